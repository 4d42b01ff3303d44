import CSDL2
import Foundation
import GlissandoViews

/// Gathers what is dropped on a window: SDL tells of each file and each text by itself, between a beginning
/// and an end.
struct DropCollector {
  private var content: [DroppedContent] = []

  /// Takes one of SDL's events, whose text is freed.
  ///
  /// - Returns: All that was dropped, at the end; nil before, and where it was nothing.
  mutating func receive(_ event: SDL_DropEvent) -> [DroppedContent]? {
    defer { SDL_free(event.file) }
    let text = event.file.map { String(cString: $0) }
    switch SDL_EventType(event.type) {
    case SDL_DROPBEGIN: content = []
    case SDL_DROPFILE: if let text { content.append(.url(Self.url(text))) }
    case SDL_DROPTEXT: if let text { add(text) }
    default:
      defer { content = [] }
      return content.isEmpty ? nil : content
    }
    return nil
  }

  /// Lines of one text arrive one by one.
  private mutating func add(_ line: String) {
    if case .text(let text) = content.last {
      content[content.count - 1] = .text(text + "\n" + line)
    } else {
      content.append(.text(line))
    }
  }

  private static func url(_ path: String) -> URL {
    if path.hasPrefix("file://"), let url = URL(string: path) { return url }
    return URL(fileURLWithPath: path)
  }

  /// Where the pointer is in a window, in its coordinates; nil where the system does not tell.
  ///
  /// While another program drags, the pointer is its own and tells our windows of no movement. A data device of our
  /// own would not help on Wayland: Mutter and Weston tell one device of a program, and SDL's would hear nothing more.
  static func place(in windowID: UInt32) -> (x: Int32, y: Int32)? {
    guard DisplayConnection.System.current == .x11, let window = SDL_GetWindowFromID(windowID)
    else { return nil }
    var (x, y): (Int32, Int32) = (0, 0)
    return glissando_x11_pointer(window, &x, &y) ? (x, y) : nil
  }
}
