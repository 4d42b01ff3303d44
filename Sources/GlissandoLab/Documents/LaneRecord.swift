import GlissandoFiles
import GlissandoNotation

/// A lane as files have it: its motion as Swift writes it, or in our JSON where Swift cannot say all of it.
struct LaneRecord: Codable, Hashable {
  var lane: String
  var name: String?
  var motion: String
  var initialVelocity: Double?
  /// The custom animation that the curve is, where the curve alone does not tell.
  var example: ExampleCurve?

  /// The record of a lane.
  init(_ lane: Lane) {
    self.lane = lane.id.text
    name = lane.name
    motion = lane.setting.exactText
    initialVelocity = lane.initialVelocity == 0 ? nil : lane.initialVelocity
    if case .curve(let curve, _) = lane.setting.base, ExampleCurve(curve) == nil {
      example = lane.example
    }
  }

  /// The lane.
  ///
  /// - Throws: That its letter or its motion is none.
  func read() throws(FileProblem) -> Lane {
    guard let letter = Lane.Letter.allCases.first(where: { $0.text == lane }) else {
      throw FileProblem(
        "a lane in it is damaged: it is called “\(lane)”; allowed are A to D, once each")
    }
    guard let setting = MotionSetting(exactText: motion) else {
      throw FileProblem(
        "lane \(lane) in it is damaged: “\(motion)” is no motion; allowed is one as Swift writes it, such as "
          + "“.spring(duration: 0.5, bounce: 0.3)”")
    }
    var result = Lane(letter, name: name, setting: setting)
    if let initialVelocity { result.set(.initialVelocity, to: initialVelocity) }
    // One whose curve it is not would change what was saved.
    if let example, example.isValid, case .curve(example.setting, _) = setting.base {
      result.example = example
    }
    return result
  }
}

extension MotionSetting {
  /// A text that is read back as the very same motion.
  var exactText: String {
    let text = text
    if Self(exactText: text) == self { return text }
    return NotationFormats.named("json")?.write(self, options: WritingOptions()).text
      .replacing("\n", with: " ") ?? text
  }

  /// Reads one motion in one of the two languages.
  fileprivate init?(exactText text: String) {
    let format = NotationFormats.named(text.hasPrefix("{") ? "json" : "swiftui")
    guard let reading = format?.read(SourceText(text)), reading.errors.isEmpty,
      reading.motions.count == 1
    else { return nil }
    self = reading.motions[0].setting
  }
}
