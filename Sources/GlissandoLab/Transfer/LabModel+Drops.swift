package import Foundation
import Glissando
import GlissandoFiles
import GlissandoTools

// What becomes of what is dropped on the lab.

extension LabModel {
  /// Takes a file that is dropped on the lab: a document is opened, motions and presets become lanes, a
  /// picture is the face of the card.
  ///
  /// - Returns: Whether it was one of these; anything else changes nothing.
  package func receiveDrop(of url: URL) -> Bool {
    guard url.isFileURL else { return false }
    if UTType(filenameExtension: url.pathExtension)?.conforms(to: .image) == true {
      show(picture: url.path)
      return true
    }
    guard let text = try? InputFile.text(url.path, limit: Self.greatestDrop),
      !Self.isMeantForOthers(text)
    else { return false }
    if LabFile.isMeant(by: text) {
      open(url.path)
    } else if !ImportedText(text).motions.isEmpty {
      bringIn(text)
    } else {
      return false
    }
    return true
  }

  /// Whether a text is more than the motions that are named in it: a talk, or a recording of a session.
  private static func isMeantForOthers(_ text: String) -> Bool {
    DeckText.isMeant(by: text) || RecordingHeader.begins(Data(text.prefix(1 << 10).utf8))
  }

  /// In bytes.
  private static let greatestDrop = 1 << 22

  private func show(picture path: String) {
    endStep()
    withAnimation(Self.motion) {
      score.picture = path
      score.kind = .card
    }
    say(LabNotice("“\((path as NSString).lastPathComponent)” is the face of the card."))
  }
}
