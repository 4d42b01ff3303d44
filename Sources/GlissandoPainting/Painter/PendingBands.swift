import Foundation
import Synchronization

/// What was put off for a target, painted in bands of a few rows each by all cores together.
///
/// Every pixel is what it is by its place alone: it is the same however many cores paint, and whoever of them
/// paints it.
final class PendingBands {
  /// How many rows are painted at a time: of three wide pictures they take a third of a megabyte.
  private static let rows = 16
  /// What is less, in pixels that are filled, is done before another core has woken up.
  private static let leastSharedCost = 1 << 21

  private(set) var isEmpty = true
  private let cores: Cores
  private var items: [PendingRows] = []
  private var cost = 0
  /// Room for a row, for each core.
  private var scratch: [PixelMemory] = []
  /// The first row that no core has taken.
  private let next = Atomic(0)

  init(_ cores: Cores) {
    self.cores = cores
  }

  /// Takes something that is painted after what was taken before.
  func append(_ item: PendingRows) {
    items.append(item)
    cost += item.cost
    isEmpty = false
  }

  /// Paints what was taken, and forgets it.
  ///
  /// - Parameter pixels: The first ones of the target, with nothing put off.
  func paint(onto target: RasterTarget, pixels: UnsafeMutablePointer<UInt32>) {
    isEmpty = true
    let top = items.reduce(Int.max) { min($0, $1.area.top) }
    let bottom = items.reduce(Int.min) { max($0, $1.area.bottom) }
    let isShared = cost >= Self.leastSharedCost
    makeScratch(target.width, for: isShared ? cores.count : 1)
    next.store(top, ordering: .relaxed)
    cores.share(isShared) { worker, _ in work(worker, until: bottom, target, pixels) }
    items.removeAll(keepingCapacity: true)
    cost = 0
  }

  /// Takes band after band, as long as there are any.
  private func work(
    _ worker: Int, until bottom: Int, _ target: RasterTarget,
    _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    while true {
      let row = next.add(Self.rows, ordering: .relaxed).oldValue
      if row >= bottom { return }
      for index in items.indices {
        var part = items[index].area
        (part.top, part.bottom) = (max(part.top, row), min(part.bottom, row + Self.rows))
        if part.top >= part.bottom { continue }
        target.forEachVisiblePart(of: part) {
          items[index].paint(onto: target, pixels, clip: $0, scratch: scratch[worker].base)
        }
      }
    }
  }

  private func makeScratch(_ width: Int, for workers: Int) {
    if let first = scratch.first, first.count < width { scratch = [] }
    while scratch.count < workers { scratch.append(PixelMemory(rowOf: width)) }
  }
}
