public import Foundation
package import GlissandoDrawing
public import GlissandoMotion

/// A picture: one of the symbols that come with the library, or a file.
public nonisolated struct Image: View, PrimitiveView, Equatable {
  /// Where the picture comes from.
  package enum Source: Equatable {
    /// A drawing that takes the size and the weight of the text around.
    case outline(String, any OutlineSource.Type)
    /// A name to look for among the program's resources, which may be that of an outline.
    case named(String, bundlePath: String?, any OutlineSource.Type)
    case file(String)
    /// Pixels that are in memory.
    case raster(ImageFile)

    package static func == (a: Source, b: Source) -> Bool {
      switch (a, b) {
      case (.outline(let a, let source), .outline(let b, let other)): a == b && source == other
      case (.named(let a, let path, let source), .named(let b, let otherPath, let other)):
        a == b && path == otherPath && source == other
      case (.file(let a), .file(let b)): a == b
      case (.raster(let a), .raster(let b)): a == b
      default: false
      }
    }
  }

  /// How carefully pixels are mixed when an image is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all: each pixel stays a rectangle.
    case none
    /// A little.
    case low
    /// Enough for most pictures.
    case medium
    /// As well as can be.
    case high
  }

  /// What an image is painted with.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The foreground style, where the image is opaque.
    case template
    /// Its own colours.
    case original
  }

  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// A little higher than the letters.
    case small
    /// The default.
    case medium
    /// Clearly larger than the letters.
    case large
  }

  var source: Source
  var isResizable = false
  var capInsets = EdgeInsets()
  var resizingMode = ResizingMode.stretch
  var interpolationOrDefault = Interpolation.medium
  var mode: TemplateRenderingMode?
  /// In which styles the layers of an outline are painted; nil is as around.
  var layering: OutlineLayering?
  /// What some outlines vary with, from 0 to 1; nil where none is given.
  private(set) var variableValue: Double?
  /// What it is called by those who do not see it: nil by its own name, empty for one that only decorates.
  private var label: String?

  package init(source: Source) { self.source = source }

  /// Shows the image file at a path: PNG, JPEG, SVG or the first page of a PDF.
  ///
  /// Ours: the original loads files through other frameworks. A path that does not begin with a
  /// slash is seen from the working folder.
  public init(file path: String) {
    self.init(source: .file(path))
  }

  /// Shows the image file at a URL of a file: PNG, JPEG, SVG or the first page of a PDF.
  ///
  /// Ours: the original loads files through other frameworks.
  public init(url: URL) {
    self.init(file: url.path)
  }

  /// Reads an image file again when it is shown the next time, since it is another one.
  ///
  /// What shows it meanwhile goes on showing what it was.
  @MainActor package static func forget(file path: String) { ImageFiles.forget(.file(path)) }

  /// Shows pixels that are in memory, so many for each point.
  package init(_ raster: RasterImage, scale: CGFloat) {
    self.init(source: .raster(ImageFile(raster, pixelsPerPoint: scale)))
  }

  private func changing(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// The image with its pixels mixed more or less carefully when it is scaled.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changing { $0.interpolationOrDefault = interpolation }
  }

  /// The image in the foreground style or in its own colours; nil is a symbol in the foreground
  /// style and a file in its own colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changing { $0.mode = renderingMode }
  }

  /// The image by another name for those who do not see it; empty for one that only decorates.
  package func labelled(_ label: String) -> Image { changing { $0.label = label } }

  /// The image with the layers of its outline in certain styles; nil is as around.
  package func layered(_ layering: OutlineLayering?) -> Image {
    changing { $0.layering = layering }
  }

  /// The image with a value from 0 to 1 that some outlines vary with; nil is the outline as it is.
  package func varied(by value: Double?) -> Image { changing { $0.variableValue = value } }

  /// What it is called; nil for pixels and files, whose names say nothing.
  var inspected: InspectedPicture? {
    if let label { return InspectedPicture(name: label) }
    return switch source {
    case .outline(let name, _): InspectedPicture(symbol: name)
    case .named(let name, _, _): InspectedPicture(name: name)
    case .file, .raster: nil
    }
  }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    guard shadows(in: context.environment).isEmpty else {
      return ShadowedLeafNode.make(of: self, in: context)
    }
    return ImageNode(self, context)
  }
}

// Unchecked: fixed, but for what painters keep in turn.
extension Image: @unchecked Sendable {}

extension Image: CustomStringConvertible {
  /// How the image was made.
  public var description: String {
    switch source {
    case .outline(let name, let source): source.description(of: name)
    case .named(let name, _, _): "Image(\"\(name)\")"
    case .file(let path): "Image(file: \"\(path)\")"
    case .raster(let file): "Image(\(file.raster.width)x\(file.raster.height) pixels)"
    }
  }
}

extension EnvironmentValues {
  /// The size of symbols beside text.
  @Entry public var imageScale: Image.Scale = .medium
}

extension View {
  /// Sets the size of the symbols inside beside text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
