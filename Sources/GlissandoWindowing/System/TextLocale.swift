import Foundation

/// The locale by which the window system's libraries convert text.
package enum TextLocale {
  /// Sees to it that a window's title is shown with all its letters.
  ///
  /// Until a program says otherwise its locale knows ASCII only, and Xlib cuts a title off at the
  /// first letter beyond. A plain title leaves the locale alone: in another one Xlib marks even that
  /// with an encoding that old tools cannot read.
  package static func prepare(for title: String) {
    guard !title.utf8.allSatisfy({ $0 < 0x80 }) else { return }
    // Nothing but the encoding: numbers keep their points.
    setlocale(LC_CTYPE, "")
    guard let name = nl_langinfo(nl_item(CODESET)), String(cString: name) != "UTF-8" else { return }
    setlocale(LC_CTYPE, "C.UTF-8")
  }
}
