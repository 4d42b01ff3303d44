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

extension EnvironmentValues {
  /// Closes the sheet, popover or page that the view is presented in.
  @Entry public internal(set) var dismiss: DismissAction = DismissAction(run: nil)

  /// Whether the view is presented in a sheet, a popover or a page.
  @Entry public internal(set) var isPresented: Bool = false

  /// Whether the view is presented in a sheet, a popover or a page, which it can end: the older way.
  @Entry public internal(set) var presentationMode: Binding<PresentationMode> = .constant(
    PresentationMode(isPresented: false))
}
