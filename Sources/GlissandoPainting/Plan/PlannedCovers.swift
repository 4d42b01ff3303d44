import Foundation
import GlissandoDrawing

// The textures of what large shapes and clips cover.

/// A clip around items, under a matrix to pixels.
struct PlannedClip: Equatable {
  let id: UInt64
  let path: Path
  let style: FillStyle
  let matrix: CGAffineTransform

  var bounds: CGRect { path.boundingRect.applying(matrix) }

  /// Whether it leaves out a part of an area.
  func cuts(_ area: IntRect) -> Bool {
    !ClipState(area).clipped(to: path, matrix).safe.contains(area)
  }
}

/// The textures of what large shapes and clips cover, by the identities of leaves and groups; within a
/// budget.
final class PlannedCovers {
  /// What a cover is made from.
  struct Subject {
    /// nil for a clip alone.
    var content: DisplayContent?
    var matrix = CGAffineTransform.identity
    var clips: [PlannedClip]
    /// Where the clips leave all of the area; nil where they cut the content rather than what is covered of it.
    var inside: IntRect?
    /// Whether it is all there is, which then may move by whole pixels.
    var isWhole = false
    /// The pixels of which Cairo is told: where it sees less of a shape, its edges are others.
    var extent: IntRect
    /// Whether it is told, too, that no more is seen than the area's rows; of a clip alone, than the area.
    var isCut = false
    var area: IntRect

    /// How far this one lies from a former one that looks the same; nil where it looks different.
    func move(since old: Subject) -> (x: Int, y: Int)? {
      guard content === old.content, clips == old.clips, isWhole == old.isWhole,
        inside == old.inside, isCut == old.isCut
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

  /// Bytes of textures: a dozen shapes that fill a window of 3840 by 2160.
  private static let byteLimit = 96 << 20

  private let counter: TextureCounter
  private var covers = PlannedEntries<Cover>()

  init(_ counter: TextureCounter) { self.counter = counter }

  /// Begins a frame of a list.
  ///
  /// - Returns: The textures that are no longer needed.
  func beginFrame(_ list: DisplayList) -> [UInt64] {
    covers.beginFrame()
    return covers.drop(beyond: Self.byteLimit, notIn: list) {
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
