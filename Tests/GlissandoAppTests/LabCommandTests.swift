import Glissando
import GlissandoMotion
import GlissandoNotation
import GlissandoViews
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery
@testable import GlissandoLab

/// `glissando lab`.
struct LabCommandTests {
  @Test("The lab opens with a text's motion, whatever it is written in")
  func opening() throws {
    let arguments = [
      "lab", "spring(duration: 0.4, bounce: 0.2)", "--presets", "mine.yaml", "--size", "900x600",
    ]
    let command = try #require(try Program.parse(arguments) as? LabCommand)
    #expect(command.presets == "mine.yaml")
    #expect(
      try command.motions().map(\.setting)
        == [MotionSetting(.spring(.perceptual(duration: 0.4, bounce: 0.2)))])
  }

  @Test("Presets that are asked for are what the lab shows")
  @MainActor
  func presets() throws {
    for (arguments, drawer) in [
      (["lab", "--presets", "mine.yaml"], LabModel.Drawer.presets), (["lab"], nil),
    ] {
      let command = try #require(try Program.parse(arguments) as? LabCommand)
      #expect(try command.makeModel(nil).drawer == drawer)
    }
  }

  @Test("Without a text the lab opens with a motion of its own")
  func standard() throws {
    let command = try #require(try Program.parse(["lab"]) as? LabCommand)
    #expect(try command.motions().isEmpty)
  }

  @Test("A text that is not understood ends the program in one line that says where")
  func misunderstood() {
    do {
      _ = try Program.parse(["lab", "spring(durration: 0.4)"])
      Issue.record("understood")
    } catch {
      let line = ErrorLine(error).text
      #expect(line.contains("durration"))
      #expect(line.contains("line 1, column 8"))
      #expect(!line.contains("\n"))
    }
  }

  @Test("The lab is an entry of the gallery's home, and Escape goes back there")
  @MainActor
  func entry() {
    let model = GalleryModel()
    model.open(.lab)
    #expect(model.page == nil)
    #expect(model.handle(KeyPress(key: "s")) == .ignored)
    #expect(model.place == .lab)
    #expect(model.handle(KeyPress(key: .escape)) == .handled)
    #expect(model.place == .home)
  }
}
