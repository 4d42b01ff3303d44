import Foundation
import GlissandoDrawing

// The textures of what large shapes and clips cover.

/// The textures of what large shapes and clips cover, by the identities of leaves and groups; within a
/// budget.
final class PlannedCovers {
  /// What a cover is made from.
  struct Subject {
    /// nil for a clip alone.
    var content: DisplayContent?
    var matrix = CGAffineTransform.identity
    var clips: [Clip]
    /// Of which pixels the clips may leave something, where they cut what is covered; nil where they cut the content.
    var clipArea: IntRect?
    /// Whether it is all there is, which then may move by whole pixels.
    var isWhole = false
    /// The pixels of which Cairo is told: where it sees less of a shape, its edges are others.
    var extent: IntRect
    /// Whether it is told, too, that no more is seen than the area's rows.
    var isCut = false
    var area: IntRect

    /// How far this one lies from a former one that looks the same; nil where it looks different.
    func move(since old: Subject) -> (x: Int, y: Int)? {
      guard content === old.content, clips == old.clips, isWhole == old.isWhole,
        clipArea == old.clipArea, isCut == old.isCut
      else { return nil }
      if matrix == old.matrix, area == old.area, extent == old.extent { return (0, 0) }
      guard isWhole, clips.isEmpty, matrix.linearPart == old.matrix.linearPart else { return nil }
      let exact = CGPoint(x: matrix.tx - old.matrix.tx, y: matrix.ty - old.matrix.ty)
      let whole = CGPoint(x: exact.x.rounded(), y: exact.y.rounded())
      guard max(abs(exact.x - whole.x), abs(exact.y - whole.y)) < 1e-6 else { return nil }
      return (Int(pixels: whole.x), Int(pixels: whole.y))
    }
  }

  private struct Cover {
    let number: UInt64
    let subject: Subject
  }

  /// Bytes of textures: with the usual limit 96 MB, a dozen shapes that fill a window of 3840 by 2160.
  private var byteLimit: Int { memory.limit / 16 * 3 }

  private let counter: TextureCounter
  private let memory: PictureMemory
  private var covers = PlannedEntries<Cover>()

  init(_ counter: TextureCounter, _ memory: PictureMemory) {
    (self.counter, self.memory) = (counter, memory)
  }

  /// Begins a frame of a list.
  ///
  /// - Returns: The textures that are no longer needed.
  func beginFrame(_ list: DisplayList) -> [UInt64] {
    covers.beginFrame()
    return covers.drop(beyond: byteLimit, notIn: list) {
      $0.subject.area.width * $0.subject.area.height
    }.map(\.number)
  }

  /// The texture of a cover, where it lies, and whether it is still to be made.
  func texture(
    _ key: PlannedKey, _ subject: Subject
  ) -> (number: UInt64, place: IntRect, isNew: Bool) {
    var move = (x: 0, y: 0)
    let found = covers.find(key) { known in
      guard let distance = subject.move(since: known.subject) else { return false }
      move = distance
      return true
    }
    if found.suits, let known = found.value {
      return (known.number, known.subject.area.offsetBy(x: move.x, y: move.y), false)
    }
    let number = found.value?.number ?? counter.next()
    covers.put(Cover(number: number, subject: subject), at: found.key)
    return (number, subject.area, true)
  }
}
