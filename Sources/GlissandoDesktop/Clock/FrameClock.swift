import GlissandoDrawing
package import GlissandoMotion

/// Gives every frame its one time: the moment at which it will be seen.
///
/// Host seconds come from the machine's monotonic clock; frame seconds are what the views live
/// by. Both run equally fast, but frame seconds leave out what would make motion leap: a stopped
/// process, a lost display, a machine that slept. The clock reads nothing itself; every moment is
/// an argument, so a test can play any day it likes.
package struct FrameClock: Sendable {
  /// The longest gap between two frames that time follows, in seconds; after a longer one it
  /// advances by a single frame.
  ///
  /// A quarter of a second is longer than the slowest frame worth keeping in step with, and shorter
  /// than what the eye takes for a pause.
  package static let longestGap = 0.25

  /// Seconds between the pictures of any display that there may be: another number is a mistake.
  private static let tellableIntervals = 0.0005...0.2

  /// The display's moments, in host seconds.
  package private(set) var grid: RefreshGrid
  /// The last frame's time, nil before the first.
  package private(set) var last: FrameTime?
  /// What has become of the refreshes.
  private var tally = RefreshTally()

  /// Refreshes per frame, 1 unless the rate is capped.
  private var slotsPerFrame: Int
  /// What the display states, in hertz.
  private var refreshRate: Double
  private let frameRateCap: Double?
  /// Host seconds that frame seconds leave out, plus the first frame's moment.
  private var lostSeconds: Double
  /// The slot at which the last frame is seen.
  private var lastSlot: Int
  /// Whether the loop slept since the last frame because nothing asked for one.
  private var isRested = true
  /// Whether the window could not be seen since the last frame.
  private var isSuspended = false
  /// The host moment at which a rest was to end, nil for one without an end.
  private var restEnd: Double?

  /// A clock that starts at `start` host seconds, on the grid of `refreshRate` hertz.
  ///
  /// - Parameter frameRateCap: frames per second at most, reached by leaving out whole
  ///   refreshes; nil or a value that is not positive for every refresh.
  package init(refreshRate: Double, start: Double, frameRateCap: Double? = nil) {
    grid = RefreshGrid(refreshRate: refreshRate, phase: start)
    self.refreshRate = refreshRate
    self.frameRateCap = frameRateCap
    lostSeconds = start.isFinite ? start : 0
    lastSlot = 0
    slotsPerFrame = Self.slots(in: grid, cap: frameRateCap)
  }

  private static func slots(in grid: RefreshGrid, cap: Double?) -> Int {
    guard let cap, cap > 0 else { return 1 }
    // One per cent of leeway: a cap of 60 on a display of 60.3 Hz means every refresh.
    return max(1, Int(pixels: (0.99 / (grid.interval * cap)).rounded(.up)))
  }

  /// Goes on at the rate of the display that the window is on now; nothing happens if it is the same.
  ///
  /// Frame seconds run on: the next frame is seen at one of the other display's moments.
  ///
  /// - Parameter now: Host seconds; one of those moments, for want of better knowledge.
  package mutating func follow(refreshRate: Double, at now: Double) {
    guard refreshRate != self.refreshRate, now.isFinite else { return }
    self.refreshRate = refreshRate
    follow(RefreshGrid(refreshRate: refreshRate, phase: now))
  }

  private mutating func follow(_ other: RefreshGrid) {
    let end = grid.time(of: lastSlot)
    grid = other
    slotsPerFrame = Self.slots(in: grid, cap: frameRateCap)
    lastSlot = grid.slot(after: end) - 1
  }

  /// Seconds between two frames.
  package var interval: Double { grid.interval * Double(slotsPerFrame) }

  /// The host moment at which the next frame of a running animation is to begin: when the last
  /// one is seen.
  package var nextStart: Double {
    grid.time(of: lastSlot + slotsPerFrame - 1)
  }

  /// The frame that begins at `now` host seconds.
  ///
  /// Never earlier than the frame before it and always finite: a moment that is not counts as
  /// the one that was expected.
  package mutating func beginFrame(at now: Double) -> FrameTime {
    let moment = now.isFinite ? now : nextStart
    let slot = max(grid.slot(after: moment), lastSlot + (last == nil ? 0 : slotsPerFrame))
    let isContinuing = !isRested
    leaveOutGap(before: slot)
    lastSlot = slot
    // The large numbers first: their difference is exact, so times are as round as the rate.
    let seconds = (grid.phase - lostSeconds) + Double(slot) * grid.interval
    return commit(seconds: seconds, isContinuing: isContinuing)
  }

  /// The frame that is seen at once, for a loop that does not wait for the display.
  package mutating func beginUnpacedFrame(at now: Double) -> FrameTime {
    let moment = now.isFinite ? now : (last?.seconds ?? 0) + lostSeconds
    let isContinuing = !isRested
    let elapsed = moment - lostSeconds - (last?.seconds ?? 0)
    if isContinuing, elapsed > Self.longestGap { lostSeconds += elapsed - interval }
    isRested = false
    return commit(seconds: moment - lostSeconds, isContinuing: isContinuing)
  }

  /// The loop goes to sleep because nothing asks for a frame.
  ///
  /// Time passes meanwhile: a rest is no gap, except for what it lasts beyond the moment at which
  /// it was to end.
  ///
  /// - Parameter end: host seconds at which something is due, nil if nothing is.
  package mutating func rest(until end: Double?) {
    isRested = true
    restEnd = end
  }

  /// The window cannot be seen, so no frame is due: the next one follows the last as if no time
  /// had passed, and nothing counts as missed.
  package mutating func suspend() {
    isSuspended = true
  }

  /// The display has shown a picture; the grid follows.
  ///
  /// Nothing happens for a moment that lies in the future or further back than `longestGap`: a window system that tells
  /// by another clock, or what was asked for before a rest.
  ///
  /// - Parameter now: Host seconds.
  package mutating func follow(_ refresh: Refresh, at now: Double) {
    let age = now - refresh.seconds
    guard age >= 0, age < Self.longestGap else { return }
    tally.told += 1
    if let isSynchronized = refresh.isSynchronized {
      tally.synchronized = (tally.synchronized ?? 0) + (isSynchronized ? 1 : 0)
    }
    if let told = refresh.interval, Self.tellableIntervals ~= told, grid.states(otherThan: told) {
      follow(RefreshGrid(refreshRate: 1 / told, phase: refresh.seconds))
    } else {
      grid.align(to: refresh.seconds)
    }
  }

  /// What has become of the refreshes so far.
  package var refreshes: RefreshTally {
    var tally = tally
    tally.rate = 1 / grid.interval
    return tally
  }

  /// Frame seconds of a host moment, for the time of an event.
  package func frameSeconds(at host: Double) -> Double { host - lostSeconds }

  /// The host moment of frame seconds, for a wake-up.
  package func hostSeconds(at frame: Double) -> Double { frame + lostSeconds }

  /// Counts what was missed and takes out of time what must not be seen as a leap.
  private mutating func leaveOutGap(before slot: Int) {
    defer {
      isRested = false
      isSuspended = false
      restEnd = nil
    }
    guard last != nil else { return }
    if isSuspended {
      lostSeconds += Double(slot - lastSlot) * grid.interval - interval
      return
    }
    if isRested {
      guard let restEnd else { return }
      let excess = grid.time(of: slot) - restEnd
      if excess > Self.longestGap { lostSeconds += excess - interval }
      return
    }
    let slots = slot - lastSlot
    tally.missed += slots / slotsPerFrame - 1
    let gap = Double(slots) * grid.interval
    if gap > Self.longestGap { lostSeconds += gap - interval }
  }

  /// Numbers the frame.
  ///
  /// Its interval is the time since the frame before; after a rest, which may have lasted for
  /// hours, it is what the next one will take.
  private mutating func commit(seconds: Double, isContinuing: Bool) -> FrameTime {
    let before = last?.seconds ?? 0
    let time = FrameTime(
      index: (last?.index ?? -1) + 1,
      seconds: max(seconds, before),
      interval: isContinuing && last != nil ? max(seconds - before, 0) : interval)
    last = time
    return time
  }
}
