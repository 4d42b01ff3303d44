/// A piece of code of one colour.
struct CodeToken: Equatable {
  enum Kind {
    case plain
    case keyword
    case type
    case literal
    case comment
  }

  let kind: Kind
  let text: String
}
