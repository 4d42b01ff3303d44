import GlissandoFiles

/// A mistake in a deck's text, with its place.
package struct DeckProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as it was named.
  package var file: String
  /// Counted from 1; 0 where the problem concerns the whole file.
  package var line: Int
  /// Counted from 1, in characters; 0 where the problem concerns the whole file.
  package var column: Int
  /// What arrived, what is allowed, and what to do.
  package var message: String

  /// A mistake at a place.
  package init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    // It may quote a text of several lines.
    self.message = message.onOneLine
  }

  /// `deck.yaml:12:5: …`, the form that editors follow.
  package var description: String {
    let place = line > 0 ? "\(file):\(line):\(column)" : file
    return "\(place.onOneLine): \(message)"
  }
}

/// Why a deck could not be read: every mistake that was found, in the order of the text.
package struct DeckProblems: Error, Hashable, Sendable, CustomStringConvertible {
  /// At least one.
  package var list: [DeckProblem]
  /// The files that were read or named, texts and pictures: mending any of them may mend the deck.
  package var files: [String]

  /// Some problems, at least one.
  package init(list: [DeckProblem], files: [String] = []) {
    self.list = list
    self.files = files
  }

  /// A problem on each line.
  package var description: String { list.map(\.description).joined(separator: "\n") }
}
