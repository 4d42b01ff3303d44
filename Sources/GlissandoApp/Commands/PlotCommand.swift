import ArgumentParser
import Foundation
import Glissando
import GlissandoFiles
import GlissandoLab
import GlissandoPainting
import GlissandoPresenting

/// `glissando plot`: draws motions into a file.
struct PlotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw position, velocity and acceleration of animations into a file.",
    discussion: """
      Each text is an animation such as “spring(duration: 0.5, bounce: 0.3)”, or one in the \
      language of another system; up to four are drawn over each other. The ending of the file \
      says what becomes of them: .svg, .png, or .csv for the numbers.
      """)

  @Argument(help: ArgumentHelp("The animations, up to four.", valueName: "text"))
  var texts: [String]

  @Option(
    "The file; it ends in .svg, .png or .csv.", "file",
    completion: .file(), transform: OptionValue.path)
  var out: String

  @Option("The size in points; else 960x600.", "WxH", transform: OptionValue.size)
  var size: CGSize?

  @Option("Pixels per point of a .png, 0.5 to 8; else 2.", "S", transform: OptionValue.scale)
  var scale: Double?

  @Flag(help: "For a dark document.")
  var dark = false

  @Option(
    "How many seconds; else all that is worth seeing.", "seconds",
    transform: OptionValue.seconds)
  var duration: Double?

  @Option(
    "How many rows a .csv has; else 120 for a second.", "N",
    transform: OptionValue.sampleCount)
  var samples: Int?

  /// What a file holds, by the ending of its name; nil where that says nothing.
  private var kind: PlotFileKind? {
    PlotFileKind(rawValue: URL(filePath: out).pathExtension.lowercased())
  }

  func validate() throws {
    guard let kind else {
      throw ValidationError(
        "--out “\(out)” does not say what to write; allowed is a name that ends in .svg, .png or "
          + ".csv")
    }
    for (isGiven, name, kinds) in [
      (samples != nil, "--samples", [PlotFileKind.csv]), (scale != nil, "--scale", [.png]),
      (size != nil, "--size", [.svg, .png]), (dark, "--dark", [.svg, .png]),
    ] where isGiven && !kinds.contains(kind) {
      let endings = kinds.map { ".\($0)" }.joined(separator: " or ")
      throw ValidationError("\(name) is for \(endings); leave it out for “\(out)”")
    }
    _ = try lanes()
  }

  func run() throws {
    let lanes = try lanes()
    try MainActor.assumeIsolated {
      let page = PlotPage(
        lanes, size: size ?? PlotPage.standardSize, colorScheme: dark ? .dark : .light,
        duration: duration)
      let data: Data
      do {
        data = try page.data(as: kind ?? .png, scale: scale ?? 2, samples: samples)
      } catch {
        throw FilmError.tooLarge(reason: Self.reason(of: error))
      }
      do throws(FileProblem) {
        try OutputFile.write(data, to: out)
      } catch {
        throw AppError.unwritable(what: "the plot", path: out, reason: error.description)
      }
    }
  }

  /// All motions of all texts, by letters.
  func lanes() throws -> [PlottedLane] {
    zip(Lane.Letter.allCases, try MotionArguments.read(texts)).map {
      PlottedLane($0, name: $1.name, setting: $1.setting)
    }
  }

  private static func reason(of error: any Error) -> String {
    (error as? PaintedImage.ImageError)?.reason ?? "\(error)"
  }
}
