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

  /// Says that views are presented in something, which they leave by what `leave` does.
  mutating func present(leave: @escaping @MainActor () -> Void) {
    dismiss = DismissAction(run: leave)
    isPresented = true
    presentationMode = Binding(
      get: { PresentationMode(isPresented: true) },
      set: { mode in if !mode.isPresented { MainActor.assumeIsolated { leave() } } })
  }
}

/// Lets views leave the popup around them by `dismiss`.
nonisolated struct PresentedLeaving: EnvironmentWriter {
  func write(_ values: inout EnvironmentValues) {
    if let dismissal = values.popupDismissal { values.present(leave: dismissal.run) }
  }

  func isSame(as other: Self) -> Bool { true }
}
