import CSDL2
import Foundation
import GlissandoSession
import GlissandoViews
package import GlissandoWindowing

/// The life of a window: wait, events, frame, and again; asleep where nothing asks for a frame.
///
/// It runs on the main thread, which SDL is bound to, and returns when the window is closed.
@MainActor
package final class FrameLoop {
  package internal(set) var window: DesktopWindow
  package let source: any FrameSource
  var presenter: any Presenter
  let options: LaunchOptions
  /// The program whose windows these are.
  let app: AppInfo
  let hostClock = HostClock()
  let mainQueue = MainQueue()
  let events = EventQueue()
  let textInput = TextInputGate()
  var candidatePlace = CandidatePlace()
  var pointerShape = PointerShape()
  let preferences: PreferenceWatcher
  let signalWatcher = SignalWatcher()
  var glib = GLibEvents()
  /// Tells what SDL does not ask X11 for, once the first frame is seen.
  var x11: X11Watcher?
  /// Tells when the display has shown a picture, once the first one is seen; nil where nobody does.
  var witness: DisplayWitness?
  var wakefulness = Wakefulness { isAwake in
    if isAwake { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() }
  }
  var assistance = AssistiveTechnology(environment: ProcessInfo.processInfo.environment)
  /// Who tells assistive technology of the windows; nil where there is none.
  var accessibility: AccessibilityBridge?
  var clock: FrameClock
  var sleeper: Sleeper
  let tools: [any LoopTool]

  /// What the window is called while its views do not say it.
  let title: String
  /// How the window stood when that was last told.
  var shape = WindowShape()
  /// The second window, while it is open.
  var companion: CompanionWindow?
  /// What the views ask of the windows; nil for a program with one window.
  package var control: WindowControl?
  /// Whether the window covered its display when that was last compared with what the views ask for.
  var knownFullScreen = false
  /// The displays on which the windows were placed: one may be exchanged for another.
  var displayNames = DisplayInfo.all.map(\.name)
  /// Where the second window belongs.
  var companionPlace = WindowPlacement.Place()
  /// Opens the second window.
  var openCompanion:
    (
      @MainActor (_ main: DesktopWindow, _ place: WindowPlacement.Place) throws(WindowError) ->
        CompanionWindow
    )?

  /// Frames that ran, whether or not they changed anything.
  var renderedFrames = 0
  /// Whether a picture has been handed to the window system.
  var hasPresented = false

  /// Whether the run is about to end.
  package internal(set) var isEnding = false
  /// Whether the next frame is to be painted in full, whatever its damage says.
  var requestsFullPaint = true
  /// Whether the last picture was not shown, for the GPU had not finished those before.
  var isPostponed = false
  /// Whether the picture is to be shown once more when the window system has come to rest.
  ///
  /// On Wayland what a configuration changes, and the decorations that a library draws around the window,
  /// are seen only with the window's next picture, and no event says when they are ready.
  var confirmsPicture = false
  /// Whether code of the program ran since the main queue was drained.
  var requestsDrain = true
  /// The animations that ran in the last frame; where their number changes, completions are called.
  var liveAnimations = 0
  /// Host seconds at which a timer of the main run loop is due.
  var timerDue: Double?
  /// Host seconds at which the run is to end, known from the first frame on.
  var endDue: Double?
  /// Host seconds at which SDL is asked once more although nothing arrived.
  var settlingEnd: Double?
  /// The last time handed to the views with an event, in frame seconds.
  var lastEventTime = 0.0
  /// How long the pointer has rested in the window.
  var pointer = PointerRest()
  /// Whether the frame under way had input.
  var hasInput = false
  /// Whether the main queue was asked for work during the frame under way.
  var hasDrained = false

  /// How long after the last event SDL may still have something to say that no descriptor tells: it
  /// holds back X11's changes of focus for 200 ms.
  ///
  /// One wake-up after the last event.
  static let settlingTime = 0.25
  /// After so many seconds a window that could not be drawn on is tried again, where nothing else asks for a frame.
  static let renewalTime = 1.0
  /// What the sleep for events leaves to the precise sleep, in seconds: `poll` counts whole
  /// milliseconds and is late by up to another.
  private static let pollMargin = 0.001

  /// A loop for a window, what it shows, and how that gets there.
  init(
    window: DesktopWindow, source: any FrameSource, presenter: any Presenter,
    options: LaunchOptions,
    preferences: PreferenceWatcher, app: AppInfo = AppInfo(), tools: [any LoopTool] = []
  ) {
    self.window = window
    title = window.title
    self.source = source
    self.presenter = presenter
    self.options = options
    self.app = app
    self.tools = tools
    clock = FrameClock(
      refreshRate: window.refreshRate, start: hostClock.now, frameRateCap: options.frameRateCap)
    sleeper = Sleeper(
      display: window.connection.descriptor, questions: glib.descriptor,
      others: [mainQueue.descriptor, signalWatcher.descriptor])
    self.preferences = preferences
    events.windowID = window.number
  }

  /// Shows the window until it is closed, or until the last frame that was asked for.
  ///
  /// - Throws: `WindowError` if the window cannot be drawn on.
  package func run() throws(WindowError) {
    defer {
      closeCompanion()
      wakefulness.set(false, because: "")
      events.gameControllers?.stop()
      textInput.stop()
      pointerShape.stop()
      signalWatcher.stop()
      x11?.stop()
      witness?.stop()
      stopAccessibility()
      isEnding = true
      for tool in tools { tool.end(in: self) }
    }
    try fitToWindow()
    while true {
      try collectEvents()
      if isEnding { return }
      serveSession()
      try followX11()
      try arrangeWindows()
      wakeTools()
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
    guard isWatched else { return false }
    if source.needsFrame || requestsFullPaint || isPostponed || options.frames != nil {
      return true
    }
    if tools.contains(where: \.wantsFrame) { return true }
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
    for tool in tools { include(tool.wakeUp) }
    include(companion?.wakeUp)
    include(accessibility?.wakeUp)
    include(glib.due)
    include(pointer.due(source.cursor, at: hostClock.now))
    include(events.gameControllers.map { hostClock.now + $0.interval })
    if isWatched {
      include(source.nextWakeUp.map { clock.hostSeconds(at: $0) - clock.interval })
    }
    return end
  }

  // MARK: - Waiting

  /// Sleeps until the moment at which the next frame begins; fetches events as they arrive, so
  /// that every movement of the pointer has its true time.
  private func waitForStart() throws(WindowError) {
    guard !options.isUnpaced else { return }
    if let refresh = witness?.next() { clock.follow(refresh, at: hostClock.now) }
    let start = clock.nextStart
    workOnCompanion(until: start)
    answerWhileLate(for: start)
    prefetch(before: start)
    while true {
      let remaining = start - hostClock.now - Self.pollMargin
      guard remaining > 0,
        sleeper.waitForEvents(seconds: remaining, orQuestions: accessibility != nil)
      else { break }
      if accessibility != nil { glib.serve(at: hostClock.now) }
      try collectEvents()
      if isEnding { return }
    }
    hostClock.sleep(until: start)
    try collectEvents()
    witness?.ask(waits: presenter.waitsForDisplay)
  }

  /// Hands on what arrived; sleeps if that asks for no frame.
  private func rest() throws(WindowError) {
    deliverInput(until: nil)
    drainMainQueue()
    updateCursor()
    updateTextInput()
    // Fetched once more, because Xlib may have read events into memory while something else was
    // asked of the server; those would not end the sleep.
    try collectEvents()
    guard !isEnding, !wantsFrame, events.isEmpty else { return }
    if workOnCompanionWhileResting() { return }
    if isWatched, presenter.continuePrefetch() { return }
    if isWatched {
      clock.rest(until: source.nextWakeUp.map { clock.hostSeconds(at: $0) })
    } else {
      clock.suspend()
    }
    let start = hostClock.now
    sleeper.waitForAnything(seconds: restEnd.map { max(0, $0 - start) })
    let slept = hostClock.now - start
    for tool in tools { tool.noteSleep(seconds: slept) }
    if let end = settlingEnd, hostClock.now >= end {
      settlingEnd = nil
      if confirmsPicture { (requestsFullPaint, confirmsPicture) = (true, false) }
    }
  }
}
