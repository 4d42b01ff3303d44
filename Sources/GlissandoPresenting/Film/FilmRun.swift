import Foundation
import Glissando
import GlissandoDrawing
import GlissandoPainting

/// Makes the frames of a film, one after the other, and hands them to what writes them.
///
/// Every frame is painted in full by an exact painter: it depends on the source and its number alone,
/// not on where a part of the film begins.
@MainActor
package final class FilmRun {
  private let source: any FilmSource
  private let background: FilmBackground
  private let painter = Painter(isExact: true)
  private var canvas: PaintedImage

  /// Prepares to film a source that nobody has advanced yet.
  package init(_ source: any FilmSource, background: FilmBackground = .own) {
    self.source = source
    self.background = background
    let (width, height) = source.pixelSize
    canvas = PaintedImage(width: width, height: height)
  }

  /// Writes frames.
  ///
  /// - Parameters:
  ///   - frames: Their numbers; what comes before them is made and not painted.
  ///   - progress: Called after each frame with the number that are written.
  /// - Throws: What the writer throws.
  package func write(
    _ frames: ClosedRange<Int>, to writer: any FilmWriter, progress: (Int) -> Void = { _ in }
  ) throws {
    var isRepeat = false
    for index in 0...frames.upperBound {
      let hasChanged = source.advance()
      if hasChanged { isRepeat = false }
      guard index >= frames.lowerBound else { continue }
      if !isRepeat, writer.takesPixels { try paint() }
      let list = writer.takesPixels ? DisplayList() : try vectors()
      try writer.add(
        FilmFrame(
          index: index, label: source.label, isRepeat: isRepeat, size: source.size, list: list,
          image: canvas))
      isRepeat = true
      progress(index - frames.lowerBound + 1)
    }
    try writer.finish()
  }

  private func paint() throws {
    switch try source.picture() {
    case .image(let image): canvas = image
    case .list(let list, let ground):
      canvas.paint(
        list, scale: source.scale, background: shown(ground) ?? Color.clearResolved,
        painter: painter)
    }
  }

  /// The frame as it is drawn, with what lies behind it.
  private func vectors() throws -> DisplayList {
    let page = CGRect(origin: .zero, size: source.size)
    switch try source.picture() {
    case .image(let image):
      let raster = RasterImage(width: image.width, height: image.height, pixels: image.pixels)
      return DisplayList(items: [
        .leaf(
          DisplayLeaf(
            id: 0, content: DisplayContent(.image(raster, page)), paint: .color(Self.black)))
      ])
    case .list(var list, let ground):
      if let color = shown(ground) {
        let content = DisplayContent(fill: Path(page))
        list.items.insert(
          .leaf(DisplayLeaf(id: 0, content: content, paint: .color(color))), at: 0)
      }
      return list
    }
  }

  private static let black = Color.Resolved(red: 0, green: 0, blue: 0)

  private func shown(_ ground: Color.Resolved) -> Color.Resolved? {
    switch background {
    case .own: ground
    case .none: nil
    case .color(let color): color
    }
  }
}
