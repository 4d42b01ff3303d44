import Foundation
import GlissandoPainting
import GlissandoSession
import GlissandoViews
import GlissandoWindowing

// What the loop does for a second window.

extension FrameLoop {
  /// Offers a second window, which the control opens and closes.
  func offer(_ description: CompanionDescription, _ placement: WindowPlacement) {
    control = description.control
    description.control.isFullScreen = window.isFullScreen
    description.control.isCompanionOpen = placement.opensCompanion
    companionPlace = placement.companion
    openCompanion = { [app, options, preferences] main, place throws(WindowError) in
      try CompanionWindow(
        description.window, of: app, at: place, beside: main, options: options,
        preferences: preferences)
    }
  }

  /// Moves the windows to where they belong on the displays that there are now.
  ///
  /// A display that was asked for by its number and is gone leaves its window to the others. Those that only lie
  /// elsewhere, or have another mode, are the window manager's business.
  func followDisplays() {
    let displays = DisplayInfo.all
    let names = displays.map(\.name)
    guard let control, let placement = options.placement, names != displayNames, !names.isEmpty
    else { return }
    displayNames = names
    let places = (try? placement(displays)) ?? WindowPlacement()
    companionPlace = places.companion
    window.move(to: places.main)
    control.isFullScreen = window.isFullScreen
    companion?.window.move(to: places.companion, beside: window)
    if places.opensCompanion { control.isCompanionOpen = true }
  }

  // MARK: Arranging

  /// Does what the views have asked of the windows.
  func arrangeWindows() throws(WindowError) {
    guard let control else { return }
    matchFullScreen(control)
    if control.isCompanionOpen, companion == nil {
      try showCompanion()
    } else if !control.isCompanionOpen, companion != nil {
      closeCompanion()
    }
    if control.requestsExchange {
      control.requestsExchange = false
      try exchangeWindows()
    }
    noteCovering()
    // What covers it may be what is talked about.
    let isPresent = window.concealment.isSubset(of: .covered)
    wakefulness.set(control.keepsAwake && isPresent, because: window.title)
  }

  /// Follows whichever has changed: what is asked of the window, or the window, which its own bar and the second window
  /// change too.
  private func matchFullScreen(_ control: WindowControl) {
    if control.isFullScreen != window.isFullScreen, control.isFullScreen != knownFullScreen {
      window.toggleFullScreen()
    }
    if control.isFullScreen != window.isFullScreen { control.isFullScreen = window.isFullScreen }
    knownFullScreen = window.isFullScreen
  }

  /// Notes whether the second window is seen.
  private func noteCovering() {
    guard let control else { return }
    var isHidden = control.isCompanionHidden
    if let companion {
      // While neither has the keyboard nobody knows which of them is in front.
      if window.hasKeyboard {
        isHidden = window.covers(companion.window)
      } else if companion.window.hasKeyboard {
        isHidden = false
      }
    } else {
      isHidden = false
    }
    if isHidden != control.isCompanionHidden { control.isCompanionHidden = isHidden }
  }

  /// Notes what the window manager has done to the window.
  func noteFullScreen() {
    window.noteFullScreen()
    control?.isFullScreen = window.isFullScreen
  }

  func toggleFullScreen() {
    window.toggleFullScreen()
    control?.isFullScreen = window.isFullScreen
  }

  private func showCompanion() throws(WindowError) {
    guard let companion = try openCompanion?(window, companionPlace) else { return }
    self.companion = companion
    x11?.watch(companion.window)
    noteCompanionWindow()
    try companion.fitToWindow()
  }

  func closeCompanion() {
    guard let companion else { return }
    self.companion = nil
    events.companion = nil
    companion.close()
    accessibility?.note()
    control?.isCompanionOpen = false
  }

  /// Exchanges the windows, and not what they are: so it works wherever a window manager, or a
  /// display that is none of the desktop's others, would not let them go.
  private func exchangeWindows() throws(WindowError) {
    guard let companion else { return }
    swap(&window, &companion.window)
    swap(&presenter, &companion.presenter)
    // A film goes on with what it is of.
    swap(&presenter.pixelTap, &companion.presenter.pixelTap)
    watchDisplay()
    window.exchangeFrame(with: companion.window)
    window.watch()
    noteCompanionWindow()
    control?.isFullScreen = window.isFullScreen
    try fitToWindow()
    try companion.fitToWindow()
  }

  /// From now on events of the second window are its own.
  func noteCompanionWindow() {
    guard let companion else { return }
    events.windowID = window.number
    companion.channel.windowID = companion.window.number
    events.companion = (companion.channel, companion.window.coordinatesPerPoint)
  }

  // MARK: Working

  /// Hands the second window what arrived for it.
  func deliverCompanionEvents() {
    guard let companion, !companion.channel.isEmpty else { return }
    // What its views do may be the other window's business.
    requestsDrain = true
    tryCompanion { () throws(WindowError) in
      // What tools do is about the window that matters, wherever the keyboard is; the transport's and the inspector's
      // keys are those of its views.
      let signals = try companion.deliverEvents(unless: toolsHandle, else: events.handOn)
      if signals.contains(.quit) { isEnding = true }
      if signals.contains(.close) { control?.isCompanionOpen = false }
      return true
    }
    // The loop may sleep before it asks again.
    updateCursor()
  }

  /// Lets the second window use the time before a frame.
  func workOnCompanion(until start: Double) {
    guard let companion else { return }
    tryCompanion { () throws(WindowError) in try companion.work(until: start) }
  }

  /// Lets the second window do a piece of its work.
  ///
  /// - Returns: Whether it did anything.
  func workOnCompanionWhileResting() -> Bool {
    guard let companion else { return false }
    return tryCompanion { () throws(WindowError) in try companion.workWhileOtherRests() }
  }

  /// Does something with the second window, which closes where that fails: the other one goes on.
  @discardableResult
  private func tryCompanion(_ body: () throws(WindowError) -> Bool) -> Bool {
    do {
      let hasWorked = try body()
      if hasWorked { accessibility?.note() }
      return hasWorked
    } catch {
      let line = "\(ProcessInfo.processInfo.processName): the second window is closed: \(error)\n"
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
      closeCompanion()
      return true
    }
  }
}

extension CompanionWindow {
  /// Opens a window beside the one that matters.
  convenience init(
    _ description: WindowDescription, of app: AppInfo, at place: WindowPlacement.Place,
    beside main: DesktopWindow,
    options: LaunchOptions, preferences: PreferenceWatcher
  ) throws(WindowError) {
    let window = try DesktopWindow(
      title: description.title, size: description.size, minimumSize: description.minimumSize,
      requestedScale: options.scale, place: place, beside: main, isWatched: false,
      frame: WindowFrame(ProcessInfo.processInfo.environment),
      usesOpenGL: options.usesOpenGL)
    WindowIcon.give(app.icon, to: window)
    let host = description.makeViews(
      in: WindowSurroundings(
        size: description.size, scale: 1,
        appearance: preferences.appearance(scalesText: window.scalesText),
        frameInterval: Self.interval, frame: window.frame),
      textShaper: PangoTextShaper())
    self.init(window: window, presenter: options.presenter.presenter(for: window), host: host)
  }
}
