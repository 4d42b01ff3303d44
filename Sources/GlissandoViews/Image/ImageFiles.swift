import Foundation
import GlissandoDrawing
import GlissandoMotion

/// An image file that has been read.
package final class ImageFile {
  /// The pixels, or what makes them.
  let raster: RasterImage
  /// The natural size in points.
  let size: CGSize
  /// Whether it is drawn in the foreground style; nil where nobody has said.
  let isTemplate: Bool?

  init(_ raster: RasterImage, pixelsPerPoint: CGFloat, isTemplate: Bool? = nil) {
    self.raster = raster
    self.isTemplate = isTemplate
    size = CGSize(
      width: CGFloat(raster.width) / pixelsPerPoint, height: CGFloat(raster.height) / pixelsPerPoint
    )
  }
}

extension ImageFile: Equatable {
  /// Whether both are one and the same.
  package static func == (a: ImageFile, b: ImageFile) -> Bool { a === b || a.raster === b.raster }
}

/// Why an image cannot be shown.
struct ImageFileError: Error, CustomStringConvertible {
  let description: String
}

/// Finds and reads image files for one window, and keeps what has been read.
///
/// A file is read once, when it is first shown; one that changes later stays as it was until it is
/// forgotten, or hundreds of others have been shown since.
@MainActor
final class ImageFiles {
  /// What each file has come to; its pixels count as the memory of pictures (`ImageReader`).
  private var cache = RecentValues<String, Result<ImageFile, ImageFileError>>(greatestCount: 512)

  private let reader: (any ImageReader)?

  /// Makes files for a window; nil reads none.
  init(_ reader: (any ImageReader)?) { self.reader = reader }

  /// The file of an image that is no symbol, in the variant for its surroundings.
  ///
  /// Outside of any window there are only pictures in memory.
  static func load(
    _ source: Image.Source, in environment: EnvironmentValues
  ) -> Result<ImageFile, ImageFileError> {
    if case .raster(let file) = source { return .success(file) }
    let files = environment.window.tree()?.imageFiles ?? ImageFiles(nil)
    return files.load(source, in: environment)
  }

  private func load(
    _ source: Image.Source, in environment: EnvironmentValues
  ) -> Result<ImageFile, ImageFileError> {
    guard let reader else {
      return .failure(ImageFileError(description: "this host reads no image files"))
    }
    if case .named(let name, let bundlePath, _) = source,
      let asset = AssetLibrary.image(name, bundlePath: bundlePath)
    {
      return load(asset, in: environment, with: reader)
    }
    let key = "\(source)"
    if let known = cache.value(for: key) { return known }
    let result = Self.find(source).flatMap { Self.read($0, with: reader) }
    cache.insert(result, for: key)
    return result
  }

  private func load(
    _ asset: AssetLibrary.ImageAsset, in environment: EnvironmentValues,
    with reader: any ImageReader
  ) -> Result<ImageFile, ImageFileError> {
    guard
      let variant = asset.variant(
        isDark: environment.colorScheme == .dark, displayScale: environment.displayScale)
    else { return .failure(ImageFileError(description: "the image set names no file")) }
    if let known = cache.value(for: variant.path) { return known }
    let result = Result { try reader.read(variant.path) }.map { raster in
      ImageFile(
        raster, pixelsPerPoint: variant.pixelsPerPoint ?? 1, isTemplate: asset.isTemplate)
    }.mapError { ImageFileError(description: "\($0)") }
    cache.insert(result, for: variant.path)
    return result
  }

  /// Lets files be read that will be shown soon, and pixels made again that were given back.
  func readAhead(_ paths: [String]) {
    let images: [AwaitedImage] = paths.compactMap { path in
      guard let known = cache.value(for: "\(Image.Source.file(path))") else {
        return AwaitedImage(path)
      }
      return (try? known.get()).map { AwaitedImage(path, image: $0.raster) }
    }
    reader?.readAhead(images)
  }

  /// Those of the files that have been read by now; nil where they are those of the last call.
  func imagesReadAhead() -> [RasterImage]? { reader?.imagesReadAhead() }

  /// The picture in a file as it is now; nil where there is none.
  func readAnew(_ path: String) -> RasterImage? { try? reader?.read(path) }

  /// The bytes of a file that holds a picture; nil where it cannot be written like that.
  func bytes(of picture: RasterImage, as format: ImageFormat) -> Data? {
    try? reader?.bytes(of: picture, as: format)
  }

  /// Reads a file again when it is shown the next time, in every window.
  static func forget(_ source: Image.Source) {
    for tree in LatestWindow.trees { tree.imageFiles.cache.remove("\(source)") }
  }

  private static func read(
    _ path: String, with reader: any ImageReader
  ) -> Result<ImageFile, ImageFileError> {
    do {
      // A name ending in @2x promises two pixels for each point.
      let stem = (path as NSString).deletingPathExtension
      let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
      return .success(ImageFile(try reader.read(path), pixelsPerPoint: scale))
    } catch {
      return .failure(ImageFileError(description: "\(error)"))
    }
  }

  /// The endings that are tried for a name without one, in this order.
  private static let endings = ["", ".svg", "@2x.png", ".png", ".jpg", ".jpeg", ".pdf"]

  private static func find(_ source: Image.Source) -> Result<String, ImageFileError> {
    switch source {
    case .outline(let name, _):
      return .failure(ImageFileError(description: "\"\(name)\" is a symbol"))
    case .raster: return .failure(ImageFileError(description: "pixels in memory are no file"))
    case .file(let path):
      guard FileManager.default.fileExists(atPath: path) else {
        return .failure(
          ImageFileError(description: "there is no image file at \"\(path)\"; check the path"))
      }
      return .success(path)
    case .named(let name, let bundlePath, _):
      if let path = path(of: name, in: bundlePath) { return .success(path) }
      return .failure(
        ImageFileError(
          description: "there is no image \"\(name)\"; put a PNG, JPEG, SVG or PDF file of that "
            + "name, or an asset catalogue with it, beside the program, into its resources or into the "
            + "working folder"))
    }
  }

  /// The first file with a name in the folders in which pictures are looked for.
  private static func path(of name: String, in bundlePath: String?) -> String? {
    for folder in AssetLibrary.folders(bundlePath) {
      for ending in endings {
        let path = "\(folder)/\(name)\(ending)"
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
          !isFolder.boolValue
        {
          return path
        }
      }
    }
    return nil
  }
}

private enum ImageFilesKey: WindowServiceKey {
  static func make(in tree: ViewTree) -> ImageFiles { ImageFiles(nil) }
}

extension ViewTree {
  /// The image files of the window.
  var imageFiles: ImageFiles {
    get { self[ImageFilesKey.self] }
    set { self[ImageFilesKey.self] = newValue }
  }
}
