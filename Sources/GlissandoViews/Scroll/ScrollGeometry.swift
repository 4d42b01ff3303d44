public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

/// Where the content of a scroll view is.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is moved out of the view, in points.
  public var contentOffset: CGPoint
  /// The size of the content in points.
  public var contentSize: CGSize
  /// The margins around the content in points.
  public var contentInsets: EdgeInsets
  /// The size of the view in points.
  public var containerSize: CGSize

  /// Makes a geometry; all lengths in points.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that can be seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The part of the content that lies in the view.
  public var bounds: CGRect { visibleRect }
}

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A press may turn out to be a drag.
  case tracking
  /// A person moves the content.
  case interacting
  /// The content slows down, or springs back.
  case decelerating
  /// A program moves the content.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

extension View {
  /// Runs an action when a value that is made of a scroll view's geometry has changed.
  ///
  /// The scroll view is the one inside this view.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }

  /// Runs an action when a scroll view inside this view begins or ends to move.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { previous, phase, _ in action(previous, phase) })
  }

  /// Runs an action when a scroll view inside this view begins or ends to move, and says where.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

/// Where a scroll view was when it began to do something else.
public struct ScrollPhaseChangeContext {
  /// Where the content was.
  public let geometry: ScrollGeometry
  /// How fast the content's offset changed, in points per second; nil where it stood still.
  public let velocity: CGVector?

  @MainActor fileprivate init(_ scroll: ScrollNode) {
    geometry = scroll.geometry
    let velocity = CGVector(
      dx: scroll.axes[.horizontal].velocity, dy: scroll.axes[.vertical].velocity)
    self.velocity = velocity == CGVector(dx: 0, dy: 0) ? nil : velocity
  }
}

/// A node around a scroll view that wants to know where its content is; its class has the role
/// `scrollObserver`.
@MainActor
protocol ScrollObserving: ViewNode {
  /// The content has moved, or has another size.
  func scrollChanged(_ scroll: ScrollNode)
  /// The scroll view does something else.
  func scrollPhaseChanged(_ scroll: ScrollNode)
}

/// The nodes around a scroll view that want to know about it.
@MainActor
struct ScrollObservers {
  private var nodes: [any ScrollObserving] = []

  /// Those of a scroll view that has gone: none.
  init() {}

  init(around scroll: ScrollNode) {
    var ancestor = scroll.parent
    while let node = ancestor, !(node is ScrollNode) {
      if node.roles.contains(.scrollObserver), let observer = node as? any ScrollObserving {
        nodes.append(observer)
      }
      ancestor = node.parent
    }
  }

  func offsetChanged(_ scroll: ScrollNode) { for node in nodes { node.scrollChanged(scroll) } }
  func phaseChanged(_ scroll: ScrollNode) { for node in nodes { node.scrollPhaseChanged(scroll) } }
}

extension ScrollNode {
  /// Where the content is.
  var geometry: ScrollGeometry {
    let visible = CGRect(origin: shownOffset, size: frame.size).expanded(by: reach)
    return ScrollGeometry(
      contentOffset: visible.origin, contentSize: contentSize,
      contentInsets: environment.scrollContentMargins + reach,
      containerSize: visible.size)
  }

  /// What the view is doing.
  var phase: ScrollPhase {
    if press.isFollowing { return .interacting }
    if guided != nil { return .animating }
    if isMoving { return .decelerating }
    return press.phase == .possible ? .tracking : .idle
  }
}

@usableFromInline
nonisolated struct ScrollGeometryModifier<T: Equatable>: WholeModifier {
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    ScrollGeometryNode(self, context)
  }
}

private final class ScrollGeometryNode<T: Equatable>: WholeModifierNode<ScrollGeometryModifier<T>>,
  ScrollObserving, LateReader
{
  private var value: T?
  var lateReading = LateReading()
  /// The scroll view that was last heard of.
  private weak var scroll: ScrollNode?

  override class var roles: NodeRoles { [.scrollObserver, .lateReader] }

  // The closure cannot be compared: it may have captured something else.
  override func modifierChanged(from previous: ScrollGeometryModifier<T>) { invalidateBody() }

  func invalidateBody() {
    guard scroll != nil else { return }
    tree.enqueue(for: self) { node in
      if let scroll = node.scroll, scroll.isAlive { node.scrollChanged(scroll) }
    }
  }

  func scrollChanged(_ scroll: ScrollNode) {
    self.scroll = scroll
    let value = noting { modifier.transform(scroll.geometry) }
    let previous = self.value ?? value
    let isFirst = self.value == nil
    guard isFirst || !isUnchanged(previous, value) else { return }
    self.value = value
    tree.enqueue(for: self) { $0.modifier.action(previous, value) }
  }

  func scrollPhaseChanged(_ scroll: ScrollNode) {}
}

@usableFromInline
nonisolated struct ScrollPhaseModifier: WholeModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    ScrollPhaseNode(self, context)
  }
}

private final class ScrollPhaseNode: WholeModifierNode<ScrollPhaseModifier>, ScrollObserving {
  private var phase = ScrollPhase.idle

  override class var roles: NodeRoles { .scrollObserver }

  func scrollChanged(_ scroll: ScrollNode) {}

  func scrollPhaseChanged(_ scroll: ScrollNode) {
    let previous = phase
    phase = scroll.phase
    guard phase != previous else { return }
    let context = ScrollPhaseChangeContext(scroll)
    tree.enqueue(for: self) { [phase] in $0.modifier.action(previous, phase, context) }
  }
}
