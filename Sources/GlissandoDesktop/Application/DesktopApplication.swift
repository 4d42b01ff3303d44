import Foundation
package import GlissandoMotion
package import GlissandoPainting
import GlissandoSession
package import GlissandoControls
package import GlissandoViews
package import GlissandoWindowing

/// A program with one window on the desktop.
@MainActor
package enum DesktopApplication {
  /// Begins what takes long and needs nothing to be known of the window.
  ///
  /// A program that has something to do before it runs calls it first, as long as it has one
  /// thread. Called again, it does nothing.
  ///
  /// - Parameter appID: The name by which desktops tell the program's windows from others.
  package static func prepare(appID: String) {
    guard !isPrepared else { return }
    isPrepared = true
    // First: this thread is still alone, and the next step starts another that reads it.
    SDLLibrary.prepareEnvironment(appID: appID)
    PangoTextShaper.prepare()
    OpenURLAction.desktop = DesktopOpener()
  }

  /// One for the process, as what is prepared: its environment, and its fonts.
  private static var isPrepared = false

  /// Opens a window and shows a source in it until the user closes it.
  ///
  /// - Parameters:
  ///   - name: The program's name, for people; the app's identifier for a window that has none.
  ///   - companion: A second window; nil for none.
  ///   - tools: What accompanies the loop.
  ///   - frame: What the window draws around its content where nobody else does; nil for nothing.
  ///   - meanwhile: What there is to do while the window system answers.
  ///   - makeSource: Makes what is shown, given size, scale, and light or dark.
  /// - Returns: What has become of the display's refreshes.
  /// - Throws: `WindowError`.
  @discardableResult
  package static func run(
    _ description: WindowDescription, name: String, options: LaunchOptions,
    companion: CompanionDescription? = nil, tools: [any LoopTool] = [], frame: WindowFrame? = nil,
    meanwhile: () -> Void = {}, makeSource: (WindowSurroundings) -> any FrameSource
  ) throws -> RefreshTally {
    TextLocale.prepare(for: description.title)
    if let bytes = options.pictureMemory { PictureMemory.shared.limit = bytes }
    let start = try SDLLibrary.start(name: name)
    let preferences = PreferenceWatcher(requested: options.preferences)
    preferences.follow()
    meanwhile()
    try start.finish()
    defer {
      SDLLibrary.stop()
      SessionBus.disconnect()
    }
    let placement =
      try options.placement?(DisplayInfo.all)
      ?? WindowPlacement(main: WindowPlacement.Place(isFullScreen: options.isFullScreen))
    let window = try open(description, options, placement, frame)
    let presenter = options.presenter.presenter(
      for: window, mayPostpone: options.frames == nil && !options.isUnpaced,
      allocationCount: options.allocationCount)
    let loop = FrameLoop(
      window: window,
      source: makeSource(try surroundings(of: window, presenter, options, preferences)),
      presenter: presenter, options: options, preferences: preferences, app: description.app,
      tools: tools)
    if let companion { loop.offer(companion, placement) }
    // The loop's, which may have exchanged its windows.
    defer {
      loop.presenter.close()
      loop.window.close()
    }
    try loop.run()
    return loop.refreshes
  }

  /// Opens the window that matters.
  private static func open(
    _ description: WindowDescription, _ options: LaunchOptions, _ placement: WindowPlacement,
    _ frame: WindowFrame?
  ) throws(WindowError) -> DesktopWindow {
    let window = try DesktopWindow(
      title: description.title, size: options.size ?? description.size,
      minimumSize: description.minimumSize, requestedScale: options.scale,
      isBounded: options.size == nil, isProportional: placement.keepsProportions,
      place: placement.main, frame: frame, usesOpenGL: options.usesOpenGL)
    if options.isMaximised { window.maximise() }
    return window
  }

  /// Opens a window and shows what is made while the window system answers, for a window as it will
  /// most likely be.
  ///
  /// - Parameters:
  ///   - makeAhead: Makes the views.
  ///   - makeSource: Makes what is shown of them, given the window as it is.
  /// - Returns: As the general form.
  /// - Throws: As the general form.
  @discardableResult
  package static func run<Host>(
    _ description: WindowDescription, name: String, options: LaunchOptions,
    companion: CompanionDescription? = nil, tools: [any LoopTool] = [],
    makeAhead: (WindowSurroundings) -> Host,
    makeSource: (Host, WindowSurroundings) -> any FrameSource
  ) throws -> RefreshTally {
    var host: Host?
    let frame = options.hasOwnFrame ? WindowFrame(ProcessInfo.processInfo.environment) : nil
    return try run(
      description, name: name, options: options, companion: companion, tools: tools, frame: frame,
      meanwhile: { host = makeAhead(expectedSurroundings(of: description, options, frame)) },
      makeSource: { surroundings in
        let source = makeSource(host ?? makeAhead(surroundings), surroundings)
        // Nothing happens where the window is as expected.
        source.scale = surroundings.scale
        source.size = surroundings.size
        source.appearance = surroundings.appearance
        return source
      })
  }

  /// Opens a window and shows its views until the user closes it.
  ///
  /// - Throws: As the general form.
  package static func run(
    _ description: WindowDescription, name: String, options: LaunchOptions,
    companion: CompanionDescription? = nil
  ) throws {
    prepare(appID: description.app.id ?? name)
    let shaper = PangoTextShaper()
    try run(description, name: name, options: options, companion: companion) {
      description.makeViews(in: $0, textShaper: shaper)
    } makeSource: { views, _ in
      views.dateOrigin = Date()
      return views
    }
  }

  /// What the window will most likely be like, as far as that is known before it is there.
  private static func expectedSurroundings(
    of description: WindowDescription, _ options: LaunchOptions, _ frame: WindowFrame?
  ) -> WindowSurroundings {
    let scale = DisplayScale.ofPixelWindow(
      requested: options.scale, environment: ProcessInfo.processInfo.environment, dotsPerInch: nil)
    var size = options.size ?? description.size
    size.height += frame?.barRoom ?? 0
    return WindowSurroundings(
      size: size, scale: scale,
      appearance: PreferenceWatcher(requested: options.preferences).appearance(scalesText: true),
      frameInterval: 1 / RefreshGrid.assumedRate, frame: frame)
  }

  private static func surroundings(
    of window: DesktopWindow, _ presenter: any Presenter, _ options: LaunchOptions,
    _ preferences: PreferenceWatcher
  ) throws(WindowError) -> WindowSurroundings {
    let (size, scale) = try presenter.room(in: window)
    // What the desktop has said meanwhile.
    GLibEvents.serve()
    preferences.receiveAnswer()
    let clock = FrameClock(
      refreshRate: window.refreshRate, start: 0, frameRateCap: options.frameRateCap)
    return WindowSurroundings(
      size: size, scale: scale,
      appearance: preferences.appearance(scalesText: window.scalesText),
      frameInterval: clock.interval, frame: window.frame)
  }
}

extension WindowDescription {
  /// Makes the window's views.
  ///
  /// - Parameters:
  ///   - clipboard: What copies and pastes; nil for the desktop's, whose dialogs ask for files then, too.
  ///   - environment: What the views inherit besides.
  package func makeViews(
    in surroundings: WindowSurroundings, textShaper: PangoTextShaper,
    clipboard: (any Clipboard)? = nil, environment: EnvironmentValues = EnvironmentValues()
  ) -> ViewHost {
    var environment = environment
    surroundings.appearance.apply(to: &environment)
    var settings = HostSettings(
      size: surroundings.size, scale: surroundings.scale, textShaper: textShaper,
      imageReader: ImageFileReader(), environment: environment)
    if let frame = surroundings.frame {
      settings.wrap = frame.around
    }
    let views = makeHost(settings)
    surroundings.frame?.views = views
    views.clipboard = clipboard ?? DesktopClipboard()
    if clipboard == nil { views.fileDialogs = DesktopFileDialogs { DesktopWindow.portalName } }
    views.now = { HostClock.threadCPU }
    return views
  }
}
