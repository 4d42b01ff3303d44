/// niri: `spring` and `curve` of its animations, in KDL.
///
/// Its spring is libadwaita's with a mass of 1; the damping ratio is from 0.1 to 10, the stiffness 1 or
/// more.
struct NiriFormat: SpringBezierFormat {
  let id = "niri"
  let name = "niri"
  let keywords = ["damping-ratio", "duration-ms"]

  private static let ratios = 0.1...10.0
  private static let leastStiffness = 1.0
  private static let epsilon = "0.0001"
  private static let limits =
    "niri takes damping ratios from 0.1 to 10 and a stiffness of 1 or more."

  func write(_ setting: MotionSetting, options: WritingOptions) -> WrittenMotion {
    var motion = PlainMotion(setting).limited(to: [], of: name)
    if case .curve(let curve, let duration) = motion.law,
      let named = Self.curves.first(where: { $0.curve == curve })
    {
      let text = text("\"\(named.name)\"", duration, curve, &motion)
      return WrittenMotion(text: text, of: setting, as: motion)
    }
    var result = written(setting, options)
    if result.notes.last == Self.limits { result.noteError("The nearest spring") }
    return result
  }

  func spring(_ numbers: SpringNumbers, _ motion: inout PlainMotion, _: WritingOptions) -> String? {
    let ratio = min(max(numbers.ratio, Self.ratios.lowerBound), Self.ratios.upperBound)
    let stiffness = max(numbers.unitStiffness, Self.leastStiffness)
    if ratio != numbers.ratio || stiffness != numbers.unitStiffness {
      motion.notes.append(Self.limits)
    }
    motion.law = SpringNumbers.law(ratio: ratio, stiffness: stiffness, velocity: 0)
    return "spring damping-ratio=\(Digits.withPoint(SpringNumbers.text(ratio))) "
      + "stiffness=\(SpringNumbers.text(stiffness)) epsilon=\(Self.epsilon)"
  }

  func curve(_ fit: BezierFit, _ motion: inout PlainMotion, _: WritingOptions) -> String {
    let numbers = fit.numbers().joined(separator: " ")
    let curve = fit.isLine ? "\"linear\"" : "\"cubic-bezier\" \(numbers)"
    return text(curve, fit.duration, fit.curve, &motion)
  }

  private func text(
    _ words: String, _ duration: Double, _ curve: CurveSetting, _ motion: inout PlainMotion
  ) -> String {
    let milliseconds = (duration * 1000).rounded()
    motion.law = .curve(curve, duration: milliseconds / 1000)
    return "duration-ms \(Digits.rounded(milliseconds, places: 0))\ncurve \(words)"
  }

  /// Documented in niri's wiki, Configuration: Animations.
  static let curves: [(name: String, curve: CurveSetting)] = [
    ("linear", .linear), ("ease-out-quad", Easing.curve(named: "easeOutQuad") ?? .easeOut),
    ("ease-out-cubic", Easing.curve(named: "easeOutCubic") ?? .easeOut),
    ("ease-out-expo", Easing.curve(named: "easeOutExpo") ?? .easeOut),
  ]

  // MARK: - Reading

  func read(_ source: SourceText) -> MotionReading {
    let lines = KDLLines(source)
    var reading = MotionReading()
    // The seconds are nil where they are not understood: then there is no motion.
    var duration: (seconds: Double?, node: KDLLines.Node)?
    for node in lines.nodes where !reading.isHopeless {
      do throws(NotationError) {
        switch node.name {
        case "spring" where !node.properties.isEmpty:
          let setting = MotionSetting(.spring(try spring(node, source)))
          reading.motions.append(motion(setting, node, node.range.lowerBound, source))
        case "duration-ms":
          duration = (nil, node)
          guard let value = node.values.first else {
            throw source.error(
              at: node.range.upperBound, "“duration-ms” has no value", allowed: "milliseconds")
          }
          try refuseRest(node, from: 1, source)
          duration = (try source.number(value, in: .notNegative) / 1000, node)
        case "curve" where Self.isCurve(node):
          let near = duration.flatMap { $0.node.parentStart == node.parentStart ? $0 : nil }
          let curve = try curve(node, source)
          if let near, near.seconds == nil { continue }
          let setting = MotionSetting(.curve(curve, duration: near?.seconds ?? 0.15))
          let start = near?.node.range.lowerBound ?? node.range.lowerBound
          var read = motion(setting, node, min(start, node.range.lowerBound), source)
          if near == nil {
            read.notes.append("No duration is stated before the curve; 0.15 s is taken.")
          }
          reading.motions.append(read)
          duration = nil
        default:
          if let error = misspelled(node, source) {
            if error.suggestion == "duration-ms" { duration = (nil, node) }
            throw error
          }
        }
      } catch {
        reading.errors.append(error)
      }
    }
    return reading
  }

  /// Whether a node names a curve: what has only words behind it is the sentence of somebody.
  private static func isCurve(_ node: KDLLines.Node) -> Bool {
    guard let first = node.values.first else { return false }
    if case .string = first.kind { return true }
    let names = curves.map(\.name) + ["cubic-bezier"]
    return first.text.map { names.contains($0) } ?? true
  }

  /// What is wrong with a node that says what a motion needs by nearly the right name.
  private func misspelled(_ node: KDLLines.Node, _ source: SourceText) -> NotationError? {
    let labels = node.properties.compactMap(\.label)
    let first = node.values.first
    let meant: String
    if labels.contains("damping-ratio") || labels.contains("stiffness") {
      meant = "spring"
    } else if first?.plainNumber != nil, node.values.count == 1, labels.isEmpty {
      meant = "duration-ms"
    } else if case .string? = first?.kind, Self.isKnown(first) {
      meant = "curve"
    } else {
      return nil
    }
    guard NearestWord.find(node.name, among: [meant]) != nil else { return nil }
    return source.error(
      at: node.range.lowerBound, "“\(node.name)” is unknown",
      allowed: "spring, duration-ms, curve", suggestion: meant)
  }

  private static func isKnown(_ term: Term?) -> Bool {
    term?.text.map { name in name == "cubic-bezier" || curves.contains { $0.name == name } }
      ?? false
  }

  /// Refuses values behind those that a node has.
  private func refuseRest(
    _ node: KDLLines.Node, from count: Int, _ source: SourceText
  ) throws(NotationError) {
    guard node.values.count > count else { return }
    let value = node.values[count]
    throw source.error(about: value.range, "is not expected", allowed: "the end of the line")
  }

  private func motion(
    _ setting: MotionSetting, _ node: KDLLines.Node, _ start: Int, _ source: SourceText
  ) -> ReadMotion {
    ReadMotion(
      setting: setting, format: id, name: node.parent, range: start..<node.range.upperBound,
      in: source)
  }

  private func spring(
    _ node: KDLLines.Node, _ source: SourceText
  ) throws(NotationError) -> SpringSetting {
    let allowed = ["damping-ratio", "stiffness", "epsilon"]
    for property in node.properties {
      guard let label = property.label, !allowed.contains(label) else { continue }
      throw source.unknown(label, at: property.labelRange, among: allowed)
    }
    try refuseRest(node, from: 0, source)
    for label in allowed.prefix(2) where node.properties[label] == nil {
      throw source.error(
        at: node.range.upperBound, "the spring lacks “\(label)”", allowed: "\(label)=…")
    }
    let ratio = try source.number(
      node.properties, "damping-ratio", default: 1, in: .range(Self.ratios))
    let stiffness = try source.number(
      node.properties, "stiffness", default: 800, in: .range(Self.leastStiffness...1e9))
    _ = try source.number(node.properties, "epsilon", in: .above0)
    return SpringSetting(ratio: ratio, stiffness: stiffness)
  }

  private func curve(
    _ node: KDLLines.Node, _ source: SourceText
  ) throws(NotationError) -> CurveSetting {
    let name = node.values[0].text ?? ""
    if name == "cubic-bezier" {
      guard node.values.count == 5 else {
        throw source.error(
          at: node.range.lowerBound, "“cubic-bezier” has \(node.values.count - 1) numbers",
          allowed: "four numbers: x1 y1 x2 y2")
      }
      return try source.bezier(Array(node.values.dropFirst()))
    }
    if let curve = Self.curves.first(where: { $0.name == name })?.curve {
      try refuseRest(node, from: 1, source)
      return curve
    }
    let names = Self.curves.map(\.name) + ["cubic-bezier"]
    throw source.unknown(name, at: node.values[0].range, "no curve of niri", among: names)
  }
}
