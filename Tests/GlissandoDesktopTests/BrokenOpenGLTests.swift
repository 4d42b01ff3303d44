import Foundation
import Testing

extension WindowTests {
  /// OpenGL that fails while a window shows it; libepoxy and SDL are as always, but for what fails.
  @Suite(
    "OpenGL that fails", .enabled(if: Surroundings.hasUser, "xdotool is not installed"))
  struct BrokenOpenGLTests {
    private static let orange = SIMD3<UInt8>(0xFF, 0x80, 0)

    /// Runs a window whose OpenGL fails so often in a way, looks at it, and gives the lines of warning.
    private func warnings(_ way: String, times: Int) throws -> [Substring] {
      let probe = try ProbeProcess(
        ["drawing", "--presenter", "gl"], environment: ["PROBE_OPENGL": "\(way):\(times)"])
      #expect(probe.reads("drawn"))
      try look(probe)
      return probe.errorText.split(separator: "\n")
    }

    /// Expects the whole picture, and ends the program.
    private func look(_ probe: ProbeProcess) throws {
      #expect(try Screenshot.waits(for: Self.orange))
      let place = try #require(try Screenshot().bounds(of: Self.orange))
      #expect(place.width == 120 && place.height == 80)
      probe.terminate()
      #expect(probe.finish() == 0)
      #expect(probe.lines.last == "ended")
    }

    @Test(
      "What may pass is one line, and another context shows the picture",
      arguments: ["swap", "current", "lost", "memory"])
    func passing(_ way: String) throws {
      let lines = try warnings(way, times: 1)
      #expect(lines.count == 1)
      #expect(lines.first?.contains("another context draws from now on") == true, "\(lines)")
    }

    @Test(
      "What does not pass leaves the picture to the processor after three contexts",
      arguments: ["swap", "current", "lost", "memory"])
    func lasting(_ way: String) throws {
      let lines = try warnings(way, times: 1000)
      #expect(lines.count == 4)
      #expect(lines.last?.contains("the processor draws from now on") == true, "\(lines)")
    }

    @Test("A GPU that is gone leaves the picture to the processor at once")
    func unplugged() throws {
      let lines = try warnings("gone", times: 1000)
      #expect(lines.count == 1)
      #expect(lines.first?.contains("the processor draws from now on") == true, "\(lines)")
    }

    @Test("Without OpenGL 3.3 that of embedded systems shows the picture")
    func embedded() throws {
      let probe = try ProbeProcess(
        ["drawing", "--presenter", "gl"], environment: ["PROBE_OPENGL": "embedded:1"])
      #expect(probe.reads("drawn"))
      try look(probe)
      #expect(probe.errorText.isEmpty)
      #expect(probe.lines.contains("swapped"))
    }

    @Test(
      "On Wayland, too, the processor goes on in the same window",
      .enabled(if: Surroundings.hasWayland, "weston is not installed"))
    func onWayland() throws {
      let compositor = try Compositor(size: (600, 400), scale: 2)
      let probe = try ProbeProcess(
        ["drawing", "--presenter", "gl"],
        environment: compositor.environment.merging(["PROBE_OPENGL": "current:1000"]) { $1 })
      #expect(probe.reads("drawn"))
      #expect(probe.fallsSilent(within: 40))
      let picture = try #require(try Screenshot().bounds(of: Self.orange))
      #expect(picture.width == 240 && picture.height == 160)
      probe.terminate()
      #expect(probe.finish() == 0)
      let lines = probe.errorText.split(separator: "\n")
      #expect(lines.last?.contains("the processor draws from now on") == true, "\(lines)")
    }

    @Test("A window that outgrows the textures is the processor's, in one line")
    func small() throws {
      let probe = try ProbeProcess(
        ["drawing", "--presenter", "gl", "--size", "4200x300"],
        environment: ["PROBE_OPENGL": "small:1"])
      #expect(probe.reads("drawn"))
      // Most of it, and all of what is to be seen, lies beside the screen.
      probe.window("windowmove", "0", "0")
      try look(probe)
      let lines = probe.errorText.split(separator: "\n")
      #expect(lines.count == 1)
      #expect(lines.first?.contains("4096") == true, "\(lines)")
    }

    @Test("A driver that draws wrongly is refused in one line")
    func wrong() throws {
      let machine = try DescribedMachine()
      try machine.add("renderD128", device: "0000:00:02.0", driver: "vmwgfx")
      let environment = ["PROBE_DEVICES": machine.path, "PROBE_OPENGL": "wrong:1"]
      let refused = try ProbeProcess(["drawing"], environment: environment)
      #expect(refused.reads("drawn"))
      try look(refused)
      let lines = refused.errorText.split(separator: "\n")
      #expect(lines.count == 1)
      #expect(lines.first?.contains("draws wrongly") == true, "\(lines)")
      #expect(!refused.lines.contains("swapped"))
    }
  }
}
