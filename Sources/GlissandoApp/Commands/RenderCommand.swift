import ArgumentParser
import Foundation
import Glissando
import GlissandoFiles
import GlissandoPresenting

/// `glissando render`: talks, pages, sessions and frames as documents, pictures and films.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Write a talk, a page or a session as PDF, pictures, GIF or video, without a window.",
    discussion: """
      The source is a deck, the name of a page of the gallery, a specimen of the lab such as lab-dot, \
      a recording made by --record, what F4 filmed in a window, or a folder of PNG files. The ending of --out says what becomes of it: .pdf, .svg, \
      .png, .gif, .mp4 or .webm; a name without an ending is a folder of pictures. The same source \
      always gives the same bytes, also where several machines render a part each; \
      Rendering.md in the documentation shows how.
      """)

  @Argument(
    help: ArgumentHelp("A deck, a page, a recording, or a folder.", valueName: "source"),
    completion: .file(), transform: OptionValue.path)
  var source: String

  @Option(
    "A file that ends in .pdf, .svg, .png, .gif, .mp4 or .webm, or a folder.", "path",
    completion: .file(), transform: OptionValue.path)
  var out: String

  @OptionGroup(title: "What is shown") var view: RenderViewOptions
  @OptionGroup(title: "How much of it") var extent: RenderExtentOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("What pictures in a folder are: png or svg.", valueName: "kind"))
  var pictures: RenderPictures?

  @Option(
    "One .png with so many of the frames, slides or steps.", "N",
    transform: OptionValue.frameCount)
  var strip: Int?

  @Flag(help: "Mix the 256 colours of a .gif in a pattern, for fine gradients.")
  var dither = false

  func validate() throws {
    let format = try RenderFormat(path: out)
    for (isGiven, name, formats) in [
      (pictures != nil, "--pictures", [RenderFormat.folder]), (strip != nil, "--strip", [.png]),
      (dither, "--dither", [.gif]),
    ] where isGiven && !formats.contains(format) {
      let endings = formats.map(\.words).joined(separator: " or ")
      throw ValidationError("\(name) is for \(endings); leave it out for “\(out)”")
    }
    if format == .mp4, view.background == FilmBackground.none {
      throw ValidationError(
        "--background none is not for .mp4, which cannot be transparent; write .webm or a folder")
    }
    if format == .gif, let fps = view.fps, fps > GIFWriter.greatestFrameRate {
      throw ValidationError("--fps is for .gif at most \(GIFWriter.greatestFrameRate.formatted())")
    }
    if format.isFilm, let per = extent.per, per != .frame {
      throw ValidationError("--per \(per.rawValue) makes no film; leave out --per for “\(out)”")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated { try RenderJob(self).run() }
  }
}

/// How a source is shown.
struct RenderViewOptions: ParsableArguments {
  @Option(
    "The size in points; else that of the deck or window.", "WxH",
    transform: OptionValue.size)
  var size: CGSize?

  @Option("Pixels per point, 0.5 to 8.", "S", transform: OptionValue.scale)
  var scale: Double?

  @Option(
    "What lies behind everything: #rrggbb, black, white, or none, which is transparent.", "color",
    transform: OptionValue.background)
  var background: FilmBackground?

  @Option(
    "light or dark, for a page; else light.", "scheme",
    completion: .list(["light", "dark"]), transform: OptionValue.colorScheme)
  var colorScheme: ColorScheme?

  @Option(
    "Frames per second; else 60, and 25 for a .gif.", "R",
    transform: OptionValue.framesPerSecond)
  var fps: Double?

  @Option(
    "How long each step of a deck is shown, in seconds; else 2.", "seconds",
    transform: OptionValue.seconds)
  var hold: Double?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "How a specimen of the lab moves; up to four side by side; else bouncy.",
      valueName: "animation"))
  var motion: [String] = []

  func validate() throws { _ = try MotionArguments.read(motion) }
}

/// Which part of a source is written.
struct RenderExtentOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A picture or page for each slide of a deck, each step, or each frame.",
      valueName: "slide|step|frame"))
  var per: RenderUnit?

  @Option("These slides, counted from 1: 3, 3..5, or 3..", "A..B", transform: OptionValue.slides)
  var slides: OptionRange<Int>?

  @Option("This part of the time, in seconds.", "A..B", transform: OptionValue.times)
  var time: OptionRange<Double>?

  @Option("These frames, counted from 0, both included.", "A..B", transform: OptionValue.frames)
  var frames: OptionRange<Int>?

  @Option(
    "One of several equal parts, for several machines: 2/8.", "I/N",
    transform: OptionValue.part)
  var part: FilmPart?

  func validate() throws {
    if frames != nil, time != nil {
      throw ValidationError("--frames and --time say both which part; leave out one of them")
    }
  }

  /// What was said of frames and seconds.
  var range: FilmRange {
    if let time { return .seconds(time.start, time.end) }
    return .frames(frames?.start, frames?.end)
  }
}

/// What becomes a picture or a page.
enum RenderUnit: String, ExpressibleByArgument, CaseIterable {
  case slide
  case step
  case frame
}

/// What the pictures in a folder are.
enum RenderPictures: String, ExpressibleByArgument, CaseIterable {
  case png
  case svg
}

/// What is written, by the name of the file.
enum RenderFormat: String, CaseIterable {
  case folder = ""
  case pdf
  case svg
  case png
  case gif
  case mp4
  case webm

  init(path: String) throws {
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    if path.hasSuffix("/") || ending.isEmpty || path.isFolder {
      self = .folder
    } else if let format = RenderFormat(rawValue: ending) {
      self = format
    } else {
      throw ValidationError(
        "--out “\(path)” does not say what to write; allowed is a name that ends in .pdf, .svg, "
          + ".png, .gif, .mp4 or .webm, or a folder")
    }
  }

  /// Whether it shows motion.
  var isFilm: Bool { [.gif, .mp4, .webm].contains(self) }

  /// For messages.
  var words: String { self == .folder ? "a folder" : ".\(rawValue)" }
}
