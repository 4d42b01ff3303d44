import GlissandoDeck
import Testing

struct DeckDurationTests {
  @Test func aTalkSaysHowManyMinutesItMayTake() throws {
    #expect(try readDeck("glissando: 1\nduration: 20\nslides: []").duration == 1200)
    #expect(try readDeck("glissando: 1\nslides: []").duration == nil)
  }

  @Test func minutesAreSomeAndFewerThanADay() {
    for minutes in ["0", "-3", "9999", "soon"] {
      let found = problems(of: "glissando: 1\nduration: \(minutes)\nslides: []")
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix("talk.yaml:2:11: the duration in minutes is") ?? false)
    }
  }
}
