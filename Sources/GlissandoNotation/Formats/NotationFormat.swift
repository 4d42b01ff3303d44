// Languages in which motion is read and written.

/// A language in which motion is found, whether or not we write it.
package protocol NotationReader: Sendable {
  /// The word that names it on a command line.
  var id: String { get }
  /// Its name for people.
  var name: String { get }

  /// Finds all motions in a text that are written in this language.
  func read(_ source: SourceText) -> MotionReading
}

/// A language in which motion is written down: it turns a setting into text, and text into settings.
package protocol NotationFormat: NotationReader {
  /// Whether springs become curves that are fitted to them, which takes some milliseconds.
  var fitsCurves: Bool { get }

  /// The words by which it is recognised: of functions, types and keywords.
  var keywords: [String] { get }

  /// Writes a motion, or what comes nearest to it.
  func write(_ setting: MotionSetting, options: WritingOptions) -> WrittenMotion
}

extension NotationFormat {
  /// They are written by their numbers.
  package var fitsCurves: Bool { false }

  /// It is recognised by the names of its numbers.
  package var keywords: [String] { [] }
}

/// How to write a motion down.
package struct WritingOptions: Hashable, Sendable {
  /// What the motion is called where the language wants a name.
  package var name: String
  /// How far a curve that stands for the motion may be from it, in ways to the target, above 0.
  package var greatestError: Double

  /// What is written where nothing else is wished: an error of a thousandth.
  package init(name: String = "motion", greatestError: Double = 0.001) {
    self.name = name
    self.greatestError = greatestError
  }

  /// The name as a word of ASCII letters, digits and what joins them.
  ///
  /// - Parameter joint: What stands for everything else: “_”, or “-” where words may have either.
  func word(joinedBy joint: Character) -> String {
    let words = name.split { letter in
      !(letter.isASCII && (letter.isLetter || letter.isNumber) || letter == "_" || letter == joint)
    }
    let word = words.joined(separator: String(joint))
    return word.first?.isLetter == true ? word : word.isEmpty ? "motion" : "motion\(joint)\(word)"
  }
}

/// A motion as text.
package struct WrittenMotion: Hashable, Sendable {
  package var text: String
  /// What the text cannot say, and what it says instead; a sentence each.
  package var notes: [String]
  /// How far what the text says is from the motion at most, in ways to the target.
  package var greatestError: Double

  package init(text: String, notes: [String] = [], greatestError: Double = 0) {
    self.text = text
    self.notes = notes
    self.greatestError = greatestError
  }

  /// Whether nobody could see a difference: less than a millionth of the way.
  package var isExact: Bool { greatestError < 1e-6 }
}
