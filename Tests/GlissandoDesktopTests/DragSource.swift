import Foundation

/// Another program that drops something on a window, by the protocol that all of X11's do.
enum DragSource {
  /// Drops it.
  ///
  /// - Parameters:
  ///   - type: `text/uri-list` or `text/plain`.
  ///   - window: The number of an X11 window.
  /// - Returns: Whether the window has taken it.
  static func drop(_ data: String, as type: String, on window: String) -> Bool {
    run("/usr/bin/python3", "-c", program, window, type, data).contains("finished")
  }

  private static let program = #"""
    import sys
    from Xlib import X, Xatom, display
    from Xlib.protocol import event
    target, kind, data = int(sys.argv[1]), sys.argv[2], sys.argv[3].encode()
    connection = display.Display()
    atom = connection.intern_atom
    root = connection.screen().root
    source = root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
    source.set_selection_owner(atom("XdndSelection"), X.CurrentTime)
    window = connection.create_resource_object("window", target)

    def tell(name, *values):
        message = event.ClientMessage(
            window=window, client_type=atom(name),
            data=(32, ([source.id] + list(values) + [0] * 4)[:5]))
        window.send_event(message)

    def serve(request):
        request.requestor.change_property(request.property, request.target, 8, data)
        request.requestor.send_event(event.SelectionNotify(
            time=request.time, requestor=request.requestor, selection=request.selection,
            target=request.target, property=request.property))

    pointer = root.query_pointer()
    tell("XdndEnter", 5 << 24, atom(kind))
    tell("XdndPosition", 0, pointer.root_x << 16 | pointer.root_y, X.CurrentTime, atom("XdndActionCopy"))
    connection.flush()
    while True:
        arrived = connection.next_event()
        if arrived.type == X.SelectionRequest:
            serve(arrived)
            connection.flush()
        elif arrived.type == X.ClientMessage:
            name = connection.get_atom_name(arrived.client_type)
            if name == "XdndStatus":
                if not arrived.data[1][1] & 1:
                    print("refused")
                    break
                tell("XdndDrop", 0, X.CurrentTime)
                connection.flush()
            elif name == "XdndFinished":
                print("finished")
                break
    """#
}

extension Surroundings {
  /// What drags things over X11's windows.
  static let hasDragSource =
    hasUser && run("/usr/bin/python3", "-c", "import Xlib; print(1)").hasPrefix("1")
}
