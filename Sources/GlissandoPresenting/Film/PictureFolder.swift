package import Foundation
import GlissandoDrawing
import GlissandoPainting

/// A folder of PNG files as a film, in the order of the numbers in their names.
@MainActor
package final class PictureFolder: FilmSource {
  package let size: CGSize
  package let scale = 1.0
  package var frameCount: Int? { files.count }
  private let files: [String]
  private var index = -1
  private let width: Int
  private let height: Int

  /// Looks what there is in a folder.
  ///
  /// - Throws: `FilmError` where there is no picture, or the first one cannot be read.
  package init(_ folder: String) throws(FilmError) {
    files = Self.files(in: folder)
    guard let first = files.first else { throw .noPictures(folder: folder) }
    let image = try PictureFolder.read(first)
    (width, height) = (image.width, image.height)
    size = CGSize(width: image.width, height: image.height)
  }

  /// The pictures of a folder, in the order in which they are shown.
  package static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let pictures = names.filter { $0.lowercased().hasSuffix(".png") && $0 != "strip.png" }
    return pictures.sorted { isBefore($0, $1) }.map { folder + "/" + $0 }
  }

  package func advance() -> Bool {
    index += 1
    return true
  }

  package func picture() throws -> FilmPicture {
    let path = files[index]
    let image = try PictureFolder.read(path)
    guard image.width == width, image.height == height else {
      throw FilmError.otherSize(
        path: path, found: "\(image.width)x\(image.height)", expected: "\(width)x\(height)")
    }
    return .image(PaintedImage(width: width, height: height, pixels: image.pixels))
  }

  package var label: FilmLabel { FilmLabel(frame: index) }

  private static func read(_ path: String) throws(FilmError) -> RasterImage {
    do {
      return try RasterImage.readPNG(from: path)
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
  }

  /// By the numbers in the names, as people count: 2 before 10.
  private static func isBefore(_ left: String, _ right: String) -> Bool {
    let order = left.compare(right, options: .numeric)
    return order == .orderedSame ? left < right : order == .orderedAscending
  }
}
