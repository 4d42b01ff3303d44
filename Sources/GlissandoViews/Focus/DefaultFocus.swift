import GlissandoMotion

// Which view gets the keyboard when several appear.

/// How strongly a view wants the keyboard when it appears.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
  private let isUserInitiated: Bool
  /// When nothing else has the keyboard.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// As if a person had chosen it.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

extension View {
  /// Gives the keyboard to one of the views inside when they appear.
  ///
  /// SwiftUI: there the value also counts when the keyboard comes back later.
  ///
  /// - Parameters:
  ///   - binding: The state that says which of the views has the keyboard.
  ///   - value: The state of the view that gets it.
  ///   - priority: Says nothing here: what has just appeared gets the keyboard.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    if priority != .automatic {
      ViewWarning.noteUnchanged(
        by: "defaultFocus(priority:)", "what has just appeared gets the keyboard")
    }
    return onAppear { binding.wrappedValue = value }
  }
}
