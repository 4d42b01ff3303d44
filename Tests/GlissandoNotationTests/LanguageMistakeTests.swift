import Foundation
import Testing

@testable import GlissandoNotation

/// In every language every kind of mistake is said with its place, and none is passed over.
@Suite struct LanguageMistakeTests {
  /// What is wrong, the text with “§” where that begins, and what is said of it.
  typealias Mistake = (language: String, kind: String, text: String, words: String)

  @Test("Each mistake is said where it is", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    let place = try #require(mistake.text.range(of: "§"))
    let text = mistake.text.replacing("§", with: "")
    let offset = mistake.text[..<place.lowerBound].utf8.count
    let reading = MotionText.reading(text)
    var found = reading.errors
    if reading.motions.isEmpty {
      // What is said where nothing else is.
      let error = #expect(throws: NotationError.self) { try MotionText.read(text) }
      found = error.map { [$0] } ?? []
    }
    let first = try #require(found.first, "\(mistake.language), \(mistake.kind): nothing is said")
    #expect(first.place.offset == offset, "\(text): \(first)")
    #expect(first.description.contains(mistake.words), "\(text): \(first)")
    // What stands behind a motion or beside its numbers does not take it away, what is wrong in it does.
    if !["too much", "unknown", "misspelt setter"].contains(mistake.kind) {
      #expect(
        reading.motions.isEmpty || mistake.kind == "no truth"
          || mistake.kind == "misspelt property", "\(text): \(reading.motions)")
    }
  }

  @Test("What stands around motions in programs is not taken for a mistake", arguments: programs)
  func around(_ text: String) throws {
    let reading = MotionText.reading(text)
    #expect(reading.motions.count == 1)
    #expect(reading.errors.isEmpty, "\(reading.errors)")
  }

  static let programs = [
    "withAnimation(.spring(duration: 0.4, bounce: 0.2)) { isOpen.toggle() }",
    "animate(box, { x: 100 }, { type: \"spring\", stiffness: 300, onComplete: done })",
    "<motion.div transition={{ type: \"spring\", damping: 20, opacity: { duration: 0.2 } }} />",
    "const a = useSpring({ from: { x: 0 }, config: { mass: 5, tension: 2000, friction: 200 } })",
    "Behavior on x { SpringAnimation { spring: 2; damping: 0.2; onStopped: { done() } } }",
    "val a by animateFloatAsState(target = 1f, animationSpec = spring(stiffness = 200f))",
    ".x { transition: background-color .3s; color: red; transform: string(1) }",
    "Box(duration: const Duration(milliseconds: 300), curve: Curves.ease, child: Text(\"hello\"))",
    "let s = String(1) + String(format: \"a\", 2); let a = Animation.spring(duration: 0.3)",
  ]

  @Test("A book without a motion is read to the first word that is nearly one of ours")
  func book() throws {
    let page = "many curtains and melodies, and at times a spribg of hope. "
    let text = String(repeating: page, count: 4000)
    let error = try #require(throws: NotationError.self) { try MotionText.read(text) }
    #expect(error.place.column == 44 && error.suggestion == "spring")
  }

  @Test(
    "No language is left out",
    arguments: ["misspelt", "no number", "missing", "out of range", "too much"])
  func complete(_ kind: String) {
    let languages = Self.mistakes.filter { $0.kind == kind }.map(\.language)
    #expect(NotationFormats.all.map(\.id).allSatisfy(languages.contains))
  }

  static let mistakes: [Mistake] =
    swift + springs + css + compose + flutter + motion + reactSpring + qt + libadwaita + niri
    + hyprlandLua + hyprland + picom + lottie + json
}
