import GlissandoNotation

/// Something that the lab has to say: it stays until the next change, until it is closed, or until
/// there was time to read it.
package struct LabNotice: Equatable, Sendable {
  /// Whether it says that something went wrong.
  package var isProblem: Bool
  /// One or two sentences.
  package var text: String
  /// The path of the file that it tells of; nil where it tells of none.
  package var file: String?

  /// News, or a problem.
  package init(_ text: String, isProblem: Bool = false, file: String? = nil) {
    self.text = text
    self.isProblem = isProblem
    self.file = file
  }

  /// For how many seconds it stays: long enough to be read twice; problems longer.
  package var lifetime: Int { (isProblem ? 8 : 4) + text.count / 12 }
}

extension String {
  /// The text with a full stop, unless it ends with a question.
  var asSentence: String { hasSuffix("?") ? self : self + "." }
}

extension NotationError {
  /// As the lab says it: where something is wrong, or in short what the whole text is.
  ///
  /// There is room for a line: a word that is nearly right is said in place of all those that would be.
  var asNotice: String {
    if let suggestion, !allowed.isEmpty {
      return "Not understood, \(place): \(message). Did you mean “\(suggestion)”?"
    }
    return (allowed.isEmpty ? "Not understood: \(self)" : "Not understood, \(self)").asSentence
  }
}
