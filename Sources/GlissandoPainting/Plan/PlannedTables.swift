import Foundation
import GlissandoDrawing

/// Where the colours of gradients lie in a texture, row after row of it, by the leaves that show them; and in further
/// textures where that is full.
final class PlannedTables {
  /// Where the colours of a gradient begin.
  struct Place: Equatable {
    /// The number of the texture; 0 for that of most gradients.
    let number: UInt64
    let first: Int

    /// What quads draw from.
    var texture: RenderPlan.Texture { number == 0 ? .none : .picture(number) }
  }

  private struct Table {
    var content: DisplayContent
    var paint: Paint
    var matrix: CGAffineTransform
    var field: GradientField
    let place: Place
    let room: Int
  }

  /// The colours in a row of a texture, and the rows: two megabytes are enough for hundreds of gradients.
  static let width = 1024
  static let height = 512

  private let counter: TextureCounter
  private var tables = PlannedEntries<Table>()
  /// The textures, and where the room begins that nobody has in the last of them.
  private var numbers: [UInt64] = [0]
  private var end = 0
  private var limit = PageLimit()

  init(_ counter: TextureCounter) { self.counter = counter }

  /// Begins a frame: where what has gone takes too much room, all begins anew.
  ///
  /// - Returns: The textures that are no longer needed.
  func beginFrame() -> [UInt64] {
    tables.beginFrame()
    guard limit.beginFrame(pageCount: numbers.count) else { return [] }
    tables.removeAll()
    defer { (numbers, end) = ([0], 0) }
    return Array(numbers.dropFirst())
  }

  /// The colours of a leaf under a matrix to pixels, where they begin, and whether they are still to be uploaded; nil
  /// where they lie otherwise than along a line, about a centre or around it.
  func table(
    of leaf: DisplayLeaf, frame rect: CGRect, _ matrix: CGAffineTransform
  ) -> (field: GradientField, place: Place, isNew: Bool)? {
    guard case .gradient(let gradient) = leaf.paint else { return nil }
    if case .mesh = gradient.geometry { return nil }
    let found = tables.find(PlannedKey(role: .table, id: leaf.id)) {
      $0.content === leaf.content && $0.matrix == matrix && $0.paint == leaf.paint
    }
    let old = found.value
    if found.suits, let old { return (old.field, used(old.place), false) }
    guard let field = GradientField(gradient, frame: rect, matrix) else { return nil }
    let count = field.table.count
    let kept = old.flatMap { $0.room >= count ? $0 : nil }
    let room = kept?.room ?? (count + Self.width - 1) / Self.width * Self.width
    let place = kept?.place ?? self.room(room)
    tables.put(
      Table(
        content: leaf.content, paint: leaf.paint, matrix: matrix, field: field, place: place,
        room: room), at: found.key)
    return (field, used(place), kept?.field.table != field.table)
  }

  private func used(_ place: Place) -> Place {
    if place.number != 0 { limit.noteUseOfFurtherPages() }
    return place
  }

  /// Room for so many colours, which are whole rows.
  private func room(_ count: Int) -> Place {
    if end + count > Self.width * Self.height {
      numbers.append(counter.next())
      end = 0
    }
    defer { end += count }
    return Place(number: numbers[numbers.count - 1], first: end)
  }
}
