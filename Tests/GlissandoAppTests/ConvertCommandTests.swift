import Foundation
import GlissandoNotation
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

@MainActor
@Suite struct ConvertCommandTests {
  private func convert(
    _ text: String, to target: String?, error: Double = 0.001, name: String? = nil
  ) throws -> Conversion {
    try Conversion(
      text: text, target: target, options: WritingOptions(greatestError: error), name: name)
  }

  @Test("Options are read")
  func options() throws {
    let command = try #require(
      try Program.parse([
        "convert", "bouncy", "--to", "css", "--error", "1%", "--name", "drawer",
      ]) as? ConvertCommand)
    #expect(command.text == "bouncy")
    #expect(command.target == "css")
    #expect(command.greatestError == 0.01)
    #expect(command.name == "drawer")
    #expect(try Program.parse(["convert", "-"]) is ConvertCommand)
  }

  @Test("A spring is written for another system")
  func oneTarget() throws {
    let niri = try convert("spring(response: 0.5, dampingFraction: 0.8)", to: "niri")
    #expect(niri.text == "spring damping-ratio=0.8 stiffness=157.913670417 epsilon=0.0001")
    #expect(niri.notes.isEmpty)
    let kept = try convert("cubic-bezier(0.2, 0, 0, 1) 400ms", to: "swiftui")
    #expect(kept.text == ".timingCurve(0.2, 0, 0, 1, duration: 0.4)")
  }

  @Test("What a target cannot say is a note, not part of the text")
  func notes() throws {
    let result = try convert("spring(duration: 0.5, bounce: 0.5).delay(1)", to: "hyprland")
    #expect(result.text.hasPrefix("bezier = motion, "))
    #expect(result.notes.contains { $0.contains("delay") })
    #expect(result.notes.contains { $0.contains("%") })
  }

  @Test("All languages are written under their names, with the name of the motion")
  func allTargets() throws {
    let result = try convert("bouncy", to: nil, error: 0.02, name: "drawer")
    for format in NotationFormats.all { #expect(result.text.contains("# \(format.name)\n")) }
    #expect(result.text.contains("bezier = drawer, "))
  }

  @Test("Several motions of one text are all written")
  func several() throws {
    let text = """
      workspace-switch { spring damping-ratio=1.0 stiffness=1000 epsilon=0.0001; }
      window-open { duration-ms 150; curve "linear"; }
      """
    let result = try convert(text, to: "compose")
    #expect(result.text.split(separator: "\n").count == 2)
    #expect(result.text.contains("tween<Float>(durationMillis = 150, easing = LinearEasing)"))
  }

  @Test(
    "A text that is not understood is answered in one line that names the place",
    arguments: [
      ("sprng()", ["line 1, column 1", "sprng", "Did you mean “spring”?"]),
      ("spring(bounc: 1)", ["line 1, column 8", "bounc", "bounce"]),
      ("hello world", ["no motion"]),
    ])
  func misunderstandings(_ text: String, _ words: [String]) {
    do {
      _ = try convert(text, to: "css")
      Issue.record("accepted \(text)")
    } catch {
      let line = ErrorLine(error).text
      #expect(!line.contains("\n"))
      for word in words { #expect(line.contains(word), "\(line)") }
    }
    #expect(Program.run(["convert", text]) != 0)
  }

  @Test(
    "A mistake in an option is answered in one line that names it and what is allowed",
    arguments: [
      (["convert", "bouncy", "--to", "cs"], ["cs", "css", "compose"]),
      (["convert", "bouncy", "--error", "2"], ["0.00001 to 0.2"]),
      (["convert", "bouncy", "--name", "a b"], ["letters"]),
      (["convert"], ["missing", "standard input"]),
    ])
  func mistakes(_ arguments: [String], _ words: [String]) {
    expectMistake(arguments, words)
  }

  @Test("The list names every language on a line of its own")
  func list() {
    let lines = ConvertListing.text.split(separator: "\n")
    #expect(lines.count == NotationFormats.all.count)
    #expect(lines[0].hasPrefix("swiftui "))
  }
}
