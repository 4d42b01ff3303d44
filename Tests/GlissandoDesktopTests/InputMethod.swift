import Foundation

/// An input method in the form of IBus, on a bus of a test's own, which says what it is asked, types かな for the key k,
/// and composes か for the key j, until a space ends that and is typed itself.
final class InputMethod {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private lazy var reader = LineReader(output, patience: 30_000)
  private let bus: SessionBus
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("glissando-ibus-\(UUID().uuidString)")

  /// Starts one and waits until it is there.
  init(on bus: SessionBus) throws {
    self.bus = bus
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", Self.program]
    process.environment = ProcessInfo.processInfo.environment.merging(bus.environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // SDL takes what the variable says for the file that holds the address.
    let address = bus.environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    try Data("IBUS_ADDRESS=\(address)\n".utf8).write(to: file)
    guard reads("owned") != nil else { throw CocoaError(.executableLoad) }
  }

  deinit {
    process.end()
    try? FileManager.default.removeItem(at: file)
  }

  /// What makes a program one that is typed into by this method.
  var environment: [String: String] {
    bus.environment.merging(
      ["IBUS_ADDRESS": file.path, "XMODIFIERS": "@im=ibus", "SDL_IM_MODULE": "ibus"]
    ) { $1 }
  }

  /// Reads until a line that begins so; nil if none comes within 30 seconds.
  func reads(_ prefix: String) -> String? {
    while let line = reader.next() {
      if line.hasPrefix(prefix) { return line }
    }
    return nil
  }

  /// Whether it is asked nothing for so many milliseconds.
  func isSilent(for milliseconds: Int32) -> Bool { reader.isSilent(for: milliseconds) }

  /// Ends by itself after two minutes whatever happens.
  private static let program = """
    from gi.repository import Gio, GLib
    root, path = "/org/freedesktop/IBus", "/org/freedesktop/IBus/InputContext_1"
    node = Gio.DBusNodeInfo.new_for_xml('''
    <node>
      <interface name="org.freedesktop.IBus">
        <method name="CreateInputContext"><arg type="s" direction="in"/><arg type="o" direction="out"/></method>
      </interface>
      <interface name="org.freedesktop.IBus.InputContext">
        <method name="SetCapabilities"><arg type="u" direction="in"/></method>
        <method name="FocusIn"/><method name="FocusOut"/><method name="Reset"/>
        <method name="SetCursorLocation">
          <arg type="i" direction="in"/><arg type="i" direction="in"/>
          <arg type="i" direction="in"/><arg type="i" direction="in"/>
        </method>
        <method name="ProcessKeyEvent">
          <arg type="u" direction="in"/><arg type="u" direction="in"/><arg type="u" direction="in"/>
          <arg type="b" direction="out"/>
        </method>
      </interface>
    </node>''')
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)

    def say(line):
        print(line, flush=True)

    composing = False

    def tell(signal, text, *values):
        attributes = GLib.Variant("(sa{sv}av)", ("IBusAttrList", {}, []))
        body = GLib.Variant("(sa{sv}sv)", ("IBusText", {}, text, attributes))
        kind = "(vub)" if values else "(v)"
        bus.emit_signal(None, path, node.interfaces[1].name, signal, GLib.Variant(kind, (body, *values)))

    def compose(isOn):
        global composing
        if composing and not isOn:
            tell("UpdatePreeditText", "", 0, False)
            tell("CommitText", "か")
        elif isOn:
            tell("UpdatePreeditText", "か", 1, True)
        composing = isOn

    def call(bus, sender, object, interface, method, arguments, answer):
        values = arguments.unpack()
        if method == "CreateInputContext":
            answer.return_value(GLib.Variant("(o)", (path,)))
        elif method == "ProcessKeyEvent":
            key, code, state = values
            is_down = not state & 1 << 30
            is_mine = key in (ord("j"), ord("k")) and is_down
            if is_mine and key == ord("k"): tell("CommitText", "かな")
            elif is_down: compose(is_mine)
            answer.return_value(GLib.Variant("(b)", (is_mine,)))
            say("key " + str(key))
        else:
            answer.return_value(None)
            if method == "SetCursorLocation":
                say("cursor " + " ".join(map(str, values)))

    bus.register_object(root, node.interfaces[0], call, None, None)
    bus.register_object(path, node.interfaces[1], call, None, None)
    Gio.bus_own_name_on_connection(
        bus, "org.freedesktop.IBus", Gio.BusNameOwnerFlags.NONE, lambda *_: say("owned"), None)
    loop = GLib.MainLoop()
    GLib.timeout_add_seconds(120, loop.quit)
    loop.run()
    """
}
