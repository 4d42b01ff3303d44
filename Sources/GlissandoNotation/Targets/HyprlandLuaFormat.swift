import GlissandoMotion

/// Hyprland's configuration from version 0.55 on: `hl.curve` and `hl.animation`, with springs.
///
/// Its spring is mass·x″ = −stiffness·x − dampening·x′. Newer versions say damping, and all of them
/// understand dampening.
struct HyprlandLuaFormat: NotationFormat {
  let id = "hyprland-lua"
  let name = "Hyprland"
  let language = "lua"
  let fileExtension = "lua"

  /// What Hyprland uses where no curve is named.
  static let standardBezier = CurveSetting.bezier(x1: 0, y1: 0.75, x2: 0.15, y2: 1)

  func write(_ setting: MotionSetting, options: WritingOptions) -> WrittenMotion {
    let motion = PlainMotion(setting).limited(to: [], of: name)
    guard case .spring(let spring, _) = motion.law else {
      return writeCurve(setting, motion, options.name)
    }
    let numbers = SpringNumbers(spring)
    var written = motion
    written.law = .spring(numbers.physical(digits: 12), velocity: 0)
    written.notes.append("Hyprland does not document what “speed” does to a spring; 1 is written.")
    let text =
      "hl.curve(\"\(options.name)\", { type = \"spring\", "
      + "mass = \(Digits.significant(numbers.mass, 12)), "
      + "stiffness = \(Digits.significant(numbers.stiffness, 12)), "
      + "dampening = \(Digits.significant(numbers.damping, 12)) })\n"
      + "hl.animation({ leaf = \"windows\", enabled = true, speed = 1, spring = \"\(options.name)\" })"
    return WrittenMotion(text: text, of: setting, as: written)
  }

  private func writeCurve(
    _ setting: MotionSetting, _ plain: PlainMotion, _ name: String
  ) -> WrittenMotion {
    let (motion, fit) = plain.asBezier()
    let n = fit.numbers()
    let text =
      "hl.curve(\"\(name)\", { type = \"bezier\", points = { {\(n[0]), \(n[1])}, {\(n[2]), \(n[3])} } })\n"
      + "hl.animation({ leaf = \"windows\", enabled = true, "
      + "speed = \(Digits.significant(fit.duration * 10, 9)), bezier = \"\(name)\" })"
    var result = WrittenMotion(text: text, of: setting, as: motion)
    result.noteError("The curve")
    return result
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

  private func motion(
    _ base: MotionSetting.Base, _ name: String?, _ range: Range<Int>, _ source: SourceText
  ) -> ReadMotion {
    ReadMotion(
      setting: MotionSetting(base), format: id, name: name, range: range,
      place: source.place(range.lowerBound))
  }

  private func curve(
    _ arguments: [Term.Argument], _ range: Range<Int>, _ source: SourceText
  ) throws(NotationError) -> Curve? {
    guard arguments.count == 2, let name = arguments[0].value.text,
      case .object(let object) = arguments[1].value.kind
    else { return nil }
    switch object["type"]?.text {
    case "spring":
      // It was called dampening until September 2026, and is still understood by that name.
      let damping = object["damping"] == nil ? "dampening" : "damping"
      let setting = SpringSetting.physical(
        mass: try source.number(object, "mass", default: 1, in: .above0) ?? 1,
        stiffness: try source.number(object, "stiffness", default: 1, in: .above0) ?? 1,
        damping: try source.number(object, damping, default: 1, in: .notNegative) ?? 1)
      return Curve(name: name, base: .spring(setting), range: range)
    case "bezier":
      guard let points = object["points"], let terms = points.numbersInside, terms.count == 4 else {
        throw source.error(
          at: arguments[1].value.range.lowerBound, "the points of “\(name)” are not understood",
          allowed: "points = { {x1, y1}, {x2, y2} }")
      }
      return Curve(
        name: name, base: .curve(try source.bezier(terms), duration: 0.8), range: range)
    default:
      throw source.error(
        at: arguments[1].value.range.lowerBound, "the type of “\(name)” is not understood",
        allowed: "type = \"spring\" or type = \"bezier\"")
    }
  }

  private func animation(
    _ arguments: [Term.Argument], _ range: Range<Int>, _ source: SourceText,
    _ curves: inout [Curve]
  ) throws(NotationError) -> ReadMotion? {
    guard case .object(let object)? = arguments.first?.value.kind,
      let name = (object["spring"] ?? object["bezier"])?.text, object["enabled"]?.path != "false"
    else { return nil }
    let speed = try source.number(object, "speed", default: 8, in: .above0) ?? 8
    let leaf = object["leaf"]?.text
    guard let index = curves.lastIndex(where: { $0.name == name }) else {
      // Some are there without being defined.
      let standard: [String: CurveSetting] = ["default": Self.standardBezier, "linear": .linear]
      return standard[name].map {
        motion(.curve($0, duration: speed / 10), leaf, range, source)
      }
    }
    let isFirst = !curves[index].isUsed
    curves[index].isUsed = true
    var base = curves[index].base
    if case .curve(let curve, _) = base { base = .curve(curve, duration: speed / 10) }
    let own = curves[index].range
    let isNext =
      isFirst && own.upperBound < range.lowerBound
      && source.string(own.upperBound..<range.lowerBound).allSatisfy(\.isWhitespace)
    return motion(
      base, leaf, (isNext ? own.lowerBound : range.lowerBound)..<range.upperBound, source)
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
