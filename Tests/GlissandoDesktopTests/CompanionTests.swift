import Foundation
import GlissandoDrawing
import GlissandoViews
import TestSupport
import Testing

@testable import GlissandoDesktop
@testable import GlissandoWindowing

struct CompanionTests {
  @Test("What something will take is the most of late, and one bad experience is forgotten")
  func cost() {
    var cost = RecentCost(guess: 0.004)
    cost.add(0.020)
    #expect(cost.expected == 0.020)
    for _ in 0..<23 { cost.add(0.001) }
    #expect(abs(cost.expected - 0.010) < 0.0005)
    for _ in 0..<200 { cost.forget() }
    #expect(cost.expected < 0.001)
  }

  @Test("What has waited for a second has its turn, and then waits anew")
  func patience() {
    var patience = Patience(1)
    #expect(!patience.wait(at: 5) && !patience.wait(at: 5.9))
    #expect(patience.wait(at: 6) && patience.wait(at: 6.1))
    patience.end()
    #expect(!patience.wait(at: 6.2) && !patience.wait(at: 7.1) && patience.wait(at: 7.2))
  }

  @Test("A damage in rows is cut into strips that together are the whole")
  func strips() {
    var damage = Damage(width: 320, height: 320)
    damage.add(CGRect(x: 40, y: 10, width: 20, height: 200))
    var sum = Damage(width: 320, height: 320)
    for row in stride(from: 0, to: damage.rows, by: 3) {
      let strip = damage.inRows(row..<min(row + 3, damage.rows))
      #expect(strip.pixelCount < damage.pixelCount)
      sum.formUnion(strip)
    }
    #expect(sum.pixelCount == damage.pixelCount)
    damage.addAll()
    #expect(damage.inRows(0..<2).pixelCount == 320 * 64)
    #expect(damage.inRows(0..<10).isFull)
  }

  @Test("Buttons of a game controller are the keys that a clicker sends")
  func gameControllers() {
    // A, the right of the cross; B, the left of it; a stick that is pressed.
    #expect(GameControllers.key(0) == .pageDown)
    #expect(GameControllers.key(14) == .pageDown)
    #expect(GameControllers.key(1) == .pageUp)
    #expect(GameControllers.key(13) == .pageUp)
    #expect(GameControllers.key(7) == nil)
    #expect(GameControllers.key(255) == nil)
  }
}

extension WindowTests {
  @Suite("and a second one", .enabled(if: Surroundings.hasUser, "xdotool is not installed"))
  struct Second {
    private func window(_ name: String) throws -> String {
      let found = run("xdotool", "search", "--sync", "--onlyvisible", "--name", "Probe \(name)")
      return try #require(found.split(separator: "\n").last.map(String.init))
    }

    /// Gives a window the keyboard, as a person does.
    private func enter(_ name: String) throws {
      let window = try window(name)
      run("xdotool", "mousemove", "--window", window, "40", "40", "click", "1")
    }

    /// A probe with two windows side by side.
    private func probe(
      _ options: [String] = [], environment: [String: String] = [:]
    ) throws -> ProbeProcess {
      let probe = try ProbeProcess(["two"] + options, environment: environment)
      #expect(probe.reads("companion size 300x200"))
      run("xdotool", "windowmove", "--sync", try window("main"), "20", "40")
      run("xdotool", "windowmove", "--sync", try window("companion"), "520", "40")
      return probe
    }

    @Test("Each window has its own keys and closes by itself; the end of the first is the end")
    func keys() throws {
      let probe = try probe()
      try enter("companion")
      run("xdotool", "key", "a")
      #expect(probe.reads("companion key a"))
      try enter("main")
      run("xdotool", "key", "b")
      #expect(probe.reads("main key b"))
      run("xdotool", "key", "c")
      #expect(probe.reads("companion closed"))
      run("xdotool", "key", "c")
      #expect(probe.reads("companion size 300x200"))
      try enter("companion")
      run("xdotool", "key", "ctrl+q")
      #expect(probe.finish() == 0)
      #expect(probe.lines.last == "ended")
      #expect(!probe.lines.contains("companion key b") && !probe.lines.contains("main key a"))
    }

    @Test("Function keys that mean nothing to the second window are the first one's")
    func functionKeys() throws {
      let probe = try probe()
      try enter("companion")
      run("xdotool", "key", "F3")
      #expect(probe.reads("companion key \u{F706}"))
      #expect(probe.reads("main key \u{F706}"))
      probe.terminate()
      #expect(probe.finish() == 0)
      #expect(probe.lines.count { $0 == "main key \u{F706}" } == 1)
    }

    @Test(
      "It lies beside the first where there is room for both, although the first has to be smaller",
      .enabled(if: Surroundings.hasWindowManager, "there is no window manager"))
    func beside() throws {
      let screen = run("xdotool", "getdisplaygeometry").split(separator: " ").compactMap {
        Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
      }
      try #require(screen.count == 2)
      let probe = try ProbeProcess(["two", "--size", "\(screen[0] - 100)x\(screen[1] - 100)"])
      #expect(probe.reads("companion size"))
      #expect(probe.fallsSilent(within: 40))
      let (first, second) = (try frame(of: "main"), try frame(of: "companion"))
      #expect(first.intersection(second).isEmpty, "\(first) \(second)")
      #expect(first.width > Double(screen[0]) / 2)
      let proportion = Double(screen[0] - 100) / Double(screen[1] - 100)
      #expect(abs(first.width / first.height - proportion) < 0.01)
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test(
      "When one covers the display that the other covers, both can still be seen after it",
      .enabled(if: Surroundings.hasWindowManager, "there is no window manager"))
    func covering() throws {
      let probe = try probe()
      let windows = [try window("main"), try window("companion")]
      for window in windows + windows.prefix(1) {
        run("xdotool", "windowactivate", "--sync", window)
        run("xdotool", "key", "F11")
        #expect(probe.fallsSilent(within: 80))
        let seen = run("xdotool", "search", "--onlyvisible", "--pid", "\(probe.identifier)")
        try #require(windows.allSatisfy(seen.split(separator: "\n").map(String.init).contains))
      }
      let whole = run("xdotool", "getdisplaygeometry").split(separator: " ").compactMap {
        Double($0.trimmingCharacters(in: .whitespacesAndNewlines))
      }
      #expect(try frame(of: "main").width == whole[0])
      #expect(try frame(of: "companion").width == 300)
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    private func frame(of name: String) throws -> CGRect {
      let place = run("xdotool", "getwindowgeometry", "--shell", try window(name))
      func number(_ key: String) throws -> Double {
        let line = place.split(separator: "\n").first { $0.hasPrefix(key + "=") }
        return try #require(line.flatMap { Double($0.dropFirst(key.count + 1)) })
      }
      return CGRect(
        x: try number("X"), y: try number("Y"), width: try number("WIDTH"),
        height: try number("HEIGHT"))
    }

    @Test("The pointer has the shape that the window below it wants, wherever it comes from")
    func pointerShape() throws {
      let probe = try probe()
      func shape(_ name: String) throws -> String {
        try enter(name)
        run("xdotool", "key", "p")
        #expect(probe.reads("\(name) pointer "))
        return String(try #require(probe.lines.last?.split(separator: " ").last))
      }
      let (first, second) = (try shape("main"), try shape("companion"))
      #expect(first != second)
      #expect(try shape("main") == first && shape("companion") == second)
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("A button of a game controller arrives as the key that it stands for")
    func gameController() throws {
      let probe = try probe()
      try enter("main")
      run("xdotool", "key", "g")
      #expect(probe.reads("main key g"))
      // Page Down, by the character of its key.
      #expect(probe.reads("main key \u{F72D}"))
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("The two exchange what they show, and the keys go with it")
    func exchange() throws {
      let probe = try probe()
      try enter("main")
      run("xdotool", "key", "x")
      #expect(probe.reads("main size 300x200"))
      // The names have gone with what is shown.
      try enter("companion")
      run("xdotool", "key", "a")
      #expect(probe.reads("companion key a"))
      run("xdotool", "key", "x")
      #expect(probe.reads("main size 400x300"))
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test(
      "OpenGL draws each of two windows as the processor does, right after the other's frames",
      .enabled(if: Surroundings.hasScreenshots, "ffmpeg is not installed"))
    func openGL() throws {
      let exact = try pictures("surface")
      let shown = try pictures("gl")
      // What is left out while the GPU is late comes with a later frame.
      let late = try pictures("gl", "slow:60")
      try #require(exact.count == 6 && shown.count == 6 && late.count == 6)
      let isSame = late == shown
      #expect(isSame)
      for (index, (picture, other)) in zip(exact, shown).enumerated() {
        #expect(Set(picture).count > 100)
        try #require(picture.count == other.count)
        // A shadow, a shape, a gradient and letters, one over the other.
        #expect(PixelDifference(picture, other).greatest <= 3, "picture \(index)")
      }
    }

    /// What both windows show: after both have moved at the same time, after the second was closed and opened again,
    /// and after each has then moved.
    private func pictures(
      _ presenter: String, _ way: String = "nothing:0"
    ) throws -> [[UInt32]] {
      let probe = try probe(["--presenter", presenter], environment: ["PROBE_OPENGL": way])
      var pictures: [[UInt32]] = []
      func moveBoth() throws {
        let count = probe.lines.count { $0.hasSuffix(" moved") }
        for name in ["companion", "main"] {
          try enter(name)
          run("xdotool", "key", "m")
        }
        while probe.lines.count(where: { $0.hasSuffix(" moved") }) < count + 2 {
          try #require(probe.reads(""))
        }
        try look()
      }
      func look() throws {
        #expect(probe.fallsSilent(within: 40))
        let screen = try Screenshot()
        for name in ["main", "companion"] {
          pictures.append(screen.pixels(in: try frame(of: name)))
        }
      }
      try moveBoth()
      run("xdotool", "key", "c")
      #expect(probe.reads("companion closed"))
      run("xdotool", "key", "c")
      #expect(probe.reads("companion size 300x200"))
      run("xdotool", "windowmove", "--sync", try window("companion"), "520", "40")
      try look()
      try moveBoth()
      probe.terminate()
      #expect(probe.finish() == 0)
      #expect(probe.lines.contains("swapped") == (presenter == "gl"))
      #expect(probe.errorText.isEmpty)
      return pictures
    }
  }
}
