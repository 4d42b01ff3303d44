/// The springs of Android's views: `SpringForce(1f).setStiffness(200f)`, in Kotlin and in Java, and the numbers
/// that are assigned to one.
struct AndroidReader: NotationReader {
  let id = "android"
  let name = "Android’s SpringForce"

  private static let type = "SpringForce"

  /// What sets each number of a spring, by a call or by an equals sign.
  private static let setters = [
    "setStiffness": "stiffness", "stiffness": "stiffness", "setDampingRatio": "dampingRatio",
    "dampingRatio": "dampingRatio",
  ]

  /// Documented in `androidx.dynamicanimation.animation.SpringForce`.
  private static let constants: [String: Double] = {
    let names: [String: Double] = [
      "STIFFNESS_HIGH": 10_000, "STIFFNESS_MEDIUM": 1500, "STIFFNESS_LOW": 200,
      "STIFFNESS_VERY_LOW": 50, "DAMPING_RATIO_HIGH_BOUNCY": 0.2,
      "DAMPING_RATIO_MEDIUM_BOUNCY": 0.5, "DAMPING_RATIO_LOW_BOUNCY": 0.75,
      "DAMPING_RATIO_NO_BOUNCY": 1,
    ]
    return names.merging(names.map { ("\(type).\($0)", $1) }) { first, _ in first }
  }()

  func read(_ source: SourceText) -> MotionReading {
    guard source.text.contains(Self.type) else { return MotionReading() }
    let tokens = Tokenizer.tokens(source)
    var reading = MotionReading()
    var spring = Spring()
    for index in tokens.indices.dropLast(3) {
      guard case .word = tokens[index].kind else { continue }
      let word = source.string(tokens[index].range)
      if word == Self.type, tokens[index + 1].isSymbol("(") {
        finish(&spring, source, &reading)
        spring.range = tokens[index].range
      } else if let name = Self.setters[word],
        tokens[index + 1].isSymbol("(") || tokens[index + 1].isSymbol("=")
      {
        do throws(NotationError) {
          try set(name, of: &spring, tokens, at: index, source)
        } catch {
          spring.isWrong = true
          reading.claims.append(tokens[index].range.lowerBound..<error.place.offset + 1)
          reading.errors.append(error)
        }
      }
    }
    finish(&spring, source, &reading)
    return reading
  }

  /// A spring that is being told its numbers; those that it is not told are the class's own.
  private struct Spring {
    var numbers = ["stiffness": 1500.0, "dampingRatio": 0.5]
    var range: Range<Int>?
    var isWrong = false
  }

  private func set(
    _ name: String, of spring: inout Spring, _ tokens: [Token], at index: Int, _ source: SourceText
  ) throws(NotationError) {
    var parser = TermParser(source, tokens: tokens, at: index + 2)
    let term = try parser.term()
    spring.numbers[name] = try source.number(
      term, in: name == "stiffness" ? .above0 : .notNegative, constants: Self.constants)
    let start = spring.range?.lowerBound ?? tokens[index].range.lowerBound
    let isCall = tokens[index + 1].isSymbol("(") && parser.token.isSymbol(")")
    spring.range = start..<(isCall ? parser.token.range : term.range).upperBound
  }

  private func finish(
    _ spring: inout Spring, _ source: SourceText, _ reading: inout MotionReading
  ) {
    defer { spring = Spring() }
    guard let range = spring.range, !spring.isWrong, let stiffness = spring.numbers["stiffness"],
      let ratio = spring.numbers["dampingRatio"]
    else { return }
    reading.claims.append(range)
    reading.motions.append(
      ReadMotion(
        setting: MotionSetting(.spring(SpringSetting(ratio: ratio, stiffness: stiffness))),
        format: id, range: range, in: source))
  }
}
