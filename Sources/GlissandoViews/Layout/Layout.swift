public import Foundation
public import GlissandoMotion

/// A way to arrange several views.
///
/// Layout runs once for a change, at the final state; what animates is where the views are shown.
public nonisolated protocol Layout: Animatable, Sendable {
  /// What a layout keeps between its calls.
  associatedtype Cache = Void
  /// Properties of the layout container.
  typealias Subviews = LayoutSubviews

  /// Properties of the layout.
  static var layoutProperties: LayoutProperties { get }
  /// Makes the cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date when subviews have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size of the container for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places each subview within `bounds`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// A horizontal guide of the container, in the coordinates of `bounds`; nil where it is as in any other view.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// A vertical guide of the container, in the coordinates of `bounds`; nil where it is as in any other view.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// The space that the container prefers around itself.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

extension Layout {
  /// No properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// The mean of what the subviews say of the guide, each where `placeSubviews` places it; nil where none says
  /// anything.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { mergedGuide(guide.key, in: bounds, proposal: proposal, subviews, &cache) }
  /// What the subviews say of the guide, each where `placeSubviews` places it: the highest first and the lowest last
  /// baseline of text, and the mean of other guides; nil where none says anything.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { mergedGuide(guide.key, in: bounds, proposal: proposal, subviews, &cache) }
  /// What the subviews prefer together; the default where there are none.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// Arranges `content` this way.
  @MainActor
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}

/// Properties of a layout container.
public struct LayoutProperties: Sendable {
  /// The axis along which the container stacks, for spacers and dividers inside.
  public var stackOrientation: Axis?
  /// Makes default properties.
  public init() {}
}

/// The space that a view prefers around itself: at each edge the standard distance, or none.
public struct ViewSpacing: Sendable {
  /// No space at any edge.
  public static let zero = ViewSpacing(edges: [])
  /// The distance in points between two views with no preference of their own.
  static let standard: CGFloat = 8
  /// The edges at which the standard distance is preferred.
  private(set) var edges: Edge.Set

  /// Makes default preferences: the standard distance of 8 points at all edges.
  public init() { edges = .all }
  private init(edges: Edge.Set) { self.edges = edges }

  /// Takes the larger space of both at each of `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    self.edges.formUnion(other.edges.intersection(edges))
  }

  /// The larger space of both at each of `edges`, and its own at the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance in points that this view and the one after it prefer: the larger one of both.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return edges.contains(end) || next.edges.contains(start) ? Self.standard : 0
  }
}

/// A value that a view hands to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  let nodes: ArraySlice<LayoutNode>

  init(_ nodes: [LayoutNode]) { self.nodes = nodes[...] }
  private init(slice: ArraySlice<LayoutNode>) { nodes = slice }

  /// The position of the first subview.
  public var startIndex: Int { nodes.startIndex }
  /// The position past the last subview.
  public var endIndex: Int { nodes.endIndex }
  /// The subview at a position.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(node: nodes[position]) }
  /// Some of the subviews.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(slice: nodes[bounds]) }

  /// Whether two collections hold the same views.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.nodes.elementsEqual(rhs.nodes, by: ===)
  }
}

/// A view that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
  let node: LayoutNode

  /// Whether two stand for the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }

  /// The priority with which the view is given space.
  public var priority: Double { MainContext.assumed { node.layoutPriority } }
  /// The space that the view prefers around itself.
  public var spacing: ViewSpacing { MainContext.assumed { node.viewSpacing } }

  /// The value that the view set for `key`.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let carried = Carried(key)
    let value = MainContext.assumed { Carried(node.layoutValue(carried.value)) }
    return value.value ?? K.defaultValue
  }

  /// The size that the view takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainContext.assumed { node.sizeThatFits(proposal) }
  }

  /// The size and guides that the view takes for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainContext.assumed {
      ViewDimensions(
        size: node.sizeThatFits(proposal), node: node, proposal: proposal,
        mayHaveGuides: node.tree.features.contains(.guides))
    }
  }

  /// Places the view with `anchor` at `position`, in the container's coordinates.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainContext.assumed {
      let size = node.sizeThatFits(proposal)
      let origin = CGPoint(
        x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
      if let trial = node.tree.layoutPass.trial { return trial.note(node, at: origin, proposal) }
      node.place(in: CGRect(origin: origin, size: size), proposal: proposal)
    }
  }
}
