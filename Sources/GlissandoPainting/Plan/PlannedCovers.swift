import Foundation
import GlissandoDrawing

/// A clip around items, under a matrix to pixels.
struct PlannedClip: Equatable {
  let id: UInt64
  let path: Path
  let style: FillStyle
  let matrix: CGAffineTransform
}

/// The textures of what large shapes and clips cover, by the identities of leaves and groups; within a
/// budget.
final class PlannedCovers {
  struct Key: Hashable {
    enum Role: Hashable {
      case leaf, clip
    }
    let role: Role
    let id: UInt64
    /// Counts items of one identity in a frame.
    var repetition = 0
  }

  /// What a cover is made from.
  struct Subject {
    /// nil for a clip alone.
    var content: DisplayContent?
    var matrix = CGAffineTransform.identity
    var clips: [PlannedClip]
    /// Whether it is all there is, which then may move by whole pixels.
    var isWhole = false
    var area: IntRect

    /// How far this one lies from a former one that looks the same; nil where it looks different.
    func move(since old: Subject) -> (x: Int, y: Int)? {
      guard content === old.content, clips == old.clips, isWhole == old.isWhole else { return nil }
      if matrix == old.matrix, area == old.area { return (0, 0) }
      guard isWhole, clips.isEmpty, matrix.linearPart == old.matrix.linearPart else { return nil }
      let exact = CGPoint(x: matrix.tx - old.matrix.tx, y: matrix.ty - old.matrix.ty)
      let whole = CGPoint(x: exact.x.rounded(), y: exact.y.rounded())
      guard max(abs(exact.x - whole.x), abs(exact.y - whole.y)) < 1e-6 else { return nil }
      return (Int(pixels: whole.x), Int(pixels: whole.y))
    }
  }

  private struct Entry {
    let number: UInt64
    var subject: Subject
    var lastUse: UInt64
    var byteCount: Int { subject.area.width * subject.area.height }
  }

  /// Bytes of textures: a dozen shapes that fill a window of 3840 by 2160.
  static let byteLimit = 96 << 20

  private let counter: TextureCounter
  private var entries: [Key: Entry] = [:]
  private var frame: UInt64 = 0

  init(_ counter: TextureCounter) { self.counter = counter }

  /// Begins a frame.
  ///
  /// - Returns: The covers that were not used for longest, where there are more than the budget.
  func beginFrame() -> [UInt64] {
    frame += 1
    var excess = entries.values.reduce(-Self.byteLimit) { $0 + $1.byteCount }
    guard excess > 0 else { return [] }
    var dropped: [UInt64] = []
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where excess > 0 && entry.lastUse + 1 < frame {
      excess -= entry.byteCount
      dropped.append(entry.number)
      entries[key] = nil
    }
    return dropped
  }

  /// The texture of a cover, where it lies, and whether it is still to be made.
  func texture(_ key: Key, _ subject: Subject) -> (number: UInt64, place: IntRect, isNew: Bool) {
    var key = key
    while let known = entries[key] {
      if let move = subject.move(since: known.subject) {
        entries[key]?.lastUse = frame
        return (known.number, known.subject.area.offsetBy(x: move.x, y: move.y), false)
      }
      if known.lastUse != frame { break }
      key.repetition += 1
    }
    let number = entries[key]?.number ?? counter.next()
    entries[key] = Entry(number: number, subject: subject, lastUse: frame)
    return (number, subject.area, true)
  }

  func removeAll() { entries.removeAll() }
}
