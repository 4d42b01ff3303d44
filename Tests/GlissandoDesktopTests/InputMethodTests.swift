import Foundation
import Testing

extension WindowTests {
  @Suite(
    "and an input method",
    .enabled(
      if: Surroundings.hasPortal && Surroundings.hasWindowManager,
      "dbus-daemon, Python's gi, xdotool or a window manager is missing"))
  struct InputMethods {
    /// Gives a probe the keyboard; where its content begins on the screen.
    private func enter(_ probe: ProbeProcess) throws -> (x: Int, y: Int) {
      let found = run(
        "xdotool", "search", "--sync", "--onlyvisible", "--pid", "\(probe.identifier)", "--name",
        "Window probe")
      let window = try #require(found.split(separator: "\n").last.map(String.init))
      run("xdotool", "windowmove", "--sync", window, "300", "200")
      run("xdotool", "windowactivate", "--sync", window)
      let place = run("xdotool", "getwindowgeometry", "--shell", window)
      func number(_ key: String) -> Int? {
        place.split(separator: "\n").first { $0.hasPrefix(key + "=") }
          .flatMap { Int($0.dropFirst(key.count + 1)) }
      }
      return (try #require(number("X")), try #require(number("Y")))
    }

    @Test("It types into a field, and its candidates are placed at the caret")
    func field() throws {
      let bus = try SessionBus()
      let method = try InputMethod(on: bus)
      let probe = try ProbeProcess(["field"], environment: method.environment)
      #expect(probe.reads("shown"))
      let origin = try enter(probe)
      run("xdotool", "key", "a")
      #expect(probe.reads("text a"))
      #expect(method.reads("key 97") != nil)
      run("xdotool", "key", "k")
      #expect(probe.reads("text aかな"))
      // The caret went on to the right, within the field's line.
      run("xdotool", "key", "b")
      #expect(probe.reads("text aかなb"))
      // A space ends what is composed, and comes after it.
      run("xdotool", "key", "j")
      run("xdotool", "key", "space")
      #expect(probe.reads("text aかなbか "))
      var places: [[Int]] = []
      run("xdotool", "key", "Home")
      while places.count < 2, let line = method.reads("cursor") {
        places.append(line.split(separator: " ").dropFirst().compactMap { Int($0) })
      }
      for place in places {
        #expect(place.count == 4)
        #expect((origin.x...origin.x + 400).contains(place[0]), "\(place), \(origin)")
        #expect((origin.y + 100...origin.y + 200).contains(place[1]), "\(place), \(origin)")
      }
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("Without a field it is asked nothing, and keys type what they type")
    func plain() throws {
      let bus = try SessionBus()
      let method = try InputMethod(on: bus)
      let probe = try ProbeProcess(["idle"], environment: method.environment)
      #expect(probe.reads("frame 0"))
      _ = try enter(probe)
      #expect(probe.fallsSilent(within: 40))
      for (key, text) in [("k", "k"), ("shift+a", "A"), ("question", "?"), ("KP_3", "3")] {
        run("xdotool", "key", key)
        #expect(probe.reads("event text(\"\(text)\")"), "\(key)")
      }
      run("xdotool", "key", "F2")
      run("xdotool", "key", "Right")
      run("xdotool", "key", "l")
      #expect(probe.reads("event text(\"l\")"))
      while let line = method.isSilent(for: 300) ? nil : method.reads("") {
        #expect(!line.hasPrefix("key"), "\(line)")
      }
      probe.terminate()
      #expect(probe.finish() == 0)
    }
  }
}
