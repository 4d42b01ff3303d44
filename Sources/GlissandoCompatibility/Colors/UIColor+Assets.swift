public import Foundation
public import GlissandoDrawing

// Colours of asset catalogues, by their names.

extension UIColor {
  /// Makes the colour that has this name in an asset catalogue; nil where there is none.
  public convenience init?(named name: String) { self.init(named: name, bundle: nil) }

  /// Takes the colour of a name from a bundle's asset catalogues; nil where there is none.
  public convenience init?(named name: String, bundle: Bundle?) {
    guard let color = AssetLibrary.color(name, bundlePath: bundle?.resourcePath) else { return nil }
    self.init(color)
  }

  /// Takes the colour of a name from a bundle's asset catalogues; nil where there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, bundle: bundle)
  }

  /// Makes a colour of an asset catalogue.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
