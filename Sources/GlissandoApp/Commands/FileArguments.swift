import ArgumentParser
import Foundation
import GlissandoGallery
import GlissandoFiles
import GlissandoLab
import GlissandoNotation
import GlissandoTools

/// A file in place of a subcommand: `glissando FILE` stands for the command line that does what the file asks for.
enum FileArguments {
  /// What the manual says of it.
  static let summary = """
    A file in place of a subcommand does what it asks for: a deck is presented, presets, the text \
    of a motion and what the lab has saved open in the lab, a recording made by --record is played.
    """

  /// The arguments, with a file that stands first replaced by what it stands for; others as they are.
  ///
  /// - Throws: Where the file cannot be read, or asks for nothing.
  static func resolved(_ arguments: [String]) throws -> [String] {
    guard let word = arguments.first, let path = path(word) else { return arguments }
    return try Self.arguments(for: path, Array(arguments.dropFirst()))
  }

  /// The path that a word names, a page or a subcommand being none.
  private static func path(_ word: String) -> String? {
    guard !word.isEmpty, !word.hasPrefix("-"),
      !GlissandoCommand.configuration.subcommands
        .contains(where: { $0.configuration.commandName == word }), word != "help"
    else { return nil }
    let path = word.hasPrefix("file://") ? URL(string: word)?.path ?? word : word
    // Pages and subcommands have neither; a word that is nothing is answered with what is near it.
    if InputFile.isReadable(path) || path.contains("/") || path.contains(".") { return path }
    return OutputFile.isAnything(at: path) && GalleryPage.named(path) == nil ? path : nil
  }

  /// In bytes, as many as a deck may have: none of what is opened here is larger, but for recordings, which are not read.
  private static let greatestText = 16 << 20
  private static let greatestHead = 1 << 10

  private static func arguments(for path: String, _ rest: [String]) throws -> [String] {
    let head: Data
    do {
      head = try InputFile(path).bytes(at: 0, count: greatestHead)
    } catch {
      throw AppError.unopenable(path: path, reason: error.description)
    }
    if RecordingHeader.begins(head) { return ["--replay", path] + rest }
    if head.starts(with: WindowFilm.magic) {
      throw AppError.unopenable(
        path: path,
        reason: "it is what F4 filmed, which “\(Program.name) render \(path.shellWord) "
          + "--out FILE.mp4” makes a video of")
    }
    if isDeckName(path) { return ["present", path] + rest }
    guard !head.contains(0) else {
      throw AppError.unopenable(path: path, reason: "it is no text")
    }
    let text: String
    do {
      text = try InputFile.text(path, limit: greatestText)
    } catch {
      throw AppError.unopenable(path: path, reason: error.description)
    }
    return try arguments(for: path, text: text, rest)
  }

  private static func arguments(
    for path: String, text: String, _ rest: [String]
  ) throws -> [String] {
    if DeckText.isMeant(by: text) { return ["present", path] + rest }
    if LabFile.isMeant(by: text) { return ["lab", "--open", path] + rest }
    let lab = (presets: ["lab", "--presets", path] + rest, motion: ["lab"] + rest + ["--", text])
    // Some texts of motions are also lists of names.
    if !isYAML(path), (try? MotionText.read(text)) != nil { return lab.motion }
    let reason: String
    do throws(PresetMistake) {
      if try !PresetFile.read(text).isEmpty { return lab.presets }
      reason = "there is nothing in it"
    } catch {
      reason = "it is none of these"
      // A list with one mistake is still a list, and the lab shows where it is.
      if isYAML(path), error.line != nil, text.contains(":") { return lab.presets }
    }
    if (try? MotionText.read(text)) != nil { return lab.motion }
    throw AppError.unopenable(path: path, reason: reason)
  }

  private static func isDeckName(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".glissando.yaml")
  }

  private static func isYAML(_ path: String) -> Bool {
    ["yaml", "yml"].contains(URL(fileURLWithPath: path).pathExtension.lowercased())
  }
}
