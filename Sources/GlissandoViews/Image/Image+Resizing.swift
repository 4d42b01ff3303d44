import Foundation
import GlissandoDrawing
public import GlissandoMotion

// Images in sizes other than their own.

extension Image {
  /// How an image fills a size other than its own.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// The image in whatever size it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: How far its edges reach, in points: corners keep their size, and edges are
  ///     stretched or repeated in one direction only.
  ///   - resizingMode: Whether the rest is stretched or repeated.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    copy.capInsets = capInsets
    copy.resizingMode = resizingMode
    return copy
  }

  /// Whether the image is stretched as a whole.
  var isStretchedAsWhole: Bool { resizingMode == .stretch && capInsets == EdgeInsets() }
}

/// An image whose corners keep their size.
struct NineParts {
  private let raster: RasterImage
  private let style: ImageStyle
  private let paint: Paint
  private let natural: CGSize
  private let size: CGSize
  private let image: Image
  /// More pieces than this in a row nobody tells from a stretched one.
  private static let mostTiles = 200

  init(
    _ raster: RasterImage, _ style: ImageStyle, natural: CGSize, paint: Paint, size: CGSize,
    image: Image
  ) {
    let isRepeated = image.resizingMode == .tile && image.capInsets == EdgeInsets()
    let repetition = isRepeated ? raster.repetition : nil
    self.raster = repetition?.image ?? raster
    self.style = style
    self.natural = CGSize(
      width: natural.width * CGFloat(repetition?.across ?? 1),
      height: natural.height * CGFloat(repetition?.down ?? 1))
    self.paint = paint
    self.size = size
    self.image = image
  }

  /// The steps that draw it, its top left corner at the origin.
  var commands: [DrawCommand] {
    let insets = image.capInsets
    let columns = spans(insets.leading, insets.trailing, natural.width, size.width)
    let rows = spans(insets.top, insets.bottom, natural.height, size.height)
    return rows.flatMap { row in
      columns.flatMap { column in
        piece(
          from: CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound,
            width: column.source.length, height: row.source.length),
          to: CGRect(
            x: column.target.lowerBound, y: row.target.lowerBound,
            width: column.target.length, height: row.target.length))
      }
    }
  }

  /// The parts of one direction, in the image and on the screen.
  private func spans(
    _ first: CGFloat, _ last: CGFloat, _ natural: CGFloat, _ length: CGFloat
  ) -> [(source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)] {
    // Where there is no room for both edges they share it.
    let scale = min(1, length / max(first + last, .leastNonzeroMagnitude))
    let (before, after) = (max(0, first), max(0, last))
    guard before + after < natural, length > 0 else { return [(0...natural, 0...max(length, 0))] }
    let middle = before...natural - after
    let start = before * scale
    let end = max(start, length - after * scale)
    var result: [(source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)] = []
    if before > 0 { result.append((0...before, 0...start)) }
    if image.resizingMode == .stretch {
      result.append((middle, start...end))
    } else {
      result += tiles(of: middle, from: start, to: end)
    }
    if after > 0 { result.append((natural - after...natural, end...max(length, end))) }
    return result
  }

  private func tiles(
    of source: ClosedRange<CGFloat>, from start: CGFloat, to end: CGFloat
  ) -> [(source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)] {
    guard source.length > 0, (end - start) / source.length < CGFloat(Self.mostTiles) else {
      return [(source, start...end)]
    }
    var result: [(source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)] = []
    var place = start
    while place < end {
      let length = min(source.length, end - place)
      result.append(
        (source.lowerBound...source.lowerBound + length, place...place + length))
      place += source.length
    }
    return result
  }

  /// Draws a part of the image into a rectangle.
  private func piece(from source: CGRect, to target: CGRect) -> [DrawCommand] {
    guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else {
      return []
    }
    let (x, y) = (target.width / source.width, target.height / source.height)
    let whole = CGRect(
      x: target.minX - source.minX * x, y: target.minY - source.minY * y,
      width: natural.width * x, height: natural.height * y)
    return [
      .save, .clip(Path(target), FillStyle(antialiased: false)),
      .image(raster, whole, style, paint), .restore,
    ]
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
