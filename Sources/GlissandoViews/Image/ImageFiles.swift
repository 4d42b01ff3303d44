import Foundation
import GlissandoDrawing

/// An image file that has been read.
final class ImageFile {
  /// The pixels, or what makes them.
  let raster: RasterImage
  /// The natural size in points.
  let size: CGSize

  init(_ raster: RasterImage, pixelsPerPoint: CGFloat) {
    self.raster = raster
    size = CGSize(
      width: CGFloat(raster.width) / pixelsPerPoint, height: CGFloat(raster.height) / pixelsPerPoint
    )
  }
}

extension ImageFile: Equatable {
  /// Whether both are one and the same.
  static func == (a: ImageFile, b: ImageFile) -> Bool { a === b || a.raster === b.raster }
}

/// Why an image cannot be shown.
struct ImageFileError: Error, CustomStringConvertible {
  let description: String
}

/// Finds image files and keeps what has been read.
///
/// A file is read once, when it is first shown; one that changes later stays as it was until it is
/// forgotten.
@MainActor
enum ImageFiles {
  private static var known: [String: Result<ImageFile, ImageFileError>] = [:]

  /// The file of an image that is no symbol.
  static func load(
    _ source: Image.Source, with reader: (any ImageReader)?
  ) -> Result<ImageFile, ImageFileError> {
    if case .raster(let file) = source { return .success(file) }
    let key = "\(source)"
    if let known = known[key] { return known }
    guard let reader else {
      return .failure(ImageFileError(description: "this host reads no image files"))
    }
    let result = find(source).flatMap { read($0, with: reader) }
    known[key] = result
    return result
  }

  /// Reads a file again when it is shown the next time.
  static func forget(_ source: Image.Source) { known["\(source)"] = nil }

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
  private static let endings = ["", ".svg", "@2x.png", ".png", ".jpg", ".jpeg"]

  private static func find(_ source: Image.Source) -> Result<String, ImageFileError> {
    switch source {
    case .symbol(let name):
      return .failure(ImageFileError(description: "\"\(name)\" is a symbol"))
    case .raster: return .failure(ImageFileError(description: "pixels in memory are no file"))
    case .file(let path):
      guard FileManager.default.fileExists(atPath: path) else {
        return .failure(
          ImageFileError(description: "there is no image file at \"\(path)\"; check the path"))
      }
      return .success(path)
    case .named(let name, let bundlePath):
      for folder in folders(bundlePath) {
        for ending in endings {
          let path = "\(folder)/\(name)\(ending)"
          var isFolder: ObjCBool = false
          if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
            !isFolder.boolValue
          {
            return .success(path)
          }
        }
      }
      return .failure(
        ImageFileError(
          description: "there is no image \"\(name)\"; put a PNG, JPEG or SVG file of that name "
            + "beside the program, into its resources or into the working folder"))
    }
  }

  private static func folders(_ bundlePath: String?) -> [String] {
    let program = (CommandLine.arguments.first.map { ($0 as NSString).deletingLastPathComponent })
    let roots = [
      bundlePath, Bundle.main.resourcePath, program, FileManager.default.currentDirectoryPath,
    ]
    var result: [String] = []
    for root in roots.compactMap({ $0 }) where !root.isEmpty {
      result += [root, root + "/Resources", root + "/Images"]
    }
    return result
  }
}
