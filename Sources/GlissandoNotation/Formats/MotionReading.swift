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
    place: TextPlace, notes: [String] = []
  ) {
    self.setting = setting
    self.format = format
    self.name = name
    self.range = range
    self.place = place
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

  /// Takes springs with a number that no text may say for mistakes: nothing that is written of them could be read.
  mutating func refuseStrays(_ source: SourceText) {
    motions.removeAll { motion in
      guard let (parameter, value) = motion.setting.stray else { return false }
      let range = parameter.readRange
      errors.append(
        source.error(
          at: motion.range.lowerBound,
          "\(parameter.title.lowercased()) is \(Digits.significant(value, 4)) here, which is out of range",
          allowed: "\(Digits.significant(range.lowerBound, 4)) to "
            + Digits.significant(range.upperBound, 4)))
      return true
    }
  }

  /// Whether so much is not understood that the text can only be in another language.
  var isHopeless: Bool { errors.count >= 40 }
}

extension MotionSetting {
  /// The first of its springs' numbers that no text may say.
  fileprivate var stray: (SpringParameter, Double)? {
    let spring: SpringSetting? =
      switch base {
      case .spring(let spring, _), .interpolatingSpring(let spring, _): spring
      case .decay(_, _, let bounce): bounce
      case .system, .curve: nil
      }
    guard let spring else { return nil }
    for parameter in spring.form.parameters {
      if let value = spring[parameter], !parameter.readRange.contains(value) {
        return (parameter, value)
      }
    }
    return nil
  }
}
