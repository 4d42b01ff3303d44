import Glissando
import GlissandoTools

// The past that the ball has as the window opens.

extension InterruptModel {
  /// Learns the stage's size.
  ///
  /// The first time the ball has a past made for it; later it stays where it is, or comes back in
  /// view.
  func fit(to size: CGSize) {
    guard size != stage, size.width > 0, size.height > 0 else { return }
    let isFirst = stage == .zero
    stage = size
    if isFirst {
      playPrelude()
    } else if clamped(ball.target) != ball.target {
      ball.animate(to: clamped(ball.target), using: .smooth, at: clock.time)
      wake()
    }
  }

  /// Flies the ball before the window opens, with the same engine, so that scope and stage have
  /// something to show from the first frame on.
  private func playPrelude() {
    let steps = Self.prelude
    ball.jump(to: place(steps[0]))
    let start = steps[0].time
    clock.jump(to: start)
    var next = steps.dropFirst()
    var frame = 0
    while clock.time < -Self.preludeSpacing / 2 {
      let time = start + Double(frame) * Self.preludeSpacing
      clock.jump(to: min(time, 0))
      if let step = next.first, step.time <= clock.time {
        retarget(to: place(step), using: animation, event: .retarget)
        next.removeFirst()
      }
      record(ball.state(at: clock.time))
      frame += 1
    }
    clock.jump(to: 0)
    event = nil
  }

  private static let preludeSpacing = 1.0 / 60

  private func place(_ stop: HandStop) -> CGPoint {
    clamped(point(stop.place))
  }

  /// Where the ball is sent before anybody can see it.
  private static let prelude: [HandStop] = [
    .init(-5.7, 0.10, 0.66), .init(-5.5, 0.80, 0.24), .init(-5.32, 0.24, 0.34),
    .init(-3.7, 0.90, 0.70), .init(-3.56, 0.62, 0.14), .init(-3.38, 0.14, 0.62),
    .init(-1.75, 0.66, 0.20), .init(-1.59, 0.78, 0.80), .init(-1.38, 0.86, 0.34),
  ]
}
