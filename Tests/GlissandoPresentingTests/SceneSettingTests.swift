import GlissandoPresenting
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
    let problem = DeckScenes.settingProblem("lab-dot", name, value)
    #expect(problem?.contains(message) == true, "\(problem ?? "none")")
  }

  @Test func otherScenesHaveNoSettings() {
    #expect(
      DeckScenes.settingProblem("springs", "a", "bouncy")
        == "“springs” has no settings; take “a” out")
  }
}
