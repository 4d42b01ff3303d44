import Foundation
import GlissandoDeck
import Testing

/// Mistakes that people make who write a deck, and where they are led.
struct DeckMistakeTests {
  @Test func elementsThatNobodyHasNamedAreNeverTakenForEachOther() throws {
    let deck = try readDeck(
      """
      glissando: 1
      slides:
        - elements:
            - {stack: [{text: One}, {text: Two}]}
            - {stack: [{text: Three}]}
        - elements:
            - {stack: [{text: Four}]}
      """)
    let names = deck.slides.flatMap { slide in
      slide.elements.flatMap { [$0.id] + $0.children.map(\.id) }
    }
    #expect(names.count == 7)
    #expect(Set(names).count == 7, "\(names)")
  }

  @Test func aSecondElementOfANameIsReportedWhereItStands() {
    let found = problems(
      of: """
        glissando: 1
        slides:
          - elements:
              - {id: a, text: One}
              - group:
                  - {id: b, text: Two}
                  - {id: a, text: Three}
        """)
    #expect(
      found == [
        "talk.yaml:7:18: two elements of the slide are called “a”; give one another id"
      ])
  }

  @Test func aMisspelledKindIsReportedOnceAndItsElementIsThere() {
    let found = problems(
      of: """
        glissando: 1
        slides:
          - elements: [{id: a, txt: One}]
            steps: [{hide: a}]
        """)
    #expect(
      found == ["talk.yaml:3:24: “txt” is no key of an element; did you mean “text”?"])
  }

  @Test func whatIsMissingIsSaidBesideTheMistakes() {
    let reader = DeckReader(
      files: { _ in
        """
        glissando: 1
        slides:
          - elements: [{image: none.png}, {text: a, colr: red}]
        """
      }, hasFile: { _ in false })
    let error = #expect(throws: DeckProblems.self) { try reader.read("talk.yaml") }
    #expect(error?.list.map(\.column) == [24, 45])
  }

  @Test func whatAStepShowsAndHidesIsReportedWhereItIsSaidTwice() {
    let found = problems(
      of: """
        glissando: 1
        variables: {name: a}
        slides:
          - elements: [{id: a, text: One}, {id: g, group: [{id: b, text: Two}]}]
            steps:
              - {show: a, hide: a}
              - {hide: [b, a], show: [g, $name]}
              - {show: [a, a], hide: b}
              - {show: g, hide: b}
        """)
    #expect(
      found == [
        "talk.yaml:6:25: “a” is shown and hidden in the same step; make it two steps, or leave one out",
        "talk.yaml:7:34: “a” is shown and hidden in the same step; make it two steps, or leave one out",
      ])
  }

  @Test func aTabIsCalledOne() {
    #expect(
      problems(of: "glissando: 1\nslides:\n\t- title: x") == [
        "talk.yaml:3:1: this is no YAML: lines are indented by spaces, and here is a tab"
      ])
  }

  @Test func aMistakeInAnAnimationHasOnlyThePlaceInTheFile() {
    let found = problems(of: "glissando: 1\nslides:\n  - {animation: boncy}")
    #expect(found.count == 1)
    #expect(found[0].hasPrefix("talk.yaml:3:17: animation: “boncy” is no animation; allowed is "))
    #expect(found[0].hasSuffix("Did you mean “bouncy”?"))
  }

  @Test(arguments: ["non", "nonee", "None"])
  func aMisspelledNoneIsRecognised(word: String) {
    let found = problems(of: "glissando: 1\nslides:\n  - {animation: \(word)}")
    #expect(found.count == 1)
    #expect(found.first?.contains("or “none” for a change at once") == true)
    #expect(found.first?.hasSuffix("Did you mean “none”?") == true)
  }

  @Test func settingsOfScenesAreCheckedAtFirstAndInSteps() {
    let reader = DeckReader(
      files: { _ in
        """
        glissando: 1
        variables: {value: bad}
        slides:
          - steps: [{change: {s: {settings: {a: $value}}, t: {settings: {a: bad}}}}]
            elements:
              - {id: s, scene: dot, settings: {a: bad, b: good}}
              - {id: t, text: No scene}
        """
      },
      settingProblem: { scene, name, value in
        value == "bad" ? .value("\(scene): \(name) is bad") : nil
      })
    let error = #expect(throws: DeckProblems.self) { try reader.read("talk.yaml") }
    #expect(
      error?.list.map(\.description) == [
        "talk.yaml:4:41: dot: a is bad", "talk.yaml:6:43: dot: a is bad",
      ])
  }

  @Test func textInUTF16IsNamed() throws {
    let path = NSTemporaryDirectory() + "utf16-\(UUID().uuidString).yaml"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data([0xFF, 0xFE, 0x67, 0]).write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: DeckProblems.self) { try DeckReader().read(path) }
    #expect(error?.description.hasSuffix("it is text in UTF-16; save it as UTF-8") == true)
  }
}
