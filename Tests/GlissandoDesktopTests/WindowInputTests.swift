import Foundation
import Testing

extension WindowTests {
  @Suite("and its user", .enabled(if: Surroundings.hasUser, "xdotool is not installed"))
  struct Input {
    /// What xdotool calls the window of a probe.
    private func window(of probe: ProbeProcess) throws -> String {
      let windows = run(
        "xdotool", "search", "--sync", "--onlyvisible", "--pid", "\(probe.identifier)")
      return try #require(windows.split(separator: "\n").last.map(String.init))
    }

    /// Whether the window is called so, within seconds.
    private func title(of window: String, becomes title: String) -> Bool {
      for _ in 0..<100 {
        if run("xdotool", "getwindowname", window) == title + "\n" { return true }
        Thread.sleep(forTimeInterval: 0.05)
      }
      return false
    }

    /// Starts a probe that has shown a frame, with the pointer in it.
    private func probe(
      _ environment: [String: String] = [:]
    ) throws -> (ProbeProcess, window: String) {
      let probe = try ProbeProcess(["idle"], environment: environment)
      #expect(probe.reads("frame 0"))
      let window = try window(of: probe)
      // Twice, because it may be there already, which would be no movement.
      run("xdotool", "mousemove", "--window", window, "40", "50")
      run("xdotool", "mousemove", "--window", window, "50", "60")
      #expect(probe.reads("event pointerMoved(Foundation.CGPoint(x: 50.0, y: 60.0))"))
      return (probe, window)
    }

    @Test("Pointer, wheel and keys reach the views; Ctrl+Q ends it")
    func events() throws {
      let (probe, _) = try probe()
      run("xdotool", "mousedown", "1")
      #expect(probe.reads("event pointerDown(Foundation.CGPoint(x: 50.0, y: 60.0), button: 1"))
      run("xdotool", "mouseup", "1")
      #expect(probe.reads("event pointerUp(Foundation.CGPoint(x: 50.0, y: 60.0), button: 1"))
      run("xdotool", "click", "4")
      #expect(probe.reads("event wheel(delta: Foundation.CGSize(width: -0.0, height: 48.0)"))
      run("xdotool", "key", "a")
      #expect(probe.reads("event key"))
      #expect(probe.reads("event text(\"a\")"))
      run("xdotool", "key", "ctrl+q")
      #expect(probe.finish() == 0)
      #expect(probe.lines.last == "ended")
    }

    @Test("Text is typed, selected, copied and pasted by the keyboard")
    func typing() throws {
      let probe = try ProbeProcess(["field"])
      #expect(probe.reads("shown"))
      let window = try window(of: probe)
      run("xdotool", "mousemove", "--window", window, "40", "50")
      run("xdotool", "type", "--delay", "30", "Who? [x]")
      #expect(probe.reads("text Who? [x]"))
      #expect(title(of: window, becomes: "Typed: Who? [x]"))
      for key in ["ctrl+a", "ctrl+c", "End", "ctrl+v"] { run("xdotool", "key", key) }
      #expect(probe.reads("text Who? [x]Who? [x]"))
      for key in ["shift+ctrl+Left", "BackSpace", "ctrl+z", "Return"] {
        run("xdotool", "key", key)
      }
      #expect(probe.reads("text Who? [x]Who? ["))
      #expect(probe.reads("text Who? [x]Who? [x]"))
      #expect(probe.reads("submitted"))
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("The middle button pastes what is selected, the right one opens the field's menu")
    func otherButtons() throws {
      let probe = try ProbeProcess(["field"])
      #expect(probe.reads("shown"))
      let windows = run(
        "xdotool", "search", "--sync", "--onlyvisible", "--pid", "\(probe.identifier)")
      let window = try #require(windows.split(separator: "\n").last.map(String.init))
      run("xdotool", "mousemove", "--window", window, "40", "50")
      run("xdotool", "type", "--delay", "30", "ab")
      #expect(probe.reads("text ab"))
      run("xdotool", "key", "ctrl+a")
      run("xdotool", "mousemove", "--window", window, "390", "150", "click", "2")
      #expect(probe.reads("text abab"))
      run("xdotool", "click", "3")
      // With nothing selected and nothing copied, Select All is the one row that can be chosen.
      for key in ["Down", "Return", "BackSpace"] { run("xdotool", "key", key) }
      #expect(probe.reads("text "))
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("Alt alone opens the menus of the program, Alt with something else does not")
    func menuBar() throws {
      let probe = try ProbeProcess(["menus"])
      #expect(probe.reads("shown"))
      let windows = run(
        "xdotool", "search", "--sync", "--onlyvisible", "--pid", "\(probe.identifier)")
      let window = try #require(windows.split(separator: "\n").last.map(String.init))
      run("xdotool", "mousemove", "--window", window, "40", "150")
      run("xdotool", "key", "alt+x")
      run("xdotool", "key", "Alt_L")
      #expect(probe.reads("menu"))
      for key in ["Down", "Return"] { run("xdotool", "key", key) }
      #expect(probe.reads("play"))
      #expect(probe.lines.filter { $0 == "menu" }.count == 1)
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("A press of either button opens a menu, and letting go on an item chooses it")
    func heldMenus() throws {
      // The item is the first below the pointer, or below the bar's title.
      for (program, button, start, item, lines) in [
        ("menu", "3", ("100", "100"), ("140", "122"), ["menu", "chosen"]),
        ("menus", "1", ("30", "14"), ("50", "50"), ["menu", "play"]),
      ] {
        let probe = try ProbeProcess([program])
        #expect(probe.reads("shown"))
        let window = try window(of: probe)
        run("xdotool", "mousemove", "--window", window, start.0, start.1)
        run("xdotool", "mousedown", button)
        #expect(probe.reads(lines[0]))
        Thread.sleep(forTimeInterval: 0.3)
        run("xdotool", "mousemove", "--window", window, item.0, item.1)
        run("xdotool", "mouseup", button)
        #expect(probe.reads(lines[1]))
        probe.terminate()
        #expect(probe.finish() == 0)
      }
    }

    @Test("The keys of the developer's tools are the program's own where it has no tools")
    func toolKeys() throws {
      let own = ["key F4", "key F8", "key F10", "key F12", "key a"]
      // F4 would make a film; F8 stops time and lets it go on.
      for (app, pressed, seen) in [
        ("plain", ["F4", "F8", "F10", "F12", "a"], own),
        ("tools", ["F8", "F8", "F10", "F12", "a"], ["key a"]),
      ] {
        let probe = try ProbeProcess([app])
        #expect(probe.reads("shown"))
        let window = try window(of: probe)
        run("xdotool", "mousemove", "--window", window, "40", "50")
        for key in ["Tab"] + pressed { run("xdotool", "key", key) }
        #expect(probe.reads("key a"))
        #expect(probe.lines.filter { own.contains($0) } == seen)
        probe.terminate()
        #expect(probe.finish() == 0)
      }
    }

    @Test("A program plays what was recorded of it, to the last key, before a second thread runs")
    func replay() throws {
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).txt").path
      defer { try? FileManager.default.removeItem(atPath: path) }
      let recorded = try ProbeProcess(["tools", "--record", path])
      #expect(recorded.reads("shown"))
      let window = try window(of: recorded)
      run("xdotool", "mousemove", "--window", window, "40", "50")
      for key in ["Tab", "b", "a"] { run("xdotool", "key", key) }
      #expect(recorded.reads("key a"))
      recorded.terminate()
      #expect(recorded.finish() == 0)
      let replayed = try ProbeProcess(["tools", "--replay", path])
      #expect(replayed.finish() == 0)
      #expect(replayed.lines == recorded.lines)
      #expect(replayed.errorText == "")
    }

    @Test(
      "Desktops know a window by what its program says, and by nothing of ours where it says nothing"
    )
    func identity() throws {
      for (app, name, hasIcon) in [
        ("named", "\"org.example.Probe\", \"org.example.Probe\"", true),
        ("plain", "\"WindowProbe\", \"WindowProbe\"", false),
      ] {
        let probe = try ProbeProcess([app])
        #expect(probe.reads("shown"))
        let window = try window(of: probe)
        run("xdotool", "mousemove", "--window", window, "40", "50")
        // The picture comes after the first frame, and a key after that.
        for key in ["Tab", "a"] { run("xdotool", "key", key) }
        #expect(probe.reads("key a"))
        #expect(run("xprop", "-id", window, "WM_CLASS").contains(name))
        // The window manager has a picture of its own for those without one.
        let picture = run("xprop", "-id", window, "-notype", "32c", "_NET_WM_ICON")
        let isOurs = picture.hasPrefix("_NET_WM_ICON = 128, 128, 4294901760, ")
        #expect(isOurs == hasIcon)
        #expect(picture.contains(" = 128, 128, ") == hasIcon)
        probe.terminate()
        #expect(probe.finish() == 0)
      }
    }

    @Test("A program that has a version tells it, and what it is, without a window")
    func version() throws {
      let probe = try ProbeProcess(["named", "--version"], environment: ["DISPLAY": ""])
      #expect(probe.finish() == 0)
      #expect(probe.lines == ["WindowProbe 2.1", "What tests look at."])
    }

    @Test("An option that asks for a tool is refused in one line by a program without tools")
    func toolOptions() throws {
      let probe = try ProbeProcess(["plain", "--record", "/tmp/none.glissando"])
      #expect(probe.finish() == 1)
      let text = probe.errorText
      #expect(text.hasPrefix("WindowProbe: --record needs the developer's tools"))
      #expect(text.contains(".developerTools()"))
      #expect(text.split(separator: "\n").count == 1)
    }

    @Test("The right button opens the menu of what it is over")
    func secondButton() throws {
      let probe = try ProbeProcess(["menu"])
      #expect(probe.reads("shown"))
      let window = try window(of: probe)
      run("xdotool", "mousemove", "--window", window, "40", "50")
      run("xdotool", "mousemove", "--window", window, "100", "90", "click", "3")
      #expect(probe.reads("menu"))
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("What is shown by the calendar is of today")
    func calendar() throws {
      let probe = try ProbeProcess(["calendar"])
      #expect(probe.reads("date "))
      let date = try #require(probe.lines.last?.dropFirst(5)).description
      #expect(abs(try #require(Double(date)) - Date().timeIntervalSince1970) < 60)
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test(
      "The desktop's resolution is followed while it runs, and the window keeps its size in points")
    func resolution() throws {
      func set(_ text: String) {
        run("xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER", text)
      }
      let old = run("xprop", "-root", "RESOURCE_MANAGER")
      defer { run("xprop", "-root", "-remove", "RESOURCE_MANAGER") }
      try #require(!old.contains("Xft.dpi"), "the display has a resolution of its own: \(old)")
      let (probe, window) = try probe()
      set("Xft.antialias:\t1\nXft.dpi:\t144\n")
      #expect(probe.reads("scale 1.5"))
      #expect(probe.fallsSilent(within: 40))
      let place = run("xdotool", "getwindowgeometry", window)
      #expect(place.contains("600x450"), "\(place)")
      #expect(
        probe.lines.last { $0.hasPrefix("size ") } ?? "size 400.0x300.0" == "size 400.0x300.0")
      set("Xft.dpi:\t96\n")
      #expect(probe.reads("scale 1.0"))
      #expect(probe.fallsSilent(within: 40))
      #expect(run("xdotool", "getwindowgeometry", window).contains("400x300"))
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test(
      "A window that grows with the desktop's resolution goes back as far as it would end beyond the display"
    )
    func resolutionAtTheEdge() throws {
      let (probe, window) = try probe()
      defer { run("xprop", "-root", "-remove", "RESOURCE_MANAGER") }
      let display = run("xdotool", "getdisplaygeometry").split { !$0.isNumber }.compactMap {
        Int($0)
      }
      try #require(display.count == 2)
      run("xdotool", "windowmove", "--sync", window, "\(display[0] - 420)", "\(display[1] - 340)")
      run(
        "xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER",
        "Xft.dpi:\t192\n")
      #expect(probe.reads("scale 2.0"))
      #expect(probe.fallsSilent(within: 40))
      let place = run("xwininfo", "-id", window)
      func number(_ name: String) throws -> Int {
        let line = place.split(separator: "\n").first { $0.contains(name) }
        return try #require(line?.split(separator: " ").last.flatMap { Int($0) })
      }
      #expect(try number("Width") == 800)
      #expect(try number("Absolute upper-left X") + 800 <= display[0], "\(place)")
      #expect(try number("Absolute upper-left Y") + 600 <= display[1], "\(place)")
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test(
      "Where the display has no room for a window in the desktop's new resolution, it fills that")
    func resolutionWithoutRoom() throws {
      let (probe, window) = try probe()
      defer { run("xprop", "-root", "-remove", "RESOURCE_MANAGER") }
      run(
        "xprop", "-root", "-f", "RESOURCE_MANAGER", "8s", "-set", "RESOURCE_MANAGER",
        "Xft.dpi:\t480\n")
      #expect(probe.reads("scale 5.0"))
      #expect(probe.fallsSilent(within: 40))
      func numbers(_ text: String) -> [Int] {
        text.split { !$0.isNumber }.compactMap { Int($0) }
      }
      let place = run("xdotool", "getwindowgeometry", window).split(separator: "Geometry:")
      let size = numbers(String(try #require(place.last)))
      let display = numbers(run("xdotool", "getdisplaygeometry"))
      try #require(size.count == 2 && display.count == 2)
      #expect(size[0] <= display[0] && size[1] <= display[1], "\(size) in \(display)")
      #expect(
        size[0] * 10 > display[0] * 8 && size[1] * 10 > display[1] * 7, "\(size) in \(display)")
      // Its bar can be taken hold of.
      let extents = numbers(run("xprop", "-id", window, "_NET_FRAME_EXTENTS"))
      let top = run("xwininfo", "-id", window).split(separator: "\n")
        .first { $0.contains("Absolute upper-left Y") }
      let y = try #require(top?.split(separator: " ").last.flatMap { Int($0) })
      #expect(extents.count < 4 || y >= extents[2], "\(y), \(extents)")
      probe.terminate()
      #expect(probe.finish() == 0)
    }

    @Test("A new size reaches the views")
    func resize() throws {
      let (probe, window) = try probe()
      run("xdotool", "windowsize", window, "500", "350")
      #expect(probe.reads("size 500.0x350.0"))
      #expect(probe.reads("frame"))
      run("xdotool", "key", "ctrl+q")
      #expect(probe.finish() == 0)
    }

    @Test(
      "F11 covers the display and comes back",
      .enabled(if: Surroundings.hasWindowManager, "there is no window manager"))
    func fullScreen() throws {
      let (probe, _) = try probe()
      run("xdotool", "key", "F11")
      #expect(probe.reads("size "))
      run("xdotool", "key", "F11")
      #expect(probe.reads("size 400.0x300.0"))
      run("xdotool", "key", "ctrl+q")
      #expect(probe.finish() == 0)
    }

    @Test(
      "Where there is no window manager, F11 covers the display all the same, and comes back",
      .enabled(if: Surroundings.hasServer, "Xvfb is not installed"))
    func fullScreenAlone() throws {
      let server = try XServer(width: 1024, height: 768)
      let probe = try ProbeProcess(["idle"], environment: ["DISPLAY": server.display])
      func user(_ arguments: String...) -> String {
        run("env", ["DISPLAY=\(server.display)", "xdotool"] + arguments)
      }
      #expect(probe.reads("frame 0"))
      let windows = user("search", "--sync", "--onlyvisible", "--pid", "\(probe.identifier)")
      let window = try #require(windows.split(separator: "\n").last.map(String.init))
      let before = user("getwindowgeometry", window)
      // Without a manager the keyboard is where the pointer is.
      _ = user("mousemove", "--window", window, "50", "60")
      for _ in 0..<2 {
        _ = user("key", "F11")
        #expect(probe.reads("size 1024.0x768.0"))
        let covering = user("getwindowgeometry", window)
        #expect(covering.contains("Geometry: 1024x768") && covering.contains("Position: 0,0"))
        _ = user("key", "F11")
        #expect(probe.reads("size 400.0x300.0"))
        #expect(user("getwindowgeometry", window) == before)
      }
      _ = user("key", "ctrl+q")
      #expect(probe.finish() == 0)
    }

    @Test(
      "Two presses of F11 that arrive at once lead back",
      .enabled(if: Surroundings.hasWindowManager, "there is no window manager"))
    func fullScreenTwice() throws {
      let (probe, window) = try probe(["PROBE_SHAPE": "1"])
      run("xdotool", "windowsize", window, "500", "350")
      #expect(probe.reads("shape 500x350 nothing"))
      kill(probe.identifier, SIGSTOP)
      for _ in 0..<2 { run("xdotool", "key", "F11") }
      kill(probe.identifier, SIGCONT)
      run("xdotool", "key", "a")
      #expect(probe.reads("event text(\"a\")"))
      run("xdotool", "windowsize", window, "450", "320")
      #expect(probe.reads("shape 450x320 nothing"))
      #expect(!probe.lines.contains { $0.hasSuffix("fullScreen") })
      run("xdotool", "key", "ctrl+q")
      #expect(probe.finish() == 0)
    }

    @Test(
      "What it covers is told, with the size that it goes back to",
      .enabled(if: Surroundings.hasWindowManager, "there is no window manager"))
    func shape() throws {
      let (probe, window) = try probe(["PROBE_SHAPE": "1"])
      run("xdotool", "windowsize", window, "500", "350")
      #expect(probe.reads("shape 500x350 nothing"))
      run("xdotool", "key", "F11")
      #expect(probe.reads("shape 500x350 fullScreen"))
      run("xdotool", "key", "F11")
      #expect(probe.reads("shape 500x350 nothing"))
      run("xdotool", "windowsize", window, "450", "320")
      #expect(probe.reads("shape 450x320 nothing"))
      run("xdotool", "key", "ctrl+q")
      #expect(probe.finish() == 0)
    }

    @Test(
      "Where the window manager ends full screen, F11 begins it again at once",
      .enabled(if: Surroundings.hasWindowManager, "there is no window manager"))
    func fullScreenEnded() throws {
      let (probe, window) = try probe()
      run("xdotool", "key", "F11")
      #expect(probe.reads("size "))
      let whole = try #require(probe.lines.last { $0.hasPrefix("size ") })
      askManager(of: window, to: .remove, "FULLSCREEN")
      #expect(probe.reads("size 400.0x300.0"))
      run("xdotool", "key", "F11")
      #expect(probe.reads(whole))
      run("xdotool", "key", "F11")
      #expect(probe.reads("size 400.0x300.0"))
      run("xdotool", "key", "ctrl+q")
      #expect(probe.finish() == 0)
    }

    @Test(
      "Where the window manager begins full screen, F11 ends it at once, also over a maximised window",
      .enabled(if: Surroundings.hasWindowManager, "there is no window manager"))
    func fullScreenBegun() throws {
      let (probe, window) = try probe(["PROBE_SHAPE": "1"])
      for below in ["nothing", "maximised"] {
        if below == "maximised" {
          askManager(of: window, to: .add, "MAXIMIZED_VERT", "MAXIMIZED_HORZ")
          #expect(probe.reads("shape 400x300 maximised"))
        }
        askManager(of: window, to: .add, "FULLSCREEN")
        #expect(probe.reads("shape 400x300 fullScreen"))
        run("xdotool", "key", "F11")
        #expect(probe.reads("shape 400x300 \(below)"))
        run("xdotool", "key", "F11")
        #expect(probe.reads("shape 400x300 fullScreen"))
        run("xdotool", "key", "F11")
        #expect(probe.reads("shape 400x300 \(below)"))
        #expect(probe.fallsSilent(within: 40))
      }
      run("xdotool", "key", "ctrl+q")
      #expect(probe.finish() == 0)
    }

    @Test(
      "A maximised window that covers the display is maximised again after it",
      .enabled(if: Surroundings.hasWindowManager, "there is no window manager"))
    func maximisedBelow() throws {
      let (probe, window) = try probe(["PROBE_SHAPE": "1"])
      askManager(of: window, to: .add, "MAXIMIZED_VERT", "MAXIMIZED_HORZ")
      #expect(probe.reads("shape 400x300 maximised"))
      run("xdotool", "key", "F11")
      #expect(probe.reads("shape 400x300 fullScreen"))
      run("xdotool", "key", "F11")
      #expect(probe.reads("shape 400x300 maximised"))
      #expect(probe.fallsSilent(within: 40))
      askManager(of: window, to: .remove, "MAXIMIZED_VERT", "MAXIMIZED_HORZ")
      #expect(probe.reads("shape 400x300 nothing"))
      run("xdotool", "key", "ctrl+q")
      #expect(probe.finish() == 0)
    }

    /// What window managers are asked to do with a state, in their protocol's numbers.
    private enum StateChange: Int {
      case remove, add
    }

    /// Asks the window manager as its own menu and its keys do, for one state or two.
    private func askManager(of window: String, to change: StateChange, _ states: String...) {
      typealias Display = OpaquePointer
      guard let library = dlopen("libX11.so.6", RTLD_NOW),
        let open = dlsym(library, "XOpenDisplay"), let atom = dlsym(library, "XInternAtom"),
        let root = dlsym(library, "XDefaultRootWindow"), let send = dlsym(library, "XSendEvent"),
        let close = dlsym(library, "XCloseDisplay"), let number = Int(window)
      else { return }
      // Display *XOpenDisplay(const char *); Atom XInternAtom(Display *, const char *, Bool);
      // Window XDefaultRootWindow(Display *); int XCloseDisplay(Display *);
      // Status XSendEvent(Display *, Window, Bool, long, XEvent *)
      let openDisplay = unsafeBitCast(
        open, to: (@convention(c) (UnsafePointer<CChar>?) -> Display?).self)
      let internAtom = unsafeBitCast(
        atom, to: (@convention(c) (Display, UnsafePointer<CChar>, Int32) -> Int).self)
      let rootWindow = unsafeBitCast(root, to: (@convention(c) (Display) -> Int).self)
      let sendEvent = unsafeBitCast(
        send,
        to: (@convention(c) (Display, Int, Int32, Int, UnsafeMutableRawPointer) -> Int32).self)
      let closeDisplay = unsafeBitCast(close, to: (@convention(c) (Display) -> Int32).self)
      guard let display = openDisplay(nil) else { return }
      // An XEvent of 24 longs as XClientMessageEvent: type, serial, send_event, display, window,
      // message_type, format, data.
      var event = [Int](repeating: 0, count: 24)
      let clientMessage = 33
      (event[0], event[4]) = (clientMessage, number)
      event[5] = internAtom(display, "_NET_WM_STATE", 0)
      event[6] = 32
      event[7] = change.rawValue
      for (index, state) in states.enumerated() {
        event[8 + index] = internAtom(display, "_NET_WM_STATE_\(state)", 0)
      }
      // SubstructureNotifyMask and SubstructureRedirectMask.
      _ = event.withUnsafeMutableBytes {
        sendEvent(display, rootWindow(display), 0, 1 << 19 | 1 << 20, $0.baseAddress!)
      }
      _ = closeDisplay(display)
    }

    @Test(
      "Minimised it makes no frames, and it comes back",
      .enabled(if: Surroundings.hasWindowManager, "there is no window manager"))
    func minimised() throws {
      let (probe, window) = try probe()
      run("xdotool", "windowminimize", "--sync", window)
      Thread.sleep(forTimeInterval: 1)
      let sleeps = probe.sleeps
      Thread.sleep(forTimeInterval: 1)
      #expect(probe.sleeps == sleeps)
      run("xdotool", "windowmap", "--sync", window)
      #expect(probe.reads("frame"))
      probe.terminate()
      #expect(probe.finish() == 0)
    }
  }
}
