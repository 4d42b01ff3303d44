/// The values of a call by their names, or by their places where they have none.
struct CallArguments {
  let link: Term.Link
  let source: SourceText
  private let arguments: [Term.Argument]

  /// What a number may be.
  enum Bounds {
    case any
    case above0
    case notNegative
    case range(ClosedRange<Double>)
  }

  init(_ link: Term.Link, source: SourceText) {
    self.link = link
    self.source = source
    arguments = link.arguments ?? []
  }

  /// The value with a name, or the one at a place if that has no name.
  func value(_ label: String, at place: Int) -> Term? {
    if let named = arguments[label] { return named }
    guard arguments.indices.contains(place), arguments[place].label == nil else { return nil }
    return arguments[place].value
  }

  /// Refuses names that are not allowed, and more values without a name than may stand alone.
  func check(_ labels: [String], unnamed most: Int = 0) throws(NotationError) {
    for (index, argument) in arguments.enumerated() {
      guard let label = argument.label else {
        try checkUnnamed(argument.value, at: index, most: most, labels)
        continue
      }
      guard !labels.contains(label) else { continue }
      throw source.unknown(label, at: argument.labelRange, among: labels)
    }
  }

  private func checkUnnamed(
    _ value: Term, at index: Int, most: Int, _ labels: [String]
  ) throws(NotationError) {
    guard index >= most else { return }
    throw source.error(
      at: value.range.lowerBound,
      most == 0
        ? "\(source.quoted(value.range)) has no name"
        : "\(source.quoted(value.range)) is one value too many",
      allowed: most == 0
        ? "a name before each value: \(labels.joined(separator: ", "))"
        : labels.prefix(most).joined(separator: ", "))
  }

  func number(
    _ label: String, at place: Int, default standard: Double? = nil, in bounds: Bounds = .any,
    constants: [String: Double] = [:]
  ) throws(NotationError) -> Double {
    guard let term = value(label, at: place) else {
      if let standard { return standard }
      throw source.error(
        at: link.range.upperBound - 1, "“\(link.name)” lacks “\(label)”", allowed: "\(label)")
    }
    return try source.number(term, in: bounds, constants: constants)
  }

  /// Four numbers as the control points of a curve.
  func bezier() throws(NotationError) -> CurveSetting {
    guard arguments.count == 4 else {
      throw source.error(
        at: link.range.lowerBound, "“\(link.name)” has \(arguments.count) values",
        allowed: "four numbers: x1, y1, x2, y2")
    }
    let terms = arguments.map(\.value)
    return try source.bezier(terms)
  }
}

extension SourceText {
  /// The number of a term; units that only say its type do not count.
  func number(
    _ term: Term, in bounds: CallArguments.Bounds = .any, constants: [String: Double] = [:]
  ) throws(NotationError) -> Double {
    let value: Double
    if case .number(let number, let unit) = term.kind,
      unit.isEmpty || ["f", "F", "d", "L"].contains(unit)
    {
      value = number
    } else if let path = term.path, let constant = constants[path] {
      value = constant
    } else {
      throw error(
        at: term.range.lowerBound,
        term.range.isEmpty ? "a value is missing" : "\(quoted(term.range)) is not a number",
        allowed: "a number"
          + (constants.isEmpty ? "" : " or " + constants.keys.sorted().joined(separator: ", ")),
        suggestion: term.path.flatMap { NearestWord.find($0, among: constants.keys.sorted()) })
    }
    guard value.isFinite, bounds.contains(value) else {
      throw error(about: term.range, "is out of range", allowed: bounds.description)
    }
    return value
  }

  /// Four terms as the control points of a curve.
  func bezier(_ terms: [Term]) throws(NotationError) -> CurveSetting {
    var numbers: [Double] = []
    for (index, term) in terms.enumerated() {
      let isTime = index % 2 == 0
      numbers.append(try number(term, in: isTime ? .range(0...1) : .range(-1e6...1e6)))
    }
    return CurveSetting(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }
}

extension CallArguments.Bounds {
  fileprivate func contains(_ value: Double) -> Bool {
    switch self {
    case .any: true
    case .above0: value > 0
    case .notNegative: value >= 0
    case .range(let range): range.contains(value)
    }
  }

  fileprivate var description: String {
    switch self {
    case .any: "a finite number"
    case .above0: "a number above 0"
    case .notNegative: "a number of 0 or more"
    case .range(let range):
      "a number from \(Digits.exact(range.lowerBound)) to \(Digits.exact(range.upperBound))"
    }
  }
}
