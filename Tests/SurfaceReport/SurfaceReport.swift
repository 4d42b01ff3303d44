import Foundation

/// Writes what the interface is, and how much of SwiftUI's it covers:
/// `SurfaceReport --package ROOT --symbols FOLDER [--check]`.
@main
enum SurfaceReport {
  static func main() throws {
    let arguments = CommandLine.arguments
    func value(of option: String) -> String? {
      arguments.firstIndex(of: option).flatMap { index in
        index + 1 < arguments.count ? arguments[index + 1] : nil
      }
    }
    let package = URL(fileURLWithPath: value(of: "--package") ?? ".")
    let symbols = URL(fileURLWithPath: value(of: "--symbols") ?? ".build/symbols")
    let graphs = try SymbolGraph.all(in: symbols)
    let documents = [
      ("Documentation/api.txt", InterfaceListing(graphs).text),
      ("Documentation/Coverage.md", try coverage(graphs, package).text),
    ]
    if arguments.contains("--check") { exit(try check(documents, in: package)) }
    for (path, text) in documents {
      try text.write(to: package.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }
  }

  private static func coverage(_ graphs: [SymbolGraph], _ package: URL) throws -> CoverageTable {
    let names = try String(
      contentsOf: package.appendingPathComponent("Documentation/names.txt"), encoding: .utf8)
    let tests = try SwiftFile.all(in: ["Tests"], of: package).filter { file in
      !["Tests/Listings/", "Tests/SurfaceReport/", "Tests/ListingCheck/"].contains {
        file.path.hasPrefix($0)
      }
    }
    return CoverageTable(
      names: NameList(names), declared: Set(graphs.flatMap(\.symbols).map(\.path)),
      differences: Differences(try SwiftFile.all(in: ["Sources"], of: package), graphs),
      pages: PageIndex(
        try SwiftFile.all(in: ["Sources/GlissandoGallery/Pages"], of: package)),
      tests: TestIndex(tests),
      programs: TestIndex(try SwiftFile.all(in: ["Tests/Listings"], of: package)))
  }

  /// Compares the documents with what they should say.
  ///
  /// - Returns: The status to end with.
  private static func check(_ documents: [(String, String)], in package: URL) throws -> Int32 {
    var status: Int32 = 0
    for (path, text) in documents {
      let file = package.appendingPathComponent(path)
      guard (try? String(contentsOf: file, encoding: .utf8)) != text else { continue }
      print("\(path) is not up to date: run Scripts/surface, and read what it changes.")
      status = 1
    }
    return status
  }
}
