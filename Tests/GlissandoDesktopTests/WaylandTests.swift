import Foundation
import Testing

extension WindowTests {
  @Suite("on Wayland", .enabled(if: Surroundings.hasWayland, "weston is not installed"))
  struct Wayland {
    @Test("It is used where the session is one, unless the person says otherwise; else X11 is")
    func chosen() throws {
      let compositor = try Compositor()
      let display = try #require(ProcessInfo.processInfo.environment["DISPLAY"])
      func driver(_ changes: [String: String]) throws -> String? {
        let environment = compositor.environment.merging(["DISPLAY": display]) { $1 }
          .merging(changes) { $1 }
        let probe = try ProbeProcess(["moving", "--frames", "2"], environment: environment)
        #expect(probe.finish() == 0)
        #expect(probe.errorText.isEmpty)
        return probe.lines.first { $0.hasPrefix("driver ") }.map { String($0.dropFirst(7)) }
      }
      #expect(try driver([:]) == "wayland")
      #expect(try driver(["SDL_VIDEODRIVER": "x11"]) == "x11")
      #expect(try driver(["WAYLAND_DISPLAY": "", "XDG_SESSION_TYPE": "wayland"]) == "wayland")
      #expect(try driver(["WAYLAND_DISPLAY": "", "XDG_SESSION_TYPE": "x11"]) == "x11")
      #expect(try driver(["WAYLAND_DISPLAY": "wayland-9"]) == "x11")
      #expect(
        try driver(["XDG_RUNTIME_DIR": "/nowhere", "XDG_SESSION_TYPE": "wayland"]) == "x11")
    }

    @Test(
      "A display that goes leaves its window to the one that stays",
      .enabled(if: Surroundings.hasWindowManager, "there is no window manager"))
    func displays() throws {
      let compositor = try Compositor(screens: 2)
      let probe = try ProbeProcess(["two"], environment: compositor.environment)
      #expect(probe.reads("displays 2"))
      #expect(probe.reads("companion size 300x200"))
      #expect(probe.fallsSilent(within: 40))
      let large = try #require(probe.lines.last { $0.hasPrefix("main size ") })
      #expect(large != "main size 400x300")
      // Each display is a window on the X server, and the compositor lets it be closed.
      let windows = run("xprop", "-root", "_NET_CLIENT_LIST").split {
        !"0123456789abcdefx".contains($0)
      }
      let screen = try #require(windows.last.flatMap { Int($0.dropFirst(2), radix: 16) })
      run("xdotool", "windowactivate", "--sync", "\(screen)", "key", "alt+F4")
      #expect(probe.reads("displays 1"))
      #expect(probe.reads("main size 400x300"))
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test(
      "Where a point has two pixels both are painted, in the window's own memory as by OpenGL",
      arguments: ["surface", "gl"])
    func pixels(presenter: String) throws {
      let compositor = try Compositor(size: (600, 400), scale: 2)
      let probe = try ProbeProcess(
        ["drawing", "--presenter", presenter], environment: compositor.environment)
      #expect(probe.reads("drawn"))
      #expect(probe.fallsSilent(within: 40))
      let scales = probe.lines.filter { $0.contains("scale ") }
      #expect(try #require(scales.last).contains("scale 2.0"), "\(scales)")
      let picture = try #require(try Screenshot().bounds(of: SIMD3(0xFF, 0x80, 0x00)))
      #expect(picture.width == 240 && picture.height == 160)
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("The compositor tells when frames were shown, and they follow that")
    func followsDisplay() throws {
      let compositor = try Compositor()
      let display = try DisplayFollowed(environment: compositor.environment)
      compositor.end()
      #expect(display.told > 5)
      // A compositor in a window waits for no display, and says so.
      #expect(display.synchronized == 0)
      #expect((58...62).contains(display.rate))
    }

    @Test("Frames come, tasks run and wake the loop, and it ends clean")
    func works() throws {
      let compositor = try Compositor()
      let moving = try ProbeProcess(
        ["moving", "--frames", "20"], environment: compositor.environment)
      #expect(moving.finish() == 0)
      #expect(!moving.lines.contains("backwards"))
      let tasks = try ProbeProcess(["tasks"], environment: compositor.environment)
      #expect(tasks.reads("woken"))
      #expect(tasks.finish() == 0)
    }

    @Test("A picture that cannot be handed over is said once, and the run goes on")
    func lostUpdates() throws {
      let compositor = try Compositor()
      for count in [1, 1000] {
        let probe = try ProbeProcess(
          ["moving", "--frames", "10", "--presenter", "surface"],
          environment: compositor.environment.merging(["PROBE_LOST_UPDATES": "\(count)"]) { $1 })
        #expect(probe.finish() == 0)
        #expect(probe.lines.last == "ended")
        let message = probe.errorText
        #expect(message.contains("SDL_UpdateTexture") == (count > 1), "\(message)")
        #expect(message.split(separator: "\n").count == (count > 1 ? 1 : 0), "\(message)")
      }
    }

    @Test("A compositor that goes ends the program with one line, and not as a person does")
    func lost() throws {
      let compositor = try Compositor()
      let probe = try ProbeProcess(["idle"], environment: compositor.environment)
      #expect(probe.reads("frame 0"))
      compositor.end()
      #expect(probe.finish() == 1)
      let message = probe.errorText
      #expect(message.contains("the connection to the display broke"), "\(message)")
      #expect(message.split(separator: "\n").count == 1, "\(message)")
    }

    @Test(
      "What a library draws around the window is seen, and so is the window, with nobody moving",
      .enabled(if: Surroundings.hasDecorations, "libdecor's plugin or ffmpeg is not installed"))
    func decorations() throws {
      let compositor = try Compositor()
      run("xdotool", "mousemove", "0", "1199")
      let probe = try ProbeProcess(["idle"], environment: compositor.environment)
      #expect(probe.reads("frame 0"))
      #expect(probe.fallsSilent(within: 20))
      let picture = try Screenshot()
      let window = try #require(picture.bounds(of: SIMD3(0x33, 0x66, 0x99)))
      #expect(window.width == 400 && window.height == 300)
      // The title bar is dark from one side to the other, but for its words.
      let row = (0..<400).map { picture.pixel(window.left + $0, window.top - 3) }
      #expect(row.count { $0.max() < 60 } > 320)
      // Two clicks on the title make it as large as the screen, and as it was.
      let color = SIMD3<UInt8>(0x33, 0x66, 0x99)
      for isLarge in [true, false] {
        let place = try #require(try Screenshot().bounds(of: color))
        run("xdotool", "mousemove", "\(place.left + place.width / 2)", "\(place.top - 12)")
        run("xdotool", "click", "--repeat", "2", "--delay", "60", "1")
        #expect(probe.fallsSilent(within: 80))
        let changed = try #require(try Screenshot().bounds(of: color))
        #expect((changed.width > 400 && changed.height > 300) == isLarge, "\(changed)")
      }
      // While its corner is drawn, and afterwards; then somebody else has the focus.
      let corner = (x: window.left + window.width + 1, y: window.top + window.height + 1)
      let steps = [
        "mousemove \(corner.x) \(corner.y)", "mousedown 1",
        "mousemove \(corner.x - 40) \(corner.y - 20)",
        "mousemove \(corner.x - 80) \(corner.y - 40)", "mouseup 1",
        "mousemove \(window.left - 90) \(window.top) click 1",
      ]
      for (step, loss) in zip(steps, [0, 0, 40, 80, 80, 80]) {
        run("sh", "-c", "xdotool \(step)")
        // Before the next one: the compositor is told of each by itself.
        #expect(probe.fallsSilent(within: 80))
        let shown = try #require(try Screenshot().bounds(of: color))
        let isRight = shown.width == 400 - loss && shown.height == 300 - loss / 2
        #expect(isRight, "\(step): \(shown)")
      }
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("Nothing moves: no frames, whoever draws", arguments: ["surface", "gl"])
    func idle(presenter: String) throws {
      let compositor = try Compositor()
      let probe = try ProbeProcess(
        ["idle", "--presenter", presenter], environment: compositor.environment)
      #expect(probe.reads("frame 0"))
      // The compositor may ask for a few more while it places the window.
      #expect(probe.fallsSilent(within: 80))
      probe.terminate()
      #expect(probe.finish() == 0)
    }
  }
}
