import GlissandoMotion

/// A motion that was found in a text.
package struct ReadMotion: Hashable, Sendable {
  /// What it says.
  package var setting: MotionSetting
  /// The `id` of the format in which it is written.
  package var format: String
  /// What the text calls it, if it does.
  package var name: String?
  /// The bytes of UTF-8 that it takes.
  package var range: Range<Int>
  /// Where it begins.
  package var place: TextPlace
  /// What the text says that a setting cannot; a sentence each.
  package var notes: [String]

  package init(
    setting: MotionSetting, format: String, name: String? = nil, range: Range<Int>,
    in source: SourceText, notes: [String] = []
  ) {
    self.setting = setting
    self.format = format
    self.name = name
    self.range = range
    place = source.place(range.lowerBound)
    self.notes = notes
  }
}

/// What was found in a text, and what was not understood.
package struct MotionReading: Hashable, Sendable {
  /// In the order of the text.
  package var motions: [ReadMotion]
  /// In the order of the text.
  package var errors: [NotationError]
  /// The bytes of UTF-8 that can be in no other language, whether they are understood or not.
  var claims: [Range<Int>] = []

  package init(motions: [ReadMotion] = [], errors: [NotationError] = []) {
    self.motions = motions
    self.errors = errors
  }

  /// Takes motions with a number that no text may say for mistakes: nothing that is written of them could be read, and
  /// some numbers of other languages would not even be finite.
  mutating func refuseStrays(_ source: SourceText) {
    motions.removeAll { motion in
      guard let stray = motion.setting.stray else { return false }
      errors.append(
        source.error(
          at: motion.range.lowerBound,
          "\(stray.name) is \(Self.short(stray.value)) here, which is out of range",
          allowed: "\(Digits.significant(stray.range.lowerBound, 4)) to "
            + Digits.significant(stray.range.upperBound, 4)))
      return true
    }
  }

  /// A number for a message, which needs no three hundred digits.
  private static func short(_ value: Double) -> String {
    let isPlain = value == 0 || (1e-9...1e15).contains(value.magnitude)
    return isPlain ? Digits.significant(value, 4) : "\(value)"
  }

  /// Whether so much is not understood that the text can only be in another language.
  var isHopeless: Bool { errors.count >= 40 }
}

extension MotionSetting {
  /// A number of a motion that lies outside of what a text may say.
  fileprivate struct Stray {
    let name: String
    let value: Double
    let range: ClosedRange<Double>

    /// Nil where the number may be said.
    init?(_ name: String, _ value: Double, _ range: ClosedRange<Double>) {
      guard !range.contains(value) else { return nil }
      (self.name, self.value, self.range) = (name, value, range)
    }
  }

  /// The seconds of the longest motion; speeds, velocities and heights of curves end there, too.
  private static let numbers = -1e9...1e9

  /// The first of its numbers that no text may say.
  fileprivate var stray: Stray? {
    base.stray(Self.numbers) ?? modifiers.lazy.compactMap { $0.stray(Self.numbers) }.first
  }
}

extension MotionSetting.Base {
  fileprivate func stray(_ range: ClosedRange<Double>) -> MotionSetting.Stray? {
    typealias Stray = MotionSetting.Stray
    switch self {
    case .system: return nil
    case .spring(let spring, let blend):
      return spring.stray ?? Stray("the blend duration", blend, range)
    case .interpolatingSpring(let spring, let velocity):
      return spring.stray ?? Stray("the initial velocity", velocity, range)
    case .curve(let curve, let duration):
      return Stray("the duration", duration, range)
        ?? curve.heights.lazy.compactMap { Stray("a height of the curve", $0, range) }.first
    case .decay(let time, let velocity, let bounce):
      return Stray("the time constant", time, range)
        ?? Stray("the initial velocity", velocity ?? 0, range) ?? bounce?.stray
    }
  }
}

extension MotionSetting.Modifier {
  fileprivate func stray(_ range: ClosedRange<Double>) -> MotionSetting.Stray? {
    switch self {
    case .delay(let delay): MotionSetting.Stray("the delay", delay, range)
    case .speed(let speed): MotionSetting.Stray("the speed", speed, range)
    case .logicallyComplete(let after): MotionSetting.Stray("the logical end", after, range)
    case .repeatCount, .repeatForever, .stopsAtTarget: nil
    }
  }
}

extension SpringSetting {
  fileprivate var stray: MotionSetting.Stray? {
    form.parameters.lazy.compactMap { parameter in
      self[parameter].flatMap {
        MotionSetting.Stray(parameter.title.lowercased(), $0, parameter.readRange)
      }
    }.first
  }
}

extension CurveSetting {
  /// The heights of what is drawn by points.
  fileprivate var heights: [Double] {
    switch self {
    case .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut:
      []
    case .bezier(_, let y1, _, let y2): [y1, y2]
    case .pieces(let curve):
      curve.pieces.flatMap { piece in
        [piece.start.y, piece.end.y] + (piece.controls.map { [$0.start.y, $0.end.y] } ?? [])
      }
    }
  }
}
