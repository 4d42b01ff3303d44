public import Foundation
public import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// Images by name: assets, files and symbols.

extension Image {
  /// Shows the image of a name: an image set of an asset catalogue, or a PNG, JPEG, SVG or PDF file, of
  /// the program's resources or beside the program.
  ///
  /// `"Ball"` finds the image set `Ball` of a folder `Something.xcassets`, in the variant for the
  /// display and for light or dark, else `Ball.svg`, `Ball.png`, `Ball@2x.png`, `Ball.jpg`,
  /// `Ball.jpeg` or `Ball.pdf`; in the bundle, in the folder of the program and in the working folder, in each
  /// also in `Resources` and `Images`.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundlePath: bundle?.resourcePath, SymbolLibrary.self))
  }

  /// Shows an image of an asset catalogue.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Shows the image of a name, with a label for those who cannot see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self = Image(name, bundle: bundle).labelled(label.string)
  }

  /// Shows the image of a name that says nothing to those who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self = Image(name, bundle: bundle).labelled("")
  }

  /// Shows a symbol: a drawing that takes the colour, size and weight of the text around it.
  ///
  /// A name that is not known shows a box of dots, with a warning that names the nearest ones.
  public init(systemName: String) {
    self.init(source: .outline(systemName, SymbolLibrary.self))
  }

  /// Shows a symbol with a value from 0 to 1, which some vary with: bars or waves that it does not reach are faint.
  ///
  /// Nil is the symbol as it is; what is less than 0 or not a number is 0. Those that vary are `wifi`, `cellularbars`,
  /// `speaker.wave.3` with its relatives, `wave.3.right` and `chart.bar`.
  public init(systemName: String, variableValue: Double?) {
    self = Image(systemName: systemName).varied(by: variableValue)
  }
}
