import CSDL2
import GlissandoViews

extension Window {
  /// The pointer's shape in this window where its views want a style.
  func shape(for style: PointerStyle) -> SDL_SystemCursor { edgeCursor ?? style.systemCursor }
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
