import Foundation

/// What the compiler says of one module's public declarations.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Fragment: Decodable { let spelling: String }
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }
    struct DocComment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }

    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let location: Location?
    let docComment: DocComment?
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  struct Module: Decodable { let name: String }

  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]

  /// Reads the graphs of a folder, those of extensions of other modules' types included.
  static func all(in folder: URL) throws -> [SymbolGraph] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.lastPathComponent.hasSuffix(".symbols.json") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
  }
}

extension SymbolGraph.Symbol {
  /// The name with the types around it: `Animation.delay(_:)`.
  var path: String { pathComponents.joined(separator: ".") }

  /// The declaration on one line.
  var declaration: String {
    declarationFragments.map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether it can have members.
  var isType: Bool {
    ["swift.struct", "swift.class", "swift.enum", "swift.protocol"].contains(kind.identifier)
  }
}
