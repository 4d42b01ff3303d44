import GlissandoMotion
package import GlissandoViews

// What changes at once, and what does not, while a transport holds time back.

/// Changes what is inside at once while a transport holds time back.
private struct AnsweringInHeldTime: ViewModifier {
  let transport: Transport?

  func body(content: Content) -> some View {
    let isHeldBack = transport?.isHeldBack ?? false
    content.transaction { transaction in
      guard isHeldBack, transaction.held == nil else { return }
      transaction.held = HeldMotion(
        animation: transaction.animation, disablesAnimations: transaction.disablesAnimations)
      transaction.animation = nil
      transaction.disablesAnimations = true
    }
  }
}

/// How a change would move if time were not held back.
private struct HeldMotion {
  let animation: Animation?
  let disablesAnimations: Bool
}

extension Transaction {
  @Entry fileprivate var held: HeldMotion?
}

extension View {
  /// Changes the view at once while a transport holds time back, so that its controls answer in a
  /// pause and in slow motion as they do elsewhere.
  ///
  /// What is watched there, and is to stand still or move slowly with the time, says so by
  /// `movesInHeldTime`.
  package nonisolated func answersInHeldTime(of transport: Transport?) -> some View {
    modifier(AnsweringInHeldTime(transport: transport))
  }

  /// Lets the view move where one around it answers in held time.
  ///
  /// - Parameter onlyByItself: Whether it moves by the animations that are written in it alone, and
  ///   what comes from outside, such as another size, still changes it at once.
  package nonisolated func movesInHeldTime(onlyByItself: Bool = false) -> some View {
    // Not a modifier with a body: that would stand around the elements of a view, and so inside of
    // one whose own value moves.
    transaction { transaction in
      guard let held = transaction.held else { return }
      if !onlyByItself { transaction.animation = held.animation }
      transaction.disablesAnimations = held.disablesAnimations
      transaction.held = nil
    }
  }
}
