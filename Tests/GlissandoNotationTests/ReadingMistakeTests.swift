import Testing

@testable import GlissandoNotation

/// What cannot be read is said with its place.
@Suite struct ReadingMistakeTests {
  @Test(
    "What is not understood is said with its place",
    arguments: [
      (
        "spring damping-rato=1 stiffness=800", 1, 8,
        ["damping-rato", "Did you mean “damping-ratio”?"]
      ),
      ("spring damping-ratio=20 stiffness=800", 1, 22, ["20", "0.1 to 10"]),
      ("cubic-bezier(1.5, 0, 0, 1)", 1, 14, ["1.5", "0 to 1"]),
      ("cubic-bezier(0.5, 0, 1)", 1, 1, ["3 values", "x1, y1, x2, y2"]),
      ("transition: all 1s linear(0, x, 1)", 1, 30, ["“x”", "linear()"]),
      ("spring(dampingRatio = 0.5f, stifness = 3f)", 1, 29, ["stifness", "stiffness"]),
      ("SpringDescription(mass: 1, stiffness: 100)", 1, 42, ["damping"]),
      ("bezier = a, 0, 0, 1, 1\nanimation = windows, 1, 3, b", 2, 28, ["“b”", "default"]),
      ("{ type: \"spring\", stiffness: \"much\" }", 1, 30, ["much", "number"]),
      ("x = sprung(0.5)", 1, 5, ["sprung", "Did you mean “spring”?"]),
      ("x = sorted(0.5)", 1, 1, ["no motion"]),
      ("hello world", 1, 1, ["no motion"]),
      ("", 1, 1, ["no motion"]),
    ])
  func mistakes(_ text: String, _ line: Int, _ column: Int, _ words: [String]) {
    do throws(NotationError) {
      let motions = try MotionText.read(text)
      // A line without an error beside one with an error still is a motion.
      let error = MotionText.reading(text).errors.first
      #expect(!motions.isEmpty && error != nil, "accepted \(text): \(motions)")
      for word in words { #expect(error?.description.contains(word) == true, "\(error as Any)") }
    } catch {
      #expect((error.place.line, error.place.column) == (line, column), "\(error)")
      for word in words { #expect(error.description.contains(word), "\(error)") }
    }
  }
}
