import Dispatch
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
  private static let leastSharedCost = 1 << 22
  /// So many cores paint at most: further ones would wait for the memory.
  private static let greatestCoreCount = 8

  private(set) var isEmpty = true
  private let coreCount: Int
  private var items: [PendingRows] = []
  private var cost = 0
  /// Room for a row, for each core.
  private var scratch: [PixelMemory] = []
  /// The first row that no core has taken.
  private let next = Atomic(0)

  /// - Parameter coreCount: How many cores paint; at least one does.
  init(coreCount: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.coreCount = max(1, min(coreCount, Self.greatestCoreCount))
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
    let workers = cost < Self.leastSharedCost ? 1 : coreCount
    makeScratch(target.width, for: workers)
    next.store(top, ordering: .relaxed)
    if workers == 1 {
      work(0, until: bottom, target, pixels)
    } else {
      let shared = Shared(bands: self, target: target, pixels: pixels)
      DispatchQueue.concurrentPerform(iterations: workers) {
        shared.bands.work($0, until: bottom, shared.target, shared.pixels)
      }
    }
    items.removeAll(keepingCapacity: true)
    cost = 0
  }

  /// What all cores see while they paint, each in rows of its own.
  private struct Shared: @unchecked Sendable {  // Only `next` changes, and no row has two cores.
    let bands: PendingBands
    let target: RasterTarget
    let pixels: UnsafeMutablePointer<UInt32>
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
          items[index].paint(
            onto: pixels, stride: target.stride, clip: $0, scratch: scratch[worker].base)
        }
      }
    }
  }

  private func makeScratch(_ width: Int, for workers: Int) {
    if let first = scratch.first, first.count < width { scratch = [] }
    while scratch.count < workers { scratch.append(PixelMemory(rowOf: width)) }
  }
}
