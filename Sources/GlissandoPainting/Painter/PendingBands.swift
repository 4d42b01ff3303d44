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
  /// The smallest rectangle around all of it.
  private var area = IntRect.empty
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
    area = area.union(item.area)
    isEmpty = false
  }

  /// Paints what was taken, and forgets it.
  ///
  /// - Parameter pixels: The first ones of the target, with nothing put off.
  func paint(onto target: RasterTarget, pixels: UnsafeMutablePointer<UInt32>) {
    isEmpty = true
    let isShared = cost >= Self.leastSharedCost
    makeScratch(target.width, for: isShared ? cores.count : 1)
    next.store(area.top, ordering: .relaxed)
    cores.share(isShared) { worker, _ in work(worker, target, pixels) }
    items.removeAll(keepingCapacity: true)
    (cost, area) = (0, .empty)
  }

  /// The first item of which something is seen in rows: those before one that hides all of them are not.
  private func firstSeen(in rows: Range<Int>, _ target: RasterTarget) -> Int {
    let band = IntRect(
      left: area.left, top: rows.lowerBound, right: area.right, bottom: rows.upperBound)
    for index in items.indices.reversed()
    where items[index].area.contains(band) && items[index].hides(band, of: target) {
      return index
    }
    return 0
  }

  /// Takes band after band, as long as there are any.
  private func work(
    _ worker: Int, _ target: RasterTarget, _ pixels: UnsafeMutablePointer<UInt32>
  ) {
    while true {
      let row = next.add(Self.rows, ordering: .relaxed).oldValue
      if row >= area.bottom { return }
      let end = min(row + Self.rows, area.bottom)
      for index in firstSeen(in: row..<end, target)..<items.count {
        var part = items[index].area
        (part.top, part.bottom) = (max(part.top, row), min(part.bottom, end))
        if part.top >= part.bottom { continue }
        target.forEachVisiblePart(of: part) {
          items[index].paint(onto: target, pixels, clip: $0, scratch: scratch[worker].base)
        }
      }
    }
  }

  private func makeScratch(_ width: Int, for workers: Int) {
    // Each was made for the widest target of its time.
    scratch.removeAll { $0.count < width }
    while scratch.count < workers { scratch.append(PixelMemory(rowOf: width)) }
  }
}
