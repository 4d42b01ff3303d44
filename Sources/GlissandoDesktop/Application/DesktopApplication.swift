import Foundation
import GlissandoDrawing
import GlissandoFiles
import GlissandoPainting
package import GlissandoViews

/// A program with one window on the desktop.
@MainActor
package enum DesktopApplication {
  /// Begins what takes long and needs nothing to be known of the window.
  ///
  /// A program that has something to do before it runs calls it first, as long as it has one
  /// thread. Called again, it does nothing.
  ///
  /// - Parameter name: The program's name for window managers and docks.
  package static func prepare(name: String) {
    guard !isPrepared else { return }
    isPrepared = true
    // First: this thread is still alone, and the next step starts another that reads it.
    SDLLibrary.prepareEnvironment(name: name)
    PangoTextShaper.prepare()
  }

  private static var isPrepared = false

  /// Opens a window and shows a source in it until the user closes it.
  ///
  /// - Parameters:
  ///   - name: The program's name for window managers and docks.
  ///   - companion: A second window; nil for none.
  ///   - meanwhile: What there is to do while the window system answers.
  ///   - makeSource: Makes what is shown, given size, scale, and light or dark.
  /// - Returns: What the run cost.
  /// - Throws: `WindowError`; `OptionError` if the statistics' file cannot be written.
  package static func run(
    _ description: WindowDescription, name: String, options: LaunchOptions,
    companion: CompanionDescription? = nil, meanwhile: () -> Void = {},
    makeSource: (WindowSurroundings) -> any FrameSource
  ) throws -> StatisticsReport {
    try checkStatisticsFile(options)
    TextLocale.prepare(for: description.title)
    let start = try SDLLibrary.start(name: name)
    meanwhile()
    try start.finish()
    defer { SDLLibrary.stop() }
    let placement =
      try options.placement?(DisplayInfo.all)
      ?? WindowPlacement(main: WindowPlacement.Place(isFullScreen: options.isFullScreen))
    let window = try Window(
      title: description.title, size: options.size ?? description.size,
      minimumSize: description.minimumSize, requestedScale: options.scale,
      isBounded: options.size == nil, place: placement.main)
    let presenter = SurfacePresenter(
      window: window, allocationCount: options.allocationCount)
    let loop = FrameLoop(
      window: window, source: makeSource(try surroundings(of: window, presenter, options)),
      presenter: presenter, options: options)
    if let companion { loop.offer(companion, placement) }
    // The loop's, which may have exchanged its windows.
    defer { loop.window.close() }
    try loop.run()
    let report = StatisticsReport(
      loop.statistics, missedFrames: loop.missedFrames,
      countsAllocations: options.allocationCount != nil)
    if let file = options.statisticsFile { try report.write(to: file) }
    return report
  }

  /// Opens a window and shows its views until the user closes it.
  ///
  /// - Returns: What the run cost.
  /// - Throws: As the general form.
  @discardableResult
  package static func run(
    _ description: WindowDescription, name: String, options: LaunchOptions,
    companion: CompanionDescription? = nil
  ) throws -> StatisticsReport {
    prepare(name: name)
    if let replay = try options.replay ?? options.replayFile.map(RecordedSession.init) {
      return try run(description, name: name, options: options, replay: replay)
    }
    let writer = try options.recordFile.map(RecordingWriter.init)
    // A recording knows of one window: what is done in another one could not be played again.
    let companion = writer == nil ? companion : nil
    let textShaper = PangoTextShaper()
    let transport = Transport()
    transport.keepsAfterInput = options.keepsPast
    let desktop = DesktopClipboard()
    let clipboard = writer.map { RecordingClipboard(desktop, writer: $0) as any Clipboard }
    func makeHost(_ surroundings: WindowSurroundings) -> TransportHost {
      TransportHost(
        description, size: surroundings.size, scale: surroundings.scale,
        colorScheme: surroundings.colorScheme, reduceMotion: surroundings.reduceMotion,
        clipboard: clipboard ?? desktop, transport: transport, textShaper: textShaper)
    }
    var madeAhead: TransportHost?
    return try run(description, name: name, options: options, companion: companion) {
      madeAhead = makeHost(expectedSurroundings(of: description, options))
    } makeSource: { surroundings in
      let host = madeAhead ?? makeHost(surroundings)
      // What is recorded has its dates from the beginning of 2001 on, so that a replay has them too.
      if writer == nil { host.views?.dateOrigin = Date() }
      transport.frameInterval = surroundings.frameInterval
      let source = inspected(
        writer.map { recorded(host, by: $0, options, surroundings) } ?? host, host, textShaper)
      // Nothing happens where the window is as expected.
      source.scale = surroundings.scale
      source.size = surroundings.size
      return source
    }
  }

  /// Puts the inspector above everything: neither is it recorded, nor does it wait for a replay.
  private static func inspected(
    _ source: any FrameSource, _ host: TransportHost, _ textShaper: any TextShaper
  ) -> any FrameSource {
    guard let views = host.views else { return source }
    return InspectorHost(source, content: views, textShaper: textShaper)
  }

  /// Writes down what is handed to a source.
  private static func recorded(
    _ source: any FrameSource, by writer: RecordingWriter, _ options: LaunchOptions,
    _ surroundings: WindowSurroundings
  ) -> any FrameSource {
    RecordingSource(
      source, writer: writer, program: options.program, command: options.command,
      frameInterval: surroundings.frameInterval)
  }

  /// Opens a window as it was when a session was recorded, and plays that in it.
  private static func run(
    _ description: WindowDescription, name: String, options: LaunchOptions, replay: RecordedSession
  ) throws -> StatisticsReport {
    var options = options
    (options.size, options.scale) = (replay.header.size, replay.header.scale)
    options.colorScheme = replay.header.colorScheme
    options.reduceMotion = replay.header.reduceMotion
    let textShaper = PangoTextShaper()
    let session = ReplaySession(replay, of: description, textShaper: textShaper)
    session.source.transport.keepsAfterInput = options.keepsPast
    let report = try run(description, name: name, options: options) { _ in
      inspected(
        ReplaySource(session.source, player: session.player, isUnpaced: options.isUnpaced),
        session.source, textShaper)
    }
    session.player.reportDifference(name: name)
    return report
  }

  /// What the window will most likely be like, as far as that is known before it is there.
  private static func expectedSurroundings(
    of description: WindowDescription, _ options: LaunchOptions
  ) -> WindowSurroundings {
    let scale = DisplayScale.ofPixelWindow(
      requested: options.scale, environment: ProcessInfo.processInfo.environment, dotsPerInch: nil)
    let preferences = PreferenceWatcher(options: options)
    return WindowSurroundings(
      size: options.size ?? description.size, scale: scale,
      colorScheme: preferences.colorScheme, reduceMotion: preferences.reduceMotion,
      frameInterval: 1 / RefreshGrid.assumedRate)
  }

  private static func surroundings(
    of window: Window, _ presenter: SurfacePresenter, _ options: LaunchOptions
  ) throws(WindowError) -> WindowSurroundings {
    let pixels = try presenter.pixelSize
    let scale = window.scale(pixelWidth: pixels.width)
    let size = CGSize(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
    let preferences = PreferenceWatcher(options: options)
    let clock = FrameClock(
      refreshRate: window.refreshRate, start: 0, frameRateCap: options.frameRateCap)
    return WindowSurroundings(
      size: size, scale: scale, colorScheme: preferences.colorScheme,
      reduceMotion: preferences.reduceMotion, frameInterval: clock.interval)
  }

  /// Says that the statistics cannot be written before an hour of them is lost.
  private static func checkStatisticsFile(_ options: LaunchOptions) throws(OptionError) {
    guard let path = options.statisticsFile else { return }
    do {
      try OutputFile.check(path)
    } catch {
      throw .unwritableStatistics(path: path, reason: error.description)
    }
  }
}
