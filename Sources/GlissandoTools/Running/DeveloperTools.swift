import Foundation
package import GlissandoDesktop
import GlissandoDrawing
import GlissandoFiles
import GlissandoPainting
package import GlissandoViews
import GlissandoWindowing

/// Runs a window with all that belongs to developing what it shows: transport, inspector, overlay,
/// statistics, films, recordings.
@MainActor
package enum DeveloperTools {
  /// Opens a window and shows its views until the user closes it.
  ///
  /// - Parameters:
  ///   - name: The program's name, for people.
  ///   - companion: A second window; nil for none.
  ///   - replay: A session to be played in the window, in place of what the person does.
  /// - Returns: What the run cost.
  /// - Throws: `WindowError`; `OptionError` where a file cannot be read or written.
  @discardableResult
  package static func run(
    _ description: WindowDescription, name: String, options: ToolOptions,
    companion: CompanionDescription? = nil, replay: RecordedSession? = nil
  ) throws -> StatisticsReport {
    DesktopApplication.prepare(appID: description.app.id ?? name)
    if let replay = try replay ?? options.replayFile.map(RecordedSession.init) {
      return try run(description, name: name, options: options, replay: replay)
    }
    let writer = try options.recordFile.map(JournalWriter.init(recording:))
    var launch = options.launch
    // A recording is of what the window shows, wherever it is played.
    launch.hasOwnFrame = writer == nil
    // A recording knows of one window: what is done in another one could not be played again.
    let companion = writer == nil ? companion : nil
    let textShaper = PangoTextShaper()
    let transport = Transport()
    transport.keepsAfterInput = options.keepsPast
    let clipboard = writer.map { RecordingClipboard(DesktopClipboard(), writer: $0) }
    let desk = FilmDesk()
    // What is recorded is played where nobody films.
    let description = writer == nil ? description.showing(desk) : description
    return try measured(options, desk) { tools in
      try DesktopApplication.run(
        description, name: name, options: launch, companion: companion, tools: tools
      ) { surroundings in
        TransportHost(
          description, in: surroundings, clipboard: clipboard, transport: transport,
          textShaper: textShaper)
      } makeSource: { host, surroundings in
        // What is recorded has its dates from the beginning of 2001 on, so that a replay has them too.
        if writer == nil { host.views?.dateOrigin = Date() }
        transport.frameInterval = surroundings.frameInterval
        return inspected(
          writer.map { recorded(host, by: $0, options, surroundings) } ?? host, host, textShaper)
      }
    }
  }

  /// Opens a window and shows a source in it until the user closes it, with the tools that need no
  /// views.
  ///
  /// - Returns: What the run cost.
  /// - Throws: As ``DesktopApplication`` does; `OptionError` if the statistics' file cannot be written.
  @discardableResult
  package static func run(
    _ description: WindowDescription, name: String, options: ToolOptions,
    makeSource: (WindowSurroundings) -> any FrameSource
  ) throws -> StatisticsReport {
    try measured(options) { tools in
      try DesktopApplication.run(
        description, name: name, options: options.launch, tools: tools, makeSource: makeSource)
    }
  }

  /// Runs a loop with the tools that need no views, and reports what it cost.
  ///
  /// - Parameter body: Runs it; returns what has become of the refreshes.
  private static func measured(
    _ options: ToolOptions, _ desk: FilmDesk = FilmDesk(),
    _ body: ([any LoopTool]) throws -> RefreshTally
  ) throws -> StatisticsReport {
    try checkStatisticsFile(options)
    let statistics = StatisticsTool(allocationCount: options.launch.allocationCount)
    let refreshes = try body([
      statistics, DebugOverlay(isShown: options.hasOverlay),
      FilmingTool(desk),
    ])
    let report = StatisticsReport(
      statistics.statistics, refreshes: refreshes,
      countsAllocations: options.launch.allocationCount != nil)
    if let file = options.statisticsFile { try report.write(to: file) }
    return report
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
    _ source: any FrameSource, by writer: JournalWriter, _ options: ToolOptions,
    _ surroundings: WindowSurroundings
  ) -> any FrameSource {
    RecordingSource(
      source, writer: writer, program: options.program, command: options.command,
      frameInterval: surroundings.frameInterval)
  }

  /// Opens a window as it was when a session was recorded, and plays that in it.
  private static func run(
    _ description: WindowDescription, name: String, options: ToolOptions, replay: RecordedSession
  ) throws -> StatisticsReport {
    var options = options
    (options.launch.size, options.launch.scale) = (replay.header.size, replay.header.scale)
    options.launch.colorScheme = replay.header.appearance.colorScheme
    options.launch.reduceMotion = replay.header.appearance.reduceMotion
    let textShaper = PangoTextShaper()
    let session = ReplaySession(replay, of: description, textShaper: textShaper)
    session.source.transport.keepsAfterInput = options.keepsPast
    let report = try run(description, name: name, options: options) { _ in
      inspected(
        ReplaySource(session.source, player: session.player, isUnpaced: options.launch.isUnpaced),
        session.source, textShaper)
    }
    session.player.reportDifference(name: name)
    return report
  }

  /// Says that the statistics cannot be written before an hour of them is lost.
  private static func checkStatisticsFile(_ options: ToolOptions) throws(OptionError) {
    guard let path = options.statisticsFile else { return }
    do {
      try OutputFile.check(path)
    } catch {
      throw .unwritableStatistics(path: path, reason: error.description)
    }
  }
}

extension WindowDescription {
  /// The window with what is said and asked about its films.
  @MainActor fileprivate func showing(_ desk: FilmDesk) -> WindowDescription {
    desk.attach()
    var description = self
    description.wrap { AnyView(FilmLayer(desk: desk, content: $0)) }
    return description
  }
}
