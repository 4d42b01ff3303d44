import ArgumentParser
import Foundation
import GlissandoFiles
import GlissandoNotation

/// `glissando convert`: motion from one language into another.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Write a spring or curve for another system, from the text of any.",
    discussion: """
      TEXT is an animation such as “spring(duration: 0.5, bounce: 0.3)”, or text in any language that \
      --list names; “-” reads it from standard input. What the target cannot say is said on standard \
      error, with the error of what is written instead.
      """)

  @Argument(help: ArgumentHelp("The motion, or “-” for standard input.", valueName: "text"))
  var text: String?

  @Option(
    name: .customLong("to"), parsing: .unconditional,
    help: ArgumentHelp(
      "The language to write, or “all”; --list names them.", valueName: "language"),
    completion: .list(NotationFormats.all.map(\.id) + [ConvertCommand.all]),
    transform: ConvertCommand.target)
  var target: String = ConvertCommand.all

  @Option(
    name: .customLong("error"), parsing: .unconditional,
    help: ArgumentHelp(
      "How far a curve that stands for a spring may be from it: a part of the way, such as 0.001 or "
        + "0.1%.", valueName: "part"),
    transform: ConvertCommand.part)
  var greatestError: Double = WritingOptions().greatestError

  @Option(
    "What the motion is called where a language wants a name.", "name",
    transform: ConvertCommand.name)
  var name: String?

  @Flag(help: "List the languages, one on a line.")
  var list = false

  static let all = "all"

  func validate() throws {
    if text == nil, !list {
      throw ValidationError(
        "a text to convert is missing; allowed is an animation, or “-” for standard input")
    }
  }

  func run() throws {
    guard !list else { return print(ConvertListing.text) }
    let text = text == "-" ? try Self.standardInput() : text ?? ""
    let result = try Conversion(
      text: text, target: target == Self.all ? nil : target,
      options: WritingOptions(greatestError: greatestError), name: name)
    print(result.text)
    for note in result.notes {
      try? FileHandle.standardError.write(contentsOf: Data("\(Program.name): \(note)\n".utf8))
    }
  }

  /// In bytes.
  private static let greatestInput = 1 << 20

  private static func standardInput() throws -> String {
    guard let data = try? FileHandle.standardInput.read(upToCount: greatestInput + 1) ?? Data()
    else {
      throw ValidationError(
        "standard input cannot be read: it is closed, or a folder; allowed is a text, such as a file behind “<”"
      )
    }
    guard data.count <= greatestInput else {
      throw ValidationError(
        "standard input has more than \(greatestInput) bytes; a motion is short")
    }
    do {
      return try String(fileContents: data)
    } catch {
      throw ValidationError("standard input cannot be read: \(error)")
    }
  }

  // MARK: - Values of options

  @Sendable static func target(_ text: String) throws -> String {
    let ids = NotationFormats.all.map(\.id) + [all]
    if ids.contains(text) { return text }
    let guess = NearestWord.find(text, among: ids).map { ". Did you mean “\($0)”?" } ?? ""
    throw OptionValueError(allowed: ids.joined(separator: ", ") + guess)
  }

  @Sendable static func part(_ text: String) throws -> Double {
    let isPercent = text.hasSuffix("%")
    let number = Double(isPercent ? String(text.dropLast()) : text)
    guard let number, (0.00001...0.2).contains(isPercent ? number / 100 : number) else {
      throw OptionValueError(allowed: "a part of the way from 0.00001 to 0.2, or 0.001% to 20%")
    }
    return isPercent ? number / 100 : number
  }

  @Sendable static func name(_ text: String) throws -> String {
    let isName =
      text.first?.isLetter == true && text.count <= 64
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    guard isName else {
      throw OptionValueError(
        allowed: "a name of letters, digits, “_” and “-” that begins with a letter")
    }
    return text
  }
}

/// All motions of a text in another language, or in all.
struct Conversion {
  /// For standard output.
  let text: String
  /// For standard error, one line each.
  let notes: [String]

  /// Converts a text.
  ///
  /// - Parameters:
  ///   - text: Motions in any languages.
  ///   - target: The `id` of the wished language; nil for all.
  ///   - options: How to write; its name counts where neither `name` nor the text has one.
  ///   - name: What to call the motions.
  /// - Throws: `ValidationError` where the text holds no motion.
  init(text: String, target: String?, options: WritingOptions, name: String?) throws {
    let formats = NotationFormats.all.filter { target == nil || $0.id == target }
    var blocks: [String] = []
    var notes: [String] = []
    let motions = try Self.motions(in: text)
    for motion in motions {
      var options = options
      options.name = name ?? motion.name ?? options.name
      notes += motion.notes.map { "\(motion.place): \($0)" }
      for format in formats {
        let written = format.write(motion.setting, options: options)
        blocks.append(target == nil ? "# \(format.name)\n\(written.text)" : written.text)
        notes += written.notes.map { "\(format.name): \($0)" }
      }
    }
    notes += MotionText.reading(text).errors.map { "not understood: \($0)" }
    // Texts of several lines need a blank line between them, as all languages at once do.
    let isLoose = target == nil || blocks.contains { $0.contains("\n") }
    self.text = blocks.joined(separator: isLoose ? "\n\n" : "\n")
    self.notes = notes
  }

  private static func motions(in text: String) throws -> [ReadMotion] {
    do throws(NotationError) {
      return try MotionText.read(text)
    } catch {
      throw ValidationError("the text is not understood: \(error)")
    }
  }
}

/// The list of languages for a terminal.
enum ConvertListing {
  static var text: String {
    let formats = NotationFormats.all
    let width = formats.map(\.id.count).max() ?? 0
    return formats.map { format in
      format.id.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + format.name
    }
    .joined(separator: "\n")
  }
}
