public import Foundation
public import GlissandoMotion

/// Where the content of a scroll view is: where a program has put it, and where a person has.
///
/// Kept in a state and handed to a scroll view by `scrollPosition(_:)`. Within `withAnimation` the
/// content goes there by that animation.
public struct ScrollPosition: Equatable, Sendable {
  // Unchecked: identities are made of sendable values.
  enum Target: Equatable, @unchecked Sendable {
    case none
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private(set) var target = Target.none
  /// The view that is shown first.
  private var shownView: Identity?
  /// Whether a person has moved the content since a program did.
  public private(set) var isPositionedByUser = false
  /// Whether views are told by identities of a type.
  let tellsViews: Bool

  // Unchecked: as the target that it stands in.
  private struct Identity: Equatable, @unchecked Sendable {
    let value: AnyHashable
  }

  /// Makes the position of a view.
  ///
  /// - Parameters:
  ///   - id: What `id(_:)` or `ForEach` calls the view.
  ///   - anchor: Where in the scroll view the same point of the view is to lie; nil scrolls as little
  ///     as is needed.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    target = .view(AnyHashable(id), anchor)
    tellsViews = true
  }

  /// Makes the position that a scroll view has by itself.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    tellsViews = ID.self != Never.self
  }

  /// Makes the position of an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(idType: idType)
    target = .edge(edge)
  }

  /// Makes the position of a point of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(idType: idType)
    target = .point(x: point.x, y: point.y)
  }

  /// Makes the position of a place along both axes, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(idType: idType, point: CGPoint(x: x, y: y))
  }

  /// Makes the position of a place along the horizontal axis, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(idType: idType)
    target = .point(x: x, y: nil)
  }

  /// Makes the position of a place along the vertical axis, in points.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(idType: idType)
    target = .point(x: nil, y: y)
  }

  // MARK: Going there

  /// Goes to the view with an identity.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    go(to: .view(AnyHashable(id), anchor))
  }

  /// Goes to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }

  /// Goes to a point of the content.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }

  /// Goes to a place along both axes, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }

  /// Goes to a place along the horizontal axis, in points.
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }

  /// Goes to a place along the vertical axis, in points.
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  private mutating func go(to target: Target) {
    self.target = target
    isPositionedByUser = false
    shownView = nil
  }

  // MARK: Being there

  /// The edge to which a program went, unless a person has moved the content since.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The point to which a program went, unless a person has moved the content since.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal place to which a program went, unless a person has moved the content since.
  public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }

  /// The vertical place to which a program went, unless a person has moved the content since.
  public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }

  /// The identity of the view to which a program went, or that is shown first.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let identity, _) = target { return identity.base as? T }
    return shownView?.value.base as? T
  }

  /// The position after a person has moved the content, with what is shown first.
  func moved(showing identity: AnyHashable?) -> ScrollPosition {
    var position = self
    position.target = .none
    position.isPositionedByUser = true
    position.shownView = identity.map { Identity(value: $0) }
    return position
  }
}

extension View {
  /// Tells where the scroll view inside is, and moves it where the position says.
  ///
  /// - Parameters:
  ///   - position: The position, in a state.
  ///   - anchor: Where in the scroll view the view is looked for that it shows first; nil for the
  ///     beginning.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(binding: position, value: position.wrappedValue, anchor: anchor))
  }
}

@usableFromInline
nonisolated struct ScrollPositionModifier: PrimitiveModifier {
  let binding: Binding<ScrollPosition>
  let value: ScrollPosition
  let anchor: UnitPoint?
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ScrollPositionNode(self, context)
  }
}

private final class ScrollPositionNode: ModifierNode<ScrollPositionModifier>, ScrollObserving {
  /// The position that was told or asked for last.
  private var latest: ScrollPosition

  override class var roles: NodeRoles { .scrollObserver }

  override init(_ modifier: ScrollPositionModifier, _ context: NodeContext) {
    latest = modifier.value
    super.init(modifier, context)
    requestScroll()
  }

  override func modifierChanged(from previous: ScrollPositionModifier) {
    guard !isUnchanged(modifier.value, latest) else { return }
    latest = modifier.value
    requestScroll()
  }

  private func requestScroll() {
    guard latest.target != .none else { return }
    tree.pending.scrolls.append { [weak self] in
      guard let self, isAlive else { return }
      forEachScrollNode { self.scroll($0, to: self.latest.target) }
    }
  }

  private func scroll(_ scroll: ScrollNode, to target: ScrollPosition.Target) {
    switch target {
    case .none: break
    case .view(let identity, let anchor):
      let aim = ScrollAim(identity: identity, anchor: anchor)
      guard let offset = scroll.offset(for: aim) else { return }
      scroll.scroll(to: offset, scroll.transaction, aim: aim)
      scroll.hold(.view(identity))
    case .edge(let edge):
      scroll.scroll(to: scroll.offset(atEdge: edge), scroll.transaction)
      scroll.hold(.edge(edge))
    case .point(let x, let y):
      scroll.hold(nil)
      let current = scroll.destination
      let offset = CGPoint(x: x ?? current.x, y: y ?? current.y)
      scroll.scroll(to: scroll.clamped(offset), scroll.transaction)
    }
  }

  func scrollChanged(_ scroll: ScrollNode) {
    // Where a program scrolls the position says already, and what layout moves nobody has asked for.
    guard scroll.guided == nil, tree.pending.scrolls.isEmpty,
      scroll.press.isFollowing || scroll.isMoving
    else { return }
    let first = latest.tellsViews ? scroll.firstTarget(at: modifier.anchor ?? .topLeading) : nil
    let moved = latest.moved(showing: first)
    guard moved != latest else { return }
    latest = moved
    scroll.hold(first.map { .view($0) })
    let binding = modifier.binding
    tree.enqueue(by: self) { binding.wrappedValue = moved }
  }

  func scrollPhaseChanged(_ scroll: ScrollNode) {}
}

extension ScrollNode {
  /// The offset at which an edge of the content is at that of the view.
  func offset(atEdge edge: Edge) -> CGPoint {
    var offset = destination
    switch edge {
    case .top: offset.y = axes.vertical.range.lowerBound
    case .leading: offset.x = axes.horizontal.range.lowerBound
    case .bottom: offset.y = axes.vertical.range.upperBound
    case .trailing: offset.x = axes.horizontal.range.upperBound
    }
    return clamped(offset)
  }
}
