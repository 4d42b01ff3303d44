package import Foundation
package import GlissandoDrawing
import GlissandoMotion

/// The contents that a text shows, of which the one that stays may roll from one layout to another.
final class TextExchange: ContentExchange<TextPicture> {
  private var transition = ContentTransition.interpolate
  /// Numbers the pictures and characters that were ever shown, to tell them apart in the list.
  private var lastNumber = 0
  #if !DEBUG
    // Unchecked in release builds: the benchmark’s row `evaluation` needs it.
    @exclusivity(unchecked)
  #endif
  private var groupIndex = 0

  override var isUnderWay: Bool { super.isUnderWay || current?.rolling != nil }

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
        to: layout, frame: frame,
        RollingChange(
          isDownward: transition.rollsDown(after: previous), transaction: transaction, node: node,
          makeID: { self.nextID(node) }))
      prune()
      node.tree.requestsRebuild = true
    } else {
      let fit = fit(from: current, to: layout, frame, node)
      if current.isAtRest { current.fit = fit }
      let next = leaving(layout, frame) ?? make(layout, frame, fit, node)
      bring(next, for: node, under: transaction)
    }
  }

  private func showAtOnce(_ layout: TextLayout, _ frame: CGRect, _ node: TextNode) {
    guard let current, !isUnderWay else {
      if !contents.isEmpty { node.tree.requestsRebuild = true }
      return showAlone(TextPicture(layout, frame: frame, presence: 1, id: nextID(node)))
    }
    current.presence.jump(to: 1)
    current.show(layout)
    current.frame = frame
    current.fit = .topLeading
  }

  /// The content that is leaving and is wanted again.
  private func leaving(_ layout: TextLayout, _ frame: CGRect) -> TextPicture? {
    let content = contents.first {
      $0.layout === layout && $0.frame.size == frame.size && $0.rolling == nil
    }
    content?.frame = frame
    return content
  }

  private func make(
    _ layout: TextLayout, _ frame: CGRect, _ fit: TextPicture.Fit, _ node: TextNode
  ) -> TextPicture {
    let picture = TextPicture(layout, frame: frame, presence: 0, id: nextID(node))
    picture.fit = fit
    return picture
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
      x: Self.restingPoint(before.minX, current.frame.width, frame.minX, frame.width)
        ?? (grows ? layout.source.alignment.share : 0),
      y: Self.restingPoint(before.minY, current.frame.height, frame.minY, frame.height)
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

  /// Lets go of what has left, characters that have rolled away included.
  @discardableResult
  override func prune() -> Bool {
    var hasChanged = false
    for picture in contents { if picture.pruneRolling() { hasChanged = true } }
    return super.prune() || hasChanged
  }

  /// Notes that the text's rectangle has come to rest.
  func settle() {
    if let current, current.isAtRest { current.fit = .topLeading }
  }

  // MARK: Drawing

  func draw(
    in rect: CGRect, _ paint: Paint, _ node: TextNode, _ context: RenderContext,
    _ pass: RenderPass
  ) {
    let isMoving = context.isMoving || node.rectangle.isRunning
    // Asked for only where something is on its way: most texts are not.
    let scale = isMoving || isUnderWay ? node.environment.displayScale : 1
    let isGroup = isUnderWay && node.environment.contentTransitionAddsDrawingGroup
    if isGroup {
      let group = DisplayGroup(
        id: node.displayID(Self.groupNumber), transform: context.transform,
        kind: .blend(.normal))
      pass.begin(group, at: &groupIndex, context)
    }
    for picture in contents {
      picture.draw(
        in: rect, to: node.frame, paint, isMoving: isMoving, scale: scale, context, pass)
    }
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
