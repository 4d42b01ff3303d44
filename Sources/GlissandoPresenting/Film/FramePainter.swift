import Dispatch
import GlissandoDrawing
import GlissandoPainting

/// Paints frames one after the other, on a thread of its own: meanwhile the frame before is written, and the views of
/// the next one are made.
///
/// Large things are painted by all cores. Pixels do not depend on how many there are, nor on who waits for whom.
// Unchecked: only work on the queue touches what changes.
final class FramePainter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "frames")
  private let painter: Painter
  private let scale: Double

  init(scale: Double, coreCount: Int?) {
    painter = Painter(isExact: true, coreCount: coreCount)
    self.scale = scale
  }

  /// Begins to paint a list.
  ///
  /// - Parameter canvas: What is painted over: its memory is used where nobody else has it.
  func begin(
    _ list: DisplayList, background: Color.Resolved, on canvas: consuming PaintedImage
  ) -> FrameInPainting {
    let frame = FrameInPainting(canvas)
    let work = Work(list: list, background: background)
    queue.async { [self] in
      frame.finish {
        $0.paint(work.list, scale: scale, background: work.background, painter: painter)
      }
    }
    return frame
  }

  /// Waits until nothing is being painted.
  func wait() { queue.sync {} }

  // Unchecked: contents do not change, and text is drawn by one thread at a time.
  private struct Work: @unchecked Sendable {
    let list: DisplayList
    let background: Color.Resolved
  }
}

/// A frame that is being painted, or that is painted.
// Unchecked: the image is painted before it is signalled, and read after that.
final class FrameInPainting: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var isDone: Bool
  private var image: PaintedImage

  /// A frame that is painted.
  init(painted image: PaintedImage) { (self.image, isDone) = (image, true) }

  fileprivate init(_ canvas: consuming PaintedImage) { (image, isDone) = (canvas, false) }

  fileprivate func finish(_ body: (inout PaintedImage) -> Void) {
    body(&image)
    done.signal()
  }

  /// What is painted, as soon as it is; asked for by one thread only.
  func wait() -> PaintedImage {
    if !isDone { done.wait() }
    isDone = true
    return image
  }

  /// What is painted, for somebody who paints over it: nobody asks for it any more.
  func consume() -> PaintedImage {
    var image = PaintedImage(width: 1, height: 1)
    swap(&image, &self.image)
    return image
  }
}
