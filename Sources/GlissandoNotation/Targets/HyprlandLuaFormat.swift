/// Hyprland's configuration from version 0.55 on: `hl.curve` and `hl.animation`, with springs.
///
/// Its spring is mass·x″ = −stiffness·x − dampening·x′. Newer versions say damping, and all of them
/// understand dampening.
struct HyprlandLuaFormat: SpringBezierFormat {
  let id = "hyprland-lua"
  let name = "Hyprland"

  /// What Hyprland uses where no curve is named.
  static let standardBezier = CurveSetting.bezier(x1: 0, y1: 0.75, x2: 0.15, y2: 1)

  func spring(
    _ numbers: SpringNumbers, _ motion: inout PlainMotion, _ options: WritingOptions
  ) -> String? {
    motion.law = numbers.physical
    motion.notes.append("Hyprland does not document what “speed” does to a spring; 1 is written.")
    let fields = numbers.fields(
      ["mass": \.mass, "stiffness": \.stiffness, "dampening": \.damping], joint: " = ")
    return text("spring", fields.joined(separator: ", "), speed: "1", options)
  }

  func curve(_ fit: BezierFit, _: inout PlainMotion, _ options: WritingOptions) -> String {
    let n = fit.numbers()
    return text(
      "bezier", "points = { {\(n[0]), \(n[1])}, {\(n[2]), \(n[3])} }",
      speed: Digits.significant(fit.duration * 10, 9), options)
  }

  private func text(
    _ type: String, _ fields: String, speed: String, _ options: WritingOptions
  ) -> String {
    let word = options.word(joinedBy: "-")
    return """
      hl.curve("\(word)", { type = "\(type)", \(fields) })
      hl.animation({ leaf = "windows", enabled = true, speed = \(speed), \(type) = "\(word)" })
      """
  }

  // MARK: - Reading

  private struct Curve {
    let name: String
    let base: MotionSetting.Base
    let range: Range<Int>
    var isUsed = false
  }

  func read(_ source: SourceText) -> MotionReading {
    let tokens = Tokenizer.tokens(source)
    var reading = MotionReading()
    var curves: [Curve] = []
    for index in tokens.indices.dropLast(3)
    where tokens[index + 1].isSymbol(".") && source.string(tokens[index].range) == "hl" {
      if reading.isHopeless { break }
      let style = TermParser.Style(
        hasColonLabels: false, hasObjects: true, hasBraceLists: true)
      var parser = TermParser(source, tokens: tokens, at: index, style: style)
      do throws(NotationError) {
        let term = try parser.term()
        guard let link = term.links?.dropFirst().first, let arguments = link.arguments else {
          continue
        }
        try Self.checkName(link, source)
        if link.name == "curve" {
          if let curve = try curve(arguments, term.range, source) { curves.append(curve) }
        } else if link.name == "animation",
          let motion = try animation(arguments, term.range, source, &curves)
        {
          reading.motions.append(motion)
        }
      } catch {
        reading.errors.append(error)
      }
    }
    for curve in curves where !curve.isUsed {
      reading.motions.append(motion(curve.base, curve.name, curve.range, source))
    }
    return reading
  }

  private static let springFields = FieldNames(
    meant: ["type", "mass", "stiffness", "damping", "dampening"])
  private static let curveFields = FieldNames(meant: ["type", "points"])
  private static let animationFields = FieldNames(
    meant: ["leaf", "enabled", "speed", "spring", "bezier", "style"])

  /// Refuses what is nearly one of the two functions.
  private static func checkName(
    _ link: Term.Link, _ source: SourceText
  ) throws(NotationError) {
    let names = ["curve", "animation"]
    guard !names.contains(link.name), let near = NearestWord.find(link.name, among: names) else {
      return
    }
    throw source.error(
      at: link.nameRange.lowerBound, "“hl.\(link.name)” is unknown",
      allowed: names.map { "hl.\($0)" }.joined(separator: ", "), suggestion: "hl.\(near)")
  }

  private func motion(
    _ base: MotionSetting.Base, _ name: String?, _ range: Range<Int>, _ source: SourceText
  ) -> ReadMotion {
    ReadMotion(
      setting: MotionSetting(base), format: id, name: name, range: range, in: source)
  }

  private func curve(
    _ arguments: [Term.Argument], _ range: Range<Int>, _ source: SourceText
  ) throws(NotationError) -> Curve? {
    guard arguments.count == 2, let name = arguments[0].value.text,
      case .object(let object) = arguments[1].value.kind
    else { return nil }
    let table = arguments[1].value
    switch object["type"]?.text {
    case "spring":
      return Curve(name: name, base: .spring(try spring(object, table, source)), range: range)
    case "bezier":
      if let stranger = try Self.curveFields.strangers(in: object, source).first { throw stranger }
      guard let points = object["points"], let terms = points.numbersInside, terms.count == 4 else {
        throw source.error(
          at: object["points"]?.range.lowerBound ?? table.range.lowerBound,
          "the points of “\(name)” are not understood",
          allowed: "points = { {x1, y1}, {x2, y2} }")
      }
      return Curve(
        name: name, base: .curve(try source.bezier(terms), duration: 0.8), range: range)
    default:
      let type = object["type"]
      throw source.error(
        at: type?.range.lowerBound ?? table.range.lowerBound,
        "the type of “\(name)” is not understood",
        allowed: "type = \"spring\" or type = \"bezier\"",
        suggestion: type?.text.flatMap { NearestWord.find($0, among: ["spring", "bezier"]) })
    }
  }

  private func spring(
    _ object: [Term.Argument], _ table: Term, _ source: SourceText
  ) throws(NotationError) -> SpringSetting {
    if let stranger = try Self.springFields.strangers(in: object, source).first { throw stranger }
    // It was called dampening until September 2026, and is still understood by that name.
    let damping = object["damping"] == nil ? "dampening" : "damping"
    func number(
      _ label: String, in bounds: CallArguments.Bounds
    ) throws(NotationError) -> Double {
      if let value = try source.number(object, label, in: bounds) { return value }
      throw source.error(
        at: table.range.upperBound - 1,
        "the spring lacks “\(label == "dampening" ? "damping" : label)”",
        allowed: "mass, stiffness and damping")
    }
    return .physical(
      mass: try source.number(object, "mass", default: 1, in: .above0),
      stiffness: try number("stiffness", in: .above0),
      damping: try number(damping, in: .notNegative))
  }

  private func animation(
    _ arguments: [Term.Argument], _ range: Range<Int>, _ source: SourceText,
    _ curves: inout [Curve]
  ) throws(NotationError) -> ReadMotion? {
    guard case .object(let object)? = arguments.first?.value.kind,
      object["enabled"]?.path != "false"
    else { return nil }
    if let stranger = try Self.animationFields.strangers(in: object, source).first {
      throw stranger
    }
    guard let term = object["spring"] ?? object["bezier"], let name = term.text else { return nil }
    let speed = try source.number(object, "speed", default: 8, in: .above0)
    let leaf = object["leaf"]?.text
    guard let index = curves.lastIndex(where: { $0.name == name }) else {
      // Some are there without being defined.
      let standard: [String: CurveSetting] = ["default": Self.standardBezier, "linear": .linear]
      guard let curve = standard[name] else {
        let names = ["default", "linear"] + curves.map(\.name)
        throw source.error(
          at: term.range.lowerBound, "“\(name)” is no curve of this text",
          allowed: names.joined(separator: ", "),
          suggestion: NearestWord.find(name, among: names))
      }
      return motion(.curve(curve, duration: speed / 10), leaf, range, source)
    }
    let isFirst = !curves[index].isUsed
    curves[index].isUsed = true
    var base = curves[index].base
    if case .curve(let curve, _) = base { base = .curve(curve, duration: speed / 10) }
    return motion(
      base, leaf, isFirst ? source.range(range, behind: curves[index].range) : range, source)
  }
}

extension Term {
  /// All numbers inside of nested braces or brackets, in their order; nil where something else is there.
  var numbersInside: [Term]? {
    switch kind {
    case .number: return [self]
    case .list(let terms):
      var result: [Term] = []
      for term in terms {
        guard let inner = term.numbersInside else { return nil }
        result += inner
      }
      return result
    case .string, .chain, .object, .other: return nil
    }
  }
}
