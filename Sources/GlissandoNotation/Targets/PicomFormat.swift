import GlissandoMotion

/// picom's animation scripts, from version 12 on: `curve`, `duration` and `delay` of a variable.
struct PicomFormat: NotationFormat {
  let id = "picom"
  let name = "picom"
  let language = "libconfig"
  let fileExtension = "conf"

  func write(_ setting: MotionSetting, options: WritingOptions) -> WrittenMotion {
    let (motion, fit) = PlainMotion(setting).limited(to: [.delay], of: name).asBezier()
    let curve = fit.isLine ? "linear" : "cubic-bezier(\(fit.numbers().joined(separator: ", ")))"
    var lines = [
      "opacity = {", "  curve = \"\(curve)\";",
      "  duration = \(Digits.significant(fit.duration, 9));",
    ]
    if motion.delay > 0 { lines.append("  delay = \(Digits.significant(motion.delay, 9));") }
    lines += ["  start = 0;", "  end = 1;", "};"]
    var result = WrittenMotion(
      text: lines.joined(separator: "\n"), of: setting, as: motion)
    result.noteError("The curve")
    return result
  }

  func read(_ source: SourceText) -> MotionReading {
    ObjectScanner(source: source, format: id, tokens: .configuration)
      .read { found throws(NotationError) in
        guard found.object["curve"]?.kind != nil || found.object["start"] != nil,
          found.object["duration"]?.plainNumber != nil,
          found.object["duration"] != nil,
          found.object.first(where: { $0.label == "duration" })?.separator == UInt8(ascii: "=")
        else { return nil }
        let duration =
          try source.number(found.object, "duration", default: 0, in: .notNegative) ?? 0
        let delay = try source.number(found.object, "delay", default: 0) ?? 0
        let curve = try curve(found.object["curve"], source)
        return (
          MotionSetting(
            .curve(curve, duration: duration), modifiers: delay > 0 ? [.delay(delay)] : []),
          found.name, []
        )
      }
  }

  private func curve(_ term: Term?, _ source: SourceText) throws(NotationError) -> CurveSetting {
    guard let term else { return .linear }
    // The string's content has its place in the file.
    let inside =
      term.range.lowerBound + 1..<max(term.range.upperBound - 1, term.range.lowerBound + 1)
    return try CSSEasing(source).curve(in: inside, of: name)
  }
}
