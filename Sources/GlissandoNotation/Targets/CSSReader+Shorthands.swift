// `transition: opacity 300ms ease-out 100ms, …`, and the same words alone.
extension CSSReader {
  /// What the words of one transition or animation say.
  struct Item {
    var curve: CurveSetting?
    var times: [Double] = []
    var name: String?
    var count: Double?
    var notes: [String] = []
    var isEndless = false
    var alternates = false

    var isMotion: Bool { curve != nil && !times.isEmpty || times.count > 0 && name != nil }

    var setting: MotionSetting {
      let curve = curve ?? .bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
      var setting = MotionSetting(
        .curve(curve, duration: times.first ?? CSSReader.standardDuration))
      if isEndless || (count ?? 0) >= 2 {
        setting.repeats(isEndless ? nil : count, autoreverses: alternates)
      }
      if times.count > 1 { setting.waits(times[1]) }
      return setting
    }
  }

  func readShorthand(_ declaration: Declaration, _ reading: inout MotionReading) {
    let isAnimation = Self.plainName(declaration.name) == "animation"
    var start = declaration.value.lowerBound
    var isFirst = true
    while start < declaration.value.upperBound {
      do throws(NotationError) {
        let (item, end) = try item(from: start, to: declaration.value.upperBound, isAnimation)
        if item.isMotion {
          let from = isFirst ? declaration.start : start
          var result = motion(
            item.setting, from: from, to: end, name: item.name == "all" ? nil : item.name)
          result.notes = item.notes
          reading.motions.append(result)
        }
        isFirst = false
        start = end + 1
      } catch {
        reading.errors.append(error)
        return
      }
    }
  }

  /// The words up to a comma, and its index.
  func item(
    from start: Int, to end: Int, _ isAnimation: Bool
  ) throws(NotationError) -> (Item, Int) {
    var item = Item()
    var index = start
    while index < end, !tokens[index].isSymbol(",") {
      if let (curve, next) = try CSSEasing(source).curve(tokens, at: index) {
        item.curve = curve
        index = next
        continue
      }
      switch tokens[index].kind {
      case .number: try noteNumber(at: index, in: &item, isAnimation)
      case .word: try noteWord(at: index, in: &item, isAnimation)
      case .string, .symbol, .end: break
      }
      index += 1
    }
    try checkName(item, at: start)
    return (item, index)
  }

  /// A time, or how often an animation repeats.
  private func noteNumber(
    at index: Int, in item: inout Item, _ isAnimation: Bool
  ) throws(NotationError) {
    guard case .number(let value, let unit) = tokens[index].kind else { return }
    let isNegative = index > 0 && tokens[index - 1].isSymbol("-")
    let start = tokens[isNegative ? index - 1 : index].range.lowerBound
    let shown = source.quoted(start..<tokens[index].range.upperBound)
    guard let seconds = Self.seconds(value, unit) else {
      guard unit.isEmpty, isAnimation, !isNegative, value < 1e9 else {
        throw source.error(
          at: start, "\(shown) is no time",
          allowed: "seconds or milliseconds with their unit, such as 0.3s or 300ms")
      }
      item.count = value
      return
    }
    guard item.times.count < 2 else {
      throw source.error(
        at: start, "\(shown) is a third time", allowed: "a duration, and a delay behind it")
    }
    guard !isNegative || seconds == 0 else {
      guard item.times.count == 1 else {
        throw source.error(
          at: start, "\(shown) is out of range", allowed: "a duration of 0s or more")
      }
      item.notes.append("The negative delay is left out: the motion begins at its beginning.")
      return item.times.append(0)
    }
    item.times.append(seconds)
  }

  /// What animations and transitions say besides their times, curve and name.
  private static let otherWords = [
    "normal", "reverse", "alternate-reverse", "none", "forwards", "backwards", "both", "running",
    "paused", "allow-discrete", "replace", "add", "accumulate", "auto", "important",
  ]

  private func noteWord(
    at index: Int, in item: inout Item, _ isAnimation: Bool
  ) throws(NotationError) {
    let word = source.string(tokens[index].range)
    switch word {
    case "infinite" where isAnimation: item.isEndless = true
    case "alternate" where isAnimation: item.alternates = true
    case _ where Self.otherWords.contains(word): break
    default:
      guard item.name == nil else {
        throw source.error(
          at: tokens[index].range.lowerBound, "“\(word)” is not expected",
          allowed: "one name, up to two times, and a curve: "
            + CSSEasing.keywords.map(\.name).joined(separator: ", "),
          suggestion: NearestWord.find(word, among: CSSEasing.keywords.map(\.name)))
      }
      item.name = word
    }
  }

  /// Refuses a name that is nearly a curve's where there is none.
  private func checkName(_ item: Item, at start: Int) throws(NotationError) {
    guard item.curve == nil, !item.times.isEmpty, let name = item.name,
      let near = NearestWord.find(name, among: CSSEasing.keywords.map(\.name)),
      name.contains("-") || NearestWord.distance(name, near) == 1,
      let token = tokens[start...].first(where: { source.string($0.range) == name })
    else { return }
    throw source.error(
      at: token.range.lowerBound, "“\(name)” is no curve",
      allowed: CSSEasing.keywords.map(\.name).joined(separator: ", "), suggestion: near)
  }

  static func seconds(_ value: Double, _ unit: String) -> Double? {
    switch unit.lowercased() {
    case "s" where value.isFinite: value
    case "ms" where value.isFinite: value / 1000
    default: nil
    }
  }
}
