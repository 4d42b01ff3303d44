import GlissandoControls
public import GlissandoDrawing
import GlissandoViews

// Images that are made of literals and of the names of assets.

// swift-format-ignore: NoLeadingUnderscores
/// The type that the compiler makes of `#imageLiteral(resourceName:)`, which asks for it by this name.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Takes the picture that a literal names.
  public convenience init(imageLiteralResourceName path: String) { self.init(Image(path)) }

  /// Takes an image of an asset catalogue.
  public convenience init(resource: ImageResource) { self.init(Image(resource)) }
}
