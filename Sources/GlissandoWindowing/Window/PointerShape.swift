import CSDL2
package import GlissandoViews

/// The pointer's shape over the windows of the program.
///
/// SDL has one for all of them: what a window had asked for is another one's by the time the pointer comes back.
@MainActor
package struct PointerShape {
  private var shapes: [UInt32: OpaquePointer] = [:]
  private var current: SDL_SystemCursor?
  private var isHidden = false

  /// SDL's own shape.
  package init() {}

  /// Gives the pointer the shape that the views of a window want, or hides it; nothing happens where that is so already.
  package mutating func set(_ style: PointerStyle, in window: DesktopWindow, isHidden: Bool) {
    if isHidden != self.isHidden {
      self.isHidden = isHidden
      SDL_ShowCursor(isHidden ? SDL_DISABLE : SDL_ENABLE)
    }
    let shape = window.edgeCursor ?? style.systemCursor
    guard shape != current else { return }
    current = shape
    let cursor = shapes[shape.rawValue] ?? SDL_CreateSystemCursor(shape)
    shapes[shape.rawValue] = cursor
    SDL_SetCursor(cursor)
  }

  /// Gives SDL its own shape back.
  package mutating func stop() {
    for cursor in shapes.values { SDL_FreeCursor(cursor) }
    (shapes, current) = ([:], nil)
  }
}

extension DesktopWindow {
  /// Whether the pointer is in this window.
  package var hasPointer: Bool { SDL_GetMouseFocus() == handle }
}

extension PointerStyle {
  /// SDL's shape that comes closest.
  var systemCursor: SDL_SystemCursor {
    switch self {
    case .arrow, .arrowWhileMoving, .windowHandle: SDL_SYSTEM_CURSOR_ARROW
    case .link: SDL_SYSTEM_CURSOR_HAND
    case .text: SDL_SYSTEM_CURSOR_IBEAM
    case .grab: SDL_SYSTEM_CURSOR_HAND
    case .grabbing: SDL_SYSTEM_CURSOR_SIZEALL
    case .resizeHorizontal: SDL_SYSTEM_CURSOR_SIZEWE
    case .resizeVertical: SDL_SYSTEM_CURSOR_SIZENS
    }
  }
}
