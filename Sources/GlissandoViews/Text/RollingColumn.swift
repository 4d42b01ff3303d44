import Foundation
import GlissandoDrawing
import GlissandoMotion

/// One place of a rolling text: the character that it shows, and those that are rolling away.
@MainActor
final class RollingColumn {
  let place: RollingPlace
  private(set) var current: RollingGlyph?
  private var leaving: [RollingGlyph] = []
  /// The middle of the column in the text, in points: characters of several widths have it in
  /// common.
  let centre: ShownValue<CGFloat>
  private(set) var isPlaced: Bool

  /// A place that shows nothing yet.
  init(_ place: RollingPlace) {
    self.place = place
    centre = ShownValue(placeholder: 0, label: "digit place")
    isPlaced = false
  }

  /// A place that shows a character.
  init(_ place: RollingPlace, _ glyph: RollingGlyph, centre: CGFloat) {
    self.place = place
    current = glyph
    self.centre = ShownValue(centre, label: "digit place")
    isPlaced = true
  }

  var isRunning: Bool {
    centre.isRunning || current?.isRunning == true || leaving.contains { $0.isRunning }
  }

  /// Whether nothing is left to show.
  var isEmpty: Bool { current == nil && leaving.isEmpty }

  /// Whether a character is the one that is shown.
  func shows(_ span: TextSpan) -> Bool { current?.span == span }

  /// Rolls to a character, or to none.
  func roll(to span: TextSpan?, _ change: RollingChange, _ transaction: Transaction) {
    if let current {
      current.leave(change, transaction)
      leaving.append(current)
    }
    current = nil
    guard let span else { return }
    if let index = leaving.firstIndex(where: { $0.span == span }) {
      // What has not gone yet comes back from where it is.
      current = leaving.remove(at: index)
    } else {
      current = RollingGlyph(span, presence: 0, change)
    }
    current?.enter(change, transaction)
  }

  /// Brings the middle to a position in the text.
  func place(at position: CGFloat, _ change: RollingChange) {
    isPlaced = true
    centre.set(position, for: change.node, under: change.transaction)
  }

  func prune() -> Bool {
    let count = leaving.count
    leaving.removeAll { glyph in
      guard !glyph.isRunning else { return false }
      glyph.remove()
      return true
    }
    return leaving.count != count
  }

  func remove() {
    centre.remove()
    current?.remove()
    for glyph in leaving { glyph.remove() }
  }

  func draw(_ ground: RollingGround, _ context: RenderContext, _ pass: RenderPass) {
    for glyph in leaving { glyph.draw(at: centre.shown, ground, context, pass) }
    current?.draw(at: centre.shown, ground, context, pass)
  }
}

/// One character that rolls into its place or away from it.
@MainActor
final class RollingGlyph {
  let span: TextSpan
  private let layout: TextLayout
  private let content: DisplayContent
  /// How much of it is shown, from 0 to 1.
  private let presence: ShownValue<Double>
  /// How far it is below its place, as a part of the way that characters roll.
  private let position: ShownValue<Double>
  private let id: UInt64
  private let groupID: UInt64
  private var itemIndex = 0
  private var groupIndex = 0
  /// Whether the person has asked for less motion, so that it only fades.
  private let isStill: Bool
  private var isBlurred = false

  /// How far a character rolls, as a part of the line's height.
  private static let travel = 0.55
  /// The radius by which a character is blurred where it begins, as a part of the line's height.
  private static let blur = 0.09

  init(_ span: TextSpan, presence: Double, _ change: RollingChange) {
    self.span = span
    layout = change.node.tree.textShaper.layout(TextSource(spans: [span]), width: nil)
    content = DisplayContent(text: layout)
    isStill = change.node.environment.accessibilityReduceMotion
    self.presence = ShownValue(
      presence, label: "digit", restDistance: TextPicture.restDistance)
    let start = change.isDownward ? -1.0 : 1.0
    position = ShownValue(
      presence > 0 ? 0 : start, label: "digit position", restDistance: TextPicture.restDistance)
    id = change.makeID()
    groupID = change.makeID()
  }

  var width: CGFloat { layout.size.width }
  var isRunning: Bool { presence.isRunning || position.isRunning }

  func enter(_ change: RollingChange, _ transaction: Transaction) {
    presence.set(1, for: change.node, under: transaction)
    position.set(0, for: change.node, under: transaction)
  }

  func leave(_ change: RollingChange, _ transaction: Transaction) {
    presence.set(0, for: change.node, under: transaction)
    position.set(change.isDownward ? 1 : -1, for: change.node, under: transaction)
  }

  func remove() {
    presence.remove()
    position.remove()
  }

  func draw(
    at centre: CGFloat, _ ground: RollingGround, _ context: RenderContext, _ pass: RenderPass
  ) {
    let share = min(max(presence.shown, 0), 1)
    let height = Double(ground.layout.size.height)
    let shift = isStill ? 0 : position.shown * Self.travel * height
    let transform = ground.transform.translatedBy(
      x: centre - layout.size.width / 2,
      y: CGFloat(ground.layout.firstBaseline - layout.firstBaseline + shift))
    let leaf = DisplayLeaf(
      id: id, content: content, paint: ground.paint, transform: transform,
      opacity: ground.opacity * share, isMoving: true)
    // A character that stays needs no group; the list is made anew when one begins to move.
    if pass.isRebuilding { isBlurred = !isStill && presence.isRunning }
    guard isBlurred else { return pass.put(leaf, at: &itemIndex, context) }
    let group = DisplayGroup(
      id: groupID, transform: ground.transform,
      kind: .blur(radius: (1 - share) * Self.blur * height))
    pass.begin(group, at: &groupIndex, context)
    var inner = context
    inner.spread += group.spread
    pass.put(leaf, at: &itemIndex, inner)
    pass.end()
  }
}
