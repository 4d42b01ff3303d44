import Foundation

/// A session's bus of a test's own.
final class SessionBus {
  private let process = Process()
  /// What makes a program one of this session.
  let environment: [String: String]

  init() throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let address = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    environment = [
      "DBUS_SESSION_BUS_ADDRESS": address.trimmingCharacters(in: .whitespacesAndNewlines),
      "GLISSANDO_ACCESSIBILITY": "0",
    ]
  }

  deinit { process.end() }
}

/// A portal on such a bus, which says what it is told to say and writes what it is asked.
final class Portal {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private lazy var reader = LineReader(output, patience: 30_000)

  /// Starts one that has some settings, each as `NAMESPACE KEY VALUE`, and waits until it is there.
  ///
  /// - Parameter refuses: Whether it keeps nobody awake, asks nobody for files and shows none.
  init(on bus: SessionBus, _ settings: [String] = [], refuses: Bool = false) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", Self.program] + (refuses ? ["refuse"] : [])
    process.environment = ProcessInfo.processInfo.environment.merging(bus.environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    for setting in settings { say(setting) }
    say("own")
    guard reads("owned") else { throw CocoaError(.executableLoad) }
  }

  deinit { end() }

  /// Goes, whatever it was asked.
  func end() { process.end() }

  /// Changes a setting, and says so to everybody; `lock INTERFACE PATH true` locks the session, `answer 0 ADDRESS…`
  /// and `answer 1` answer the last question for files; after `hasty` such a question is answered before the call
  /// returns, which then fails.
  func say(_ setting: String) { input.fileHandleForWriting.write(Data("\(setting)\n".utf8)) }

  /// Reads until a line that begins so; false if none comes within 30 seconds.
  func reads(_ prefix: String) -> Bool {
    while let line = reader.next() {
      if line.hasPrefix(prefix) { return true }
    }
    return false
  }

  /// Ends by itself with its input, and after two minutes whatever happens.
  private static let program = """
    import os, sys
    from gi.repository import Gio, GLib
    refuses, hasty = "refuse" in sys.argv, False
    path = "/org/freedesktop/portal/desktop"
    node = Gio.DBusNodeInfo.new_for_xml('''
    <node>
      <interface name="org.freedesktop.portal.Settings">
        <method name="ReadAll">
          <arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/>
        </method>
      </interface>
      <interface name="org.freedesktop.portal.Inhibit">
        <method name="Inhibit">
          <arg type="s" direction="in"/><arg type="u" direction="in"/>
          <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
        </method>
      </interface>
      <interface name="org.freedesktop.portal.Request"><method name="Close"/></interface>
      <interface name="org.freedesktop.ScreenSaver">
        <method name="Inhibit">
          <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="u" direction="out"/>
        </method>
        <method name="UnInhibit"><arg type="u" direction="in"/></method>
        <method name="GetActive"><arg type="b" direction="out"/></method>
        <signal name="ActiveChanged"><arg type="b"/></signal>
      </interface>
      <interface name="org.gnome.ScreenSaver">
        <method name="GetActive"><arg type="b" direction="out"/></method>
        <signal name="ActiveChanged"><arg type="b"/></signal>
      </interface>
      <interface name="org.freedesktop.portal.FileChooser">
        <method name="OpenFile">
          <arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
        </method>
        <method name="SaveFile">
          <arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
        </method>
      </interface>
      <interface name="org.freedesktop.FileManager1">
        <method name="ShowItems"><arg type="as" direction="in"/><arg type="s" direction="in"/></method>
      </interface>
    </node>''')
    question = None
    settings, requests, owned, locked = {}, 0, False, set()
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)

    def say(line):
        print(line, flush=True)

    def call(bus, sender, object, interface, method, arguments, answer):
        global requests, question
        if method == "ReadAll":
            answer.return_value(GLib.Variant("(a{sa{sv}})", (settings,)))
            say("read")
        elif method == "GetActive":
            answer.return_value(GLib.Variant("(b)", (interface in locked,)))
        elif interface == "org.freedesktop.ScreenSaver":
            answer.return_value(GLib.Variant("(u)", (7,)) if method == "Inhibit" else None)
            say("saver " + method)
        elif method == "Close":
            answer.return_value(None)
            say("closed")
        elif refuses:
            answer.return_dbus_error("org.freedesktop.portal.Error.NotAllowed", "no")
            say("refused")
        elif method == "ShowItems":
            answer.return_value(None)
            say("shows " + " ".join(arguments.unpack()[0]))
        elif interface == "org.freedesktop.portal.FileChooser":
            window, title, options = arguments.unpack()
            question = path + "/request/" + sender[1:].replace(".", "_") + "/" + options["handle_token"]
            if hasty:
                obey("answer 1")
                answer.return_dbus_error("org.freedesktop.portal.Error.Failed", "too late")
            else:
                answer.return_value(GLib.Variant("(o)", (question,)))
            words = [method, window, title, options.get("current_name")]
            words += [word for word in ["multiple", "directory"] if options[word]]
            words += [glob for _, globs in options.get("filters", []) for _, glob in globs]
            words += [name for name, _ in options.get("filters", [])] + [options.get("accept_label")]
            say(" ".join(word for word in words if word))
        else:
            requests += 1
            request = path + "/request/" + str(requests)
            bus.register_object(request, node.interfaces[2], call, None, None)
            window, flags, options = arguments.unpack()
            answer.return_value(GLib.Variant("(o)", (request,)))
            Gio.bus_watch_name_on_connection(
                bus, sender, Gio.BusNameWatcherFlags.NONE, None, lambda *_: say("gone"))
            say("inhibit " + str(flags) + " " + options["reason"])

    def take(source, condition):
        text = os.read(0, 65536).decode()
        if not text:
            loop.quit()
            return False
        for line in text.splitlines():
            obey(line)
        return True

    def obey(line):
        global owned, hasty
        if line == "hasty":
            hasty = True
            return
        if line == "own":
            owned = True
            Gio.bus_own_name_on_connection(
                bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE,
                lambda *_: say("owned"), None)
            for name in ["freedesktop.ScreenSaver", "gnome.ScreenSaver", "freedesktop.FileManager1"]:
                Gio.bus_own_name_on_connection(
                    bus, "org." + name, Gio.BusNameOwnerFlags.NONE, None, None)
            return
        if line.startswith("answer"):
            response, *addresses = line.split(" ")[1:]
            results = {"uris": GLib.Variant("as", addresses)} if addresses else {}
            bus.emit_signal(
                None, question, "org.freedesktop.portal.Request", "Response",
                GLib.Variant("(ua{sv})", (int(response), results)))
            return
        space, key, text = line.split(" ", 2)
        if space == "lock":
            place, state = text.split()
            (locked.add if state == "true" else locked.discard)(key)
            bus.emit_signal(
                None, place, key, "ActiveChanged", GLib.Variant("(b)", (state == "true",)))
            return
        value = GLib.Variant.parse(None, text, None, None)
        settings.setdefault(space, {})[key] = value
        if owned:
            bus.emit_signal(
                None, path, "org.freedesktop.portal.Settings", "SettingChanged",
                GLib.Variant("(ssv)", (space, key, value)))

    for interface in node.interfaces[:2] + node.interfaces[5:6]:
        bus.register_object(path, interface, call, None, None)
    for place in ["/ScreenSaver", "/org/freedesktop/ScreenSaver"]:
        bus.register_object(place, node.interfaces[3], call, None, None)
    bus.register_object("/org/gnome/ScreenSaver", node.interfaces[4], call, None, None)
    bus.register_object("/org/freedesktop/FileManager1", node.interfaces[6], call, None, None)
    loop = GLib.MainLoop()
    GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, take)
    GLib.timeout_add_seconds(120, loop.quit)
    loop.run()
    """
}

extension Surroundings {
  /// A bus, and what a portal on it is written in.
  static let hasPortal =
    hasDisplay && !run("sh", "-c", "command -v dbus-daemon").isEmpty
    && run("/usr/bin/python3", "-c", "from gi.repository import Gio; print(1)").hasPrefix("1")
}
