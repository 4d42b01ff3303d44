import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

extension FrameLoop {
  /// The first frames of a run, a second of them, count as no steady ones: what moves is painted for
  /// the first time then, and buffers grow to their size.
  private static let warmUpFrames = 60

  func runFrame() throws(WindowError) {
    let start = HostClock.threadCPU
    let allocations = options.allocationCount?()
    (hasInput, hasDrained) = (false, false)
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
      foreign = try present(&profile, isChanged: isChanged, at: time.seconds)
      presentation = hostClock.now
    }
    source.finishFrame()
    let counters = source.counters
    requestsDrain = !counters.isSteady || counters.liveAnimations != liveAnimations
    liveAnimations = counters.liveAnimations
    updateCursor()
    window.setTextInputArea(source.textInputArea)
    countAllocations(since: allocations, foreign: foreign)
    finish(profile, cpu: HostClock.threadCPU - start, presentation)
  }

  /// Shows the frame.
  ///
  /// - Returns: The heap allocations of the window system's own libraries.
  private func present(
    _ profile: inout FrameProfile, isChanged: Bool, at seconds: Double
  ) throws(WindowError) -> Int {
    let list =
      overlay.isShown
      ? overlay.list(over: source, damage: isChanged ? source.damage : nil)
      : source.displayList
    let isFull = requestsFullPaint || overlay.isShown
    let cost = try presenter.present(
      list, damage: isFull ? nil : source.damage, scale: source.scale,
      background: source.groundColor, at: seconds)
    requestsFullPaint = false
    profile[.paint] += cost.paint
    profile[.present] += cost.present
    if presenter.waitsForRefresh { clock.align(to: hostClock.now) }
    return cost.allocations
  }

  /// Counts the frame's allocations where they are its own: not those of the first frames, of what
  /// the person did, or of the overlay.
  private func countAllocations(since start: Int?, foreign: Int) {
    guard let start, let count = options.allocationCount?() else { return }
    guard !hasInput, !overlay.isShown, statistics.rendered >= Self.warmUpFrames else { return }
    let own = count - start - foreign
    let counters = source.counters
    if counters.isSteady, !hasDrained {
      statistics.addSteadyFrame(allocations: own, foreign: foreign)
    } else if counters.evaluatedBodies > 0 {
      statistics.addEvaluatingFrame(allocations: own)
    }
  }

  /// What a window has for which its first frame does not wait.
  private func finishOpening() {
    window.setIcon()
    if options.usesGameControllers { events.gameControllers = GameControllers() }
  }

  private func finish(_ profile: FrameProfile, cpu: Double, _ presentation: Double?) {
    statistics.addFrame(cpu: cpu, profile: profile, presentation: presentation)
    let cost = FrameCost(
      profile: profile, interval: clock.interval, missedFrames: missedFrames)
    source.note(cost)
    overlay.note(cost)
    if statistics.firstFrame == nil, presentation != nil {
      let environment = ProcessInfo.processInfo.environment
      statistics.firstFrame = ProcessUsage.start(environment: environment).map {
        hostClock.now - $0
      }
    }
    // Told at once, and not only when somebody believes to have a film.
    if let camera = presenter.camera, camera.hasFailed { endFilming() }
    // Only after the first frame: nobody waits for it.
    if presentation != nil, statistics.presented == 1 { finishOpening() }
    if source.isOver { isEnding = true }
    if let frames = options.frames, statistics.rendered >= frames { isEnding = true }
    if endDue == nil, let seconds = options.seconds { endDue = hostClock.now + seconds }
  }
}
