import Foundation
import Testing

extension WindowTests {
  /// Whether frames of OpenGL are held back until the display begins a new picture.
  @Suite(
    "that waits for its display", .enabled(if: Surroundings.hasServer, "Xvfb is not installed"))
  struct SwapIntervalTests {
    /// Runs two windows and exchanges them, where somebody shows whole frames or nobody does, and gives what each window
    /// was told.
    private func intervals(_ options: [String] = [], composited: Bool) throws -> [String] {
      let server = try XServer(width: 1000, height: 700)
      let compositor = try XClient(server.display)
      defer { compositor.close() }
      if composited { try compositor.own("_NET_WM_CM_S0") }
      let probe = try ProbeProcess(
        ["two", "--presenter", "gl"] + options,
        environment: ["DISPLAY": server.display, "PROBE_OPENGL": "nothing:0"])
      #expect(probe.reads("companion size 300x200"))
      #expect(probe.fallsSilent(within: 60))
      run(
        "env", "DISPLAY=\(server.display)", "xdotool", "search", "--sync", "--name", "Probe main",
        "windowfocus", "--sync", "key", "x")
      #expect(probe.reads("main size 300x200"))
      #expect(probe.fallsSilent(within: 60))
      probe.terminate()
      #expect(probe.finish() == 0)
      return probe.lines.filter { $0.hasPrefix("interval ") }
    }

    @Test(
      "Where nobody shows whole frames the window that matters waits, whichever it is, and no other"
    )
    func uncomposited() throws {
      let lines = try intervals(composited: false)
      #expect(Set(lines.prefix(2)) == ["interval 1 of window 1", "interval 0 of window 2"])
      #expect(
        Set(lines.dropFirst(2)) == ["interval 0 of window 1", "interval 1 of window 2"], "\(lines)")
      #expect(lines.count == 4)
    }

    @Test("Below a compositor, and where frames follow as fast as they can, none waits")
    func others() throws {
      let all: Set = ["interval 0 of window 1", "interval 0 of window 2"]
      #expect(Set(try intervals(composited: true)) == all)
      #expect(Set(try intervals(["--unpaced"], composited: false)) == all)
    }
  }
}
