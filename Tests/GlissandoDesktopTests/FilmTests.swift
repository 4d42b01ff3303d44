import Foundation
import GlissandoFiles
import Testing

extension WindowTests {
  @Suite(
    "and films",
    .enabled(
      if: Surroundings.hasPortal && Surroundings.hasWindowManager,
      "dbus-daemon, Python's gi, xdotool or a window manager is missing"))
  final class Films {
    private let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("glissando-films-\(UUID().uuidString)")
    private let bus: SessionBus
    private let portal: Portal
    private let probe: ProbeProcess
    private let window: String

    init() throws {
      try FileManager.default.createDirectory(
        at: home.appendingPathComponent("Videos"), withIntermediateDirectories: true)
      bus = try SessionBus()
      portal = try Portal(on: bus)
      let surroundings = ["HOME": home.path, "XDG_CONFIG_HOME": "", "XDG_VIDEOS_DIR": ""]
      probe = try ProbeProcess(
        ["files"], environment: bus.environment.merging(surroundings) { $1 })
      #expect(probe.reads("shown"))
      let found = run(
        "xdotool", "search", "--sync", "--onlyvisible", "--pid", "\(probe.identifier)")
      window = try #require(found.split(separator: "\n").last.map(String.init))
      run("xdotool", "windowactivate", "--sync", window)
    }

    deinit { try? FileManager.default.removeItem(at: home) }

    /// Waits until the window's title says whether it is filmed.
    private func isFilmed(_ isFilmed: Bool) -> Bool {
      for _ in 0..<300 {
        if run("xdotool", "getwindowname", window).hasPrefix("●") == isFilmed { return true }
        Thread.sleep(forTimeInterval: 0.1)
      }
      return false
    }

    private func film(_ path: String) throws -> Int {
      // What has not been written yet comes with the end of the writing.
      for _ in 0..<100 where (try? InputFile.read(path, limit: 1 << 24))?.isEmpty ?? true {
        Thread.sleep(forTimeInterval: 0.1)
      }
      return try InputFile.read(path, limit: 1 << 24).count
    }

    @Test("F4 asks nothing, and at the end the file manager shows the film by a button")
    func unasked() throws {
      run("xdotool", "key", "F4")
      #expect(isFilmed(true))
      run("xdotool", "mousemove", "--window", window, "100", "60", "mousemove_relative", "5", "5")
      run("xdotool", "key", "F4")
      #expect(isFilmed(false))
      let folder = home.appendingPathComponent("Videos")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      let name = try #require(names.first)
      // The window's title, and when it was begun.
      #expect(name.wholeMatch(of: /Window probe \d{4}(-\d\d){2} \d\d(-\d\d){2}\.film/) != nil)
      let place = folder.appendingPathComponent(name)
      #expect(try film(place.path) > 0)
      // The content and the button have the keyboard by turns.
      for _ in 0..<4 { run("xdotool", "key", "Tab", "key", "space") }
      #expect(portal.reads("shows \(place.absoluteString)"))
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("With Shift it asks where, and films there when the question is gone")
    func asked() throws {
      run("xdotool", "key", "shift+F4")
      #expect(portal.reads("SaveFile"))
      portal.say("answer 1")
      run("xdotool", "key", "shift+F4")
      #expect(portal.reads("SaveFile"))
      let place = home.appendingPathComponent("demo of a spring.film")
      portal.say("answer 0 \(place.absoluteString)")
      #expect(isFilmed(true))
      run("xdotool", "key", "F4")
      #expect(isFilmed(false))
      #expect(try film(place.path) > 0)
      let folder = home.appendingPathComponent("Videos").path
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
      probe.terminate()
      #expect(probe.finish() == 0)
    }
  }
}
