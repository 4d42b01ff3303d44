import GlissandoMotion
import Testing

@testable import GlissandoNotation

/// What looks like our JSON is read as that or not at all.
@Suite struct JSONReadingTests {
  private let spring = MotionSetting(.spring(.perceptual(duration: 0.5, bounce: 0.3)))

  @Test(
    "A spring in one of our descriptions needs no version",
    arguments: [
      #"{"spring": {"duration": 0.5, "bounce": 0.3}}"#,
      #"{"name": "drawer", "spring": {"bounce": 0.3, "duration": 0.5}}"#,
    ])
  func withoutVersion(_ text: String) throws {
    let motions = try MotionText.read(text)
    #expect(motions.map(\.setting) == [spring])
    #expect(motions.map(\.format) == ["json"])
  }

  @Test(
    "What has our version is never taken for another language's because something is wrong in it",
    arguments: [
      (#"{"glissando": 1, "spring": {"duration": 0.5, "bounce": 0.3}"#, 1, 60, "not closed"),
      (#"{"glissando": 1, "sprin": {"duration": 0.5, "bounce": 0.3}}"#, 1, 18, "“spring”?"),
      (#"{"glissando": 1, "name": "drawer"}"#, 1, 1, "what moves"),
      (#"{"glissando": 2, "spring": {"duration": 0.5, "bounce": 0.3}}"#, 1, 15, "version"),
      (
        "{\n \"glissando\": 1,\n \"spring\": {\"duration\": 0.5, \"bounc\": 0.3}\n}", 3, 30,
        "Did you mean “bounce”?"
      ),
      (#"{"glissando": 1, "spring": {"stiffness": 90, "mass": 1}}"#, 1, 28, "not complete"),
      (
        #"{"glissando": 1, "spring": {"duration": 0.5, "bounce": 0.3}, "initialVelocity": 5}"#, 1,
        62, "interpolatingSpring"
      ),
    ])
  func mistakes(_ text: String, _ line: Int, _ column: Int, _ words: String) throws {
    let error = try #require(throws: NotationError.self) { try MotionText.read(text) }
    #expect((error.place.line, error.place.column) == (line, column), "\(error)")
    #expect(error.description.contains(words), "\(error)")
  }

  @Test("Beside an object that is not closed, what stands before it is read")
  func before() throws {
    let text = ".linear(duration: 1)\n" + #"{"glissando": 1, "spring": {"duration": 0.5"#
    let reading = MotionText.reading(text)
    #expect(reading.motions.map(\.setting) == [MotionSetting(.curve(.linear, duration: 1))])
    #expect(reading.errors.map(\.place.line) == [2])
  }

  @Test("A duration and a bounce alone are said to be those of Motion")
  func bare() throws {
    let bare = try #require(try MotionText.read("{ duration: 0.5, bounce: 0.3 }").first)
    #expect(bare.format == "motion")
    #expect(bare.notes.contains { $0.contains("Motion") })
    let stated = try #require(
      try MotionText.read("{ type: \"spring\", duration: 0.5, bounce: 0.3 }").first)
    #expect(stated.notes == [])
    #expect(stated.setting == bare.setting)
  }

  @Test("A spring of Qt Quick without damping is one that swings for ever")
  func undamped() throws {
    let motion = try #require(try MotionText.read("SpringAnimation { spring: 2 }").first)
    let ratio = try #require(motion.setting.base.springSetting?[.dampingFraction])
    #expect(ratio == 0 && ratio.sign == .plus)
  }
}
