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
      recording.add(sample(at: clock.time))
      frame += 1
    }
    clock.jump(to: 0)
    event = nil
  }

  private static let preludeSpacing = 1.0 / 60

  private func place(_ step: PreludeStep) -> CGPoint {
    clamped(point(UnitPoint(x: step.x, y: step.y)))
  }

  /// Where the ball is sent before anybody can see it.
  private static let prelude = [
    PreludeStep(time: -5.7, x: 0.10, y: 0.66),
    PreludeStep(time: -5.5, x: 0.80, y: 0.24),
    PreludeStep(time: -5.32, x: 0.24, y: 0.34),
    PreludeStep(time: -3.7, x: 0.90, y: 0.70),
    PreludeStep(time: -3.56, x: 0.62, y: 0.14),
    PreludeStep(time: -3.38, x: 0.14, y: 0.62),
    PreludeStep(time: -1.75, x: 0.66, y: 0.20),
    PreludeStep(time: -1.59, x: 0.78, y: 0.80),
    PreludeStep(time: -1.38, x: 0.86, y: 0.34),
  ]
}

/// A moment in scene seconds and a place in fractions of the stage.
private struct PreludeStep {
  var time: Double
  var x: Double
  var y: Double
}
