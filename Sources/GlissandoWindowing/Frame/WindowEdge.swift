import CSDL2
import Foundation

/// An edge of a window, or the corner between two, by which it is resized.
struct WindowEdge: OptionSet {
  let rawValue: Int

  static let top = WindowEdge(rawValue: 1)
  static let bottom = WindowEdge(rawValue: 2)
  static let left = WindowEdge(rawValue: 4)
  static let right = WindowEdge(rawValue: 8)

  /// How far from its outline a window is taken hold of, in points: little enough not to be in the way of what lies
  /// there.
  private static let thickness = 5.0
  /// How far from a corner both of its edges are, in points.
  private static let cornerLength = 16.0

  /// The edge or corner at a point of a window; empty for none.
  init(at point: CGPoint, in size: CGSize) {
    func near(_ distance: Double) -> WindowEdge {
      var edge: WindowEdge = []
      if point.y < distance { edge.insert(.top) }
      if point.y >= size.height - distance { edge.insert(.bottom) }
      if point.x < distance { edge.insert(.left) }
      if point.x >= size.width - distance { edge.insert(.right) }
      return edge
    }
    self = near(Self.thickness).isEmpty ? [] : near(Self.cornerLength)
  }

  init(rawValue: Int) { self.rawValue = rawValue }

  /// What SDL calls a press there.
  var hit: SDL_HitTestResult {
    switch self {
    case .top: SDL_HITTEST_RESIZE_TOP
    case .bottom: SDL_HITTEST_RESIZE_BOTTOM
    case .left: SDL_HITTEST_RESIZE_LEFT
    case .right: SDL_HITTEST_RESIZE_RIGHT
    case [.top, .left]: SDL_HITTEST_RESIZE_TOPLEFT
    case [.top, .right]: SDL_HITTEST_RESIZE_TOPRIGHT
    case [.bottom, .left]: SDL_HITTEST_RESIZE_BOTTOMLEFT
    case [.bottom, .right]: SDL_HITTEST_RESIZE_BOTTOMRIGHT
    default: SDL_HITTEST_NORMAL
    }
  }

  /// The shape of the pointer there.
  var cursor: SDL_SystemCursor {
    switch self {
    case .top, .bottom: SDL_SYSTEM_CURSOR_SIZENS
    case .left, .right: SDL_SYSTEM_CURSOR_SIZEWE
    case [.top, .left], [.bottom, .right]: SDL_SYSTEM_CURSOR_SIZENWSE
    case [.top, .right], [.bottom, .left]: SDL_SYSTEM_CURSOR_SIZENESW
    default: SDL_SYSTEM_CURSOR_ARROW
    }
  }
}
