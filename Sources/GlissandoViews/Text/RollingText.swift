import Foundation
import GlissandoDrawing
import GlissandoMotion

/// How a text rolls to its next content.
@MainActor
struct RollingChange {
  /// Whether the next characters come from above.
  let isDownward: Bool
  let transaction: Transaction
  let node: TextNode
  /// Makes an identity for what is drawn.
  let makeID: @MainActor () -> UInt64

  /// The change for the character that is the `order`-th to move: each a little after the one
  /// before.
  func staggered(_ order: Int) -> Transaction {
    let delay = min(Double(order) * Self.stagger, Self.greatestDelay)
    guard delay > 0 else { return transaction }
    var result = transaction
    result.animation = transaction.animation?.delay(delay)
    return result
  }

  /// Seconds between the starts of two neighbours: enough to be seen as a wave.
  private static let stagger = 0.025
  /// Seconds that no character waits longer than: a long number must not keep people waiting.
  private static let greatestDelay = 0.1
}

/// What the characters of a rolling text are drawn on.
struct RollingGround {
  let layout: TextLayout
  let paint: Paint
  let opacity: Double
  /// The text's coordinates → window points.
  let transform: CGAffineTransform
}

/// The characters of a text while they roll, place by place.
@MainActor
final class RollingText {
  private var columns: [RollingColumn] = []

  /// Takes a text apart as it is.
  init(_ layout: TextLayout, _ change: RollingChange) {
    columns = RollingCharacters.of(layout).map { character in
      let glyph = RollingGlyph(character.span, presence: 1, change)
      return RollingColumn(character.place, glyph, centre: character.x + glyph.width / 2)
    }
  }

  /// Whether one text can roll to another: one line in the same fonts and colours.
  static func canRoll(from layout: TextLayout, to other: TextLayout) -> Bool {
    guard layout.lineCount == 1, other.lineCount == 1, !layout.isTruncated, !other.isTruncated,
      layout.source.spans.count == other.source.spans.count
    else { return false }
    return zip(layout.source.spans, other.source.spans).allSatisfy { first, second in
      var second = second
      second.string = first.string
      return first == second
    }
  }

  /// Whether anything moves.
  var isRunning: Bool { columns.contains { $0.isRunning } }

  /// Rolls the characters that differ to those of a layout.
  func roll(to layout: TextLayout, _ change: RollingChange) {
    let characters = RollingCharacters.of(layout)
    let leaving = columns
    let known = characters.map { character in
      leaving.first { $0.place == character.place }
    }
    var order = characters.indices.count { known[$0]?.shows(characters[$0].span) != true }
    var next: [RollingColumn] = []
    for (index, character) in characters.enumerated() {
      let column = known[index] ?? RollingColumn(character.place)
      if !column.shows(character.span) {
        // The last digit moves first, as in a counter.
        order -= 1
        column.roll(to: character.span, change, change.staggered(order))
      }
      next.append(column)
    }
    move(next, characters, from: leaving, change)
    let left = leaving.filter { column in !next.contains { $0 === column } }
    for column in left { column.roll(to: nil, change, change.transaction) }
    columns = next + left
  }

  /// Brings the columns to their places.
  ///
  /// One that is new comes, and one that goes leaves, at the side of its neighbour, so that a number
  /// that becomes longer or shorter stays together.
  private func move(
    _ next: [RollingColumn], _ characters: [RollingCharacter], from previous: [RollingColumn],
    _ change: RollingChange
  ) {
    var places: [CGFloat] = []
    for (index, column) in next.enumerated() {
      places.append(characters[index].x + (column.current?.width ?? 0) / 2)
    }
    // How far the neighbours that stay will go, from where each is shown.
    let shifts = next.indices.map { index in
      next[index].isPlaced ? places[index] - next[index].centre.shown : nil
    }
    let targets = next.indices.map { next[$0].centre.target }
    for (index, column) in next.enumerated() {
      if !column.isPlaced, let shift = Self.nearest(shifts, to: index) {
        column.centre.jump(to: places[index] - shift)
      }
      column.place(at: places[index], change)
    }
    for (index, column) in previous.enumerated() where !next.contains(where: { $0 === column }) {
      let neighbours = previous.map { other -> CGFloat? in
        next.firstIndex { $0 === other }.map { places[$0] - targets[$0] }
      }
      let shift = Self.nearest(neighbours, to: index) ?? 0
      column.place(at: column.centre.target + shift, change)
    }
  }

  /// The value nearest to an index, of two as near that on the right.
  private static func nearest(_ values: [CGFloat?], to index: Int) -> CGFloat? {
    for distance in 1..<max(values.count, 1) + 1 {
      for place in [index + distance, index - distance] where values.indices.contains(place) {
        if let value = values[place] { return value }
      }
    }
    return nil
  }

  /// Lets go of characters that have rolled away.
  /// - Returns: whether any have.
  func prune() -> Bool {
    var hasChanged = false
    for column in columns { if column.prune() { hasChanged = true } }
    columns.removeAll { $0.isEmpty }
    return hasChanged
  }

  func remove() {
    for column in columns { column.remove() }
    columns = []
  }

  func draw(_ ground: RollingGround, _ context: RenderContext, _ pass: RenderPass) {
    for column in columns { column.draw(ground, context, pass) }
  }
}
