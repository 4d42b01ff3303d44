import CSDL2
package import Foundation

/// Where text is being typed, beside which input methods show their candidates.
///
/// SDL keeps one place for all windows, in the coordinates of the one that has the keyboard.
package struct CandidatePlace {
  private var window: UInt32 = 0
  private(set) var rect = SDL_Rect()

  /// Nobody has been told of one.
  package init() {}

  /// Tells input methods of a caret, in points of a window; nothing happens where there is none.
  @MainActor
  package mutating func tell(_ caret: CGRect?, in window: DesktopWindow) {
    guard let caret,
      move(to: caret, in: window.number, coordinatesPerPoint: window.coordinatesPerPoint)
    else { return }
    SDL_SetTextInputRect(&rect)
  }

  /// Notes where the caret is; one that is nowhere stays where it was.
  ///
  /// - Returns: Whether that is another place than before.
  mutating func move(
    to caret: CGRect, in window: UInt32, coordinatesPerPoint: Double
  ) -> Bool {
    guard caret.minX.isFinite, caret.minY.isFinite else { return false }
    func coordinate(_ points: CGFloat) -> Int32 {
      Int32(min(max(points * coordinatesPerPoint, -1e6), 1e6))
    }
    let next = SDL_Rect(
      x: coordinate(caret.minX), y: coordinate(caret.minY), w: coordinate(max(caret.width, 1)),
      h: coordinate(max(caret.height, 1)))
    defer { (self.window, rect) = (window, next) }
    return window != self.window || CGRect(next) != CGRect(rect)
  }
}
