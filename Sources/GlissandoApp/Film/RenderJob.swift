import GlissandoFiles
import ArgumentParser
import Foundation
import Glissando
import GlissandoDeck
import GlissandoDrawing
import GlissandoLab
import GlissandoPainting
import GlissandoPresenting

/// Renders what the command line asks for.
@MainActor
struct RenderJob {
  private let command: RenderCommand
  private let format: RenderFormat
  private let source: RenderSource
  private let unit: RenderUnit
  private let frameRate: Double

  /// Reads the source.
  ///
  /// - Throws: What describes itself in one line.
  init(_ command: RenderCommand) throws {
    self.command = command
    format = try RenderFormat(path: command.out)
    source = try RenderSource(command.source)
    try source.checkOptions(command)
    let pictures = source.pictures
    let written = [command.out] + command.overwritten(format, of: pictures)
    try NamedFiles(
      read: ([command.source] + pictures).map { ("what is read", $0) },
      written: written.prefix(2).map { ("--out", $0) }
    ).check()
    let standard = format == .gif ? Self.standardGIFRate : Self.standardRate
    frameRate = command.view.fps ?? standard
    unit = Self.unit(command, format, source)
  }

  private static let standardRate = 60.0
  /// A whole number of hundredths of a second, in which GIF counts.
  private static let standardGIFRate = 25.0

  /// Decks are pages where nothing says otherwise; all else moves.
  private static func unit(
    _ command: RenderCommand, _ format: RenderFormat, _ source: RenderSource
  ) -> RenderUnit {
    guard case .deck = source, !format.isFilm else { return .frame }
    let extent = command.extent
    let view = command.view
    let isFilm =
      extent.time != nil || command.strip != nil || view.fps != nil || view.hold != nil
    return extent.per ?? (isFilm ? .frame : .slide)
  }

  /// Writes everything, and says what was written.
  func run() throws {
    let film = try makeFilm()
    let frames = try frames(of: film)
    try checkSize(of: film, frames)
    try checkPlace()
    if format == .gif {
      try writeGIF(film, frames)
    } else if let video = VideoFormat(rawValue: format.rawValue) {
      try writeVideo(film, frames, video)
    } else {
      try write(film, frames, with: makeWriter(frames))
      report(frames)
    }
    (film as? ReplayFilm)?.reportDifference()
  }

  /// Says that a file cannot be written before an hour of frames is made for it.
  ///
  /// Folders, and what ffmpeg writes, are tried by who writes there.
  private func checkPlace() throws(FilmError) {
    guard format == .gif || format == .pdf || command.strip != nil else { return }
    do {
      try OutputFile.check(command.out)
    } catch {
      throw .unwritable(path: command.out, reason: error.description)
    }
  }

  /// Says that frames are too large before any is painted; vectors may have any size.
  private func checkSize(of film: any FilmSource, _ frames: ClosedRange<Int>) throws {
    let isVectors = format == .pdf || format == .svg || command.pictures == .svg
    guard !isVectors else { return }
    let frame = film.pixelSize
    var sizes = [frame]
    if let count = command.strip {
      sizes.append(
        FilmStrip.size(
          count: min(count, frames.count), frameWidth: frame.width, frameHeight: frame.height))
    }
    for size in sizes {
      if let reason = PictureLimit.problem(width: size.width, height: size.height) {
        throw FilmError.tooLarge(reason: reason)
      }
    }
  }

  // MARK: What is shown

  private var background: FilmBackground { command.view.background ?? .own }

  private func makeFilm() throws -> any FilmSource {
    let view = command.view
    switch source {
    case .deck(let deck): return try makeFilm(of: deck)
    case .page(let page):
      return PageFilm(
        page, size: view.size ?? PageFilm.standardSize, scale: view.scale ?? 1,
        colorScheme: view.colorScheme ?? .light, frameRate: frameRate,
        hasGround: background == .own)
    case .specimen(let kind): return try makeFilm(of: kind)
    case .recording(let recording, let path):
      // Before the views are made: they may ask for a locale.
      let window = try RecordedWindow.make(recording, path: path)
      return ReplayFilm(recording, of: window, scale: view.scale, frameRate: frameRate)
    case .folder(let folder): return try PictureFolder(folder)
    case .windowFilm(let path): return try WindowFilmSource(path, frameRate: frameRate)
    }
  }

  private func makeFilm(of kind: SpecimenKind) throws -> any FilmSource {
    let view = command.view
    let texts = view.motion.isEmpty ? ["bouncy"] : view.motion
    let lanes = zip(Lane.Letter.allCases, try MotionArguments.read(texts)).map {
      Lane($0, name: $1.name, setting: $1.setting)
    }
    return HeadlessFilm(
      kind, lanes: lanes, size: view.size ?? PageFilm.standardSize, scale: view.scale ?? 1,
      colorScheme: view.colorScheme ?? .light, frameRate: frameRate, hasGround: background == .own)
  }

  private func makeFilm(of deck: Deck) throws -> any FilmSource {
    var settings = DeckFilm.Settings(deck)
    settings.size = command.view.size
    settings.scale = command.view.scale ?? 1
    settings.frameRate = frameRate
    settings.background = background
    if let hold = command.view.hold { settings.hold = hold }
    if let slides = command.extent.slides {
      let start = (slides.start ?? 1) - 1
      guard start < deck.slides.count else {
        throw ValidationError(
          "--slides begins behind the last slide; allowed is 1 to \(deck.slides.count)")
      }
      settings.slides = start..<min(slides.end ?? deck.slides.count, deck.slides.count)
    }
    guard let unit = DeckPages.Unit(rawValue: unit.rawValue) else {
      return DeckFilm(deck, scenes: AppScenes.scenes, settings: settings)
    }
    return DeckPageFilm(DeckPages(deck, scenes: AppScenes.scenes), by: unit, settings: settings)
  }

  private func frames(of film: any FilmSource) throws -> ClosedRange<Int> {
    let standard = Int(clamping: (PageFilm.standardLength * frameRate).rounded())
    let range = command.extent.range
    guard film.frameCount != 0 else {
      throw ValidationError(
        "there is nothing to be seen in “\(command.source)”; \(source.remedyForEmptiness)")
    }
    guard let frames = range.frames(of: film.frameCount, frameRate: frameRate, standard: standard)
    else {
      throw ValidationError(
        "nothing is left of “\(command.source)”, which has \(film.frameCount ?? 0) frames; "
          + "allowed with --frames is 0 to \((film.frameCount ?? 1) - 1)")
    }
    guard frames.count <= OptionValue.mostFrames else {
      throw ValidationError(
        "“\(command.source)” has \(frames.count) frames; allowed are \(OptionValue.mostFrames) at once; choose "
          + "some with --time")
    }
    guard let part = command.extent.part else { return frames }
    guard let share = part.share(of: frames) else {
      throw ValidationError(
        "there are more parts than frames; allowed is up to \(frames.count) parts")
    }
    return share
  }

  // MARK: How it is written

  private func write(
    _ film: any FilmSource, _ frames: ClosedRange<Int>, with writer: any FilmWriter,
    stage: String = ""
  ) throws {
    var progress = RenderProgress(name: command.out + stage, count: frames.count)
    // What went wrong is said on a line of its own too.
    defer { progress.end() }
    try FilmRun(film, background: background).write(frames, to: writer) { progress.show($0) }
  }

  private func makeWriter(_ frames: ClosedRange<Int>) throws -> any FilmWriter {
    // The number that is added where there are several comes before the ending.
    let stem = (command.out as NSString).deletingPathExtension
    let isAlone = frames.count == 1 && command.extent.part == nil
    switch format {
    case .pdf: return DocumentWriter(path: command.out, title: source.title)
    case .svg: return try SVGWriter(.beside(stem), isAlone: isAlone)
    case .png:
      if let count = command.strip {
        return StripWriter(
          path: command.out, frames: frames, showing: count, background: stripGround)
      }
      return try PNGWriter(.beside(stem), isAlone: isAlone)
    default:
      let folder = PictureFiles.folder(command.out)
      return command.pictures == .svg ? try SVGWriter(folder) : try PNGWriter(folder)
    }
  }

  /// What lies between the frames of a strip.
  private var stripGround: Color.Resolved {
    switch background {
    case .own:
      Color.Resolved(hex: command.view.colorScheme == .dark ? 0x10_1116 : 0xE9_E8E4)
    case .none: Color.Resolved(hex: 0, opacity: 0)
    case .color(let color): color
    }
  }

  private func writeGIF(_ film: any FilmSource, _ frames: ClosedRange<Int>) throws {
    guard frameRate <= GIFWriter.greatestFrameRate else {
      throw ValidationError(
        "--fps is for .gif at most \(GIFWriter.greatestFrameRate.formatted())")
    }
    let isTransparent = background == FilmBackground.none
    let counter = ColorCounter()
    try write(film, frames, with: counter, stage: " (colours)")
    let writer = GIFWriter(
      path: command.out, frameRate: frameRate,
      palette: counter.palette(isTransparent: isTransparent), isTransparent: isTransparent,
      isDithered: command.dither)
    try write(makeFilm(), frames, with: writer)
    report(frames)
  }

  private func writeVideo(
    _ film: any FilmSource, _ frames: ClosedRange<Int>, _ video: VideoFormat
  ) throws {
    guard let program = SearchPath.find("ffmpeg", ProcessInfo.processInfo.environment) else {
      return try keepFrames(film, frames)
    }
    let size = film.pixelSize
    let writer = try VideoWriter(
      program: program, path: command.out, format: video, width: size.width, height: size.height,
      frameRate: frameRate, isTransparent: background == FilmBackground.none)
    try write(film, frames, with: writer)
    report(frames)
  }

  /// Without ffmpeg the frames are kept, and it is said what to do with them.
  private func keepFrames(_ film: any FilmSource, _ frames: ClosedRange<Int>) throws {
    let folder = (command.out as NSString).deletingPathExtension + "-frames"
    try write(film, frames, with: PNGWriter(.folder(folder)))
    throw AppError.noEncoder(out: command.out, folder: folder, frameRate: frameRate.formatted())
  }

  private func report(_ frames: ClosedRange<Int>) {
    if let count = command.strip {
      return print("\(command.out): \(min(count, frames.count)) of \(frames.count) frames")
    }
    let word = unit == .frame ? "frame" : "page"
    var line = "\(command.out): \(frames.count) \(word)\(frames.count == 1 ? "" : "s")"
    if unit == .frame, frames.count > 1 {
      let seconds = (Double(frames.count) / frameRate * 100).rounded() / 100
      line += ", \(seconds.formatted()) s at \(frameRate.formatted()) frames/s"
    }
    print(line)
  }
}
