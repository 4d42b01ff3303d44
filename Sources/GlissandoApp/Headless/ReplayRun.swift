import Foundation
import Glissando
import GlissandoDesktop
import GlissandoTools
import GlissandoDrawing
import GlissandoPainting
import GlissandoPresenting
import GlissandoViews

/// Plays a recorded session, in a window or into files.
@MainActor
struct ReplayRun {
  private let recording: RecordedSession
  private let command: any WindowCommand
  private let recorded: any WindowCommand

  /// Reads a recording and finds what it is of.
  ///
  /// - Throws: `AppError` where the file cannot be used, or is of a window that there is not.
  init(_ file: String, for command: any WindowCommand) throws(AppError) {
    do {
      recording = try RecordedSession(path: file)
    } catch {
      throw .unreadableRecording(reason: error.description)
    }
    self.command = command
    recorded = try RecordedWindow.command(of: recording, path: file)
  }

  /// Plays it to its end.
  func run() throws {
    let window = try recorded.makeWindow()
    guard let folder = command.replayFolder else {
      var options = WindowRun(window: command.window)
      options.replay = recording
      return try options.run(window)
    }
    var (size, scale) = (recording.header.size, recording.header.scale)
    try FrameFolder.check(size, scale: scale)
    for step in recording.steps {
      switch step {
      case .size(let next): size = next
      case .scale(let next): scale = next
      default: continue
      }
      try FrameFolder.check(size, scale: scale)
    }
    try paint(window, into: FrameFolder(folder))
  }

  // MARK: - Into files

  private func paint(_ window: WindowDescription, into folder: FrameFolder) throws {
    let session = ReplaySession(recording, of: window, textShaper: PangoTextShaper())
    session.source.transport.keepsAfterInput = true
    let painter = Painter()
    let count = recording.frameCount
    var statistics = FrameStatistics()
    var strip = FilmStrip(frameCount: count)
    for index in 0..<count {
      let start = HostClock.threadCPU
      guard session.player.playFrame() != nil else { break }
      let image = image(of: session.source, painter)
      statistics.addFrame(
        cpu: HostClock.threadCPU - start, profile: session.source.profile,
        presentation: HostClock().now)
      session.source.finishFrame()
      try folder.write(image, as: FrameFolder.frameName(index))
      strip.add(image, at: index)
    }
    session.player.playRest()
    session.player.reportDifference(name: Program.name)
    let sheet = strip.image(background: session.source.groundColor)
    try finish(folder, sheet, statistics, count)
  }

  private func image(of source: TransportHost, _ painter: Painter) -> PaintedImage {
    PaintedImage(
      source.displayList, width: Int(pixels: (source.size.width * source.scale).rounded()),
      height: Int(pixels: (source.size.height * source.scale).rounded()), scale: source.scale,
      background: source.groundColor, painter: painter)
  }

  private func finish(
    _ folder: FrameFolder, _ sheet: PaintedImage, _ statistics: FrameStatistics, _ count: Int
  ) throws {
    let sheetFile = try folder.write(sheet, as: FrameFolder.stripName)
    if let stats = command.window.stats {
      let report = StatisticsReport(statistics, refreshes: nil, countsAllocations: false)
      do {
        try report.write(to: stats)
      } catch {
        throw AppError.window(reason: "\(error)")
      }
    }
    print("\(count == 1 ? "1 frame" : "\(count) frames") as recorded: \(folder.url.path)")
    print("film strip: \(sheetFile.path)")
  }
}
