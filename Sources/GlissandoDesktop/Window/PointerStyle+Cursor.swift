import CSDL2
import GlissandoViews

extension PointerStyle {
  /// SDL's shape that comes closest.
  var systemCursor: SDL_SystemCursor {
    switch self {
    case .link: SDL_SYSTEM_CURSOR_HAND
    case .horizontalText: SDL_SYSTEM_CURSOR_IBEAM
    case .grabIdle: SDL_SYSTEM_CURSOR_HAND
    case .grabActive: SDL_SYSTEM_CURSOR_SIZEALL
    case .rectSelection: SDL_SYSTEM_CURSOR_CROSSHAIR
    case .columnResize: SDL_SYSTEM_CURSOR_SIZEWE
    case .rowResize: SDL_SYSTEM_CURSOR_SIZENS
    default: SDL_SYSTEM_CURSOR_ARROW
    }
  }
}
