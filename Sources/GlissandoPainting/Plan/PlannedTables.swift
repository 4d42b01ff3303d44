import Foundation
import GlissandoDrawing

/// Where the colours of gradients lie in one texture, row after row of it, by the leaves that show them.
final class PlannedTables {
  private struct Table {
    var content: DisplayContent
    var paint: Paint
    var matrix: CGAffineTransform
    var field: GradientField
    let place: Int
    let room: Int
  }

  /// The colours in a row of the texture, and the rows: two megabytes are enough for hundreds of gradients.
  static let width = 1024
  static let height = 512

  private var tables = PlannedEntries<Table>()
  private var end = 0

  func beginFrame() { tables.beginFrame() }

  /// What the colours of a leaf are, and where they begin.
  enum Answer {
    case known(GradientField, place: Int)
    /// Colours that are still to be uploaded.
    case new(GradientField, place: Int)
    /// There is no room for them.
    case full
    /// They lie otherwise than along a line, about a centre or around it.
    case none
  }

  /// The colours of a leaf under a matrix to pixels.
  func table(
    of leaf: DisplayLeaf, identity: UInt64, frame rect: CGRect, _ matrix: CGAffineTransform
  ) -> Answer {
    guard case .gradient(let gradient) = leaf.paint else { return .none }
    if case .mesh = gradient.geometry { return .none }
    let found = tables.find(PlannedKey(role: .table, id: identity)) {
      $0.content === leaf.content && $0.matrix == matrix && $0.paint == leaf.paint
    }
    let old = found.value
    if found.suits, let old { return .known(old.field, place: old.place) }
    guard let field = GradientField(gradient, frame: rect, matrix) else { return .none }
    let fits = old.map { $0.room >= field.table.count } ?? false
    let rows = (field.table.count + Self.width - 1) / Self.width
    guard let place = fits ? old?.place : room(rows) else { return .full }
    let isSame = fits && old?.field.table == field.table
    tables.put(
      Table(
        content: leaf.content, paint: leaf.paint, matrix: matrix, field: field, place: place,
        room: fits ? old?.room ?? 0 : rows * Self.width), at: found.key)
    return isSame ? .known(field, place: place) : .new(field, place: place)
  }

  private func room(_ rows: Int) -> Int? {
    guard end + rows * Self.width <= Self.width * Self.height else { return nil }
    defer { end += rows * Self.width }
    return end
  }

  func removeAll() {
    tables.removeAll()
    end = 0
  }
}
