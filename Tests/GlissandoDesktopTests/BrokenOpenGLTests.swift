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
      #expect(lines.count == 1)
      #expect(lines.first?.contains("the processor draws from now on") == true, "\(lines)")
    }

    @Test("While a GPU is late by two frames none is added, and the last one is seen in the end")
    func slow() throws {
      let probe = try ProbeProcess(
        ["drawing", "--presenter", "gl"], environment: ["PROBE_OPENGL": "slow:30"])
      // The third frame is not finished, and the fourth follows it.
      #expect(probe.reads("swap 4"))
      let before = probe.lines.count
      #expect(probe.reads("swap 5"))
      // Each of the others has asked once.
      let frames = probe.lines.dropFirst(before).count { $0.hasPrefix("frame ") }
      #expect((28...31).contains(frames), "\(frames)")
      #expect(probe.fallsSilent(within: 40))
      try look(probe)
      #expect(probe.errorText.isEmpty)
    }

    @Test("A GPU that is gone leaves the picture to the processor at once")
    func unplugged() throws {
      let lines = try warnings("gone", times: 1000)
      #expect(lines.count == 1)
      #expect(lines.first?.contains("the processor draws from now on") == true, "\(lines)")
      // What failed first, and why there is no other context.
      #expect(lines.first?.contains("SDL_GL_SwapWindow") == true, "\(lines)")
      #expect(lines.first?.contains("there is no OpenGL context") == true, "\(lines)")
    }

    /// The environment of a program that finds a GPU, and no driver for it that could be loaded.
    private func withoutDriver(_ machine: DescribedMachine) throws -> [String: String] {
      try machine.add("renderD128", device: "0000:00:02.0", driver: "i915")
      return ["PROBE_DEVICES": machine.path, "LIBGL_DRIVERS_PATH": machine.path + "/none"]
    }

    /// The lines of warning that are ours, and not OpenGL's own.
    private func ownLines(_ probe: ProbeProcess) -> [Substring] {
      probe.errorText.split(separator: "\n").filter { $0.hasPrefix("WindowProbe: ") }
    }

    @Test(
      "A driver that cannot be loaded leaves the picture to the processor, in a line for who asked for OpenGL",
      arguments: ["gl", "auto"])
    func missingDriver(_ presenter: String) throws {
      let machine = try DescribedMachine()
      let probe = try ProbeProcess(
        ["drawing", "--presenter", presenter], environment: try withoutDriver(machine))
      #expect(probe.reads("drawn"))
      try look(probe)
      let lines = ownLines(probe)
      #expect(lines.count == (presenter == "gl" ? 1 : 0), "\(lines)")
      #expect(lines.allSatisfy { $0.contains("the processor draws from now on") }, "\(lines)")
    }

    @Test("A driver that cannot be loaded is one line for a second window, too")
    func missingDriverOfTwo() throws {
      let machine = try DescribedMachine()
      let probe = try ProbeProcess(
        ["two", "--presenter", "gl"], environment: try withoutDriver(machine))
      #expect(probe.reads("companion size 300x200"))
      #expect(probe.fallsSilent(within: 40))
      probe.terminate()
      #expect(probe.finish() == 0)
      #expect(probe.lines.last == "ended")
      let lines = ownLines(probe)
      #expect(lines.count == 2, "\(lines)")
      #expect(lines.allSatisfy { $0.contains("the processor draws from now on") }, "\(lines)")
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
