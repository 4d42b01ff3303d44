import GlissandoMotion

/// Our own: a setting with all that it says, for other programs to read and write.
///
///     {
///       "glissando": 1,
///       "name": "drawer",
///       "spring": { "duration": 0.5, "bounce": 0.3 },
///       "modifiers": [ { "delay": 0.1 }, { "repeatCount": 3, "autoreverses": true } ]
///     }
///
/// `glissando` is the version. What moves is one of
///
/// - `"default": true`
/// - `"spring"` with `duration` and `bounce`, `response` and `dampingFraction`, `mass`, `stiffness` and
///   `damping`, or `settlingDuration` and `dampingRatio`; beside it may stand `"blendDuration"`
/// - `"interpolatingSpring"` alike; beside it may stand `"initialVelocity"`, in targets per second
/// - `"curve"`, a name, four numbers `[x1, y1, x2, y2]`, or pieces; beside it stands `"duration"`. Pieces
///   are lists of numbers, the first `[x, y]` a point, each further one a line to `[x, y]` or a Bézier
///   `[x1, y1, x2, y2, x, y]`
/// - `"decay"` with `timeConstant`, and maybe `initialVelocity` and a spring `bounce`
///
/// Modifiers, the innermost first: `delay`, `speed`, `repeatCount` and `repeatForever` with
/// `autoreverses`, `logicallyComplete`, `stopsAtTarget`. All times are in seconds.
struct JSONFormat: NotationFormat {
  let id = "json"
  let name = "JSON"

  static let version = 1.0

  func write(_ setting: MotionSetting, options: WritingOptions) -> WrittenMotion {
    var fields = ["\"glissando\": 1", "\"name\": \(Self.quoted(options.name))"]
    switch setting.base {
    case .system: fields.append("\"default\": true")
    case .spring(let spring, let blend):
      fields.append("\"spring\": \(Self.text(spring))")
      if blend != 0 { fields.append("\"blendDuration\": \(Self.number(blend))") }
    case .interpolatingSpring(let spring, let velocity):
      fields.append("\"interpolatingSpring\": \(Self.text(spring))")
      if velocity != 0 { fields.append("\"initialVelocity\": \(Self.number(velocity))") }
    case .curve(let curve, let duration):
      fields.append("\"curve\": \(Self.text(curve))")
      fields.append("\"duration\": \(Self.number(duration))")
    case .decay(let time, let velocity, let bounce):
      var inner = ["\"timeConstant\": \(Self.number(time))"]
      if let velocity { inner.append("\"initialVelocity\": \(Self.number(velocity))") }
      if let bounce { inner.append("\"bounce\": \(Self.text(bounce))") }
      fields.append("\"decay\": { \(inner.joined(separator: ", ")) }")
    }
    if !setting.modifiers.isEmpty {
      let list = setting.modifiers.map { "{ \(Self.text($0)) }" }.joined(separator: ", ")
      fields.append("\"modifiers\": [\(list)]")
    }
    return WrittenMotion(text: "{\n  \(fields.joined(separator: ",\n  "))\n}")
  }

  /// JSON has no number for what is not finite.
  private static func number(_ value: Double) -> String {
    value.isFinite ? Digits.exact(value) : "null"
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case let scalar where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func text(_ spring: SpringSetting) -> String {
    let fields = spring.form.parameters.map { parameter in
      "\"\(key(parameter))\": \(number(spring[parameter] ?? 0))"
    }
    return "{ \(fields.joined(separator: ", ")) }"
  }

  static func key(_ parameter: SpringParameter) -> String { "\(parameter)" }

  private static func text(_ curve: CurveSetting) -> String {
    if let name = curve.title { return "\"\(name)\"" }
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2): return list([x1, y1, x2, y2])
    case .pieces(let curve):
      let start = curve.pieces[0].start
      let pieces = curve.pieces.map { piece in
        let controls = piece.controls.map { [$0.start.x, $0.start.y, $0.end.x, $0.end.y] } ?? []
        return list(controls + [piece.end.x, piece.end.y])
      }
      return "[" + ([list([start.x, start.y])] + pieces).joined(separator: ", ") + "]"
    default: return "\"linear\""
    }
  }

  private static func list(_ numbers: [Double]) -> String {
    "[\(numbers.map(number).joined(separator: ", "))]"
  }

  private static func text(_ modifier: MotionSetting.Modifier) -> String {
    switch modifier {
    case .delay(let delay): "\"delay\": \(number(delay))"
    case .speed(let speed): "\"speed\": \(number(speed))"
    case .repeatCount(let count, let autoreverses):
      "\"repeatCount\": \(count), \"autoreverses\": \(autoreverses)"
    case .repeatForever(let autoreverses):
      "\"repeatForever\": true, \"autoreverses\": \(autoreverses)"
    case .logicallyComplete(let after): "\"logicallyComplete\": \(number(after))"
    case .stopsAtTarget: "\"stopsAtTarget\": true"
    }
  }
}
