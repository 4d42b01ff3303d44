import GlissandoDeck
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
    switch DeckScenes.settingProblem("lab-dot", name, value) {
    // The names are wrong where no setting is called so; else what they are set to.
    case .name(let problem): #expect(problem.contains(message) && ["palys", "e"].contains(name))
    case .value(let problem): #expect(problem.contains(message) && !["palys", "e"].contains(name))
    case nil: Issue.record("\(name): \(value) is taken")
    }
  }

  @Test func otherScenesHaveNoSettings() {
    #expect(
      DeckScenes.settingProblem("springs", "a", "bouncy")
        == .name("“springs” has no settings; take “a” out"))
  }
}
