import Glissando
import GlissandoTools

// What people and the tour do with the ball.

extension InterruptModel {
  /// Sends the ball by fractions of the stage from its target.
  func nudge(x: Double, y: Double) {
    let target = CGPoint(
      x: ball.target.x + x * stage.width, y: ball.target.y + y * stage.height)
    retarget(to: target, using: animation, event: .retarget)
  }

  /// Sends the ball to the next place of a sequence that crosses the stage each time.
  func sendOff(at time: Double? = nil) {
    sentOff += 1
    // Weyl sequences of two irrational numbers, the golden section and √2: even, without a pattern
    // that can be seen, and the same in each run.
    let x = (Double(sentOff) * 0.414_213_562_4).truncatingRemainder(dividingBy: 1)
    let y = (Double(sentOff) * 0.381_966_011_3).truncatingRemainder(dividingBy: 1)
    let half = sentOff.isMultiple(of: 2) ? 0.08 : 0.62
    let target = CGPoint(
      x: (half + 0.3 * x) * stage.width, y: (0.14 + 0.72 * y) * stage.height)
    retarget(to: target, using: animation, event: .retarget, at: time)
  }

  /// Interrupts the ball at the exact times that lie before this frame.
  func interruptWhereDue() {
    guard let interval = interruptionRate.interval else { return }
    // A long frame must not be answered by a burst.
    if clock.time - nextInterruption > BallState.recordedLength { nextInterruption = clock.time }
    while nextInterruption <= clock.time {
      recordWay(to: nextInterruption)
      sendOff(at: nextInterruption)
      nextInterruption += interval
    }
  }

  /// Puts everything back to how it began, with an empty scope.
  func reset() {
    tour = nil
    grip = nil
    kind = .bouncy
    duration = Self.defaultDuration
    bounce = Self.defaultBounce
    playAtFullPace()
    interruptionRate = .never
    run = BallState.emptyRun
    sentOff = 0
    marks.clear()
    ball.jump(to: clamped(CGPoint(x: stage.width / 2, y: stage.height / 2)))
    event = .retarget
    wake()
  }

  /// Starts the scripted run.
  package func startTour() {
    reset()
    tour = ScriptPlayer(Self.tourScript)
    wake()
  }
}
