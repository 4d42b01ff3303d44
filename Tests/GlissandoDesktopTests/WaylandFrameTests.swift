import CSDL2
import Foundation
import Testing

@testable import GlissandoWindowing

struct FrameTests {
  @Test("Edges are narrow, corners reach along them, and the rest is the content's")
  func edges() {
    let size = CGSize(width: 400, height: 300)
    func hit(_ x: Double, _ y: Double) -> SDL_HitTestResult {
      WindowEdge(at: CGPoint(x: x, y: y), in: size).hit
    }
    #expect(hit(200, 0) == SDL_HITTEST_RESIZE_TOP && hit(200, 299) == SDL_HITTEST_RESIZE_BOTTOM)
    #expect(hit(4, 150) == SDL_HITTEST_RESIZE_LEFT && hit(395, 150) == SDL_HITTEST_RESIZE_RIGHT)
    #expect(hit(15, 2) == SDL_HITTEST_RESIZE_TOPLEFT && hit(2, 15) == SDL_HITTEST_RESIZE_TOPLEFT)
    #expect(hit(385, 2) == SDL_HITTEST_RESIZE_TOPRIGHT)
    #expect(hit(398, 285) == SDL_HITTEST_RESIZE_BOTTOMRIGHT)
    #expect(hit(2, 285) == SDL_HITTEST_RESIZE_BOTTOMLEFT)
    for (x, y) in [(5.0, 150.0), (394, 150), (200, 5), (200, 294), (15, 15)] {
      #expect(hit(x, y) == SDL_HITTEST_NORMAL)
    }
  }

  @Test("A plugin is looked for where its library looks for it")
  func plugins() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ["LIBDECOR_PLUGIN_DIR": "/nowhere:\(folder.path)"]
    #expect(!WaylandFrames.havePlugin(environment))
    try Data().write(to: folder.appendingPathComponent("plugin.so"))
    // Without the library no plugin is of use.
    #expect(WaylandFrames.havePlugin(environment) == (glissando_decoration_library() != nil))
    #expect(
      !WaylandFrames.havePlugin(
        environment.merging(["SDL_VIDEO_WAYLAND_ALLOW_LIBDECOR": "0"]) { $1 }))
  }
}

extension WindowTests.Wayland {
  @Suite(
    "where nobody draws frames",
    .enabled(if: Surroundings.hasScreenshots, "xdotool or ffmpeg is not installed"))
  struct OwnFrame {
    private let compositor: Compositor
    private let probe: ProbeProcess

    init() throws {
      compositor = try Compositor()
      run("xdotool", "mousemove", "0", "1199")
      let environment = compositor.environment.merging(["LIBDECOR_PLUGIN_DIR": "/nowhere"]) { $1 }
      probe = try ProbeProcess(["menu"], environment: environment)
      #expect(probe.reads("shown"))
    }

    /// Where the content is, when all is quiet; the outline lies over its edges.
    private func content() throws -> CGRect {
      #expect(probe.fallsSilent(within: 40))
      let bounds = try #require(try Screenshot().bounds(of: SIMD3(0x33, 0x66, 0x99)))
      return CGRect(
        x: bounds.left - 1, y: bounds.top, width: bounds.width + 2, height: bounds.height + 1)
    }

    private func user(_ steps: String) { run("sh", "-c", "xdotool \(steps)") }

    /// Presses the first button at a point and lets go of it so much further on.
    private func drag(_ x: Double, _ y: Double, by dx: Int, _ dy: Int) {
      for step in [
        "mousemove \(Int(x)) \(Int(y))", "mousedown 1",
        "mousemove \(Int(x) + dx / 2) \(Int(y) + dy / 2)",
        "mousemove \(Int(x) + dx) \(Int(y) + dy)", "mouseup 1",
      ] {
        user(step)
        // The compositor is told of each by itself.
        Thread.sleep(forTimeInterval: 0.2)
      }
    }

    @Test("A bar above the content moves the window, and two clicks make it as large as the screen")
    func bar() throws {
      let first = try content()
      #expect(first.size == CGSize(width: 400, height: 300))
      let picture = try Screenshot()
      let (x, y) = (Int(first.minX), Int(first.minY))
      #expect(picture.pixel(x + 60, y - 20) == SIMD3(repeating: 255))
      #expect((0..<80).contains { picture.pixel(x + 160 + $0, y - 20).max() < 100 })
      drag(first.minX + 80, first.minY - 20, by: 60, 40)
      let moved = try content()
      #expect(moved == first.offsetBy(dx: 60, dy: 40))
      for isLarge in [true, false] {
        let place = try content()
        user("mousemove \(Int(place.minX) + 80) \(Int(place.minY) - 20)")
        user("click --repeat 2 --delay 60 1")
        let changed = try content()
        #expect((changed.width > 400 && changed.height > 300) == isLarge, "\(changed)")
      }
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("Its buttons make the window as large as the screen, and close it; a corner resizes it")
    func buttons() throws {
      for isLarge in [true, false] {
        let place = try content()
        user("mousemove \(Int(place.maxX) - 58) \(Int(place.minY) - 20) click 1")
        let changed = try content()
        #expect((changed.width > 400 && changed.height > 300) == isLarge, "\(changed)")
      }
      let place = try content()
      drag(place.maxX - 2, place.maxY - 2, by: -80, -40)
      let small = try content()
      #expect(small.size == CGSize(width: 320, height: 260))
      user("mousemove \(Int(small.maxX) - 22) \(Int(small.minY) - 20) click 1")
      #expect(probe.finish() == 0)
    }

    @Test("Its first button puts the window away, from where it comes back as it was")
    func minimising() throws {
      let place = try content()
      user("mousemove \(Int(place.maxX) - 94) \(Int(place.minY) - 20) click 1")
      #expect(probe.fallsSilent(within: 40))
      #expect(try Screenshot().bounds(of: SIMD3(0x33, 0x66, 0x99)) == nil)
      // The compositor's way through all windows.
      user("keydown super key Tab keyup super")
      #expect(try content() == place)
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test(
      "Its menu covers the screen, without the bar; the second button opens the content's menu below it"
    )
    func menu() throws {
      let place = try content()
      let screen = try Screenshot()
      user("mousemove \(Int(place.midX)) \(Int(place.midY)) click 3")
      #expect(probe.reads("menu"))
      user("key Escape")
      user("mousemove \(Int(place.minX) + 60) \(Int(place.minY) - 20) click 3")
      #expect(probe.fallsSilent(within: 40))
      // The third of four, below the pointer.
      user("mousemove_relative 40 70 click 1")
      let large = try content()
      #expect(large.width >= 1000 && large.height >= 600, "\(large) of \(screen.width)")
      user("key F11")
      #expect(try content().size == place.size)
      probe.terminate()
      #expect(probe.finish() == 0)
    }
  }

  @Test(
    "Where a library draws the frame, the window does not",
    .enabled(if: Surroundings.hasDecorations, "libdecor's plugin or ffmpeg is not installed"))
  func plugin() throws {
    let compositor = try Compositor()
    let probe = try ProbeProcess(["menu"], environment: compositor.environment)
    #expect(probe.reads("shown"))
    #expect(probe.fallsSilent(within: 40))
    let bounds = try #require(try Screenshot().bounds(of: SIMD3(0x33, 0x66, 0x99)))
    #expect(bounds.width == 400 && bounds.height == 300)
    probe.terminate()
    #expect(probe.finish() == 0)
  }

  @Test(
    "A window covers a screen that is smaller than it is useful in",
    .enabled(if: Surroundings.hasScreenshots, "xdotool or ffmpeg is not installed"))
  func smallScreen() throws {
    // Less than the probe and its bar are high, once the compositor's panel has its part.
    let compositor = try Compositor(size: (600, 180))
    run("xdotool", "mousemove", "0", "1199")
    let probe = try ProbeProcess(
      ["menu"],
      environment: compositor.environment.merging(["LIBDECOR_PLUGIN_DIR": "/nowhere"]) { $1 })
    #expect(probe.reads("shown"))
    for isLarge in [true, false] {
      #expect(probe.fallsSilent(within: 40))
      let place = try #require(try Screenshot().bounds(of: SIMD3(0x33, 0x66, 0x99)))
      run("xdotool", "mousemove", "\(place.left + 80)", "\(place.top - 20)")
      run("xdotool", "click", "--repeat", "2", "--delay", "60", "1")
      #expect(probe.fallsSilent(within: 40))
      let changed = try #require(try Screenshot().bounds(of: SIMD3(0x33, 0x66, 0x99)))
      #expect((changed.width > 500) == isLarge)
    }
    probe.terminate()
    #expect(probe.finish() == 0)
  }
}
