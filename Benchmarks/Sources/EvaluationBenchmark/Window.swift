import Foundation
import Measuring

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
  private let window: OffscreenWindow
  private let writers = Writers()

  /// The rows that are changed, as many in every window, so that the processor's caches favour none
  /// of them: in turns one in view and one anywhere.
  private static let changedRows = 50

  init(count: Int) {
    self.count = count
    window = OffscreenWindow(
      Rows(count: count, writers: writers), size: CGSize(width: 400, height: 800),
      isPainted: false)
  }

  /// Processor microseconds of a frame in which one state changes: all passes up to the display
  /// list and its damage.
  func microsecondsPerFrame(_ change: Change, frames: Int) -> Double {
    // Measured in one go: reading the processor's time twice a frame is a tenth of what it takes.
    let total = processorSeconds {
      for index in 0..<frames {
        let turn = index / 2 % Self.changedRows
        write(change, index % 2 == 0 ? turn : turn * (count / Self.changedRows))
        window.render()
      }
    }
    return total * 1e6 / Double(frames)
  }

  private func write(_ change: Change, _ row: Int) {
    switch change {
    case .colour: writers.recolour[row]?()
    case .text: writers.rewrite[row]?()
    }
  }
}
