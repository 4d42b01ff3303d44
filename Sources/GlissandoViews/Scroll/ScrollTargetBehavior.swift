public import Foundation
public import GlissandoDrawing
public import GlissandoMotion

// Where content that is let go comes to rest.

/// Where a scroll is going.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that will be seen, in points of the content.
  public var rect: CGRect
  /// Where in the scroll view the rectangle will lie; nil for the top leading corner.
  public var anchor: UnitPoint?
}

/// Chooses where content that is let go comes to rest.
public protocol ScrollTargetBehavior: Sendable {
  /// What a behaviour knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the scroll is going.
  ///
  /// `target` is where it would come to rest by itself.
  @MainActor func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a behaviour knows of the scroll view.
public struct ScrollTargetBehaviorContext {
  /// Where the scroll was when the press began.
  public let originalTarget: ScrollTarget
  /// The velocity in points per second with which it was let go.
  public let velocity: CGVector
  /// The size of the content in points.
  public let contentSize: CGSize
  /// The size of the view in points.
  public let containerSize: CGSize
  /// The directions in which the view scrolls.
  public let axes: Axis.Set
  /// The starts of the views that may be aligned with, in points of the content.
  let alignments: @MainActor (Axis) -> [CGFloat]
}

/// Comes to rest at whole pages: multiples of the view's length.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}

  /// Goes to the page that is nearest to where the scroll is going, at most one away.
  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.containerSize[axis] > 0 {
      let page = context.containerSize[axis]
      let current = (context.originalTarget.rect.origin[axis] / page).rounded()
      let wanted = (target.rect.origin[axis] / page).rounded()
      target.rect.origin[axis] = min(max(wanted, current - 1), current + 1) * page
    }
  }
}

/// Comes to rest where a view begins at the edge of the scroll view.
///
/// The views are those of the layout inside that `scrollTargetLayout()` is put on, and the rows of
/// lazy containers.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far a scroll may go.
  public struct LimitBehavior: Hashable, Sendable {
    private let rawValue: Int8
    /// As far as it likes.
    public static let automatic = LimitBehavior(rawValue: 0)
    /// To the next view only.
    public static let always = LimitBehavior(rawValue: 1)
    /// As far as it likes.
    public static let never = LimitBehavior(rawValue: 2)
  }

  private let limit: LimitBehavior

  /// Makes the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Goes to the view whose start is nearest to where the scroll is going.
  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] {
      let starts = context.alignments(axis).sorted()
      guard let wanted = Self.nearest(target.rect.origin[axis], in: starts) else { continue }
      var index = wanted
      if limit == .always,
        let current = Self.nearest(context.originalTarget.rect.origin[axis], in: starts)
      {
        index = min(max(wanted, current - 1), current + 1)
      }
      target.rect.origin[axis] = starts[index]
    }
  }

  private static func nearest(_ position: CGFloat, in starts: [CGFloat]) -> Int? {
    starts.indices.min { abs(starts[$0] - position) < abs(starts[$1] - position) }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest where a view begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Comes to rest where a view begins.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Makes the views of a layout those that a scroll view around can align with and tell by
  /// `scrollPosition(id:)`.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

@usableFromInline
nonisolated struct ScrollTargetLayoutModifier: PrimitiveModifier {
  let isEnabled: Bool
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    ScrollTargetLayoutNode(self, context)
  }
}

/// Marks the layout whose views a scroll view aligns with.
final class ScrollTargetLayoutNode: ModifierNode<ScrollTargetLayoutModifier> {
  override func modifierChanged(from previous: ScrollTargetLayoutModifier) {}
}

extension ScrollNode {
  /// Where content is to come to rest that would come to rest at `rest` by itself; nil where nothing
  /// says so.
  ///
  /// - Parameters:
  ///   - rest: An offset.
  ///   - original: The offset at which the scroll began.
  ///   - velocity: Points per second.
  func scrollTarget(
    for rest: CGPoint, from original: CGPoint, _ velocity: CGPoint = .zero
  ) -> CGPoint? {
    guard let behavior = environment.scrollEnvironment.behavior else { return nil }
    var target = ScrollTarget(rect: CGRect(origin: rest, size: frame.size))
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: original, size: frame.size)),
      velocity: CGVector(dx: velocity.x, dy: velocity.y), contentSize: contentSize,
      containerSize: frame.size, axes: settings.axes
    ) { [weak self] in self?.alignments($0) ?? [] }
    behavior.updateTarget(&target, context: context)
    let origin = CGPoint(
      x: target.rect.minX - (target.anchor?.x ?? 0) * (frame.width - target.rect.width),
      y: target.rect.minY - (target.anchor?.y ?? 0) * (frame.height - target.rect.height))
    return clamped(origin)
  }

  /// The starts of the views that content can be aligned with, in points of the content.
  private func alignments(_ axis: Axis) -> [CGFloat] {
    guard axes[axis].isEnabled else { return [] }
    return scrollTargets().map { $0.rect.origin[axis] - contentMargin(axis) }
  }

  /// The margin before the content along an axis, in points.
  func contentMargin(_ axis: Axis) -> CGFloat {
    let margins = environment.scrollContentMargins
    return axis == .horizontal ? margins.leading : margins.top
  }
}
