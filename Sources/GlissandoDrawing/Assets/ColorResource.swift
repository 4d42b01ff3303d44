public import Foundation
import GlissandoMotion

/// A colour of an asset catalogue, by its name.
///
/// Members for all of them are written by the build plugin `GlissandoAssetNames`.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Names a colour of a bundle's catalogues.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// An image of an asset catalogue, by its name.
///
/// Members for all of them are written by the build plugin `GlissandoAssetNames`.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Names an image of a bundle's catalogues.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Makes the colour that has this name in an asset catalogue: a colour set in a folder
  /// `Something.xcassets` among the resources of the bundle, beside the program, or in the working
  /// folder.
  ///
  /// The catalogues are read once. Dark surroundings get the variant for them. A name that is in none
  /// of them is clear, and is said once.
  public init(_ name: String, bundle: Bundle? = nil) {
    if let color = AssetLibrary.color(name, bundlePath: bundle?.resourcePath) {
      self = color
      return
    }
    MotionWarning.report(
      MotionWarning(
        what: "the colour \"\(name)\"",
        remedy: "no asset catalogue (a folder *.xcassets) among the resources, beside the program "
          + "or in the working folder has a colour set of that name; it is clear"))
    self = .clear
  }

  /// Makes a colour of an asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
