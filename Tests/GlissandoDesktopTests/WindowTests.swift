import Foundation
import Testing

/// Everything that takes a display, one after the other: they share one pointer and one focus.
@Suite("A window", .serialized, .enabled(if: Surroundings.hasDisplay, "there is no display"))
struct WindowTests {
  @Test("A main-actor task runs by the next frame, and one wakes a sleeping loop")
  func tasks() throws {
    let probe = try ProbeProcess(["tasks"])
    #expect(probe.reads("task ran after frame 3"))
    #expect(probe.reads("woken"))
    #expect(probe.finish() == 0)
  }

  @Test("A frame that is due later comes, without frames in between")
  func timer() throws {
    let probe = try ProbeProcess(["timer"])
    #expect(probe.finish() == 0)
    #expect(probe.lines.filter { $0.hasPrefix("frame") } == ["frame 0", "frame 1"])
  }

  @Test("It ends after as many frames as were asked for, and time never ran backwards")
  func frames() throws {
    let probe = try ProbeProcess(["moving", "--frames", "30"])
    #expect(probe.finish() == 0)
    #expect(probe.lines.last == "ended")
    #expect(!probe.lines.contains("backwards"))
  }

  @Test("X11 tells when its display has shown something, and frames follow that")
  func followsDisplay() throws {
    let display = try DisplayFollowed()
    #expect(display.told > 5)
    #expect(display.synchronized == nil)
    #expect((58...62).contains(display.rate))
  }

  @Test("Nothing moves: no frame and no wake-up, whoever draws", arguments: ["surface", "gl"])
  func idle(presenter: String) throws {
    let probe = try ProbeProcess(
      ["idle", "--presenter", presenter], environment: ["PROBE_OPENGL": "nothing:0"])
    #expect(probe.reads("frame 0"))
    // The window system's last words and the one wake-up after them have passed when the number
    // of sleeps stands still.
    var sleeps = -1
    for _ in 0..<50 where sleeps != probe.sleeps {
      sleeps = probe.sleeps
      Thread.sleep(forTimeInterval: 0.5)
    }
    Thread.sleep(forTimeInterval: 2)
    #expect(probe.sleeps == sleeps)
    probe.terminate()
    #expect(probe.finish() == 0)
    #expect(probe.lines.filter { $0.hasPrefix("frame") } == ["frame 0"])
    #expect(probe.lines.contains("swapped") == (presenter == "gl"))
  }

  @Test("A request to terminate ends it at once and clean")
  func termination() throws {
    let probe = try ProbeProcess(["moving"])
    #expect(probe.reads("frame 2"))
    probe.terminate()
    #expect(probe.finish() == 0)
    #expect(probe.lines.last == "ended")
  }

  @Test(
    "A window that another program destroys ends ours with one line",
    .enabled(if: Surroundings.hasUser, "xdotool is not installed"))
  func destroyed() throws {
    let probe = try ProbeProcess(["idle"])
    #expect(probe.reads("frame 0"))
    probe.window("windowclose")
    #expect(probe.finish() == 1)
    let message = probe.errorText
    #expect(message.contains("destroyed by another program"), "\(message)")
    #expect(message.split(separator: "\n").count == 1, "\(message)")
  }

  @Test(
    "A connection that breaks ends it with one line, and nothing of what was being written is left",
    .enabled(if: Surroundings.hasUser, "xdotool is not installed"))
  func brokenConnection() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("glissando-broken-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }
    let file = folder.appendingPathComponent("film.gif").path
    let probe = try ProbeProcess(["idle"], environment: ["PROBE_FILE": file])
    #expect(probe.reads("frame 0"))
    #expect(try names().count == 1)
    let windows = run(
      "xdotool", "search", "--sync", "--onlyvisible", "--pid", "\(probe.identifier)")
    // Ends the connection of the window's program.
    run("xdotool", "windowkill", try #require(windows.split(separator: "\n").last.map(String.init)))
    #expect(probe.finish() == 1)
    let message = probe.errorText
    #expect(message.contains("the connection to the display broke"), "\(message)")
    #expect(message.split(separator: "\n").count == 1, "\(message)")
    #expect(try names().isEmpty)
  }

  @Test(
    "A surface that is lost is made anew once; lost again, that is said once, and the run goes on",
    arguments: [1, 2, 5, 1000])
  func lostSurface(_ count: Int) throws {
    let probe = try ProbeProcess(
      ["moving", "--frames", "10", "--presenter", "surface"],
      environment: ["PROBE_LOST_UPDATES": "\(count)"])
    #expect(probe.finish() == 0)
    #expect(probe.lines.last == "ended")
    let message = probe.errorText
    #expect(message.contains("SDL_UpdateWindowSurfaceRects") == (count > 1), "\(message)")
    #expect(message.split(separator: "\n").count == (count > 1 ? 1 : 0), "\(message)")
  }

  @Test(
    "A window that could not be drawn on shows its picture later, with nobody moving",
    .enabled(if: Surroundings.hasScreenshots, "xdotool or ffmpeg is not installed"))
  func regainedSurface() throws {
    let probe = try ProbeProcess(
      ["drawing", "--presenter", "surface"],
      environment: ["PROBE_LOST_UPDATES": "5", "PROBE_KEPT_UPDATES": "0"])
    #expect(probe.reads("drawn"))
    #expect(try Screenshot.waits(for: SIMD3(0xFF, 0x80, 0)))
    probe.terminate()
    #expect(probe.finish() == 0)
    #expect(probe.errorText.split(separator: "\n").count == 1)
  }

  @Test("OpenGL that is too old is one line, and the processor draws in the same window")
  func oldOpenGL() throws {
    let probe = try ProbeProcess(
      ["moving", "--frames", "10", "--presenter", "gl"],
      environment: ["MESA_GL_VERSION_OVERRIDE": "2.1", "MESA_GLES_VERSION_OVERRIDE": "2.0"])
    #expect(probe.finish() == 0)
    #expect(probe.lines.last == "ended")
    let message = probe.errorText
    // A machine whose OpenGL is none of Mesa's takes no notice of the variables.
    let count = message.split(separator: "\n").count
    #expect(count == 0 || count == 1 && message.contains("OpenGL"), "\(message)")
  }

  @Test("OpenGL shows as many frames as were asked for, whoever draws them")
  func openGL() throws {
    let probe = try ProbeProcess(
      ["moving", "--frames", "10", "--presenter", "gl"],
      environment: ["PROBE_OPENGL": "nothing:0"])
    #expect(probe.finish() == 0)
    #expect(probe.lines.contains("swapped"))
    #expect(probe.lines.last == "ended")
  }

  @Test("Without a GPU no window loads OpenGL")
  func machineWithoutGPU() throws {
    let machine = try DescribedMachine()
    let probe = try ProbeProcess(["idle"], environment: ["PROBE_DEVICES": machine.path])
    #expect(probe.reads("frame 0"))
    #expect(!probe.hasLoadedOpenGL)
    probe.terminate()
    #expect(probe.finish() == 0)
  }

  @Test(
    "OpenGL that the processor draws is refused without a word, and the picture is the same",
    .enabled(if: Surroundings.hasUser, "xdotool is not installed"))
  func softwareOpenGL() throws {
    let machine = try DescribedMachine()
    try machine.add("renderD128", device: "0000:00:02.0", driver: "i915")
    let probe = try ProbeProcess(
      ["idle"],
      environment: [
        "PROBE_DEVICES": machine.path, "PROBE_OPENGL": "nothing:0", "LIBGL_ALWAYS_SOFTWARE": "1",
      ])
    #expect(probe.reads("frame 0"))
    #expect(probe.hasLoadedOpenGL)
    #expect(try Screenshot.waits(for: SIMD3(0x33, 0x66, 0x99)))
    probe.terminate()
    #expect(probe.finish() == 0)
    #expect(probe.errorText.isEmpty)
    #expect(!probe.lines.contains("swapped"))
  }

  @Test("A driver that there is not is named")
  func unknownDriver() throws {
    let probe = try ProbeProcess(["idle"], environment: ["SDL_VIDEODRIVER": "nonsense"])
    #expect(probe.finish() == 1)
    #expect(probe.errorText.contains("SDL_VIDEODRIVER=nonsense"))
  }

  @Test("The scale turns pixels into points")
  func scale() throws {
    let probe = try ProbeProcess(["timer", "--scale", "2"])
    #expect(probe.reads("opened 400.0x300.0 scale 2.0"))
    #expect(probe.finish() == 0)
  }

  @Test(
    "Whatever its scale, it opens inside the display",
    .enabled(if: Surroundings.hasUser, "xdotool is not installed"))
  func scaledPlace() throws {
    let display = run("xdotool", "getdisplaygeometry").split(separator: " ").compactMap {
      Double($0.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    try #require(display.count == 2)
    let scale = (min(display[0] / 400, display[1] / 300) * 8).rounded(.down) / 10
    let probe = try ProbeProcess(["idle", "--scale", "\(scale)"])
    #expect(probe.reads("frame 0"))
    let window = probe.window()
      .split(separator: "\n").last.map(String.init)
    let place = run("xdotool", "getwindowgeometry", "--shell", try #require(window))
    func number(_ key: String) -> Double? {
      place.split(separator: "\n").first { $0.hasPrefix(key + "=") }
        .flatMap { Double($0.dropFirst(key.count + 1)) }
    }
    let (x, y) = (try #require(number("X")), try #require(number("Y")))
    #expect(x >= 0 && y >= 0, "\(place)")
    #expect(x + 400 * scale <= display[0] + 1 && y + 300 * scale <= display[1] + 1, "\(place)")
    probe.terminate()
    #expect(probe.finish() == 0)
  }

  @Test("Light or dark is as asked for")
  func colorScheme() throws {
    let probe = try ProbeProcess(["timer"], environment: ["GLISSANDO_COLOR_SCHEME": "dark"])
    #expect(probe.reads("opened 400.0x300.0 scale 1.0 dark"))
    #expect(probe.finish() == 0)
  }

  @Test("Without a display there is one line that says what to do")
  func noDisplay() throws {
    for display in ["", ":4711"] {
      let probe = try ProbeProcess(
        ["idle"], environment: ["DISPLAY": display, "WAYLAND_DISPLAY": ""])
      #expect(probe.finish() == 1)
      let message = probe.errorText
      #expect(message.contains("no display") && message.contains("WAYLAND_DISPLAY"))
      #expect(message.split(separator: "\n").count == 1)
    }
  }

  @Test("A statistics file that cannot be written is refused at the start")
  func unwritableFile() throws {
    let probe = try ProbeProcess(["idle", "--stats", "/nowhere/at/all.json"])
    #expect(probe.finish() == 1)
    #expect(probe.errorText.contains("/nowhere/at/all.json"))
  }
}
