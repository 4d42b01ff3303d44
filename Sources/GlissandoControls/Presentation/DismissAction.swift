public import GlissandoMotion
public import GlissandoViews

/// Closes what a view is presented in.
public struct DismissAction: Sendable {
  let run: (@MainActor () -> Void)?

  /// Closes it; does nothing where the view is not presented in anything.
  @MainActor public func callAsFunction() { run?() }
}

/// Whether a view is presented, which it can end: the older way of saying `dismiss`.
public struct PresentationMode: Sendable {
  /// Whether the view is presented in a sheet, a popover or a page.
  public internal(set) var isPresented: Bool

  /// Closes it.
  public mutating func dismiss() { isPresented = false }
}

private struct PresentationModeKey: EnvironmentKey {
  static var defaultValue: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: false))
  }
}
private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(run: nil) }
}
private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Closes the sheet, popover or page that the view is presented in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented in a sheet, a popover or a page.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the view is presented in a sheet, a popover or a page, which it can end: the older way.
  public internal(set) var presentationMode: Binding<PresentationMode> {
    get { self[PresentationModeKey.self] }
    set { self[PresentationModeKey.self] = newValue }
  }
}
