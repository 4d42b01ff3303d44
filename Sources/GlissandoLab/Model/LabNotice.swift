/// Something that the lab has to say: it stays until the next change, until it is closed, or until
/// there was time to read it.
package struct LabNotice: Equatable, Sendable {
  /// Whether it says that something went wrong.
  package var isProblem: Bool
  /// One or two sentences.
  package var text: String

  /// News, or a problem.
  package init(_ text: String, isProblem: Bool = false) {
    self.text = text
    self.isProblem = isProblem
  }

  /// For how many seconds it stays: long enough to be read twice; problems longer.
  package var lifetime: Int { (isProblem ? 8 : 4) + text.count / 12 }
}

extension String {
  /// The text with a full stop, unless it ends with a question.
  var asSentence: String { hasSuffix("?") ? self : self + "." }
}
