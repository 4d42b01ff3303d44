import Foundation
import GlissandoDrawing
public import GlissandoMotion

// Views that take their geometry from one with the same identity.

/// What views with one identity share of their geometry.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set from bits.
  nonisolated public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the anchor is in the window.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Gives all views with one identity the geometry of the one that is its source.
  ///
  /// A view that comes when one with the same identity goes begins where that one is, and both glide
  /// to the place of the one that stays, while their transitions let the one appear and the other
  /// disappear: it looks like one view that moves.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - namespace: Where the identity means something.
  ///   - properties: What the views share.
  ///   - anchor: The point of each view that is put in the common place.
  ///   - isSource: Whether the others follow this view. One of those that are shown should be.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace),
        properties: properties, anchor: anchor, isSource: isSource))
  }
}

@usableFromInline
nonisolated struct MatchedGeometryModifier: PrimitiveModifier {
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    MatchedGeometryNode(self, context)
  }
}

/// Places its content where its group says, which may be elsewhere than its container does.
///
/// Nothing here runs in a frame: the leaves inside glide from one place to the other like those of
/// any view whose layout has changed.
final class MatchedGeometryNode: ModifierNode<MatchedGeometryModifier>, Rendering, PlaceReading {
  private(set) var group: MatchedGeometryGroup!
  private var frameFinder = ShownFrameFinder()
  /// Whether the content was given a place.
  private var hasPlacedContent = false
  /// From the coordinates of that place to the window's.
  private var placedTransform = CGAffineTransform.identity
  /// Whether the content is given places it was at, so that it takes their velocity.
  private var isRetracing = false {
    // What is inside has one transaction while it retraces, and another one before and after.
    didSet { tree.commitPass.forgetTransactions() }
  }
  var renderState = RenderState()

  override init(_ modifier: MatchedGeometryModifier, _ context: NodeContext) {
    super.init(modifier, context)
    group = tree.matchedGeometry.join(self, modifier.key)
    tree.placeReaders.add(self)
  }

  override func modifierChanged(from previous: MatchedGeometryModifier) {
    if previous.key != modifier.key {
      group.leave(self)
      group = tree.matchedGeometry.join(self, modifier.key)
      invalidateLayout()
    } else if previous.isSource != modifier.isSource {
      group.rolesChanged()
    }
    if previous.properties != modifier.properties || previous.anchor != modifier.anchor {
      invalidateLayout()
    }
  }

  override func render(_ context: RenderContext, _ pass: RenderPass) {
    guard noteRender(context, pass) else { return }
    super.render(context, pass)
  }

  // MARK: Layout

  override func arrange() {
    guard let element else { return }
    tree.matchedGeometry.resolve()
    guard let source = group.source, source !== self else {
      beginWhereOtherGoes(element)
      place(element, in: frame, proposal)
      tellFollowers()
      return
    }
    // Before the source has its place in this commit, nobody knows where to follow it to.
    guard let shared = group.sourceFrame.flatMap(fromWindow) else { return }
    place(element, sharing: shared, source.modifier.anchor)
  }

  /// Tells the group where its source is, if this is it.
  func tellFollowers() {
    guard group.source === self, isPlaced, !needsArrange else { return }
    group.sourceFrame = frame.applying(transformAtRest)
  }

  /// Asks for another place if what is around the view has been moved since it was given one.
  func follow() {
    if hasPlacedContent, placedTransform != transformAtRest { invalidateLayout() }
  }

  // The group looks after each round of layout, of which there is one where something has been moved.
  func placeMoved() {}

  // Nobody follows the scrolling of a source before the next layout.
  func placeChanged() {}

  private func place(_ element: LayoutNode, in rect: CGRect, _ proposal: ProposedViewSize) {
    hasPlacedContent = true
    placedTransform = transformAtRest
    element.place(in: rect, proposal: proposal)
  }

  /// Places the content so that it shares a frame as far as the modifier says.
  private func place(_ element: LayoutNode, sharing shared: CGRect, _ sharedAnchor: UnitPoint) {
    let (properties, anchor) = (modifier.properties, modifier.anchor)
    let inner = properties.contains(.size) ? ProposedViewSize(shared.size) : proposal
    let size = element.sizeThatFits(inner)
    let point =
      properties.contains(.position) ? shared.point(sharedAnchor) : frame.point(anchor)
    place(
      element,
      in: CGRect(
        x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
        width: size.width, height: size.height),
      inner)
  }

  // MARK: Taking over

  /// The distance in time of the places by which a velocity is handed on, in seconds.
  private static let retracedInterval = 1.0 / 1024

  /// Places the content that comes where the view is shown that goes, with the velocity of that.
  private func beginWhereOtherGoes(_ element: LayoutNode) {
    guard !hasPlacedContent, transaction.animation != nil, let origin = group.origin(for: self)
    else { return }
    guard let start = fromWindow(origin.frame) else { return }
    guard let before = origin.frameBefore(Self.retracedInterval).flatMap(fromWindow) else {
      return place(element, sharing: start, origin.anchor)
    }
    // The last place but one and the present one, each at its time: the engine finds the velocity.
    // The first place of all is taken without motion, and must be another one.
    let now = tree.time
    isRetracing = true
    place(element, sharing: before.offsetBy(dx: 1, dy: 0), origin.anchor)
    tree.time = now - Self.retracedInterval
    place(element, sharing: before, origin.anchor)
    tree.time = now
    place(element, sharing: start, origin.anchor)
    isRetracing = false
  }

  override class var roles: NodeRoles { .transaction }

  override func transformTransaction(_ transaction: inout Transaction) {
    guard isRetracing else { return }
    transaction = Transaction()
    transaction.tracksVelocity = true
    transaction.disablesAnimations = true
  }

  /// Where the content is shown now and how fast it moves, for one that takes its place; nil before
  /// it was shown.
  var shownOrigin: MatchedGeometryOrigin? {
    guard renderState.list != 0, hasPlacedContent, let element else { return nil }
    return MatchedGeometryOrigin(
      frame: frameFinder.shownFrame(of: element), anchor: modifier.anchor,
      velocity: frameFinder.velocity(of: element, at: tree.time),
      toWindow: renderState.context.transform,
      commit: tree.commitPass.identity)
  }

  private var transformAtRest: CGAffineTransform { transform(below: nil) }

  private func fromWindow(_ rect: CGRect) -> CGRect? {
    transformAtRest.inverse.map(rect.applying)
  }

  override func willDestroy() {
    group.willLose(self)
    group.leave(self)
  }
}
