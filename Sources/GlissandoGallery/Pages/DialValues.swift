import Glissando

/// What the dials of a page are set to.
package struct DialValues: Equatable, Sendable {
  let dials: [Dial]
  package private(set) var positions: [Double]

  init(_ dials: [Dial]) {
    self.dials = dials
    positions = dials.map(\.start)
  }

  package static func == (left: DialValues, right: DialValues) -> Bool {
    left.positions == right.positions
  }

  /// Whether nothing has been changed.
  var isAtStart: Bool { positions == dials.map(\.start) }

  /// The value of a dial as its specimen takes it.
  subscript<Value>(name: String) -> Value {
    guard let index = dials.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("no dial is called \(name); there are \(dials.map(\.name))")
    }
    let value = dials[index].value(positions[index])
    guard let result = value as? Value else {
      preconditionFailure("the dial \(name) has \(type(of: value)), not \(Value.self)")
    }
    return result
  }

  package mutating func set(_ index: Int, to position: Double) { positions[index] = position }

  /// The code with the values that have been changed.
  func written(into code: String) -> String {
    if isAtStart { return code }
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, dial) in dials.enumerated() where positions[index] != dial.start {
      guard let line = lines.firstIndex(where: { Self.line($0, declares: dial.name) }),
        let sign = lines[line].range(of: "= ")
      else { continue }
      lines[line].replaceSubrange(
        sign.upperBound..., with: Self.prefixed(dial.code(positions[index]), like: lines[line]))
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a line of code is the one that gives a property its value.
  static func line(_ line: String, declares name: String) -> Bool {
    let trimmed = line.drop { $0 == " " }
    return trimmed.hasPrefix("var \(name) = ") || trimmed.hasPrefix("var \(name): ")
  }

  /// A member's name alone is not enough for a property without a type: `.red` becomes `Color.red`
  /// where the value in the code says `Color`.
  private static func prefixed(_ code: String, like line: String) -> String {
    guard code.hasPrefix("."), let sign = line.range(of: "= ") else { return code }
    return line[sign.upperBound...].prefix { $0 != "." } + code
  }
}
