package import Foundation
package import GlissandoDrawing
import GlissandoMotion

/// What a picture that no view shows is, as the window that was told something last reads it.
extension Image {
  /// Takes the picture in a file as it is now; nil where there is none, or no window that could read it.
  @MainActor package init?(readingFile path: String) {
    guard let raster = LatestWindow.tree?.imageFiles.readAnew(path) else { return nil }
    self.init(source: .raster(ImageFile(raster, pixelsPerPoint: 1)))
  }

  /// The natural size in points; nil where there is no such picture.
  @MainActor package var naturalSize: CGSize? { inMemory?.size ?? look?.size }

  /// The pixels; nil for an outline and where there is no such picture.
  @MainActor package var pixels: RasterImage? {
    if let inMemory { return inMemory.raster }
    if case .file(let picture) = look { return picture.file.raster }
    return nil
  }

  /// The bytes of a file that holds the picture; nil for an outline and where there is no such picture.
  @MainActor package func bytes(as format: ImageFormat) -> Data? {
    pixels.flatMap { LatestWindow.tree?.imageFiles.bytes(of: $0, as: format) }
  }

  private var inMemory: ImageFile? {
    if case .raster(let file) = source { file } else { nil }
  }

  @MainActor private var look: ImageLook? {
    guard let tree = LatestWindow.tree else { return nil }
    // The window may still be about to make its first view.
    var environment = EnvironmentValues()
    environment.window = WindowReference(tree)
    environment.displayScale = LatestWindow.scale
    let look = ImageLook(self, in: environment)
    if case .missing = look { return nil }
    return look
  }
}
