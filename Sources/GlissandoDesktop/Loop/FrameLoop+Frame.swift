import GlissandoMotion
import GlissandoSession
import GlissandoViews
import GlissandoWindowing

// One frame of the loop, from its time until it is shown.

extension FrameLoop {
  func runFrame() throws(WindowError) {
    let start = HostClock.threadCPU
    for tool in tools { tool.beginFrame(in: self) }
    (hasInput, hasDrained) = (false, false)
    let time = beginTime()
    deliverInput(until: time.seconds)
    let inputCost = HostClock.threadCPU - start
    drainMainQueueIfNeeded()
    let isChanged = source.render(time)
    // What is said of a view may be other although nothing is to be seen of that.
    accessibility?.note()
    var profile = source.profile
    profile[.input] += inputCost
    let shown = try showIfNeeded(&profile, isChanged: isChanged, at: time.seconds)
    source.finishFrame()
    noteWork()
    updateCursor()
    updateTextInput()
    finish(
      FrameOutcome(
        cost: FrameCost(
          profile: profile, interval: clock.interval, missedFrames: clock.refreshes.missed),
        seconds: HostClock.threadCPU - start, presentation: shown.moment,
        foreignAllocations: shown.allocations, hasInput: hasInput, hasDrained: hasDrained))
  }

  /// The time of the frame that begins now.
  private func beginTime() -> FrameTime {
    let now = hostClock.now
    return options.isUnpaced ? clock.beginUnpacedFrame(at: now) : clock.beginFrame(at: now)
  }

  /// Notes whether the frame may have let code of the program run, and what the window is called since.
  private func noteWork() {
    let counters = source.counters
    requestsDrain = !counters.isSteady || counters.liveAnimations != liveAnimations
    liveAnimations = counters.liveAnimations
    if !counters.isSteady, let views = source.hosts.first { window.title = views.title ?? title }
  }

  /// Shows the frame, if there is anything new to be seen.
  ///
  /// - Returns: The host moment at which it was handed over, if it was, and the heap allocations of the window
  ///   system's own libraries.
  private func showIfNeeded(
    _ profile: inout FrameProfile, isChanged: Bool, at seconds: Double
  ) throws(WindowError) -> (moment: Double?, allocations: Int) {
    // Frames that were asked for by number are shown even where nothing has changed.
    guard isChanged || requestsFullPaint || isPostponed || isDrawnOver || options.frames != nil
    else { return (nil, 0) }
    let allocations = try present(&profile, isChanged: isChanged, at: seconds)
    return (isPostponed ? nil : hostClock.now, allocations)
  }

  /// Shows the frame.
  ///
  /// - Returns: The heap allocations of the window system's own libraries.
  private func present(
    _ profile: inout FrameProfile, isChanged: Bool, at seconds: Double
  ) throws(WindowError) -> Int {
    let isFull = requestsFullPaint || isDrawnOver
    var list = source.displayList
    for tool in tools where tool.isDrawing {
      tool.draw(over: source, damage: isChanged ? source.damage : nil, into: &list)
    }
    let cost = try presenter.present(
      list, damage: isFull ? nil : source.damage, scale: source.scale,
      background: source.groundColor, at: seconds)
    (requestsFullPaint, isPostponed) = (false, cost.isPostponed)
    if !cost.isShown {
      // Nothing tells when the window can be drawn on again.
      (confirmsPicture, settlingEnd) = (true, hostClock.now + Self.renewalTime)
    }
    profile[.paint] += cost.paint
    profile[.present] += cost.present
    return cost.allocations
  }

  /// Shows the last frame once more, for who reads the pixels and lacks some; between two frames, and not where
  /// nothing can be shown.
  package func presentAgain() {
    guard isWatched, !DisplayErrors.isGone else { return }
    let wasRequested = requestsFullPaint
    requestsFullPaint = true
    var profile = source.profile
    _ = try? present(&profile, isChanged: false, at: frameTime)
    // Whoever asked for the next frame means another one.
    requestsFullPaint = wasRequested
  }

  /// Lets the presenter do a part of what can be done before it is shown, where that makes no frame late.
  func prefetch(before start: Double) {
    if start - hostClock.now > Self.prefetchTime { _ = presenter.continuePrefetch() }
  }

  /// The time before a frame that is enough for it, in seconds: many times what it usually takes.
  private static let prefetchTime = 0.004

  /// What a window has for which its first frame does not wait.
  private func finishOpening() {
    WindowIcon.give(app.icon, to: window)
    if options.usesGameControllers { events.gameControllers = GameControllers() }
    askForAssistance()
    watchSurroundings()
    watchDisplay()
  }

  private func finish(_ frame: FrameOutcome) {
    source.note(frame.cost)
    for tool in tools { tool.endFrame(frame, in: self) }
    renderedFrames += 1
    // Only after the first frame: nobody waits for it.
    if frame.presentation != nil, !hasPresented {
      hasPresented = true
      finishOpening()
    }
    if source.isOver { isEnding = true }
    if let frames = options.frames, renderedFrames >= frames { isEnding = true }
    if endDue == nil, let seconds = options.seconds { endDue = hostClock.now + seconds }
  }
}
