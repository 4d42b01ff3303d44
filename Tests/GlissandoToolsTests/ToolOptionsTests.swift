import GlissandoDesktop
import GlissandoTools
import Testing

@Suite("Options of the tools")
struct ToolOptionsTests {
  @Test("They are read beside those of the desktop")
  func reading() throws {
    let options = try ToolOptions(
      arguments: ["program", "--stats", "out.json", "--frames", "12", "--overlay"],
      environment: ["GLISSANDO_RECORD": "kept", "GLISSANDO_SCALE": "2"])
    #expect(options.statisticsFile == "out.json" && options.hasOverlay)
    #expect(options.recordFile == "kept" && options.hasRecording)
    #expect(options.launch.frames == 12 && options.launch.scale == 2)
    #expect(options.firstAsked == "--overlay")
    #expect(ToolOptions().firstAsked == nil)
  }

  @Test("What follows a flag is its value, whoever else understands it")
  func values() throws {
    let options = try ToolOptions(arguments: ["--stats", "--frames", "5"], environment: [:])
    #expect(options.statisticsFile == "--frames" && options.launch.frames == nil)
  }

  @Test("A value that cannot be used is refused by name", arguments: ["--replay", "--overlay=yes"])
  func refusals(argument: String) throws {
    let error = try #require(throws: OptionError.self) {
      try ToolOptions(arguments: [argument], environment: [:])
    }
    #expect(error.description.hasPrefix(argument.prefix { $0 != "=" }))
  }

  @Test("The desktop knows none of them")
  func desktop() {
    let own = Set(ToolOptions.variables.map(\.flag))
      .subtracting(LaunchOptions.variables.map(\.flag))
    #expect(own == ["--stats", "--record", "--replay", "--overlay"])
  }
}
