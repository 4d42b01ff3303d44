import Foundation

/// One file to check.
struct Listing {
  let file: URL
  /// The file's path in its folder, without the extension.
  let name: String

  /// The Swift files of a folder and of those in it, by name.
  static func all(in folder: URL) -> [Listing] {
    guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    // What begins with a point is a tool's, not a person's.
    let names = paths.compactMap { $0 as? String }.filter { path in
      path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    return names.sorted().map {
      Listing(
        file: folder.appendingPathComponent($0), name: String($0.dropLast(".swift".count)))
    }
  }

  /// What came of it.
  struct Verdict {
    let name: String
    /// One line of what was done.
    var summary = ""
    /// What is wrong, a line each; empty where nothing is.
    var faults: [String] = []
    /// What is worth knowing and no fault.
    var remarks: [String] = []
  }
}

extension URL {
  /// The path as one word that names no other path: neither results nor pictures of two folders that are called alike
  /// may come to the same place.
  var flatName: String {
    standardizedFileURL.path.replacing("%", with: "%25").replacing("_", with: "%5F")
      .replacing("/", with: "_")
  }
}
