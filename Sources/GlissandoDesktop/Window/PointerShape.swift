import CSDL2

/// The pointer's shape over the windows of the program.
///
/// SDL has one for all of them: what a window had asked for is another one's by the time the pointer comes back.
@MainActor
struct PointerShape {
  private var shapes: [UInt32: OpaquePointer] = [:]
  private var current: SDL_SystemCursor?
  private var isHidden = false

  /// Gives the pointer a shape, or hides it; nothing happens where that is so already.
  mutating func set(_ shape: SDL_SystemCursor, isHidden: Bool) {
    if isHidden != self.isHidden {
      self.isHidden = isHidden
      SDL_ShowCursor(isHidden ? SDL_DISABLE : SDL_ENABLE)
    }
    guard shape != current else { return }
    current = shape
    let cursor = shapes[shape.rawValue] ?? SDL_CreateSystemCursor(shape)
    shapes[shape.rawValue] = cursor
    SDL_SetCursor(cursor)
  }

  /// Gives SDL its own shape back.
  mutating func stop() {
    for cursor in shapes.values { SDL_FreeCursor(cursor) }
    (shapes, current) = ([:], nil)
  }
}

extension Window {
  /// Whether the pointer is in this window.
  var hasPointer: Bool { SDL_GetMouseFocus() == handle }
}
