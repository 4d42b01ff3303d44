/// Something that the lab has to say: it stays until the next change, or until it is closed.
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
}
