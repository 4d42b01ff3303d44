import GlissandoMotion

/// How far a panel at the window's edge has come in: at 0 it is out, at 1 it is in.
///
/// A spring without bounce, because the content gives way to it; turned round in mid-way it goes
/// on from where it is, with its velocity.
struct PanelSlide {
  private static let spring = Spring(duration: 0.36, bounce: 0)
  /// After so many seconds nothing of the way is left that could be seen.
  private static let longest = 0.62

  /// Where it goes.
  private(set) var isOpen = false
  /// Where it is.
  private(set) var value = 0.0
  /// When it set out; nil at rest.
  private var start: Double?
  private var origin = 0.0
  private var initialVelocity = 0.0

  /// Whether it is on its way.
  var isMoving: Bool { start != nil }

  /// Goes where it is wanted.
  ///
  /// - Parameter jumps: Whether it is there at once.
  mutating func update(isOpen: Bool, at time: Double, jumps: Bool) {
    if isOpen != self.isOpen {
      initialVelocity = velocity(at: time)
      origin = value
      start = time
      self.isOpen = isOpen
    }
    guard let start else { return }
    if jumps || time - start >= Self.longest {
      self.start = nil
      value = target
    } else {
      value =
        origin
        + Self.spring.value(
          target: target - origin, initialVelocity: initialVelocity, time: time - start)
    }
  }

  private var target: Double { isOpen ? 1 : 0 }

  private func velocity(at time: Double) -> Double {
    guard let start else { return 0 }
    return Self.spring.velocity(
      target: target - origin, initialVelocity: initialVelocity, time: time - start)
  }
}
