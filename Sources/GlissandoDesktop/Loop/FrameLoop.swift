import CSDL2
import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// The life of a window: wait, events, frame, and again; asleep where nothing asks for a frame.
///
/// It runs on the main thread, which SDL is bound to, and returns when the window is closed.
@MainActor
package final class FrameLoop {
  private let window: Window
  private let source: any FrameSource
  private let presenter: any Presenter
  private let options: LaunchOptions
  private let hostClock = HostClock()
  private let mainQueue = MainQueue()
  private let events = EventQueue()
  private let preferences: PreferenceWatcher
  private let signalWatcher = SignalWatcher()
  private var clock: FrameClock
  private var sleeper: Sleeper
  private let overlay: DebugOverlay

  /// What the run cost so far.
  package private(set) var statistics = FrameStatistics()
  /// Refreshes that came and went without a frame although one was wanted.
  package var missedFrames: Int { clock.missedFrames }

  private var isEnding = false
  /// Whether the next frame is to be painted in full, whatever its damage says.
  private var requestsFullPaint = true
  /// Whether code of the program ran since the main queue was drained.
  private var requestsDrain = true
  /// The animations that ran in the last frame; where their number changes, completions are called.
  private var liveAnimations = 0
  /// Host seconds at which a timer of the main run loop is due.
  private var timerDue: Double?
  /// Host seconds at which the run is to end, known from the first frame on.
  private var endDue: Double?
  /// Host seconds at which SDL is asked once more although nothing arrived.
  private var settlingEnd: Double?
  /// The last time handed to the views with an event, in frame seconds.
  private var lastEventTime = 0.0
  /// Whether the frame under way had input, or the main queue had work for it.
  private var hasInput = false

  /// How long after the last event SDL may still have something to say that no descriptor tells: it
  /// holds back X11's changes of focus for 200 ms.
  ///
  /// One wake-up after the last event.
  private static let settlingTime = 0.25
  /// What the sleep for events leaves to the precise sleep, in seconds: `poll` counts whole
  /// milliseconds and is late by up to another.
  private static let pollMargin = 0.001

  /// The first frames of a run, a second of them, count as no steady ones: what moves is painted for
  /// the first time then, and buffers grow to their size.
  private static let warmUpFrames = 60

  /// A loop for a window, what it shows, and how that gets there.
  package init(
    window: Window, source: any FrameSource, presenter: any Presenter, options: LaunchOptions
  ) {
    self.window = window
    self.source = source
    self.presenter = presenter
    self.options = options
    clock = FrameClock(
      refreshRate: window.refreshRate, start: hostClock.now, frameRateCap: options.frameRateCap)
    sleeper = Sleeper(
      display: window.connection.descriptor, mainQueue: mainQueue.descriptor,
      others: [signalWatcher.descriptor])
    preferences = PreferenceWatcher(options: options)
    overlay = DebugOverlay(isShown: options.hasOverlay)
  }

  /// Shows the window until it is closed, or until the last frame that was asked for.
  ///
  /// - Throws: `WindowError` if the window cannot be drawn on.
  package func run() throws(WindowError) {
    defer {
      preferences.stop()
      signalWatcher.stop()
    }
    askForPreferences()
    try fitToWindow()
    while true {
      try collectEvents()
      if isEnding { return }
      if wantsFrame {
        try waitForStart()
        if isEnding { return }
        try runFrame()
      } else {
        try rest()
      }
    }
  }

  // MARK: - Deciding

  private var wantsFrame: Bool {
    guard window.isShown else { return false }
    if source.needsFrame || requestsFullPaint || options.frames != nil { return true }
    if overlay.isFlashing { return true }
    guard let due = source.nextWakeUp else { return false }
    return clock.hostSeconds(at: due) - clock.interval <= hostClock.now
  }

  /// The host moment at which a sleep must end: the views' wake-up, one frame ahead so that the
  /// frame is seen when it is due; a timer; or SDL's afterthoughts.
  private var restEnd: Double? {
    var end = timerDue
    func include(_ moment: Double?) {
      guard let moment else { return }
      end = min(end ?? moment, moment)
    }
    include(settlingEnd)
    include(endDue)
    if window.isShown {
      include(source.nextWakeUp.map { clock.hostSeconds(at: $0) - clock.interval })
    }
    return end
  }

  // MARK: - Waiting

  /// Sleeps until the moment at which the next frame begins; fetches events as they arrive, so
  /// that every movement of the pointer has its true time.
  private func waitForStart() throws(WindowError) {
    guard !options.isUnpaced, !presenter.waitsForRefresh else { return }
    let start = clock.nextStart
    while true {
      let remaining = start - hostClock.now - Self.pollMargin
      guard remaining > 0, sleeper.waitForEvents(seconds: remaining) else { break }
      try collectEvents()
      if isEnding { return }
    }
    hostClock.sleep(until: start)
    try collectEvents()
  }

  /// Hands on what arrived; sleeps if that asks for no frame.
  private func rest() throws(WindowError) {
    deliverInput(until: nil)
    drainMainQueue()
    takePreferences()
    // Fetched once more, because Xlib may have read events into memory while something else was
    // asked of the server; those would not end the sleep.
    try collectEvents()
    guard !isEnding, !wantsFrame, events.isEmpty else { return }
    if window.isShown {
      clock.rest(until: source.nextWakeUp.map { clock.hostSeconds(at: $0) })
    } else {
      clock.suspend()
    }
    let start = hostClock.now
    sleeper.waitForAnything(seconds: restEnd.map { max(0, $0 - start) })
    statistics.addSleep(seconds: hostClock.now - start)
    if let end = settlingEnd, hostClock.now >= end { settlingEnd = nil }
  }

  // MARK: - Events

  private func collectEvents() throws(WindowError) {
    if events.fetch(coordinatesPerPoint: window.coordinatesPerPoint) {
      settlingEnd = hostClock.now + Self.settlingTime
    }
    if signalWatcher.takeSignal() { isEnding = true }
    let signals = events.takeSignals()
    if let endDue, hostClock.now >= endDue { isEnding = true }
    if signals.isEmpty { return }
    if signals.contains(.close) { isEnding = true }
    if signals.contains(.hidden) { window.setShown(false) }
    if signals.contains(.shown) { window.setShown(true) }
    if signals.contains(.fullScreen) { window.toggleFullScreen() }
    if signals.contains(.overlay) {
      overlay.isShown.toggle()
      requestsFullPaint = true
    }
    if signals.contains(.exposed) { requestsFullPaint = true }
    if signals.contains(.geometry) { try fitToWindow() }
    if signals.contains(.activated) { askForPreferences() }
  }

  /// Tells the views what arrived, in order, with times that never decrease.
  private func deliverInput(until latest: Double?) {
    events.deliver { input in
      let time = min(clock.frameSeconds(at: input.time), latest ?? .infinity)
      lastEventTime = max(lastEventTime, time)
      hasInput = true
      let isHandled = source.send(input.event, at: lastEventTime)
      if let text = input.typedText, !isHandled {
        _ = source.send(.text(text), at: lastEventTime)
      }
    }
  }

  private func drainMainQueue() {
    requestsDrain = false
    timerDue = mainQueue.drain().map { hostClock.now + $0 }
  }

  /// Drains the main queue unless there is nothing in it for sure: asking the run loop allocates,
  /// which a frame in which only animations run must not.
  ///
  /// Its timers and blocks can only have come from code of the program, and that has run only where
  /// something says so.
  private func drainMainQueueIfNeeded() {
    let isTimerDue = timerDue.map { $0 <= hostClock.now } ?? false
    guard requestsDrain || hasInput || isTimerDue || mainQueue.isReady else { return }
    hasInput = true
    drainMainQueue()
  }

  // MARK: - Frame

  private func runFrame() throws(WindowError) {
    let start = HostClock.threadCPU
    let allocations = options.allocationCount?()
    hasInput = false
    let now = hostClock.now
    let time = options.isUnpaced ? clock.beginUnpacedFrame(at: now) : clock.beginFrame(at: now)
    deliverInput(until: time.seconds)
    let inputCost = HostClock.threadCPU - start
    drainMainQueueIfNeeded()
    let isChanged = source.render(time)
    var profile = source.profile
    profile[.input] += inputCost
    var presentation: Double?
    var foreign = 0
    // Frames that were asked for by number are shown even where nothing has changed.
    if isChanged || requestsFullPaint || overlay.isShown || options.frames != nil {
      foreign = try present(&profile, isChanged: isChanged)
      presentation = hostClock.now
    }
    source.finishFrame()
    let counters = source.counters
    requestsDrain = !counters.isSteady || counters.liveAnimations != liveAnimations
    liveAnimations = counters.liveAnimations
    window.setCursor(source.cursor)
    window.setTextInputArea(source.textInputArea)
    countSteadyFrame(since: allocations, foreign: foreign)
    finish(profile, cpu: HostClock.threadCPU - start, presentation)
  }

  /// Shows the frame.
  ///
  /// - Returns: The heap allocations of the window system's own libraries.
  private func present(
    _ profile: inout FrameProfile, isChanged: Bool
  ) throws(WindowError) -> Int {
    let list =
      overlay.isShown
      ? overlay.list(
        over: source, damage: isChanged ? source.damage : nil, statistics: statistics,
        missedFrames: missedFrames, interval: clock.interval)
      : source.displayList
    let isFull = requestsFullPaint || overlay.isShown
    let cost = try presenter.present(
      list, damage: isFull ? nil : source.damage, scale: source.scale,
      background: source.groundColor)
    requestsFullPaint = false
    profile[.paint] += cost.paint
    profile[.present] += cost.present
    if presenter.waitsForRefresh { clock.align(to: hostClock.now) }
    return cost.allocations
  }

  private func countSteadyFrame(since allocations: Int?, foreign: Int) {
    guard let allocations, let count = options.allocationCount?() else { return }
    guard !hasInput, !overlay.isShown, source.counters.isSteady,
      statistics.rendered >= Self.warmUpFrames
    else { return }
    statistics.addSteadyFrame(allocations: count - allocations - foreign, foreign: foreign)
  }

  private func finish(_ profile: FrameProfile, cpu: Double, _ presentation: Double?) {
    statistics.addFrame(cpu: cpu, profile: profile, presentation: presentation)
    overlay.record(profile)
    if statistics.firstFrame == nil, presentation != nil {
      let environment = ProcessInfo.processInfo.environment
      statistics.firstFrame = ProcessUsage.start(environment: environment).map {
        hostClock.now - $0
      }
    }
    if let frames = options.frames, statistics.rendered >= frames { isEnding = true }
    if endDue == nil, let seconds = options.seconds { endDue = hostClock.now + seconds }
  }

  // MARK: - Surroundings

  /// Gives the views the window's size and scale.
  private func fitToWindow() throws(WindowError) {
    let pixels = try presenter.pixelSize
    let scale = window.scale(pixelWidth: pixels.width)
    let size = CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    if source.scale != scale { source.scale = scale }
    if source.size != size { source.size = size }
    requestsFullPaint = true
  }

  /// Asks the desktop for its settings, unless the answer to the last question is still to come.
  private func askForPreferences() {
    if let descriptor = preferences.ask() { sleeper.add(descriptor) }
    applyPreferences()
  }

  private func takePreferences() {
    guard let descriptor = preferences.takeAnswer() else { return }
    sleeper.remove(descriptor)
    applyPreferences()
  }

  private func applyPreferences() {
    if source.colorScheme != preferences.colorScheme {
      source.colorScheme = preferences.colorScheme
      requestsFullPaint = true
    }
    if source.reduceMotion != preferences.reduceMotion {
      source.reduceMotion = preferences.reduceMotion
    }
  }
}
