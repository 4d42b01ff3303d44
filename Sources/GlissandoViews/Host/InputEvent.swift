package import Foundation

/// Something that a person did, in window points.
package enum InputEvent: Sendable {
  /// The pointer moved.
  case pointerMoved(CGPoint)
  /// A button of the pointer went down: 1 is the main one, 2 the wheel, 3 the second one, as SDL and X11
  /// count them.
  case pointerDown(CGPoint, button: Int, modifiers: EventModifiers)
  /// A button of the pointer went up.
  case pointerUp(CGPoint, button: Int)
  /// The pointer left the window.
  case pointerExited
  /// The wheel turned, or two fingers moved: by how many points content should move.
  case wheel(delta: CGSize, at: CGPoint)
  /// Two fingers moved, or the wheel turned while Control was held.
  ///
  /// `scale` is how many times further the fingers are apart than before, `rotation` by how many
  /// radians they turned clockwise since; `isLast` says that they have left.
  case pinch(scale: Double, rotation: Double, at: CGPoint, isLast: Bool)
  /// A key went down or repeats.
  case key(KeyPress)
  /// Text was typed.
  case text(String)
  /// An input method composes text, empty when it ends; the caret counts characters within.
  case composition(String, caret: Int)
  /// Another program let things go above the window.
  case dropped([DroppedContent], at: CGPoint)
  /// The window became the one with the keyboard, or lost it.
  case focus(Bool)
}

/// What the pointer looks like.
package enum PointerStyle: Sendable {
  case arrow, link, text, grab, grabbing, resizeHorizontal, resizeVertical
  /// An arrow over what the window is moved by.
  case windowHandle
  /// An arrow that is hidden when it has rested for a while: nothing lies over what an audience sees.
  case arrowWhileMoving
}
