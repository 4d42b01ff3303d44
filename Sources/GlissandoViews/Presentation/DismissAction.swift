public import GlissandoMotion

/// Closes what a view is presented in.
public struct DismissAction: Sendable {
  let run: (@MainActor () -> Void)?

  /// Closes it; does nothing where the view is not presented in anything.
  @MainActor public func callAsFunction() { run?() }
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
}
