import Foundation
import Testing

extension WindowTests {
  @Suite(
    "and the desktop's settings",
    .enabled(if: Surroundings.hasPortal, "dbus-daemon or Python's gi is not installed"))
  struct Settings {
    private static let appearance = "org.freedesktop.appearance"
    private static let interface = "org.gnome.desktop.interface"
    private static let dark = "\(appearance) color-scheme uint32 1"
    private static let light = "\(appearance) color-scheme uint32 2"

    @Test("All of them arrive while something moves, and so do their changes, without a process")
    func moving() throws {
      let bus = try SessionBus()
      let portal = try Portal(
        on: bus,
        [
          Self.dark, "\(Self.appearance) contrast uint32 1",
          "\(Self.appearance) accent-color (0.2, 0.4, 0.6)",
          "\(Self.interface) text-scaling-factor 1.25",
          "\(Self.interface) enable-animations false", "\(Self.interface) color-scheme 'default'",
        ])
      let probe = try ProbeProcess(["moving"], environment: bus.environment)
      for line in ["reduceMotion true", "contrast increased", "accent #336699", "textScale 1.25"] {
        #expect(probe.reads(line), "\(line)")
      }
      #expect(
        probe.lines.contains {
          $0 == "scheme dark" || $0.hasPrefix("opened") && $0.hasSuffix("dark")
        })
      portal.say(Self.light)
      #expect(probe.reads("scheme light"))
      portal.say("\(Self.interface) text-scaling-factor 1.0")
      #expect(probe.reads("textScale 1.0"))
      #expect(run("pgrep", "-P", "\(probe.identifier)").isEmpty)
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("A change wakes a window in which nothing moves, and then it sleeps again")
    func idle() throws {
      let bus = try SessionBus()
      let portal = try Portal(on: bus, [Self.dark])
      let probe = try ProbeProcess(["idle"], environment: bus.environment)
      #expect(portal.reads("read"))
      #expect(probe.fallsSilent(within: 40))
      portal.say(Self.light)
      #expect(probe.reads("scheme light"))
      #expect(probe.fallsSilent(within: 40))
      let sleeps = probe.sleeps
      Thread.sleep(forTimeInterval: 2)
      #expect(probe.sleeps == sleeps)
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("What was asked for at the start wins")
    func requested() throws {
      let bus = try SessionBus()
      let portal = try Portal(on: bus, [Self.dark, "\(Self.interface) enable-animations true"])
      let probe = try ProbeProcess(
        ["idle", "--color-scheme", "light", "--reduce-motion"], environment: bus.environment)
      #expect(probe.reads("reduceMotion true"))
      #expect(portal.reads("read"))
      portal.say("\(Self.appearance) contrast uint32 1")
      #expect(probe.reads("contrast increased"))
      #expect(!probe.lines.contains { $0.hasPrefix("scheme") || $0 == "reduceMotion false" })
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("Without a bus, without a portal and with one that comes later it runs all the same")
    func absent() throws {
      let none = try ProbeProcess(
        ["moving", "--frames", "20"],
        environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"])
      #expect(none.finish() == 0)
      let bus = try SessionBus()
      let probe = try ProbeProcess(["idle"], environment: bus.environment)
      #expect(probe.reads("frame 0"))
      let portal = try Portal(on: bus, [Self.dark])
      #expect(probe.reads("scheme dark"))
      portal.say(Self.light)
      #expect(probe.reads("scheme light"))
      probe.terminate()
      #expect(probe.finish() == 0)
    }
  }
}
