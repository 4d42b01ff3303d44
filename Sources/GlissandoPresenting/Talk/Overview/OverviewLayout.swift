import Foundation
import GlissandoDrawing

/// Where the slides lie in the grid of all slides.
///
/// A function of the number of slides and the room, so that a slide knows its place before the grid
/// is there.
struct OverviewLayout: Equatable {
  /// The slides of a row.
  let columns: Int
  /// The size of a slide, in points.
  let cell: CGSize
  private let count: Int
  private let room: CGSize

  /// The radius of a slide's corners, in points.
  static let corner = 8.0
  /// The height of the line of words below a slide, in points.
  static let caption = 26.0
  /// Between slides, and around all of them, in points.
  static let spacing = 22.0
  /// The width of a slide that is easily told from others, in points.
  private static let comfortableWidth = 230.0

  /// The grid of so many slides.
  init(count: Int, canvas: CGSize, room: CGSize) {
    self.count = max(count, 0)
    self.room = room
    let fitting = Int(pixels: (room.width - Self.spacing) / (Self.comfortableWidth + Self.spacing))
    // Few slides need not be small.
    columns = min(max(fitting, 2), max(Int(Double(count).squareRoot().rounded(.up)), 2), 8)
    let width = (room.width - Self.spacing) / Double(columns) - Self.spacing
    let safe = max(width, 1)
    cell = CGSize(width: safe, height: safe * canvas.height / max(canvas.width, 1))
  }

  /// From one row to the next, in points.
  var pitch: Double { cell.height + Self.caption + Self.spacing }
  /// The rows that are seen in full.
  var fullRows: Int { max(Int(pixels: (room.height - Self.spacing) / pitch), 1) }
  /// The height of all rows.
  var height: Double {
    let rows = (count + columns - 1) / max(columns, 1)
    return max(Double(rows) * pitch + Self.spacing, 1)
  }

  /// The place of a slide, seen from the beginning of the grid.
  func cell(_ index: Int) -> CGRect {
    let (row, column) = (index / columns, index % columns)
    return CGRect(
      x: Self.spacing + Double(column) * (cell.width + Self.spacing),
      y: Self.spacing + Double(row) * pitch, width: cell.width, height: cell.height)
  }

  /// How far to scroll so that a slide is seen, by as little as is needed from where the grid is.
  func offset(showing index: Int, from offset: Double) -> Double {
    let top = cell(index).minY - Self.spacing
    let bottom = top + pitch + Self.spacing
    let shown = min(max(offset, bottom - room.height), top)
    return min(max(shown, 0), max(height - room.height, 0))
  }

  /// The slides that are seen, and a row around them.
  func visible(from offset: Double) -> Range<Int> {
    let first = max(Int(pixels: (offset - Self.spacing) / pitch) - 1, 0) * columns
    let last = (Int(pixels: (offset + room.height) / pitch) + 2) * columns
    return min(first, count)..<min(max(last, 0), count)
  }

  /// The place of a slide that is shown by itself: as large as it fits, in the middle.
  static func whole(_ canvas: CGSize, in room: CGSize) -> CGRect {
    let scale = max(min(room.width / canvas.width, room.height / canvas.height), 0.001)
    let size = CGSize(width: canvas.width * scale, height: canvas.height * scale)
    return CGRect(
      x: (room.width - size.width) / 2, y: (room.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
