#if Macros
  import Foundation

  /// One file to check.
  struct Listing {
    let file: URL
    /// The file's name without its extension.
    let name: String

    /// The Swift files of a folder, by name.
    static func all(in folder: URL) throws -> [Listing] {
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "swift" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
        .map { Listing(file: $0, name: $0.deletingPathExtension().lastPathComponent) }
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
#endif
