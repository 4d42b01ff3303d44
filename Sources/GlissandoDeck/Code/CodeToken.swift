/// A piece of code of one colour.
package struct CodeToken: Equatable, Sendable {
  /// What a piece of code is.
  package enum Kind: Sendable {
    case plain
    case keyword
    case type
    case literal
    case comment
  }

  /// What it is.
  package let kind: Kind
  /// Its letters, without a line's end.
  package let text: String

  /// A piece of code.
  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
