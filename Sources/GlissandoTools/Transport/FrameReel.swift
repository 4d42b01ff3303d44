package import GlissandoDrawing
import GlissandoMotion

/// The last seconds of what a window showed, frame by frame, exactly.
///
/// Frames are kept as display lists, not as pixels: a list every second or so in full, and for the
/// frames between only the items that changed. The lists share their contents with the window's
/// own, so that a second of a few moving things takes some kilobytes.
package final class FrameReel {
  /// One frame.
  package struct Shot {
    /// Seconds on the content's clock.
    package var time: Double
    /// What lay behind everything.
    package var ground: Color.Resolved
    /// The end of the frame's changes among those of its segment.
    fileprivate var changesEnd: Int
  }

  /// A place in the reel: 0 is the oldest frame that is kept.
  package typealias Index = Int

  /// The seconds that are kept, reckoned from the newest frame.
  package let duration: Double
  /// The bytes that are kept, as estimated; the newest frames are kept whatever they take.
  package let byteLimit: Int

  /// The bytes that are kept, as estimated.
  package private(set) var byteCount = 0
  /// The number of frames.
  package private(set) var count = 0

  private var segments: [Segment] = []
  /// The newest frame's items.
  private var newest: [DisplayItem] = []
  /// Memory of segments that are gone, to be used again.
  private var spare: [Segment] = []

  /// 20 seconds are what a person still remembers; 64 MB are a fifth of what the program takes
  /// with a large window.
  package init(duration: Double = 20, byteLimit: Int = 64 << 20) {
    self.duration = duration
    self.byteLimit = byteLimit
  }

  /// Adds what is shown from a time on.
  ///
  /// Times must not decrease; a frame at the time of the one before takes its place in time, and
  /// that stays below it.
  ///
  /// - Complexity: O(*n*) in the items, of which only those that changed are copied.
  package func add(_ list: DisplayList, ground: Color.Resolved, at time: Double) {
    if continues(list) {
      addChanges(of: list)
    } else {
      beginSegment(list)
    }
    let last = segments.count - 1
    let end = segments[last].changes.count
    segments[last].shots.append(Shot(time: time, ground: ground, changesEnd: end))
    count += 1
    forget(before: time - duration)
  }

  // MARK: Asking

  /// The times that are kept; nil if there is no frame.
  package var range: ClosedRange<Double>? {
    guard let first = segments.first?.shots.first, let last = segments.last?.shots.last else {
      return nil
    }
    return first.time...last.time
  }

  /// The frame that was shown at a time: the newest that is not later.
  ///
  /// The oldest for an earlier time; nil if there is no frame.
  ///
  /// - Complexity: O(log *n*).
  package func index(at time: Double) -> Index? {
    guard count > 0 else { return nil }
    return max((0..<count).partitioningIndex { shot($0).time > time } - 1, 0)
  }

  /// The newest frame that was shown before a time; nil if there is none.
  ///
  /// - Complexity: O(log *n*).
  package func index(before time: Double) -> Index? {
    let next = (0..<count).partitioningIndex { shot($0).time >= time }
    return next > 0 ? next - 1 : nil
  }

  /// A frame.
  ///
  /// - Precondition: 0 ≤ `index` < `count`.
  package func shot(_ index: Index) -> Shot {
    let (segment, offset) = place(of: index)
    return segments[segment].shots[offset]
  }

  /// Puts a frame's items into `items`.
  ///
  /// - Precondition: 0 ≤ `index` < `count`.
  /// - Complexity: O(*n*) in the items and in what changed since the last full list.
  package func read(_ index: Index, into items: inout [DisplayItem]) {
    let (place, offset) = place(of: index)
    let segment = segments[place]
    items.removeAll(keepingCapacity: true)
    items.append(contentsOf: segment.start)
    for change in segment.changes[..<segment.shots[offset].changesEnd] {
      items[change.index] = change.item
    }
  }

  // MARK: - Segments

  /// Frames of one and the same structure: the first in full, the others as changes.
  private struct Segment {
    var start: [DisplayItem] = []
    var changes: [Change] = []
    var shots: [Shot] = []
    /// The number of frames before, counted since the reel was made.
    var firstNumber = 0
    var bytes = 0
  }

  private struct Change {
    var index: Int
    var item: DisplayItem
  }

  /// To go to a frame, all changes since the segment's start have to be made again; so many frames
  /// take some tens of microseconds.
  private static let segmentLength = 60
  /// Only whole segments are forgotten: many small ones keep to the limit better.
  private static let leastSegments = 16

  /// The number of frames ever forgotten.
  private var forgotten: Int { segments.first?.firstNumber ?? 0 }

  private func place(of index: Index) -> (segment: Int, offset: Int) {
    let number = forgotten + index
    let segment = max(segments.partitioningIndex { $0.firstNumber > number } - 1, 0)
    return (segment, number - segments[segment].firstNumber)
  }

  private func continues(_ list: DisplayList) -> Bool {
    guard let last = segments.last, last.shots.count < Self.segmentLength,
      last.bytes < byteLimit / Self.leastSegments
    else { return false }
    return newest.count == list.items.count
  }

  private func addChanges(of list: DisplayList) {
    let last = segments.count - 1
    var bytes = 0
    for index in list.items.indices {
      let item = list.items[index]
      if newest[index].isSame(as: item) { continue }
      segments[last].changes.append(Change(index: index, item: item))
      bytes += MemoryLayout<Change>.stride + item.byteCount(since: newest[index])
      newest[index] = item
    }
    segments[last].bytes += bytes
    byteCount += bytes
  }

  private func beginSegment(_ list: DisplayList) {
    var segment = spare.popLast() ?? Segment()
    segment.firstNumber = forgotten + count
    segment.start.append(contentsOf: list.items)
    segment.bytes = list.items.count * MemoryLayout<DisplayItem>.stride
    for index in list.items.indices {
      // What stands where it stood is shared; after an insertion too much is counted, which is
      // the safe side.
      let before = index < newest.count ? newest[index] : nil
      segment.bytes += list.items[index].byteCount(since: before)
    }
    byteCount += segment.bytes
    segments.append(segment)
    newest.removeAll(keepingCapacity: true)
    newest.append(contentsOf: list.items)
  }

  private func forget(before time: Double) {
    while segments.count > 1 {
      let isOld = segments[1].shots.first.map { $0.time <= time } ?? false
      guard isOld || byteCount > byteLimit else { return }
      removeFirstSegment()
    }
  }

  private func removeFirstSegment() {
    var segment = segments.removeFirst()
    byteCount -= segment.bytes
    count -= segment.shots.count
    segment.start.removeAll(keepingCapacity: true)
    segment.changes.removeAll(keepingCapacity: true)
    segment.shots.removeAll(keepingCapacity: true)
    // Two: one that is filled while another one is emptied.
    if spare.count < 2 { spare.append(segment) }
  }
}
