/// picom's animation scripts, from version 12 on: `curve`, `duration` and `delay` of a variable.
struct PicomFormat: SpringBezierFormat {
  let id = "picom"
  let name = "picom"
  let abilities: Ability = [.delay, .velocity]

  func curve(_ fit: BezierFit, _ motion: inout PlainMotion, _: WritingOptions) -> String {
    let curve = fit.isLine ? "linear" : "cubic-bezier(\(fit.list()))"
    let duration = Digits.significant(fit.duration, 9)
    var lines = ["opacity = {", "  curve = \"\(curve)\";", "  duration = \(duration);"]
    if motion.delay > 0 { lines.append("  delay = \(Digits.significant(motion.delay, 9));") }
    return (lines + ["  start = 0;", "  end = 1;", "};"]).joined(separator: "\n")
  }

  private static let fields = FieldNames(meant: ["curve", "duration", "delay", "start", "end"])

  func read(_ source: SourceText) -> MotionReading {
    ObjectScanner(source: source, format: id, tokens: .configuration)
      .read { found throws(NotationError) in
        guard found.hasEqualsSigns, isVariable(found.object) else { return nil }
        let errors = try Self.fields.strangers(in: found.object, source)
        let duration = try source.number(found.object, "duration", in: .notNegative)
        guard let duration else {
          throw source.error(
            at: found.range.upperBound - 1, "the animation lacks “duration”",
            allowed: "duration = …")
        }
        let delay = try source.number(found.object, "delay", default: 0, in: .notNegative)
        let curve = try curve(found.object["curve"], source)
        var setting = MotionSetting(.curve(curve, duration: duration))
        setting.waits(delay)
        return .init(setting: setting, name: found.name, errors: errors)
      }
  }

  /// Whether an object is an animated variable: it has a time, or leads somewhere by a curve.
  private func isVariable(_ object: [Term.Argument]) -> Bool {
    let count = Self.fields.meant.count { object[$0] != nil }
    return count > 2 || count == 2 && object["delay"] == nil
  }

  private func curve(_ term: Term?, _ source: SourceText) throws(NotationError) -> CurveSetting {
    guard let term else { return .linear }
    guard case .string = term.kind else {
      throw source.error(
        about: term.range, "is no curve of picom", allowed: "a curve in quotation marks")
    }
    // The string's content has its place in the file.
    let inside =
      term.range.lowerBound + 1..<max(term.range.upperBound - 1, term.range.lowerBound + 1)
    return try CSSEasing(source).curve(in: inside, of: name)
  }
}
