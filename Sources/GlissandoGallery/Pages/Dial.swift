import Glissando

/// A property of a specimen that can be set.
///
/// Its name is that of the property, and its first value the one that the code gives it.
struct Dial: Sendable {
  /// A value that can be chosen, and how it is written.
  struct Option: Sendable {
    let code: String
    let value: any Sendable
  }

  enum Kind: Sendable {
    case number(ClosedRange<Double>, step: Double, unit: String)
    case whole(ClosedRange<Double>)
    case flag
    case choice([Option])
  }

  let name: String
  let kind: Kind
  /// The first value: a number, 0 or 1 for false and true, or the place of an option.
  let start: Double

  static func number(
    _ name: String, _ start: Double, in range: ClosedRange<Double>, step: Double = 0.05,
    unit: String = ""
  ) -> Dial {
    Dial(name: name, kind: .number(range, step: step, unit: unit), start: start)
  }

  static func whole(_ name: String, _ start: Int, in range: ClosedRange<Int>) -> Dial {
    Dial(
      name: name, kind: .whole(Double(range.lowerBound)...Double(range.upperBound)),
      start: Double(start))
  }

  static func flag(_ name: String, _ start: Bool) -> Dial {
    Dial(name: name, kind: .flag, start: start ? 1 : 0)
  }

  /// One of several values, of which the first is the one in the code.
  static func choice<Value: Sendable>(
    _ name: String, _ options: KeyValuePairs<String, Value>
  ) -> Dial {
    Dial(
      name: name, kind: .choice(options.map { Option(code: $0.key, value: $0.value) }), start: 0)
  }

  /// One of several animations, of which the first is the one in the code.
  static func animation(_ options: KeyValuePairs<String, Animation>) -> Dial {
    choice("animation", options)
  }

  /// How a value is written in code.
  func code(_ position: Double) -> String {
    switch kind {
    case .number: "\((position * 1000).rounded() / 1000)"
    case .whole: "\(Int(position))"
    case .flag: position == 0 ? "false" : "true"
    case .choice(let options): options[Int(position)].code
    }
  }

  /// How a value is written beside the control.
  func text(_ position: Double) -> String {
    guard case .number(_, _, let unit) = kind else { return code(position) }
    return unit.isEmpty ? code(position) : "\(code(position)) \(unit)"
  }

  /// The value as the specimen takes it.
  func value(_ position: Double) -> any Sendable {
    switch kind {
    case .number: position
    case .whole: Int(position)
    case .flag: position != 0
    case .choice(let options): options[Int(position)].value
    }
  }
}
