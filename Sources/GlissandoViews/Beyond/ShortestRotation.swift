public import GlissandoMotion

// Rotations that go the shorter way round.

extension View {
  /// Turns what is drawn to an angle, the shorter way round.
  ///
  /// Beyond SwiftUI. From 350° to 10° it turns by 20° clockwise, not by 340° back; an angle that is
  /// exactly opposite is reached clockwise. What it turns to is chosen anew with each angle, from the
  /// last one, so that turns may add up to more than a whole one.
  ///
  /// - Parameters:
  ///   - angle: Where to turn to; whole turns do not count.
  ///   - anchor: About which point.
  nonisolated public func rotationEffect(
    shortestWayTo angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(ShortestRotation(angle: angle, anchor: anchor))
  }
}

@usableFromInline
struct ShortestRotation: ViewModifier {
  let angle: Angle
  let anchor: UnitPoint
  @State private var memory: Memory

  nonisolated init(angle: Angle, anchor: UnitPoint) {
    self.angle = angle
    self.anchor = anchor
    _memory = State(initialValue: Memory())
  }

  @usableFromInline func body(content: Content) -> some View {
    content.rotationEffect(memory.turn(to: angle), anchor: anchor)
  }

  /// The angle that is turned to.
  ///
  /// It is changed by a body, but only ever to what the same angle would change it to again.
  @MainActor
  final class Memory {
    private var last: Angle?

    nonisolated init() {}

    func turn(to angle: Angle) -> Angle {
      let next = last?.shortestWay(to: angle) ?? angle
      if next.radians.isFinite { last = next }
      return next
    }
  }
}
