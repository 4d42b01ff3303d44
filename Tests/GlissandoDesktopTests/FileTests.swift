import Foundation
import Testing

extension WindowTests {
  @Suite(
    "and files",
    .enabled(
      if: Surroundings.hasPortal && Surroundings.hasWindowManager,
      "dbus-daemon, Python's gi, xdotool or a window manager is missing"))
  struct Files {
    private func probe(
      on bus: SessionBus, _ environment: [String: String] = [:]
    ) throws -> (ProbeProcess, window: String) {
      let probe = try ProbeProcess(
        ["files"], environment: bus.environment.merging(environment) { $1 })
      #expect(probe.reads("shown"))
      let found = run(
        "xdotool", "search", "--sync", "--onlyvisible", "--pid", "\(probe.identifier)")
      let window = try #require(found.split(separator: "\n").last.map(String.init))
      run("xdotool", "windowactivate", "--sync", window)
      run("xdotool", "mousemove", "--window", window, "100", "60", "click", "1")
      return (probe, window)
    }

    @Test("The desktop's dialog is asked, with what fits, and its answer taken")
    func portal() throws {
      let bus = try SessionBus()
      let portal = try Portal(on: bus)
      let (probe, window) = try probe(on: bus)
      run("xdotool", "key", "o")
      let number = String(try #require(Int(window)), radix: 16)
      #expect(
        portal.reads(
          "OpenFile x11:\(number) Choose files multiple *.[jJ][sS][oO][nN] *.[pP][nN][gG] "
            + "*.json, *.png Open"))
      portal.say("answer 0 file:///a/b%20c.png file:///d.json")
      #expect(probe.reads("chosen /a/b c.png") && probe.reads("chosen /d.json"))
      run("xdotool", "key", "o")
      #expect(portal.reads("OpenFile"))
      portal.say("answer 1")
      #expect(probe.reads("cancelled"))
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("glissando-portal-\(UUID().uuidString).txt")
      defer { try? FileManager.default.removeItem(at: folder) }
      run("xdotool", "key", "s")
      #expect(portal.reads("SaveFile x11:\(number) Save as note.txt"))
      portal.say("answer 0 \(folder.absoluteString)")
      #expect(probe.reads("saved \(folder.path)"))
      #expect(try String(contentsOf: folder, encoding: .utf8) == "note")
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    /// Expects a sheet in the window, and closes it.
    private func expectSheet(in probe: ProbeProcess) {
      // Until the sheet is there, its key is nobody's.
      for _ in 0..<50 where !probe.lines.contains("cancelled") {
        run("xdotool", "key", "Escape")
        Thread.sleep(forTimeInterval: 0.1)
      }
      #expect(probe.reads("cancelled"))
    }

    @Test("Where the portal goes while its dialog is open, a sheet asks, and then the next portal")
    func gone() throws {
      let bus = try SessionBus()
      let portal = try Portal(on: bus)
      let (probe, _) = try probe(on: bus)
      run("xdotool", "key", "o")
      #expect(portal.reads("OpenFile"))
      portal.end()
      expectSheet(in: probe)
      let next = try Portal(on: bus)
      run("xdotool", "key", "o")
      #expect(next.reads("OpenFile"))
      next.say("answer 0 file:///a.png")
      #expect(probe.reads("chosen /a.png"))
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("An answer that overtakes its question's failure is taken, once")
    func hasty() throws {
      let bus = try SessionBus()
      let portal = try Portal(on: bus)
      // Freed memory is overwritten, so that nothing is found there.
      let (probe, _) = try probe(on: bus, ["MALLOC_PERTURB_": "165"])
      portal.say("hasty")
      for _ in 0..<3 {
        run("xdotool", "key", "o")
        #expect(portal.reads("OpenFile"))
        #expect(probe.reads("cancelled"))
      }
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("Where the portal refuses, and where there is none, a sheet in the window asks")
    func sheet() throws {
      for refuses in [true, false] {
        let bus = try SessionBus()
        let portal = refuses ? try Portal(on: bus, refuses: true) : nil
        let (probe, _) = try probe(on: bus)
        run("xdotool", "key", "o")
        if let portal { #expect(portal.reads("refused")) }
        #expect(probe.reads("opens true"))
        expectSheet(in: probe)
        probe.terminate()
        #expect(probe.finish() == 0)
      }
    }

    @Test("The desktop's file manager shows a file; where there is none, its folder is opened")
    func folder() throws {
      let bus = try SessionBus()
      let portal = try Portal(on: bus)
      let (probe, _) = try probe(on: bus)
      run("xdotool", "key", "f")
      #expect(portal.reads("shows file:///a/b%20c.png"))
      #expect(probe.reads("folder true"))
      probe.terminate()
      #expect(probe.finish() == 0)
      // What opens folders writes what it was asked to open.
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("glissando-open-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let opener = folder.appendingPathComponent("xdg-open")
      try Data("#!/bin/sh\necho \"$1\" >\"${0%/*}/opened\"\n".utf8).write(to: opener)
      chmod(opener.path, 0o755)
      let path = "\(folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      for refuses in [true, false] {
        let bus = try SessionBus()
        let portal = refuses ? try Portal(on: bus, refuses: true) : nil
        let (probe, _) = try self.probe(on: bus, ["PATH": path])
        run("xdotool", "key", "f")
        if let portal { #expect(portal.reads("refused")) }
        #expect(probe.reads("folder true"))
        let opened = folder.appendingPathComponent("opened")
        #expect(try String(contentsOf: opened, encoding: .utf8) == "file:///a/\n")
        try FileManager.default.removeItem(at: opened)
        probe.terminate()
        #expect(probe.finish() == 0)
      }
    }

    @Test(
      "Files and text that another program drops reach the view below the pointer",
      .enabled(if: Surroundings.hasDragSource, "python3-xlib is not installed"))
    func drops() throws {
      let bus = try SessionBus()
      let (probe, window) = try probe(on: bus)
      #expect(
        DragSource.drop(
          "file:///a/b%20c.yaml\r\nfile:///d.png\r\n", as: "text/uri-list", on: window))
      #expect(probe.reads("file /a/b c.yaml at 100 60") && probe.reads("file /d.png at 100 60"))
      run("xdotool", "mousemove", "--window", window, "200", "90")
      #expect(DragSource.drop("one spring", as: "text/plain", on: window))
      #expect(probe.reads("text one spring at 200 90"))
      probe.terminate()
      #expect(probe.finish() == 0)
    }
  }
}
