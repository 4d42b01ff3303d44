package import Foundation
package import GlissandoMotion
import Observation

/// Plays, pauses, steps, slows, reverses and loops all that moves in a window.
///
/// The window's content lives on a clock of its own, whose newest moment is the *live edge*. Going
/// on at the live edge, whatever the rate, is this clock's business alone; views and animations
/// know nothing of it. What lies behind the live edge is not computed again but shown again, from
/// the frames that were kept: so it is exactly what was seen, also where code ran meanwhile. While
/// the past is shown the content stands still.
///
/// Nothing is kept until somebody first uses the transport or opens its bar; or, where the program
/// wants that, until the person first does anything at all.
@MainActor @Observable
package final class Transport {
  /// The rates that can be chosen, in seconds of the content per second.
  package static let rates = 0.01...2.0
  /// The rates that keys and menus offer.
  package static let offeredRates = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2]
  /// The most frames of an onion skin.
  package static let mostSkins = 24

  /// Seconds of the content per second, kept within `rates`; what is not finite changes nothing.
  package var rate: Double {
    get { chosenRate }
    set {
      guard newValue.isFinite else { return }
      chosenRate = min(max(newValue, Self.rates.lowerBound), Self.rates.upperBound)
      adjustClocks()
    }
  }

  /// Whether time runs backwards, through what was kept.
  package var isReversed: Bool {
    get { runsBackwards }
    set {
      runsBackwards = newValue
      if newValue, isLive { enterPast(at: range.upperBound) }
      adjustClocks()
    }
  }

  /// Whether time stands still.
  package var isPaused: Bool {
    get { standsStill }
    set {
      standsStill = newValue
      if !newValue { leaveEnd() }
      adjustClocks()
    }
  }

  /// The part that is played again and again, in seconds of the content's clock; nil for none.
  ///
  /// What was forgotten since it was chosen is no part of it any more; nothing is left of it in the end.
  package var loop: ClosedRange<Double>? { chosenLoop.flatMap(kept) }

  /// How many frames before the one that is shown are seen through it, from 0 to `mostSkins`.
  package var onionSkins: Int {
    get { skins }
    set {
      skins = min(max(newValue, 0), Self.mostSkins)
      engage()
    }
  }

  /// Whether the bar is shown at the foot of the window.
  package var isBarShown = false {
    didSet {
      requestsDisplay = true
      if isBarShown { engage() }
    }
  }

  /// Where a view of the content has made room for the bar, in window points; nil where none has.
  ///
  /// The bar then lies there, whether it is wanted elsewhere or not.
  package var slot: CGRect? {
    didSet {
      if slot != nil, oldValue == nil { engage() }
      if slot != oldValue { requestsDisplay = true }
    }
  }

  /// Whether what is shown is the live edge.
  package private(set) var isLive = true

  private var chosenLoop: ClosedRange<Double>?
  private var chosenRate = 1.0
  private var runsBackwards = false
  var standsStill = false
  private var skins = 0

  /// What is kept; filled by whoever shows the content.
  @ObservationIgnored package let reel: FrameReel
  /// Seconds between two frames of the window, which is also a step at a rate of 1.
  @ObservationIgnored package var frameInterval: Double
  /// Whether frames are kept from the first press of a button or key on, whoever it is meant for.
  @ObservationIgnored package var keepsAfterInput = false
  /// The function keys that are the transport's, whoever has the keyboard; a scene that needs one of
  /// them for itself takes it out.
  @ObservationIgnored package var functionKeys: Set<Int> = [5, 6, 7, 8]
  /// Whether frames are kept.
  @ObservationIgnored package private(set) var isEngaged = false
  /// Whether something changed that has to be shown.
  @ObservationIgnored var requestsDisplay = false

  @ObservationIgnored var live = PlaybackClock()
  @ObservationIgnored var past = PlaybackClock(time: 0, rate: 1)
  /// Frames by which the live edge is still to be moved on.
  @ObservationIgnored var pendingSteps = 0
  @ObservationIgnored private var frameCount = 0
  @ObservationIgnored private var lastTime = 0.0

  /// A transport that runs at full rate.
  ///
  /// - Parameter frameInterval: Seconds between two frames of the window, finite and above 0.
  package init(frameInterval: Double = 1.0 / 60, reel: FrameReel = FrameReel()) {
    self.frameInterval = frameInterval
    self.reel = reel
  }

  // MARK: Going somewhere

  /// Begins to keep frames; does nothing once it has.
  package func engage() {
    requestsDisplay = true
    isEngaged = true
  }

  /// Goes on, or stands still.
  package func togglePlay() {
    engage()
    isPaused.toggle()
  }

  /// Stands still, a number of frames later; earlier for a number below 0.
  ///
  /// At the live edge a later frame is a new one, `frameInterval` at the present rate later.
  package func step(_ frames: Int) {
    engage()
    standsStill = true
    for _ in 0..<min(frames.magnitude, Self.mostSteps) {
      if frames < 0 { stepBack() } else { stepOn() }
    }
    adjustClocks()
  }

  /// As many frames as a step may have, so that nobody waits.
  private static let mostSteps: UInt = 600

  // What changes while time stands still has frames of one time, of which the newest counts: steps go
  // from time to time.

  private func stepBack() {
    if pendingSteps > 0 {
      pendingSteps -= 1
      return
    }
    guard let index = isLive ? reel.count - 1 : reel.index(at: past.time), index >= 0,
      let earlier = reel.index(before: reel.shot(index).time)
    else { return }
    let time = reel.shot(earlier).time
    if isLive { enterPast(at: time) } else { past.jump(to: max(time, range.lowerBound)) }
  }

  private func stepOn() {
    guard !isLive else {
      pendingSteps += 1
      return
    }
    guard let index = reel.index(at: past.time), index + 1 < reel.count,
      reel.shot(index + 1).time < reel.shot(reel.count - 1).time
    else { return returnToNow() }
    past.jump(to: reel.shot(index + 1).time)
  }

  /// Stands still at a time, kept within `range`; what is not finite changes nothing.
  package func seek(to time: Double) {
    guard time.isFinite else { return }
    engage()
    standsStill = true
    let (start, end) = (range.lowerBound, range.upperBound)
    if time >= end { returnToNow() } else { enterPast(at: max(time, start)) }
    adjustClocks()
  }

  /// Shows the live edge again; whether time runs there is left as it is.
  package func returnToNow() {
    requestsDisplay = true
    runsBackwards = false
    isLive = true
    adjustClocks()
  }

  /// Plays a part again and again, kept within `range`; nil, or a part without a length, goes on
  /// from where it is.
  package func setLoop(_ part: ClosedRange<Double>?) {
    engage()
    chosenLoop = nil
    guard let part, part.lowerBound.isFinite, part.upperBound.isFinite, let bounded = kept(part)
    else { return }
    chosenLoop = bounded
    if !bounded.contains(position) || isLive {
      enterPast(at: runsBackwards ? bounded.upperBound : bounded.lowerBound)
    }
    adjustClocks()
  }

  /// What there is of a part; nil for nothing that has a length.
  private func kept(_ part: ClosedRange<Double>) -> ClosedRange<Double>? {
    let bounded = part.clamped(to: range)
    return bounded.upperBound > bounded.lowerBound ? bounded : nil
  }

  private func enterPast(at time: Double) {
    guard reel.count > 0 else { return }
    engage()
    isLive = false
    pendingSteps = 0
    past.jump(to: time)
  }

  /// Turns round where playing on would stop at once: at the very beginning on the way back.
  private func leaveEnd() {
    guard runsBackwards, !isLive, past.time <= range.lowerBound else { return }
    runsBackwards = false
  }

  private func adjustClocks() {
    requestsDisplay = true
    live.rate = chosenRate
    live.isPaused = standsStill || !isLive
    past.rate = runsBackwards ? -chosenRate : chosenRate
    past.isPaused = standsStill || isLive
  }

  // MARK: Frames

  /// Moves to a frame of the window.
  package func advance(to frame: FrameTime) -> Step {
    requestsDisplay = false
    live.advance(toFrame: frame.seconds, interval: frameInterval)
    past.advance(toFrame: frame.seconds, interval: frameInterval)
    if !isLive { turnAtEnds() }
    guard isLive else {
      // Without frames there is no past.
      guard let index = reel.index(at: past.time) else {
        returnToNow()
        return .hold
      }
      return .past(index)
    }
    if pendingSteps > 0 {
      pendingSteps -= 1
      live.jump(to: live.time + frameInterval * chosenRate)
    } else if standsStill {
      return .hold
    }
    return .advance(contentFrame())
  }

  /// The present frame once more, at the time that it has, for changes that do not wait.
  package func repeatFrame() -> FrameTime { contentFrame() }

  private func contentFrame() -> FrameTime {
    let interval = frameCount == 0 ? frameInterval : max(live.time - lastTime, 0)
    defer {
      frameCount += 1
      lastTime = live.time
    }
    return FrameTime(index: frameCount, seconds: live.time, interval: interval)
  }

  private func turnAtEnds() {
    if let loop, !standsStill {
      let length = loop.upperBound - loop.lowerBound
      if past.time > loop.upperBound || past.time < loop.lowerBound {
        let share = ((past.time - loop.lowerBound) / length)
        past.jump(to: loop.lowerBound + (share - share.rounded(.down)) * length)
      }
      return
    }
    if past.time >= range.upperBound, !runsBackwards {
      returnToNow()
    } else if past.time <= range.lowerBound, runsBackwards, !standsStill {
      past.jump(to: range.lowerBound)
      isPaused = true
    }
  }
}
