package import Foundation
import GlissandoFiles

/// What lies in asset catalogues: folders named `Something.xcassets`, as Xcode writes them.
package struct AssetEntry: Hashable, Sendable {
  /// What it is.
  package enum Kind: String, Sendable, CaseIterable {
    /// A colour, with variants for dark surroundings.
    case color = "colorset"
    /// A picture, with variants for displays and dark surroundings.
    case image = "imageset"
    /// A symbol, drawn in the colour of the text around it.
    case symbol = "symbolset"
  }

  package let kind: Kind
  /// The name by which it is asked for; groups that provide a namespace stand before it.
  package let name: String
  /// The folder that describes it.
  package let folder: URL

  /// Where a file of the entry lies.
  ///
  /// macOS takes names for the same whatever their case, and whether an accent is a character of its own; a description
  /// written there need not say the very bytes of the name that the file has here.
  package func file(named name: String) -> URL {
    let exact = folder.appendingPathComponent(name)
    guard !FileManager.default.fileExists(atPath: exact.path) else { return exact }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // Strings that differ in how accents are written are equal.
    let found = names.first { $0 == name } ?? names.first { $0.lowercased() == name.lowercased() }
    return found.map(folder.appendingPathComponent) ?? exact
  }
}

/// Reads which entries there are.
package enum AssetCatalog {
  /// The entries of a catalogue, or of all catalogues in a folder and those in it, by name.
  package static func entries(in folder: URL) -> [AssetEntry] {
    var result: [AssetEntry] = []
    visit(folder, namespace: "", isInside: folder.pathExtension == "xcassets", &result)
    return result.sorted { ($0.name, $0.kind.rawValue) < ($1.name, $1.kind.rawValue) }
  }

  private static func visit(
    _ folder: URL, namespace: String, isInside: Bool, _ result: inout [AssetEntry]
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      guard url.path.isFolder else { continue }
      let stem = url.deletingPathExtension().lastPathComponent
      if let kind = AssetEntry.Kind(rawValue: url.pathExtension) {
        if isInside {
          result.append(AssetEntry(kind: kind, name: namespace + stem, folder: url))
        }
      } else if isInside {
        let inner = providesNamespace(url) ? "\(namespace)\(name)/" : namespace
        visit(url, namespace: inner, isInside: true, &result)
      } else if url.pathExtension == "xcassets" || url.pathExtension.isEmpty {
        visit(url, namespace: "", isInside: url.pathExtension == "xcassets", &result)
      }
    }
  }

  private struct Group: Decodable {
    struct Properties: Decodable {
      let namespace: Bool?
      enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
    }
    let properties: Properties?
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    let group: Group? = try? contents(of: folder)
    return group?.properties?.namespace ?? false
  }

  /// What the file says that describes a folder of a catalogue.
  static func contents<Description: Decodable>(of folder: URL) throws -> Description {
    let path = folder.appendingPathComponent("Contents.json").path
    let data = try InputFile.read(path, limit: greatestContents)
    return try JSONDecoder().decode(Description.self, from: data)
  }

  /// In bytes.
  private static let greatestContents = 1 << 20
}
