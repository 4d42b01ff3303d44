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
  private let painter: FramePainter
  /// The frames that are not written yet, and what they show.
  private var waiting: [(frame: UnpaintedFrame, painting: FrameInPainting)] = []
  /// Pixels that were written, to be painted over.
  private var spare = PaintedImage(width: 1, height: 1)

  /// How many frames are made before the one in front of them is written.
  ///
  /// Each takes the memory of its pixels.
  private static let framesAhead = 2

  /// Prepares to film a source that nobody has advanced yet.
  ///
  /// - Parameter coreCount: How many cores paint; nil is as many as there are. The pixels are the same.
  package init(
    _ source: any FilmSource, background: FilmBackground = .own, coreCount: Int? = nil
  ) {
    self.source = source
    self.background = background
    painter = FramePainter(scale: source.scale, coreCount: coreCount)
  }

  /// Writes frames.
  ///
  /// - Parameters:
  ///   - frames: Their numbers; what comes before them is made and not painted.
  ///   - progress: Called after each frame with the number that are written.
  /// - Throws: What the writer throws; of what the source throws, the frames before are written.
  package func write(
    _ frames: ClosedRange<Int>, to writer: any FilmWriter, progress: (Int) -> Void = { _ in }
  ) throws {
    defer { painter.wait() }
    var shown: FrameInPainting?
    for index in 0...frames.upperBound {
      if source.advance() { shown = nil }
      guard index >= frames.lowerBound else { continue }
      let frame = UnpaintedFrame(
        index: index, count: index - frames.lowerBound + 1, label: source.label,
        isRepeat: shown != nil)
      if writer.takesPixels {
        let painting = try shown ?? beginPainting(writer, progress)
        shown = painting
        waiting.append((frame, painting))
        try writeAll(but: Self.framesAhead, to: writer, progress)
      } else {
        let list = try vectors()
        shown = Self.nothing
        try write(frame, list: list, Self.nothing.wait(), to: writer, progress)
      }
    }
    try writeAll(but: 0, to: writer, progress)
    try writer.finish()
  }

  private static let nothing = FrameInPainting(painted: PaintedImage(width: 1, height: 1))

  private func beginPainting(
    _ writer: any FilmWriter, _ progress: (Int) -> Void
  ) throws -> FrameInPainting {
    let picture = Result { try source.picture() }
    if case .failure = picture { try writeAll(but: 0, to: writer, progress) }
    switch try picture.get() {
    case .image(let image): return FrameInPainting(painted: image)
    case .list(let list, let ground):
      let (width, height) = source.pixelSize
      var canvas = PaintedImage(width: 1, height: 1)
      swap(&canvas, &spare)
      if canvas.width != width || canvas.height != height {
        canvas = PaintedImage(width: width, height: height)
      }
      return painter.begin(list, background: shown(ground) ?? Color.clearResolved, on: canvas)
    }
  }

  /// Writes the frames that wait, but for the last ones.
  private func writeAll(
    but count: Int, to writer: any FilmWriter, _ progress: (Int) -> Void
  ) throws {
    while waiting.count > count {
      let (frame, painting) = waiting.removeFirst()
      try write(frame, list: DisplayList(), painting.wait(), to: writer, progress)
      if waiting.first?.painting !== painting { spare = painting.consume() }
    }
  }

  private func write(
    _ frame: UnpaintedFrame, list: DisplayList, _ image: PaintedImage, to writer: any FilmWriter,
    _ progress: (Int) -> Void
  ) throws {
    try writer.add(
      FilmFrame(
        index: frame.index, label: frame.label, isRepeat: frame.isRepeat, size: source.size,
        list: list, image: image))
    progress(frame.count)
  }

  /// What is known of a frame before it is painted.
  private struct UnpaintedFrame {
    let index: Int
    /// Which one it is of those that are written.
    let count: Int
    let label: FilmLabel
    let isRepeat: Bool
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
    case .list(let list, let ground):
      guard let color = shown(ground) else { return list }
      let content = DisplayContent(fill: Path(page))
      var whole = DisplayList()
      whole.append(DisplayLeaf(id: 0, content: content, paint: .color(color)))
      whole.append(contentsOf: list.items)
      return whole
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
