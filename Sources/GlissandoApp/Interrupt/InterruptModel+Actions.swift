import Glissando

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
    // The plastic number's low-discrepancy sequence (M. Roberts 2018, "The unreasonable
    // effectiveness of quasirandom sequences"): even, without a pattern, the same in each run.
    let x = (0.5 + Double(sentOff) * 0.754_877_666_2).truncatingRemainder(dividingBy: 1)
    let y = (0.5 + Double(sentOff) * 0.569_840_290_9).truncatingRemainder(dividingBy: 1)
    let half = sentOff.isMultiple(of: 2) ? 0.08 : 0.62
    let target = CGPoint(
      x: (half + 0.3 * x) * stage.width, y: (0.14 + 0.72 * y) * stage.height)
    retarget(to: target, using: animation, event: .retarget, at: time)
  }

  /// Interrupts the ball at the exact times that lie before this frame.
  func interruptWhereDue() {
    guard let interval = interruptionRate.interval else { return }
    // A long frame must not be answered by a burst.
    if clock.time - nextInterruption > Recording.length { nextInterruption = clock.time }
    while nextInterruption <= clock.time {
      sendOff(at: nextInterruption)
      nextInterruption += interval
    }
  }

  /// Moves the paused scene on by a sixtieth of a second; a running one is paused first.
  func step() {
    isPaused = true
    clock.stepOnce()
    interruptWhereDue()
    recording.add(sample(at: clock.time))
    wake()
  }

  /// Puts everything back to how it began, with an empty scope.
  func reset() {
    tour = nil
    grip = nil
    kind = .bouncy
    duration = Self.defaultDuration
    bounce = Self.defaultBounce
    pace = .full
    isPaused = false
    interruptionRate = .never
    recording = Recording()
    sentOff = 0
    ball.jump(to: clamped(CGPoint(x: stage.width / 2, y: stage.height / 2)))
    event = .retarget
    wake()
  }

  /// Starts the scripted run.
  func startTour() {
    reset()
    tour = Tour()
    wake()
  }
}
