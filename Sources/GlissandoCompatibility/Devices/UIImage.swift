public import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// A picture as programs name it that are written with a system's own controls in mind.
///
/// Only what such programs hand to ``Image``, and what they ask of it. `NSImage` is the same type.
public final class UIImage: Hashable, Sendable {
  let image: Image

  package init(_ image: Image) { self.image = image }

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

  /// Takes the picture that the bytes of a file hold; nil where they are none, or too many.
  ///
  /// Without a window there is none: it is the window that reads pictures.
  public convenience init?(data: Data) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? data.write(to: file, options: .withoutOverwriting)) != nil,
      let image = Self.onMain({ Image(readingFile: file.path) })
    else { return nil }
    self.init(image)
  }

  /// The natural size in points; 0 where there is no window that could read it, or no such picture.
  ///
  /// A file is read with the first question, and kept as long as the window.
  public var size: CGSize { Self.onMain { self.image.naturalSize } ?? .zero }

  /// Pixels for each point.
  public var scale: CGFloat {
    let width = size.width
    return width > 0 ? Self.onMain { self.image.pixels.map { CGFloat($0.width) / width } } ?? 1 : 1
  }

  /// The bytes of a PNG file of the picture; nil for a symbol and for what is not found.
  public func pngData() -> Data? { bytes(as: .png) }

  /// The bytes of a JPEG file of the picture, on white; nil for a symbol and for what is not found.
  ///
  /// - Parameter compressionQuality: From 0, the smallest, to 1, the best.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    bytes(as: .jpeg(quality: compressionQuality))
  }

  private func bytes(as format: ImageFormat) -> Data? {
    Self.onMain { self.image.bytes(as: format) }
  }

  /// Runs what is the window's, from whatever thread.
  package static func onMain<Result>(_ body: @escaping @MainActor () -> Result) -> Result {
    let body = Carried(body)
    if MainContext.isCurrent {
      return MainActor.assumeIsolated { Carried(body.value()) }.value
    }
    return DispatchQueue.main.sync {
      MainActor.assumeIsolated { Carried(body.value()) }
    }.value
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
