import Foundation
import GlissandoAssets
import GlissandoMotion
import Synchronization

/// The asset catalogues of a program and of its bundles, read when they are first asked for.
package enum AssetLibrary {
  /// A file of an image, for some surroundings.
  package struct ImageVariant: Sendable {
    package let path: String
    /// nil for a file of any scale.
    package let pixelsPerPoint: Double?
    package let isDark: Bool
  }

  /// An image of a catalogue.
  package struct ImageAsset: Sendable {
    package let variants: [ImageVariant]
    /// Whether it is drawn in the foreground style; nil where the catalogue does not say.
    package let isTemplate: Bool?
    /// Whether it is a symbol, in the form of Apple's templates.
    package let isSymbol: Bool

    /// The file for some surroundings: of the right appearance, at least as fine as the display, and
    /// else the finest.
    package func variant(isDark: Bool, displayScale: Double) -> ImageVariant? {
      let fitting = variants.filter { $0.isDark == isDark }
      let candidates = fitting.isEmpty ? variants : fitting
      let sorted = candidates.sorted { ($0.pixelsPerPoint ?? 0) < ($1.pixelsPerPoint ?? 0) }
      return sorted.first { $0.pixelsPerPoint ?? .infinity >= displayScale } ?? sorted.last
    }
  }

  private struct Contents {
    var colors: [String: AssetEntry] = [:]
    var images: [String: AssetEntry] = [:]
    var readColors: [String: Color?] = [:]
    var readImages: [String: ImageAsset?] = [:]
  }

  /// By the path of the bundle that was named; an empty one for none.
  private static let known = Mutex<[String: Contents]>([:])

  /// The colour of a name; nil where there is none.
  package static func color(_ name: String, bundlePath: String?) -> Color? {
    withContents(bundlePath) { contents in
      if let known = contents.readColors[name] { return known }
      let color = contents.colors[name].flatMap(Color.init(reading:))
      contents.readColors[name] = .some(color)
      return color
    }
  }

  /// The image of a name; nil where there is none.
  package static func image(_ name: String, bundlePath: String?) -> ImageAsset? {
    withContents(bundlePath) { contents in
      if let known = contents.readImages[name] { return known }
      let image = contents.images[name].flatMap(ImageAsset.init(reading:))
      contents.readImages[name] = .some(image)
      return image
    }
  }

  private static func withContents<Result: Sendable>(
    _ bundlePath: String?, _ body: (inout Contents) -> Result
  ) -> Result {
    known.withLock { body(&$0[bundlePath ?? "", default: read(bundlePath)]) }
  }

  private static func read(_ bundlePath: String?) -> Contents {
    var contents = Contents()
    // What is found first wins.
    for folder in folders(bundlePath).reversed() {
      for catalogue in catalogues(in: folder) {
        for entry in AssetCatalog.entries(in: catalogue) {
          if entry.kind == .color {
            contents.colors[entry.name] = entry
          } else {
            contents.images[entry.name] = entry
          }
        }
      }
    }
    return contents
  }

  private static func catalogues(in folder: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".xcassets") }.sorted(by: >)
      .map { URL(fileURLWithPath: folder).appendingPathComponent($0) }
  }

  /// Where resources are looked for, in this order: the bundle that is named, the program's folder,
  /// the bundles beside the program, the working folder; in each also in `Resources` and `Images`.
  package static func folders(_ bundlePath: String?) -> [String] {
    let program = CommandLine.arguments.prefix(1).filter { $0.contains("/") }
      .map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    let beside = ([Bundle.main.resourcePath].compactMap { $0 } + program).filter { !$0.isEmpty }
    let bundles = Set(beside).sorted().flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
        .map { "\(folder)/\($0)" }
    }
    let roots =
      [bundlePath].compactMap { $0 } + beside + bundles
      + [FileManager.default.currentDirectoryPath]
    var result: [String] = []
    for root in roots where !root.isEmpty && !result.contains(root) {
      result += [root, root + "/Resources", root + "/Images"]
    }
    return result
  }
}

extension AssetLibrary.ImageAsset {
  /// Reads an entry of a catalogue; nil where that describes no file.
  fileprivate init?(reading entry: AssetEntry) {
    guard let description = try? AssetDescription(of: entry) else { return nil }
    let all = (description.images ?? []) + (description.symbols ?? [])
    let usual = all.filter { !$0.isSpecial }
    variants = (usual.isEmpty ? all : usual).compactMap { variant in
      variant.filename.map {
        AssetLibrary.ImageVariant(
          path: entry.file(named: $0).path,
          pixelsPerPoint: variant.pixelsPerPoint, isDark: variant.isDark)
      }
    }
    guard !variants.isEmpty else { return nil }
    isSymbol = entry.kind == .symbol
    switch description.properties?.renderingIntent {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: isTemplate = entry.kind == .symbol ? true : nil
    }
  }
}

extension Color {
  /// Reads an entry of a catalogue; nil where that describes no colour.
  fileprivate init?(reading entry: AssetEntry) {
    guard let description = try? AssetDescription(of: entry) else { return nil }
    let variants = (description.colors ?? []).filter { !$0.isSpecial }
    let light = variants.first { !$0.isDark && $0.color != nil } ?? variants.first
    guard let base = light?.color.flatMap(Color.init(value:)) else { return nil }
    guard let dark = variants.first(where: \.isDark)?.color.flatMap(Color.init(value:)) else {
      self = base
      return
    }
    self.init(light: base.resolve(in: EnvironmentValues()), dark: dark.darkValue)
  }

  /// The numbers in dark surroundings.
  private var darkValue: Resolved {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    return resolve(in: environment)
  }

  private init?(value: AssetDescription.Variant.ColorValue) {
    guard let parts = value.components else {
      // One that is not known here is a ground like the page's, or is like text.
      let name = value.reference ?? ""
      let other = name.contains("Background") ? Color.ofSystem("systemBackground") : nil
      self = Color.ofSystem(name) ?? other ?? .primary
      return
    }
    let white = parts.white?.value
    let space: RGBColorSpace =
      switch value.space {
      case "display-p3": .displayP3
      case "extended-linear-srgb", "linear-srgb": .sRGBLinear
      default: .sRGB
      }
    self.init(
      space, red: white ?? parts.red?.value ?? 0, green: white ?? parts.green?.value ?? 0,
      blue: white ?? parts.blue?.value ?? 0, opacity: parts.alpha?.value ?? 1)
  }
}
