/// The springs of anime.js, of its third version and those before: `spring(mass, stiffness, damping, velocity)`, by itself
/// or as the name of an easing.
struct AnimeReader: NotationReader {
  let id = "anime"
  let name = "anime.js"

  func read(_ source: SourceText) -> MotionReading {
    var reading = MotionReading()
    let tokens = Tokenizer.tokens(source)
    for index in tokens.indices {
      if case .string(let text) = tokens[index].kind, text.hasPrefix("spring(") {
        let part = source.part(tokens[index].range.dropFirst().dropLast())
        read(part, Tokenizer.tokens(part), at: 0, &reading)
      } else {
        read(source, tokens, at: index, &reading)
      }
    }
    return reading
  }

  /// A call with four numbers and no names; no other language has one.
  private func read(
    _ source: SourceText, _ tokens: [Token], at index: Int, _ reading: inout MotionReading
  ) {
    guard index + 9 < tokens.count, source.string(tokens[index].range) == "spring",
      tokens[index + 1].isSymbol("("), tokens[index + 9].isSymbol(")")
    else { return }
    var numbers: [Term] = []
    for place in stride(from: index + 2, through: index + 8, by: 2) {
      guard case .number(let value, "") = tokens[place].kind,
        place == index + 8 || tokens[place + 1].isSymbol(",")
      else { return }
      numbers.append(Term(kind: .number(value, unit: ""), range: tokens[place].range))
    }
    let range = tokens[index].range.lowerBound..<tokens[index + 9].range.upperBound
    reading.claims.append(range)
    do throws(NotationError) {
      reading.motions.append(
        ReadMotion(
          setting: try setting(numbers, source), format: id, range: range, in: source))
    } catch {
      reading.errors.append(error)
    }
  }

  private func setting(
    _ numbers: [Term], _ source: SourceText
  ) throws(NotationError) -> MotionSetting {
    let spring = SpringSetting.physical(
      mass: try source.number(numbers[0], in: .above0),
      stiffness: try source.number(numbers[1], in: .above0),
      damping: try source.number(numbers[2], in: .notNegative))
    return MotionSetting(
      .init(spring, velocity: try source.number(numbers[3], in: .notNegative)))
  }
}
