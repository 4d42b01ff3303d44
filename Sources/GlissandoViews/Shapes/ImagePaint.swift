public import Foundation
package import GlissandoDrawing
package import GlissandoMotion

/// A style that repeats an image, or a part of it.
public struct ImagePaint: ShapeStyle, PaintStyle {
  /// The image.
  public var image: Image
  /// The part of the image, as parts of its sides.
  public var sourceRect: CGRect
  /// How much larger than natural it is drawn.
  public var scale: CGFloat

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - sourceRect: The part of the image, as parts of its sides.
  ///   - scale: How much larger than natural it is drawn; what is not above 0 draws nothing.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  package func paint(in environment: EnvironmentValues) -> Paint {
    paint(in: environment, origin: .zero)
  }

  /// The paint with the corner of one of the repetitions at a point.
  func paint(in environment: EnvironmentValues, origin: CGPoint) -> Paint {
    let carried = Carried((image, sourceRect, scale, origin, environment))
    let paint = MainContext.assumed { () -> Carried<Paint> in
      let (image, source, scale, origin, environment) = carried.value
      return Carried(Self.makePaint(image, source, scale, origin, environment))
    }
    return paint.value
  }

  @MainActor private static func makePaint(
    _ image: Image, _ source: CGRect, _ scale: CGFloat, _ origin: CGPoint,
    _ environment: EnvironmentValues
  ) -> Paint {
    let look = ImageLook(image, in: environment)
    look.warn(image, at: "ImagePaint")
    let natural = look.size
    // The content lies about its middle.
    let transform = CGAffineTransform(
      translationX: natural.width * (0.5 - source.minX),
      y: natural.height * (0.5 - source.minY)
    ).concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let color =
      ForegroundStyle().paint(in: environment).plainColor ?? Color.black.resolve(in: environment)
    return .pattern(
      ImagePattern(
        tile: PatternTile(
          name: "\(image) \(natural)", content: look.makeContent(), color: color,
          transform: transform,
          size: CGSize(
            width: natural.width * source.width * scale,
            height: natural.height * source.height * scale), origin: origin)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A repeated image, or a part of it.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
