import Foundation

/// A source file, read for what the report needs of it.
struct SwiftFile {
  /// Seen from the repository.
  let path: String
  let lines: [String]

  /// All Swift files below some folders, without what links lead to.
  static func all(in folders: [String], of package: URL) throws -> [SwiftFile] {
    try folders.flatMap { folder -> [SwiftFile] in
      let root = package.appendingPathComponent(folder)
      guard let files = FileManager.default.enumerator(atPath: root.path) else { return [] }
      let names = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      return try names.map { name in
        let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
        return SwiftFile(
          path: "\(folder)/\(name)",
          lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      }
    }
  }
}
