public import Foundation
import GlissandoControls
import GlissandoMotion
public import GlissandoViews

/// A picture as programs name it that are written with a system's own controls in mind.
///
/// Only what such programs hand to ``Image``. `NSImage` is the same type.
public final class UIImage: Hashable, Sendable {
  fileprivate let image: Image

  init(_ image: Image) { self.image = image }

  /// Takes the picture of a name; what is not found is told when it is shown.
  public init?(named name: String) { image = Image(name) }

  /// Takes the picture of a name from a bundle; what is not found is told when it is shown.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    image = Image(name, bundle: bundle)
  }

  /// Takes a symbol.
  public init?(systemName name: String) { image = Image(systemName: name) }

  /// Takes the picture in a file; nil where there is no file.
  public init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    image = Image(file: path)
  }

  /// Whether both are the same picture.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs.image == rhs.image }

  /// Feeds where the picture comes from.
  public func hash(into hasher: inout Hasher) { hasher.combine(image.description) }
}

/// The name that the same pictures have on the desktop.
public typealias NSImage = UIImage

extension Image {
  /// Shows a picture that a program has taken.
  public init(uiImage: UIImage) { self = uiImage.image }
  /// Shows a picture that a program has taken.
  public init(nsImage: NSImage) { self = nsImage.image }
}
