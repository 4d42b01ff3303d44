import Foundation
import GlissandoMotion
import GlissandoPainting
import GlissandoViews

/// The views of a window without a window, and frames that each change one state among them.
@MainActor
final class Window {
  /// What is changed in each frame.
  enum Change: String, CaseIterable {
    /// A colour: nothing is measured again.
    case colour
    /// A text: it is shaped and measured again, and its row keeps its size.
    case text
  }

  let count: Int
  private let host: ViewHost
  private let writers = Writers()
  private var frame = 0

  private static let frameRate = 60.0
  /// The rows that are changed, as many in every window, so that the processor's caches favour none
  /// of them: in turns one in view and one anywhere.
  private static let changedRows = 50

  init(count: Int) {
    self.count = count
    host = ViewHost(
      Rows(count: count, writers: writers), size: CGSize(width: 400, height: 800), scale: 1,
      textShaper: PangoTextShaper())
    render()
  }

  /// Processor microseconds of a frame in which one state changes: all passes up to the display
  /// list and its damage.
  func microsecondsPerFrame(_ change: Change, frames: Int) -> Double {
    var total = 0.0
    for index in 0..<frames {
      let turn = index / 2 % Self.changedRows
      let row = index % 2 == 0 ? turn : turn * (count / Self.changedRows)
      let start = processorTime()
      write(change, row)
      render()
      total += processorTime() - start
    }
    return total * 1e6 / Double(frames)
  }

  private func write(_ change: Change, _ row: Int) {
    switch change {
    case .colour: writers.recolour[row]?()
    case .text: writers.rewrite[row]?()
    }
  }

  private func render() {
    frame += 1
    let time = FrameTime(
      index: frame, seconds: Double(frame) / Self.frameRate, interval: 1 / Self.frameRate)
    _ = host.render(time)
    host.finishFrame()
  }
}

/// Seconds of processor time of this thread: what other processes do in between does not count.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
