package import Foundation
import GlissandoDeck
import GlissandoTools
import GlissandoDrawing
import GlissandoFiles
import GlissandoLab
import GlissandoMotion
import GlissandoNotation
import GlissandoPainting

/// A reader of what people, other programs or a broken disk have written, which must take any bytes.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case deck, recording, film, preset, lab, path, image, motion, aliases

  /// Reads bytes, and does with what was understood what the program does with it first.
  ///
  /// What must hold is a precondition: the fuzzer and the tests both notice the end of the program.
  package func run(_ bytes: Data) {
    switch self {
    case .deck: Self.deck(Self.text(bytes))
    case .recording: Self.recording(Self.text(bytes))
    case .film: Self.onDisk(bytes, Self.film)
    case .preset: Self.preset(Self.text(bytes))
    case .lab: Self.lab(bytes)
    case .path: Self.path(Self.text(bytes))
    case .image: Self.onDisk(bytes, Self.image)
    case .motion: Self.motion(Self.text(bytes))
    case .aliases: _ = AliasExpansion.excess(in: Self.text(bytes))
    }
  }

  private static func text(_ bytes: Data) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Hands a file with these bytes to a body, in memory where the system has a folder for that.
  private static func onDisk(_ bytes: Data, _ body: (String) -> Void) {
    let folder = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : NSTemporaryDirectory()
    let path = "\(folder)/glissando-fuzz-\(getpid())-\(UUID().uuidString)"
    guard (try? bytes.write(to: URL(fileURLWithPath: path))) != nil else { return }
    defer { unlink(path) }
    body(path)
  }

  // MARK: Targets

  private static func deck(_ text: String) {
    let reader = DeckReader(
      files: { path in
        // A deck may include itself, under any name.
        guard path.utf8.count < 40 else { throw CocoaError(.fileNoSuchFile) }
        return text
      }, hasFile: { _ in true }, namesInFolder: { _ in ["other.yaml"] })
    do {
      let deck = try reader.read("talk.yaml").deck
      for slide in deck.slides.indices.prefix(8) {
        for step in 0...min(deck.slides[slide].steps.count, 8) {
          _ = deck.state(at: DeckPosition(slide: slide, step: step))
        }
      }
    } catch {
      precondition(!error.list.isEmpty, "a deck is refused without a reason")
    }
  }

  private static func recording(_ text: String) {
    guard let session = try? RecordedSession(text: text, path: "session") else { return }
    var time = -Double.infinity
    for step in session.steps {
      precondition(!step.line.contains("\n"), "a step is more than a line")
      guard case .frame(let frame) = step else { continue }
      precondition(frame.seconds >= time && frame.seconds.magnitude <= 1e9, "no time of a session")
      time = frame.seconds
    }
  }

  private static func film(_ path: String) {
    guard let reader = try? WindowFilmReader(path: path) else { return }
    _ = reader.advance(to: reader.length / 2)
    _ = reader.advance(to: .infinity)
    precondition(reader.image.pixels.count == reader.width * reader.height, "no whole frame")
  }

  private static func preset(_ text: String) {
    guard let presets = try? PresetFile.read(text) else { return }
    for preset in presets.prefix(2) { write(preset.setting) }
  }

  /// A lab that was saved under a name, or the one that comes back: what was understood is written and
  /// read back as the same.
  private static func lab(_ bytes: Data) {
    if let file = try? LabFile(text(bytes)) {
      precondition((try? LabFile(file.text)) == file, "a lab is not what it was saved as")
      write(file.document.selected.setting)
    }
    if let session = try? LabSession(bytes) {
      precondition((try? LabSession(session.data)) == session, "a lab does not come back as it was")
    }
  }

  private static func path(_ text: String) {
    guard let path = Path(data: text[...]) else { return }
    let bounds = path.boundingRect
    precondition(bounds.isNull || !bounds.minX.isNaN, "an outline without a place")
    _ = path.trimmedPath(from: 0.2, to: 0.7)
  }

  private static func image(_ path: String) {
    // What SVG files are drawn with has a limit of its own, and a fuzzer that knows it better.
    guard let head = try? InputFile(path).bytes(at: 0, count: 512),
      head.starts(with: [0x89]) || head.starts(with: [0xFF])
    else { return }
    guard let image = try? ImageFileReader().read(path) else { return }
    precondition(image.pixels.count == image.width * image.height, "no whole picture")
  }

  private static func motion(_ text: String) {
    let reading = MotionText.reading(text)
    for error in reading.errors {
      precondition(error.place.offset <= text.utf8.count, "a mistake outside of the text")
    }
    for motion in reading.motions.prefix(4) {
      precondition(motion.range.upperBound <= text.utf8.count, "a motion outside of the text")
    }
    if let first = reading.motions.first { write(first.setting) }
  }

  /// Writes a motion in all languages, for which it is reduced and its course measured.
  private static func write(_ setting: MotionSetting) {
    for format in NotationFormats.all {
      let written = format.write(setting, options: WritingOptions(greatestError: 0.05))
      precondition(!written.text.isEmpty, "a motion without words in \(format.id)")
    }
  }
}
