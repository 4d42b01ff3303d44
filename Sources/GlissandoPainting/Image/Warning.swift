import Foundation

/// Lines for people on standard error.
enum Warning {
  /// Writes one line that begins with the name of the library.
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("glissando: \(text)\n".utf8))
  }
}
