/// A piece of code as most languages write it, before anybody has said what its names mean.
struct Term: Hashable, Sendable {
  indirect enum Kind: Hashable, Sendable {
    /// A number with its unit, or the result of calculating with several.
    case number(Double, unit: String)
    case string(String)
    /// Names and calls that are joined by dots.
    case chain([Link])
    case list([Term])
    case object([Argument])
    /// Something else, which was only skipped.
    case other
  }

  var kind: Kind
  /// The bytes that it takes.
  var range: Range<Int>

  /// One part of a chain: a name, and what is in the parentheses behind it.
  struct Link: Hashable, Sendable {
    var name: String
    var nameRange: Range<Int>
    /// nil without parentheses.
    var arguments: [Argument]?
    /// From the name to the closing parenthesis.
    var range: Range<Int>
    /// Whether a dot stands before the name.
    var hasDot: Bool
  }

  /// A value with or without a name, in a call or in an object.
  struct Argument: Hashable, Sendable {
    var label: String?
    var labelRange: Range<Int>
    /// What stands between the name and the value: a colon or an equals sign.
    var separator: UInt8?
    var value: Term
  }

  /// The links of a chain; nil for everything else.
  var links: [Link]? {
    if case .chain(let links) = kind { links } else { nil }
  }

  /// The names of a chain without calls, with their dots: `Easing.OutCubic`.
  var path: String? {
    guard let links, links.allSatisfy({ $0.arguments == nil }) else { return nil }
    return links.map(\.name).joined(separator: ".")
  }

  /// The number, where it has none of the units that a language would have to know.
  var plainNumber: Double? {
    if case .number(let value, let unit) = kind, unit.isEmpty { value } else { nil }
  }

  /// The text of a string, or the path of names.
  var text: String? {
    if case .string(let text) = kind { text } else { path }
  }
}

extension [Term.Argument] {
  /// The value with a name; of several the last.
  subscript(_ label: String) -> Term? { last { $0.label == label }?.value }
}
