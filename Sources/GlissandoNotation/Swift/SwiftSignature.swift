/// The parameters of a Swift function, as far as telling overloads apart needs them.
struct SwiftSignature: Sendable {
  struct Parameter: Sendable {
    /// nil where the value stands alone.
    let label: String?
    /// Whether it may be left out.
    let isOptional: Bool
  }

  let parameters: [Parameter]

  /// Reads labels as Swift's documents write them, `_:response:blendDuration:?`: each ends with a
  /// colon, behind which a question mark says that there is a default.
  init(_ text: String) {
    var parameters: [Parameter] = []
    var label = ""
    for character in text {
      switch character {
      case ":":
        parameters.append(Parameter(label: label == "_" ? nil : label, isOptional: false))
        label = ""
      case "?":
        let last = parameters.removeLast()
        parameters.append(Parameter(label: last.label, isOptional: true))
      default: label.append(character)
      }
    }
    self.parameters = parameters
  }

  var labels: [String] { parameters.compactMap(\.label) }

  /// The values in the order of the parameters, nil where the default counts.
  func bound(
    _ arguments: [Term.Argument], of link: Term.Link, in source: SourceText, allowed: [String]
  ) throws(NotationError) -> [Term?] {
    var values = [Term?](repeating: nil, count: parameters.count)
    var next = 0
    for argument in arguments {
      let index = try index(of: argument, from: next, in: source, allowed: allowed)
      values[index] = argument.value
      next = index + 1
    }
    for (index, parameter) in parameters.enumerated()
    where values[index] == nil && !parameter.isOptional {
      throw source.error(
        at: link.range.upperBound - 1,
        "“\(link.name)” lacks " + (parameter.label.map { "“\($0):”" } ?? "a value"),
        allowed: description(of: link.name))
    }
    return values
  }

  private func index(
    of argument: Term.Argument, from next: Int, in source: SourceText, allowed: [String]
  ) throws(NotationError) -> Int {
    if let index = parameters[next...].firstIndex(where: { $0.label == argument.label }),
      // What stands alone cannot skip what stands alone too.
      argument.label != nil || parameters[next..<index].allSatisfy({ $0.label != nil })
    {
      return index
    }
    guard let label = argument.label else {
      throw source.error(
        about: argument.value.range, "has no name",
        allowed: next < parameters.count
          ? "a name before each value: \(list(parameters[next...].compactMap(\.label)))"
          : "no further value")
    }
    let start = argument.labelRange.lowerBound
    if labels.contains(label) {
      let order = labels.map { "“\($0)”" }.joined(separator: ", ")
      throw source.error(
        at: start, "“\(label)” comes twice or too late", allowed: "this order: \(order)")
    }
    throw source.error(
      at: start, "“\(label)” is unknown", allowed: allowed.isEmpty ? "no name" : list(allowed),
      suggestion: NearestWord.find(label, among: allowed))
  }

  private func list(_ words: [String]) -> String {
    words.map { "“\($0)”" }.joined(separator: ", ")
  }

  /// The call as Swift's documents write it.
  func description(of name: String) -> String {
    "“\(name)(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")”"
  }
}

extension [SwiftSignature] {
  /// Which overload a call means, and its values.
  ///
  /// - Throws: What is wrong, seen from the overload that has most of the names.
  func matched(
    _ link: Term.Link, in source: SourceText
  ) throws(NotationError) -> (overload: Int, values: [Term?]) {
    let arguments = link.arguments ?? []
    let labels = map(\.labels)
    var allowed: [String] = []
    for label in labels.joined() where !allowed.contains(label) { allowed.append(label) }
    for (index, signature) in enumerated() {
      if let values = try? signature.bound(arguments, of: link, in: source, allowed: allowed) {
        return (index, values)
      }
    }
    let names = arguments.map(\.label)
    func matches(_ signature: SwiftSignature) -> Int {
      names.count { name in signature.parameters.contains { $0.label == name } }
    }
    let best = self.max { matches($0) < matches($1) } ?? self[0]
    let values = try best.bound(arguments, of: link, in: source, allowed: allowed)
    return (0, values)
  }
}
