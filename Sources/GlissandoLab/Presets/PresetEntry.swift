import GlissandoNotation
import Yams

/// What stands behind a name in a file of presets.
struct PresetEntry {
  let name: String
  let node: Node

  /// The preset, from the text of a motion or from numbers by name.
  func read() throws(PresetMistake) -> OwnPreset {
    if let scalar = node.scalar {
      return OwnPreset(name: name, setting: try motion(scalar, at: node))
    }
    guard let mapping = node.mapping else {
      throw PresetMistake(
        node, "behind “\(name)” comes the text of a motion, or the numbers of a spring by name")
    }
    return try read(mapping)
  }

  private func read(_ mapping: Node.Mapping) throws(PresetMistake) -> OwnPreset {
    var lane = Lane(.a, setting: MotionSetting(.spring(.perceptual(duration: 0.5, bounce: 0))))
    var form: SpringForm?
    for (key, value) in mapping {
      let word = key.scalar?.string ?? ""
      if word == "motion" {
        guard let scalar = value.scalar else {
          throw PresetMistake(
            value, "a motion is a text such as “.spring(duration: 0.5, bounce: 0.3)”")
        }
        lane.setting = try motion(scalar, at: value)
        continue
      }
      guard let parameter = Self.words.first(where: { $0.word == word })?.parameter else {
        throw unknown(word, at: key)
      }
      if case .spring(let parameter) = parameter {
        if let form, form != parameter.form {
          throw PresetMistake(
            key, "“\(word)” does not go with the other numbers; take those of one description")
        }
        form = parameter.form
      }
      lane.set(parameter, to: try number(value, parameter.traits))
    }
    return OwnPreset(
      name: name, setting: lane.setting, initialVelocity: lane.initialVelocity)
  }

  // MARK: Motions

  private func motion(_ scalar: Node.Scalar, at node: Node) throws(PresetMistake) -> MotionSetting {
    let motions: [ReadMotion]
    do {
      motions = try MotionText.read(scalar.string)
    } catch {
      throw mistake(error, in: scalar, at: node)
    }
    guard motions.count == 1 else {
      throw PresetMistake(node, "“\(name)” holds \(motions.count) motions; allowed is one")
    }
    return motions[0].setting
  }

  /// A mistake within a text, where it is in the file.
  private func mistake(
    _ error: NotationError, in scalar: Node.Scalar, at node: Node
  ) -> PresetMistake {
    let guess = error.suggestion.map { "; did you mean “\($0)”?" } ?? ""
    let message = "\(error.message); allowed is \(error.allowed)\(guess)"
    guard let mark = node.mark, scalar.style != .literal, scalar.style != .folded else {
      return PresetMistake(node, message)
    }
    let quote = scalar.style == .doubleQuoted || scalar.style == .singleQuoted ? 1 : 0
    let isFirstLine = error.place.line == 1
    return PresetMistake(
      line: mark.line + error.place.line - 1,
      column: isFirstLine ? mark.column + quote + error.place.column - 1 : nil, message)
  }

  // MARK: Numbers

  /// The words of a file, as Swift writes them.
  private static let words: [(word: String, parameter: MotionParameter)] = [
    ("duration", .spring(.duration)), ("bounce", .spring(.bounce)),
    ("response", .spring(.response)), ("dampingFraction", .spring(.dampingFraction)),
    ("mass", .spring(.mass)), ("stiffness", .spring(.stiffness)),
    ("damping", .spring(.damping)), ("settlingDuration", .spring(.settlingDuration)),
    ("dampingRatio", .spring(.dampingRatio)), ("delay", .delay), ("speed", .speed),
    ("initialVelocity", .initialVelocity),
  ]

  private func number(_ node: Node, _ traits: ParameterTraits) throws(PresetMistake) -> Double {
    switch NumberText(traits).value(node.scalar?.string ?? "") {
    case .success(let value): return value
    case .failure(let problem):
      throw PresetMistake(node, "\(name): " + problem.sentence.dropLast())
    }
  }

  private func unknown(_ word: String, at key: Node) -> PresetMistake {
    let words = ["motion"] + Self.words.map(\.word)
    let guess = NearestWord.find(word, among: words).map { "; did you mean “\($0)”?" } ?? ""
    return PresetMistake(
      key, "“\(word)” is unknown; allowed is \(words.joined(separator: ", "))\(guess)")
  }
}
