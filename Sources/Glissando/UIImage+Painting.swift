public import GlissandoCompatibility
import GlissandoDrawing
import GlissandoViews

/// How a picture is coloured.
extension UIImage {
  /// Whether a picture is shown as it is or in the colour that is around.
  public enum RenderingMode: Int, Sendable {
    /// As what it is: a symbol in the colour around, others as they are.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// In the colour around.
    case alwaysTemplate
  }

  /// The pixels, those of a symbol in black; nil for what is not found, and where there is no window yet.
  public var cgImage: CGImage? {
    let image = Image(uiImage: self)
    return Self.onMain {
      if let pixels = image.pixels { return CGImage(pixels) }
      return image.naturalSize != nil ? image.painted(in: .black).cgImage : nil
    }
  }

  /// The picture, shown as it is or in the colour around.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let image = Image(uiImage: self)
    return switch renderingMode {
    case .automatic: self
    case .alwaysOriginal: UIImage(image.renderingMode(.original))
    case .alwaysTemplate: UIImage(image.renderingMode(.template))
    }
  }

  /// The picture in one colour, painted at once: where it covers, the colour is.
  ///
  /// SwiftUI: a colour that differs in the dark is that of the light.
  public func withTintColor(_ color: UIColor) -> UIImage {
    let image = Image(uiImage: self)
    return Self.onMain { image.painted(in: Color(uiColor: color)).uiImage ?? UIImage(image) }
  }

  /// The picture in one colour, shown as it is or in the colour around.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }
}

extension Image {
  /// Pixels for each point of a symbol that becomes a picture.
  private static let symbolScale = 3.0

  /// What paints the picture in one colour, as large as it is.
  @MainActor fileprivate func painted(in color: Color) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: renderingMode(.template).foregroundStyle(color))
    renderer.scale = Self.symbolScale
    if let pixels, let size = naturalSize, size.width > 0 {
      renderer.scale = CGFloat(pixels.width) / size.width
    }
    return renderer
  }
}
