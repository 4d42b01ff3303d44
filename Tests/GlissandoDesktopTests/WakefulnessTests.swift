import Foundation
import Testing

extension WindowTests {
  @Suite(
    "and a screen that stays awake",
    .enabled(
      if: Surroundings.hasPortal && Surroundings.hasWindowManager,
      "dbus-daemon, Python's gi, xdotool or a window manager is missing"))
  struct Wakefulness {
    /// A probe that keeps the screen awake when its key is pressed, with the keyboard in it.
    private func probe(on bus: SessionBus) throws -> (ProbeProcess, window: String) {
      let probe = try ProbeProcess(["two"], environment: bus.environment)
      #expect(probe.reads("companion size 300x200"))
      let found = run("xdotool", "search", "--sync", "--onlyvisible", "--name", "Probe main")
      let window = try #require(found.split(separator: "\n").last.map(String.init))
      run("xdotool", "windowmove", "--sync", window, "20", "40")
      run("xdotool", "mousemove", "--window", window, "40", "40", "click", "1")
      return (probe, window)
    }

    @Test("The portal is asked while it is seen, and told when it is over")
    func portal() throws {
      let bus = try SessionBus()
      let portal = try Portal(on: bus)
      let (probe, window) = try probe(on: bus)
      run("xdotool", "key", "t")
      #expect(portal.reads("inhibit 8 Probe main"))
      run("xdotool", "windowminimize", "--sync", window)
      #expect(portal.reads("closed"))
      run("xdotool", "windowmap", "--sync", window)
      #expect(portal.reads("inhibit 8 Probe main"))
      run("xdotool", "windowactivate", "--sync", window, "key", "t")
      #expect(portal.reads("closed"))
      run("xdotool", "key", "t")
      #expect(portal.reads("inhibit 8 Probe main"))
      probe.terminate()
      #expect(probe.finish() == 0)
      // A portal lets sleep what leaves the bus.
      #expect(portal.reads("gone"))
    }

    @Test("A portal that is started anew is asked again, until it is over")
    func restartedPortal() throws {
      let bus = try SessionBus()
      var portal: Portal? = try Portal(on: bus)
      let (probe, _) = try probe(on: bus)
      run("xdotool", "key", "t")
      #expect(portal?.reads("inhibit 8 Probe main") == true)
      // The one before ends with this.
      portal = nil
      let next = try Portal(on: bus)
      #expect(next.reads("inhibit 8 Probe main"))
      run("xdotool", "key", "t")
      #expect(next.reads("closed"))
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("Where the portal refuses, the screen saver is asked")
    func screenSaver() throws {
      let bus = try SessionBus()
      let portal = try Portal(on: bus, refuses: true)
      let (probe, _) = try probe(on: bus)
      run("xdotool", "key", "t")
      #expect(portal.reads("refused"))
      #expect(portal.reads("saver Inhibit"))
      run("xdotool", "key", "t")
      #expect(portal.reads("saver UnInhibit"))
      probe.terminate()
      #expect(probe.finish() == 0)
    }
  }
}
