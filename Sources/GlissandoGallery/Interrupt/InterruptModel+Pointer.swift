import Glissando
import GlissandoTools

/// How the pointer holds the ball.
struct Grip {
  /// From the pointer to the ball, in points; zero where the ball was called from afar.
  var offset: CGSize
  /// Whether the pointer has moved since it was pressed.
  var isDragging = false
}

extension InterruptModel {
  /// The pointer went down: the ball sets off for it, or is caught if it is right there.
  func press(at point: CGPoint, reach: Double) {
    let shown = ball.value(at: clock.time)
    let offset = CGSize(width: shown.x - point.x, height: shown.y - point.y)
    let isCaught = hypot(offset.width, offset.height) <= reach
    grip = Grip(offset: isCaught ? offset : .zero)
    retarget(to: isCaught ? shown : point, using: animation, event: .click)
  }

  /// The pointer moved while it is down: the ball follows.
  func drag(to point: CGPoint) {
    guard var grip else { return }
    grip.isDragging = true
    self.grip = grip
    retarget(
      to: point + grip.offset, using: .interactiveSpring, event: .retarget, isMarked: false)
  }

  /// The pointer let go: the ball flies on with the velocity it has, towards where a throw of
  /// `velocity` points per second would carry it.
  func release(at point: CGPoint, velocity: CGSize) {
    defer { grip = nil }
    wake()
    guard let grip, grip.isDragging else { return }
    let throwing = CGSize(
      width: velocity.width * Self.throwSeconds, height: velocity.height * Self.throwSeconds)
    retarget(to: point + grip.offset + throwing, using: animation, event: .release)
  }

  /// A throw goes as far as its velocity does in so many seconds: about what
  /// `DragGesture.Value.predictedEndLocation` says.
  private static let throwSeconds = 0.25
}

extension CGPoint {
  fileprivate static func + (point: CGPoint, offset: CGSize) -> CGPoint {
    CGPoint(x: point.x + offset.width, y: point.y + offset.height)
  }
}
