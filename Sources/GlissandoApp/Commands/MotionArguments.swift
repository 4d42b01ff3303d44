import ArgumentParser
import Foundation
import GlissandoLab
import GlissandoNotation

/// Motions on a command line.
enum MotionArguments {
  /// Letters of a text in a message.
  private static let mostQuoted = 60

  /// All motions of all texts, at most one for each lane, by the names that the texts give them or
  /// by their own words.
  static func read(_ texts: [String]) throws -> [(name: String, setting: MotionSetting)] {
    var motions: [(name: String, setting: MotionSetting)] = []
    for text in texts {
      do {
        let read = try MotionText.read(text)
        motions += read.map { motion in
          let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
          return (motion.name ?? (read.count == 1 ? words : motion.format), motion.setting)
        }
      } catch {
        let words = text.count > mostQuoted ? "\(text.prefix(mostQuoted))…" : text
        throw ValidationError("“\(words)” is not understood: \(error)")
      }
    }
    guard motions.count <= Lane.Letter.allCases.count else {
      throw ValidationError(
        "there are \(motions.count) animations; allowed is up to \(Lane.Letter.allCases.count)")
    }
    return motions
  }
}
