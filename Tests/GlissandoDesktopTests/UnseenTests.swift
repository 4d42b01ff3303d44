import Foundation
import Testing

extension WindowTests {
  @Suite(
    "that nobody sees",
    .enabled(
      if: Surroundings.hasPortal && Surroundings.hasWindowManager && Surroundings.hasScreenshots,
      "dbus-daemon, Python's gi, xdotool, ffmpeg or a window manager is missing"))
  struct Unseen {
    private static let light = SIMD3<UInt8>(0x33, 0x66, 0x99)
    private static let dark = SIMD3<UInt8>(0x99, 0x33, 0x66)
    private static let scheme = "org.freedesktop.appearance color-scheme uint32"

    /// A bus, a portal on it, and a window in which something moves all the time.
    private func start() throws -> (portal: Portal, probe: ProbeProcess, bus: SessionBus) {
      let bus = try SessionBus()
      let portal = try Portal(on: bus)
      let probe = try ProbeProcess(["moving"], environment: bus.environment)
      #expect(probe.reads("frame 10"))
      return (portal, probe, bus)
    }

    /// Checks that something that moves costs nothing.
    private func expectRest(of probe: ProbeProcess) {
      #expect(probe.fallsSilent(within: 40))
      let (sleeps, time) = (probe.sleeps, probe.processorTime)
      Thread.sleep(forTimeInterval: 1)
      #expect(probe.sleeps == sleeps)
      #expect(probe.processorTime == time)
    }

    private func identifier(of probe: ProbeProcess) throws -> String {
      let found = run(
        "xdotool", "search", "--sync", "--pid", "\(probe.identifier)", "--name", "Window")
      return try #require(found.split(separator: "\n").last.map(String.init))
    }

    @Test(
      "Locked it makes no frames, whichever service says so; then the right picture is there at once",
      arguments: [
        "org.gnome.ScreenSaver /org/gnome/ScreenSaver",
        "org.freedesktop.ScreenSaver /org/freedesktop/ScreenSaver",
        "org.freedesktop.ScreenSaver /ScreenSaver",
      ])
    func locked(saver: String) throws {
      let (portal, probe, bus) = try start()
      defer { withExtendedLifetime(bus) {} }
      portal.say("lock \(saver) true")
      expectRest(of: probe)
      portal.say("\(Self.scheme) 1")
      #expect(probe.reads("scheme dark"))
      expectRest(of: probe)
      portal.say("lock \(saver) false")
      #expect(probe.reads("frame"))
      #expect(try Screenshot().bounds(of: Self.dark)?.width == 400)
      #expect(try Screenshot().bounds(of: Self.light) == nil)
      probe.terminate()
      #expect(probe.finish() == 0)
      #expect(!probe.lines.contains("backwards"))
    }

    @Test("A session that is locked already is noticed; a service that is gone locks nobody out")
    func alreadyLocked() throws {
      let bus = try SessionBus()
      var portal: Portal? = try Portal(
        on: bus, ["lock org.gnome.ScreenSaver /org/gnome/ScreenSaver true"])
      #expect(portal != nil)
      let probe = try ProbeProcess(["moving"], environment: bus.environment)
      #expect(probe.reads("frame 0"))
      expectRest(of: probe)
      portal = nil
      #expect(probe.reads("frame"))
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("Covered by another window it makes no frames; then the right picture is there at once")
    func covered() throws {
      let (portal, probe, bus) = try start()
      defer { withExtendedLifetime(bus) {} }
      run("xdotool", "windowmove", "--sync", try identifier(of: probe), "200", "200")
      let cover = try ProbeProcess(["idle", "--size", "800x600"])
      #expect(cover.reads("frame 0"))
      let window = try identifier(of: cover)
      // A part of it is still seen.
      run("xdotool", "windowmove", "--sync", window, "400", "100")
      for _ in 0..<3 { #expect(probe.reads("frame")) }
      run("xdotool", "windowmove", "--sync", window, "100", "100")
      expectRest(of: probe)
      portal.say("\(Self.scheme) 1")
      #expect(probe.reads("scheme dark"))
      expectRest(of: probe)
      run("xdotool", "windowminimize", "--sync", window)
      #expect(probe.reads("frame"))
      #expect(try Screenshot().bounds(of: Self.dark)?.width == 400)
      #expect(try Screenshot().bounds(of: Self.light) == nil)
      for ending in [cover, probe] {
        ending.terminate()
        #expect(ending.finish() == 0)
      }
      #expect(!probe.lines.contains("backwards"))
    }
  }
}
