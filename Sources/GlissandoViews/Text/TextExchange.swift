package import Foundation
package import GlissandoDrawing
import GlissandoMotion

/// The contents that a text shows: one at rest, and during an exchange those that are leaving too.
///
/// Each has a presence of its own, which goes on from where it is: a content that comes back while
/// it leaves turns round, and a third one in flight takes over from whatever is shown.
@MainActor
final class TextExchange {
  /// In stacking order; the last one is the text as it is.
  #if !DEBUG
    // Unchecked in release builds, here and below: the benchmark’s row `evaluation` needs it.
    @exclusivity(unchecked)
  #endif
  private(set) var pictures: [TextPicture] = []
  private var transition = ContentTransition.interpolate
  /// Numbers the pictures and characters that were ever shown, to tell them apart in the list.
  private var lastNumber = 0
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var groupIndex = 0
  /// More contents than this are never on their way out; the faintest gives way.
  private static let greatestCount = 6

  var current: TextPicture? { pictures.last }

  /// Whether more is shown than one content at rest.
  var isUnderWay: Bool { pictures.count > 1 || pictures.last?.rolling != nil }

  /// The identity of the next thing that is drawn for a node.
  private func nextID(_ node: TextNode) -> UInt64 {
    defer { lastNumber += 1 }
    return node.displayID(lastNumber)
  }

  /// Shows a layout, in a frame: by the transition if the change is animated, else at once.
  func show(_ layout: TextLayout, frame: CGRect, for node: TextNode) {
    let previous = transition
    transition = node.environment.contentTransition
    // The same text in other lines is another frame.
    let isSame = current?.layout.source == layout.source
    let transaction = isSame ? node.frameTransaction : node.transaction
    guard let current, transaction.animation != nil, transition != .identity else {
      return showAtOnce(layout, frame, node)
    }
    if transition.rolls, RollingText.canRoll(from: current.layout, to: layout) {
      current.roll(
        to: layout, size: frame.size,
        RollingChange(
          isDownward: transition.rollsDown(after: previous), transaction: transaction, node: node,
          makeID: { self.nextID(node) }))
    } else {
      exchange(current, for: layout, frame, transaction, node)
    }
    _ = prune()
    node.tree.requestsRebuild = true
  }

  private func showAtOnce(_ layout: TextLayout, _ frame: CGRect, _ node: TextNode) {
    guard let current, !isUnderWay else {
      if !pictures.isEmpty { node.tree.requestsRebuild = true }
      removeAll()
      return pictures.append(
        TextPicture(layout, size: frame.size, presence: 1, id: nextID(node)))
    }
    current.presence.jump(to: 1)
    current.show(layout)
    current.size = frame.size
    current.fit = .topLeading
  }

  private func exchange(
    _ current: TextPicture, for layout: TextLayout, _ frame: CGRect, _ transaction: Transaction,
    _ node: TextNode
  ) {
    let fit = fit(from: current, to: layout, frame, node)
    if current.isAtRest { current.fit = fit }
    let next = takeLeaving(layout, frame.size) ?? make(layout, frame.size, fit, node)
    pictures.append(next)
    next.presence.set(1, for: node, under: transaction)
    for picture in pictures.dropLast() {
      picture.presence.set(0, for: node, under: transaction)
    }
    dropFaintest()
  }

  /// The content that is leaving and is wanted again.
  private func takeLeaving(_ layout: TextLayout, _ size: CGSize) -> TextPicture? {
    guard
      let index = pictures.firstIndex(where: {
        $0.layout === layout && $0.size == size && $0.rolling == nil
      })
    else { return nil }
    return pictures.remove(at: index)
  }

  private func make(
    _ layout: TextLayout, _ size: CGSize, _ fit: TextPicture.Fit, _ node: TextNode
  ) -> TextPicture {
    let picture = TextPicture(layout, size: size, presence: 0, id: nextID(node))
    picture.fit = fit
    return picture
  }

  private func dropFaintest() {
    while pictures.count > Self.greatestCount {
      let leaving = pictures.indices.dropLast()
      guard
        let faintest = leaving.min(by: {
          pictures[$0].presence.shown < pictures[$1].presence.shown
        })
      else { return }
      pictures.remove(at: faintest).remove()
    }
  }

  // MARK: How contents lie in the rectangle

  private func fit(
    from current: TextPicture, to layout: TextLayout, _ frame: CGRect, _ node: TextNode
  ) -> TextPicture.Fit {
    let isSameText =
      transition == .interpolate && current.layout.source.string == layout.source.string
    if isSameText, current.layout.breaksLikewise(layout) { return .stretched }
    let before = node.rectangle.shown
    let isOneLine = current.layout.lineCount == 1 && layout.lineCount == 1
    // Lines of one size that are broken elsewhere are no larger or smaller on the way.
    let grows =
      isSameText && current.layout.source.spans.map(\.font) != layout.source.spans.map(\.font)
    let anchor = UnitPoint(
      x: Self.restingPoint(before.minX, current.size.width, frame.minX, frame.width)
        ?? (grows ? layout.source.alignment.share : 0),
      y: Self.restingPoint(before.minY, current.size.height, frame.minY, frame.height)
        ?? (isOneLine || grows ? 0.5 : 0))
    return grows ? .scaled(anchor) : .anchored(anchor)
  }

  /// The end or the middle of a length that has the same position before and after, if one has.
  ///
  /// Contents that are held there stand still while their rectangle goes from one to the other: text
  /// that is centred stays in the middle, and text that is aligned at one side stays at that side.
  private static func restingPoint(
    _ start: CGFloat, _ length: CGFloat, _ otherStart: CGFloat, _ otherLength: CGFloat
  ) -> CGFloat? {
    [0, 0.5, 1].first { point in
      abs(start + point * length - otherStart - point * otherLength) < restingTolerance
    }
  }

  /// Points by which rounding may move what stands still.
  private static let restingTolerance = 0.51

  // MARK: Ends

  /// Lets go of what has left.
  /// - Returns: whether anything has.
  func prune() -> Bool {
    var hasChanged = false
    for picture in pictures { if picture.pruneRolling() { hasChanged = true } }
    let count = pictures.count
    pictures.removeAll { picture in
      guard picture.hasLeft else { return false }
      picture.remove()
      return true
    }
    return hasChanged || pictures.count != count
  }

  /// Notes that the text's rectangle has come to rest.
  func settle() {
    if let current, current.isAtRest { current.fit = .topLeading }
  }

  func removeAll() {
    for picture in pictures { picture.remove() }
    pictures.removeAll(keepingCapacity: true)
  }

  // MARK: Drawing

  func draw(
    in rect: CGRect, _ paint: Paint, _ node: TextNode, _ context: RenderContext,
    _ pass: RenderPass
  ) {
    let isMoving = context.isMoving || node.rectangle.isRunning
    let isGroup = isUnderWay && node.environment.contentTransitionAddsDrawingGroup
    if isGroup {
      let group = DisplayGroup(
        id: node.displayID(Self.groupNumber), transform: context.transform,
        kind: .blend(.normal))
      pass.begin(group, at: &groupIndex, context)
    }
    for picture in pictures { picture.draw(in: rect, paint, isMoving: isMoving, context, pass) }
    if isGroup { pass.end() }
  }

  /// The number of the group around all contents, which no content reaches.
  private static let groupNumber = 1 << 23
}

extension TextAlignment {
  /// The part of what is left over in a line that lies before its words.
  package var share: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
