import Glissando
import GlissandoDeck
import GlissandoPresenting
import GlissandoTesting
import Testing

struct SceneSettingTests {
  @Test(arguments: [
    ("a", "bouncy"), ("d", "spring(duration: 1)"), ("b-name", "mine"), ("plays", "on"),
    ("plays", "off"), ("interrupt", "350"),
  ])
  func whatSpecimensKnowIsRight(name: String, value: String) {
    #expect(DeckScenes.settingProblem("lab-dot", name, value) == nil)
  }

  @Test(arguments: [
    ("a", "boncy", "Did you mean “bouncy”?"), ("palys", "on", "did you mean “plays”?"),
    ("plays", "maybe", "plays is on or off"), ("interrupt", "soon", "milliseconds from 1 to"),
    ("interrupt", "nan", "milliseconds from 1 to"), ("e", "bouncy", "allowed are a, b, c, d"),
  ])
  func whatTheyDoNotIsSaid(name: String, value: String, message: String) {
    switch DeckScenes.settingProblem("lab-dot", name, value) {
    // The names are wrong where no setting is called so; else what they are set to.
    case .name(let problem): #expect(problem.contains(message) && ["palys", "e"].contains(name))
    case .value(let problem): #expect(problem.contains(message) && !["palys", "e"].contains(name))
    case nil: Issue.record("\(name): \(value) is taken")
    }
  }

  @Test @MainActor func onASlideNothingIsSaidBelowASpecimen() {
    let (_, stage) = TalkFixture.stage(
      Deck(canvas: TalkFixture.canvas) {
        Slide("card") {
          Element.scene("card", "lab-card", .at(x: 400, y: 225), .width(780), .height(440))
        }
      })
    #expect(!stage.texts.contains { $0.contains("Click to turn it over") })
    // The slide's own ground is what it lies on.
    #expect(stage.image().pixel(40, 225) == stage.image().pixel(2, 2))
  }

  @Test @MainActor func lanesHaveTheirNamesWhereTheDeckGivesSome() {
    let (_, stage) = TalkFixture.stage(
      Deck(canvas: TalkFixture.canvas) {
        Slide("dots") {
          Element.scene(
            "dots", "lab-dot", .at(x: 400, y: 225), .width(780), .height(440),
            .setting("a", "smooth"), .setting("b", "bouncy"), .setting("b-name", "with a bounce"))
        }
      })
    #expect(stage.texts.contains("with a bounce"))
    #expect(!stage.texts.contains("A") && !stage.texts.contains("B"))
  }

  @Test @MainActor func escapeGivesTheKeyboardBackToTheTalk() {
    let (model, stage) = TalkFixture.stage(
      Deck(canvas: TalkFixture.canvas) {
        Slide("card") {
          Element.scene("card", "lab-card", .at(x: 400, y: 225), .width(780), .height(440))
        }
        Slide("next")
      })
    // The first goes to the talk itself.
    for _ in 0..<2 { stage.key(.tab) }
    stage.key(.rightArrow)
    stage.settle()
    #expect(model.position == DeckPosition())
    stage.key(.escape)
    stage.key(.rightArrow)
    #expect(model.position == DeckPosition(slide: 1))
  }

  @Test func otherScenesHaveNoSettings() {
    #expect(
      DeckScenes.settingProblem("springs", "a", "bouncy")
        == .name("“springs” has no settings; take “a” out"))
  }
}
