import Foundation
import GlissandoDrawing
import GlissandoMotion

/// What an image shows in its surroundings: an outline in the size of the text, or a file.
@MainActor
enum ImageLook {
  case outline(OutlineMetrics)
  case file(FilePicture)
  /// Something that is not there, as large as an outline.
  case missing(OutlineMetrics, reason: String)

  init(_ image: Image, in context: NodeContext) {
    self.init(image, in: context.environment)
  }

  init(_ image: Image, in environment: EnvironmentValues) {
    switch image.source {
    case .outline(let name, let source):
      let name = source.name(of: name, in: environment)
      self = .outline(OutlineMetrics(name, source, in: environment, value: image.variableValue))
    case .named(let name, let bundlePath, let source)
    where Self.outline(name, bundlePath, source) != nil:
      let name = Self.outline(name, bundlePath, source) ?? name
      self = .outline(OutlineMetrics(name, source, in: environment, value: image.variableValue))
    case .named, .file, .raster:
      switch ImageFiles.load(image.source, in: environment) {
      case .success(let file): self = .file(FilePicture(file, image))
      case .failure(let error):
        self = .missing(OutlineMetrics("", nil, in: environment), reason: error.description)
      }
    }
  }

  /// The name under which the outline of an asset catalogue is kept; nil where there is none.
  private static func outline(
    _ name: String, _ bundlePath: String?, _ source: any OutlineSource.Type
  ) -> String? {
    guard let asset = AssetLibrary.image(name, bundlePath: bundlePath), asset.isSymbol,
      let path = asset.variants.first?.path, source.read(file: path)
    else { return nil }
    return path
  }

  /// The natural size in points.
  var size: CGSize {
    switch self {
    case .outline(let metrics), .missing(let metrics, _): metrics.size
    case .file(let picture): picture.file.size
    }
  }

  /// The baseline of the text beside it, below the top; nil for a file, which stands on the baseline.
  var baseline: CGFloat? {
    if case .outline(let metrics) = self { return metrics.baseline }
    return nil
  }

  /// The picture in its natural size about its middle.
  func makeContent() -> DisplayContent {
    switch self {
    case .outline(let metrics), .missing(let metrics, _): DisplayContent(fill: metrics.path)
    case .file(let picture): picture.makeContent()
    }
  }

  /// Whether both show the same thing, in whatever size.
  func showsSame(as other: ImageLook) -> Bool {
    switch (self, other) {
    case (.outline(let a), .outline(let b)): a.name == b.name
    case (.file(let a), .file(let b)): a.file === b.file
    case (.missing, .missing): true
    default: false
    }
  }

  /// Says what cannot be shown.
  func warn(_ image: Image, at path: @autoclosure () -> String) {
    switch self {
    case .file: break
    case .missing(_, let reason):
      ViewWarning.once("\(path()): \(reason)", key: "image \(image.description)")
    case .outline(let metrics): metrics.warnIfUnknown(at: path())
    }
  }
}

extension ImageLook: @MainActor Equatable {
  static func == (lhs: ImageLook, rhs: ImageLook) -> Bool {
    switch (lhs, rhs) {
    case (.outline(let a), .outline(let b)): a == b
    case (.file(let a), .file(let b)): a == b
    case (.missing(let a, let first), .missing(let b, let second)): a == b && first == second
    default: false
    }
  }
}

/// A file and how it is to be drawn.
struct FilePicture: Equatable {
  let file: ImageFile
  private let style: ImageStyle

  init(_ file: ImageFile, _ image: Image) {
    self.file = file
    style = ImageStyle(
      isTemplate: image.mode.map { $0 == .template } ?? file.isTemplate ?? false,
      isSmooth: image.interpolationOrDefault != .none)
  }

  func makeContent() -> DisplayContent {
    let rect = CGRect(
      x: -file.size.width / 2, y: -file.size.height / 2, width: file.size.width,
      height: file.size.height)
    return DisplayContent(.image(file.raster, rect, style))
  }

  /// The picture as a letter.
  var attachment: TextAttachment {
    TextAttachment(
      name: "\(ObjectIdentifier(file.raster)) \(file.size) \(style)",
      picture: LetterPicture(file.raster, style), size: file.size)
  }

  static func == (lhs: FilePicture, rhs: FilePicture) -> Bool {
    lhs.file === rhs.file && lhs.style == rhs.style
  }
}
