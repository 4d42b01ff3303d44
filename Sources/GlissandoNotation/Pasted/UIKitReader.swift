/// UIKit's animations, in Swift and in Objective-C: by `usingSpringWithDamping`, `springDuration`, options and
/// property animators.
///
/// Its spring by a damping ratio is at rest, to a thousandth, after the duration.
struct UIKitReader: NotationReader {
  let id = "uikit"
  let name = "UIKit"

  private static let beginnings = [
    "withDuration", "animateWithDuration", "springDuration", "usingSpringWithDamping",
    "UIViewPropertyAnimator", "UISpringTimingParameters", layerSpring,
  ]
  /// Core Animation's, which is made first and told its numbers then.
  private static let layerSpring = "CASpringAnimation"
  private static let standardDuration = 0.5

  /// The numbers behind names, and the words that stand alone.
  private struct Call {
    var numbers: [String: Double] = [:]
    var words: Set<String> = []
    var notes: [String] = []
    var end = 0
  }

  func read(_ source: SourceText) -> MotionReading {
    guard Self.beginnings.contains(where: source.text.contains) else { return MotionReading() }
    let tokens = Tokenizer.tokens(source)
    var reading = MotionReading()
    var index = 0
    while index < tokens.count - 1, !reading.isHopeless {
      guard case .word = tokens[index].kind,
        Self.beginnings.contains(source.string(tokens[index].range)),
        !isLayerSpring(tokens, at: index, source) || isMade(tokens, at: index)
      else {
        index += 1
        continue
      }
      let start = tokens[index].range.lowerBound
      do throws(NotationError) {
        let call =
          try isLayerSpring(tokens, at: index, source)
          ? assignments(tokens, from: index, source) : call(tokens, from: index, source)
        if let (setting, notes) = motion(call) {
          let range = start..<tokens[max(call.end - 1, index)].range.upperBound
          reading.claims.append(range)
          reading.motions.append(
            ReadMotion(
              setting: setting, format: id, range: range, in: source, notes: notes))
        }
        index = max(call.end, index + 1)
      } catch {
        reading.errors.append(error)
        index += 1
      }
    }
    return reading
  }

  private static let bounds: [String: CallArguments.Bounds] = [
    "duration": .range(0...1e6), "delay": .range(-1e6...1e6), "ratio": .range(0.01...1),
    "bounce": .range(-1...1), "velocity": .range(-1e6...1e6), "mass": .above0,
    "stiffness": .above0, "damping": .notNegative,
  ]

  /// What each name says.
  private static let labels = [
    "withDuration": "duration", "animateWithDuration": "duration", "duration": "duration",
    "springDuration": "duration", "delay": "delay", "usingSpringWithDamping": "ratio",
    "dampingRatio": "ratio", "bounce": "bounce", "initialSpringVelocity": "velocity",
    "mass": "mass", "stiffness": "stiffness", "damping": "damping",
  ]

  /// Reads to the end of a call: what closes it, a block, or a semicolon.
  private func call(
    _ tokens: [Token], from start: Int, _ source: SourceText
  ) throws(NotationError) -> Call {
    var call = Call()
    var depth = 0
    var index = start
    while index < tokens.count - 1, index - start < 120 {
      let token = tokens[index]
      if ["{", "}", ";", "^"].contains(where: { token.isSymbol($0) }) { break }
      if token.isSymbol("(") || token.isSymbol("[") { depth += 1 }
      if token.isSymbol(")") || token.isSymbol("]") {
        depth -= 1
        if depth < 0 { break }
      }
      if case .word = token.kind {
        let word = source.string(token.range)
        if tokens[index + 1].isSymbol(":") {
          if let name = Self.labels[word] {
            call.numbers[name] = try number(tokens, at: index + 2, name, source)
          } else if word == Self.vector {
            try addVelocity(tokens, at: index + 2, to: &call, source)
          }
        } else {
          call.words.insert(word)
        }
      }
      index += 1
    }
    call.end = index
    return call
  }

  /// The velocity of springs that move points.
  private static let vector = "initialVelocity"

  /// Takes the larger part of a velocity in two directions, and says so where that is not all of it.
  private func addVelocity(
    _ tokens: [Token], at index: Int, to call: inout Call, _ source: SourceText
  ) throws(NotationError) {
    var parser = TermParser(source, tokens: tokens, at: index)
    let term = try parser.term()
    guard term.links?.last?.name != "zero" else { return }
    guard let parts = term.links?.last?.arguments, let x = parts["dx"], let y = parts["dy"] else {
      call.notes.append("The initial velocity is not stated in numbers and left out.")
      return
    }
    let dx = try source.number(x, in: .range(-1e6...1e6))
    let dy = try source.number(y, in: .range(-1e6...1e6))
    let isAcross = abs(dx) >= abs(dy)
    call.numbers["velocity"] = isAcross ? dx : dy
    guard dx != dy, dx != 0, dy != 0 else { return }
    call.notes.append("Of the initial velocity “\(isAcross ? "dx" : "dy")” is taken.")
  }

  /// Reads what a spring of a layer is told, as `spring.damping = 10`; what it is not told is standard.
  private func assignments(
    _ tokens: [Token], from start: Int, _ source: SourceText
  ) throws(NotationError) -> Call {
    var call = Call(numbers: ["mass": 1, "stiffness": 100, "damping": 10], end: start + 1)
    for index in tokens.indices.dropFirst(start + 1).prefix(120) {
      guard case .word = tokens[index].kind else { continue }
      if isLayerSpring(tokens, at: index, source), isMade(tokens, at: index) { break }
      guard index + 2 < tokens.count, tokens[index + 1].isSymbol("="),
        let name = Self.layerNames[source.string(tokens[index].range)]
      else { continue }
      call.numbers[name] = try number(tokens, at: index + 2, name, source)
      call.end = index + 3
    }
    return call
  }

  private func isLayerSpring(_ tokens: [Token], at index: Int, _ source: SourceText) -> Bool {
    source.string(tokens[index].range) == Self.layerSpring
  }

  /// Whether a name is that of what is made there, rather than the type of a variable.
  private func isMade(_ tokens: [Token], at index: Int) -> Bool {
    tokens[index + 1].isSymbol("(") || tokens[index + 1].isSymbol(".")
      || index > 0 && tokens[index - 1].isSymbol("[")
  }

  private static let layerNames = [
    "mass": "mass", "stiffness": "stiffness", "damping": "damping", "initialVelocity": "velocity",
  ]

  private func number(
    _ tokens: [Token], at index: Int, _ name: String, _ source: SourceText
  ) throws(NotationError) -> Double {
    var parser = TermParser(source, tokens: tokens, at: index)
    return try source.number(try parser.term(), in: Self.bounds[name] ?? .any)
  }

  private func motion(_ call: Call) -> (MotionSetting, [String])? {
    var notes = call.notes
    let numbers = call.numbers
    let duration = numbers["duration"] ?? Self.standardDuration
    let spring: SpringSetting?
    if let stiffness = numbers["stiffness"], let damping = numbers["damping"] {
      spring = .physical(mass: numbers["mass"] ?? 1, stiffness: stiffness, damping: damping)
    } else if let ratio = numbers["ratio"], duration > 0 {
      if numbers["duration"] == nil { notes.append("No duration is stated; 0.5 s is taken.") }
      spring = .settling(duration: duration, dampingRatio: ratio)
    } else if let bounce = numbers["bounce"], duration > 0 {
      spring = .perceptual(duration: duration, bounce: bounce)
    } else {
      spring = nil
    }
    var setting: MotionSetting
    if let spring {
      setting = MotionSetting(.init(spring, velocity: numbers["velocity"] ?? 0))
    } else {
      guard numbers["duration"] != nil else { return nil }
      setting = MotionSetting(.curve(curve(call.words), duration: duration))
    }
    if call.words.contains(where: { $0 == "repeat" || $0.hasSuffix("OptionRepeat") }) {
      let reverses = call.words.contains { $0.lowercased().hasSuffix("autoreverse") }
      setting.modifiers.append(.repeatForever(autoreverses: reverses))
    }
    setting.waits(numbers["delay"] ?? 0)
    return (setting, notes)
  }

  /// UIKit's curves, which begin and end softly where none is named.
  private func curve(_ words: Set<String>) -> CurveSetting {
    func has(_ name: String) -> Bool {
      words.contains { $0.lowercased().hasSuffix(name) }
    }
    if has("easeinout") { return .easeInOut }
    if has("easein") { return .easeIn }
    if has("easeout") { return .easeOut }
    return has("linear") ? .linear : .easeInOut
  }
}
