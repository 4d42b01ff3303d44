import Foundation
import GlissandoAssets
import GlissandoSyntax

/// Writes a Swift file with a member for each entry of asset catalogues:
/// `AssetNames --output FILE [--sources FOLDER] CATALOGUE…`.
///
/// What the sources declare themselves in an extension of `Color` is left to them.
@main
enum AssetNames {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let output = value(of: "--output", in: &arguments)
    let sources = value(of: "--sources", in: &arguments)
    guard let output, !arguments.isEmpty else {
      try? FileHandle.standardError.write(
        contentsOf: Data(
          "AssetNames: say --output FILE and the catalogues, folders *.xcassets\n".utf8))
      exit(2)
    }
    let entries = arguments.flatMap { AssetCatalog.entries(in: URL(fileURLWithPath: $0)) }
    let writer = AssetMemberWriter(
      entries, taken: sources.map { OwnColors.names(in: URL(fileURLWithPath: $0)) } ?? [])
    try writer.text.write(toFile: output, atomically: true, encoding: .utf8)
  }

  private static func value(of option: String, in arguments: inout [String]) -> String? {
    guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else {
      return nil
    }
    defer { arguments.removeSubrange(index...(index + 1)) }
    return arguments[index + 1]
  }
}

/// The colours that sources name themselves.
enum OwnColors {
  static func names(in folder: URL) -> Set<String> {
    var names: Set<String> = []
    let paths = FileManager.default.enumerator(atPath: folder.path)
    while let path = paths?.nextObject() as? String {
      guard path.hasSuffix(".swift"),
        let text = try? String(
          contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      else { continue }
      let reader = DeclarationReader(text)
      for declaration in reader.declarations {
        guard case .type(let head) = declaration.kind, head.keyword == "extension",
          ["Color", "ShapeStyle", "UIColor", "ColorResource", "ImageResource"]
            .contains(declaration.name.split(separator: ".").last.map(String.init))
        else { continue }
        names.formUnion(reader.members(of: declaration).flatMap(\.variableNames))
      }
    }
    return names
  }
}

extension Declaration {
  /// The names of the variables that it declares for the type.
  fileprivate var variableNames: [String] {
    guard case .variable(_, let bindings) = kind, isStatic else { return [] }
    return bindings.compactMap(\.name)
  }
}
