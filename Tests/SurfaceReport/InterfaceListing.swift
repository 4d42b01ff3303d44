import Foundation

/// All public declarations as text, in an order that does not depend on where they stand.
///
/// It is made to be read as a difference: what a change adds to the interface or takes away.
struct InterfaceListing {
  let text: String

  init(_ graphs: [SymbolGraph]) {
    let modules = Dictionary(grouping: graphs, by: \.module.name)
    var lines = [
      "# The public interface, written by Scripts/surface: every change of it shows here.", "",
    ]
    for module in modules.keys.sorted() {
      lines += Self.lines(of: module, modules[module] ?? [])
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of module: String, _ graphs: [SymbolGraph]) -> [String] {
    let symbols = graphs.flatMap(\.symbols)
    guard !symbols.isEmpty else { return [] }
    let conformances = conformances(in: graphs)
    let members = Dictionary(grouping: symbols) { symbol in
      symbol.pathComponents.dropLast().joined(separator: ".")
    }
    let heads = Dictionary(
      symbols.filter(\.isType).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let types = Set(heads.keys).union(members.keys.filter { !$0.isEmpty })
    var lines = ["module \(module)"]
    let functions = (members[""] ?? []).filter { !$0.isType }.map(\.declaration).sorted()
    if !functions.isEmpty { lines += [""] + functions }
    for type in types.sorted() {
      let headline = heads[type].map { symbol in
        head(of: symbol, conformances[symbol.identifier.precise] ?? [])
      }
      lines += ["", headline ?? "extension \(type)"]
      let inner = (members[type] ?? []).filter { !$0.isType }
      lines += Set(inner.map { "  \($0.declaration)" }).sorted()
    }
    return lines + [""]
  }

  private static func head(of symbol: SymbolGraph.Symbol, _ conformances: Set<String>) -> String {
    // The name with the types around it instead of the bare one.
    let name = symbol.pathComponents.last ?? ""
    let declaration = symbol.declaration.replacing(
      " \(name)", with: " \(symbol.path)", maxReplacements: 1)
    return conformances.isEmpty
      ? declaration : "\(declaration): \(conformances.sorted().joined(separator: ", "))"
  }

  /// What a type conforms to, by the type's identifier.
  private static func conformances(in graphs: [SymbolGraph]) -> [String: Set<String>] {
    let names = Dictionary(
      graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0.path) },
      uniquingKeysWith: { first, _ in first })
    // The compiler adds these to what has no reason not to be.
    let implied: Set<String> = [
      "Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable", "Sendable",
    ]
    var result: [String: Set<String>] = [:]
    for relationship in graphs.flatMap(\.relationships) where relationship.kind == "conformsTo" {
      let name =
        names[relationship.target]
        ?? relationship.targetFallback?.split(separator: ".").last.map(String.init)
      guard let name, !implied.contains(name) else { continue }
      result[relationship.source, default: []].insert(name)
    }
    return result
  }
}
