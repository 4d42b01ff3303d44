package import Foundation
import GlissandoDrawing
import GlissandoMotion

/// One element of a container: it answers proposals with sizes and is given a place.
///
/// Layout always runs at the final state. Frames are in the coordinates of the nearest coordinate
/// root (the window, a geometry group), before any transform; what glides from the old frame to
/// the new one is each leaf's placed rectangle (`LeafNode`).
@MainActor
@usableFromInline
package class LayoutNode: ViewNode {
  /// Where the element is placed at the final state.
  #if !DEBUG
    // Unchecked in release builds, here and below: the benchmark’s row `evaluation` needs it.
    @exclusivity(unchecked)
  #endif
  package private(set) final var frame: CGRect = .zero
  /// What the container proposed when it placed the element.
  private(set) final var proposal = ProposedViewSize.unspecified
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package private(set) final var isPlaced = false
  private(set) var needsMeasure = true
  private(set) var needsArrange = true
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var answers = LayoutAnswers()
  /// Whether the answers are those from before the invalidation: no longer true, and kept to find
  /// out whether the container has to know.
  private var hasStaleAnswers = false
  /// Whether the next round of layout measures the element and tells its container.
  private var isQueued = false

  final override var nearestLayoutNode: LayoutNode? { self }

  package override func collectElements(into elements: inout [LayoutNode], _ scope: ElementScope) {
    elements.append(self)
  }

  /// The element that measures this one.
  var layoutParent: LayoutNode? { parent?.nearestLayoutNode }

  // MARK: For containers

  /// The size that the element takes for a proposal.
  /// - Complexity: constant for the few proposals that its container makes again and again.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if hasStaleAnswers { forgetAnswers() }
    if let known = answers.size(for: proposal) { return known }
    let size = measure(proposal).nonNegative
    answers.note(size, for: proposal)
    return size
  }

  /// Gives the element its place.
  package final func place(in frame: CGRect, proposal: ProposedViewSize) {
    let frame = frame.isFinite ? frame : CGRect(origin: .zero, size: frame.size.finite)
    if isPlaced, !needsArrange, frame == self.frame, proposal == self.proposal { return }
    if isPlaced, isOriginOfContent, frame != self.frame { tree.placeReaders.noteMove(of: self) }
    self.frame = frame
    self.proposal = proposal
    isPlaced = true
    arrangeInPlace()
  }

  /// Arranges the content again at the place that the element has.
  final func arrangeInPlace() {
    needsArrange = false
    // What was invalidated while its container was arranged is measured in the next round: the
    // containers around may have answered for it before it changed.
    if !isQueued { needsMeasure = false }
    arrange()
  }

  /// Explicit alignment guides of the element, as its container asks for them.
  package final func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    if key.isGeometric, !tree.features.contains(.guides) { return nil }
    if hasStaleAnswers { forgetAnswers() }
    if let known = answers.guide(key, for: proposal) { return known.value }
    let value = guide(
      key, in: ViewDimensions(size: sizeThatFits(proposal), node: nil, proposal: proposal))
    answers.note(value, key, for: proposal)
    return value
  }

  /// The space that the element prefers around itself, as its container asks for it.
  final var viewSpacing: ViewSpacing {
    guard tree.features.contains(.spacing) else { return ViewSpacing() }
    if hasStaleAnswers { forgetAnswers() }
    if let known = answers.spacing { return known }
    let value = preferredSpacing
    answers.spacing = value
    return value
  }

  private func forgetAnswers() {
    answers = LayoutAnswers()
    hasStaleAnswers = false
  }

  // MARK: Invalidation

  /// Says that the element may want another size or arrangement.
  package final func invalidateLayout() {
    guard isAlive else { return }
    layoutInvalidated()
    // Nobody can hold an answer of an element that was never asked and never placed.
    let isKnown = isPlaced || !answers.isEmpty
    if !needsMeasure {
      hasStaleAnswers = true
    } else if !hasStaleAnswers, !answers.isEmpty {
      forgetAnswers()
    }
    needsMeasure = true
    needsArrange = true
    guard isKnown, !isQueued else { return }
    isQueued = true
    tree.pending.layouts.append(self)
    tree.onInvalidate?()
  }

  /// Notes that a round of layout has begun that measures the element.
  final func leaveQueue() { isQueued = false }

  /// Says that the container has to lay out again whatever the element's size (a priority or a
  /// layout value has changed), through however many modifiers hand that on.
  final func invalidateContainerLayout() {
    var node: LayoutNode? = self
    while let current = node {
      current.invalidateLayout()
      current.forgetAnswers()
      guard current.handsOnLayoutValues else { return }
      node = current.layoutParent
    }
  }

  /// Measures again and tells whether every answer is what the container knows.
  final func remeasure() -> Bool {
    needsMeasure = false
    guard isPlaced, hasStaleAnswers, !answers.isEmpty else { return false }
    let known = answers
    forgetAnswers()
    return known.agree(with: self)
  }

  override func structureChanged() {
    tree.requestsRebuild = true
    invalidateLayout()
    groundChanged()
  }

  // MARK: For subclasses

  /// What the element knows of those inside may not be true any more.
  func layoutInvalidated() {}

  /// The size for a proposal, without cache.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the content within `frame`.
  func arrange() {}

  /// An explicit alignment guide; nil where the default holds.
  func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// The space that the element prefers around itself, without cache.
  var preferredSpacing: ViewSpacing { ViewSpacing() }

  /// Whether something that is drawn here is a ground of what is looked at.
  func hasGround(_ search: GroundSearch) -> Bool { false }

  /// The priority with which a stack gives space to the element.
  var layoutPriority: Double { 0 }

  /// Whether the container around sees the values and the priority of what is inside.
  var handsOnLayoutValues: Bool { false }

  /// The stacking order among siblings.
  var zIndex: Double { 0 }

  /// How the element comes and goes; nil where it does not say.
  var transition: AnyTransition? { nil }

  /// From the coordinates of what is inside to those of this element, at the final state.
  var contentTransform: CGAffineTransform { .identity }

  /// Whether what is inside is measured from here: it comes to lie elsewhere in the window when the view
  /// does, without another frame of its own.
  var isOriginOfContent: Bool { false }

  /// Whether what is inside can come to lie elsewhere in the window while all frames are as they were.
  var movesContent: Bool { isOriginOfContent }

  /// The part of the element's frame to which a child keeps; nil where the element covers nothing.
  func safeArea(of child: ViewNode) -> SafeArea? { nil }

  /// Where what moves here by itself is seen on its way, in points of the plane, and what can be seen of
  /// it there; nil where that is not known.
  var reachOfMotion: (bounds: CGRect, context: RenderContext)? { nil }

  /// A value that a custom layout reads.
  package func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { nil }
}

extension CGSize {
  /// The size with negative and unknown sides as 0.
  var nonNegative: CGSize {
    CGSize(width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }
}

extension CGSize {
  /// The size with unknown and endless sides as 0.
  var finite: CGSize {
    CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
  }
}
