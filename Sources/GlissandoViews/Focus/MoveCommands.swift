import GlissandoMotion

/// Where a person wants to go with the arrow keys.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

extension View {
  /// Runs an action when an arrow key is pressed while the view or something in it is focused.
  nonisolated public func onMoveCommand(
    perform action: ((_ direction: MoveCommandDirection) -> Void)? = nil
  ) -> some View {
    onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
      guard let action else { return .ignored }
      switch press.key {
      case .upArrow: action(.up)
      case .downArrow: action(.down)
      case .leftArrow: action(.left)
      default: action(.right)
      }
      return .handled
    }
  }

  /// Runs an action when Escape is pressed while the view or something in it is focused.
  nonisolated public func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
    onKeyPress(.escape) {
      action?()
      return action == nil ? .ignored : .handled
    }
  }

  /// Runs an action when Delete is pressed while the view or something in it is focused.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)? = nil) -> some View {
    onKeyPress(keys: [.delete, .deleteForward]) { _ in
      action?()
      return action == nil ? .ignored : .handled
    }
  }
}
