import Foundation
import Glissando
import GlissandoGallery
import GlissandoFiles
import GlissandoPainting
import GlissandoPresenting

/// Paints a film strip of each page for the documentation, and an index of them.
@MainActor
struct PictureRun {
  let folder: String
  let colorScheme: ColorScheme

  /// A specimen's picture with its plot below, in points.
  private static let size = CGSize(width: 320, height: 300)
  /// The moments that are shown, in seconds since the specimen is there.
  private static let moments = [0.2, 0.35, 0.55, 0.8, 1.5, 2.2]
  private static let frameRate = 60.0

  init(window: WindowOptions, folder: String) {
    self.folder = folder
    colorScheme = window.colorScheme ?? .light
  }

  func run() throws(AppError) {
    let folder = try FrameFolder(folder)
    try? FileManager.default.removeItem(at: folder.url.appendingPathComponent("strip.png"))
    for page in GalleryPage.all {
      try folder.write(strip(of: page), as: page.name + ".png")
    }
    let index = folder.url.appendingPathComponent("index.md")
    do {
      try OutputFile.write(Data(Self.index.utf8), to: index.path)
    } catch {
      throw .unwritable(what: "the index", path: index.path, reason: "\(error)")
    }
    print("\(GalleryPage.all.count) film strips: \(folder.url.path)")
  }

  private func strip(of page: GalleryPage) -> PaintedImage {
    let model = PageModel(page)
    let film = HeadlessFilm(
      SpecimenAndPlot(page: page, model: model), size: Self.size, scale: 1,
      colorScheme: colorScheme,
      reduceMotion: false, frameRate: Self.frameRate)
    film.advance()
    let script = FilmActor(page, model, in: film, start: film.time)
    var images: [PaintedImage] = []
    for moment in Self.moments {
      while film.time < moment - 1 / Self.frameRate {
        script.advance()
        film.advance()
      }
      script.advance()
      images.append(film.next())
    }
    return PaintedImage(sideBySide: images)
  }

  /// The list of all strips, as Markdown.
  static var index: String {
    let groups = PageGroup.filled.map { group in
      let pages = group.pages.map { page in
        """
        ### \(page.title)

        \(page.sentence) `glissando gallery \(page.name)`

        ![\(page.title)](\(page.name).png)

        """
      }
      return "## \(group.title)\n\n" + pages.joined(separator: "\n")
    }
    return """
      # The gallery's pages

      Made by `Scripts/pictures`: each strip shows a page's specimen and its plot at 0.2, 0.35, 0.55,
      0.8, 1.5 and 2.2 seconds.

      \(groups.joined(separator: "\n"))
      """
  }
}

extension PaintedImage {
  /// Pictures of one height side by side, with a line between two.
  fileprivate init(sideBySide images: [PaintedImage]) {
    let height = images.first?.height ?? 1
    var pixels: [UInt32] = []
    for row in 0..<height {
      for (index, image) in images.enumerated() {
        if index > 0 { pixels.append(Self.line) }
        pixels += image.pixels[row * image.width..<(row + 1) * image.width]
      }
    }
    self.init(width: pixels.count / max(height, 1), height: height, pixels: pixels)
  }

  /// A grey that shows on light and dark, as 0xAARRGGBB.
  private static let line: UInt32 = 0xFF80_8080
}
