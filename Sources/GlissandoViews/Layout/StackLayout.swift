public import Foundation
import GlissandoMotion

/// How a stack shares its length: every view is asked how far it can shrink and grow, and the
/// least flexible is served first, each with an equal share of what is left; views of a higher
/// priority are served before those of a lower one, which keep their smallest size reserved.
///
/// Source: observed behaviour, as described in "Thinking in SwiftUI" (objc.io, 2020), chapter on
/// layout.
struct StackArrangement {
  let axis: Axis
  let gaps: StackGaps
  private(set) var lengths: [CGFloat] = []
  private(set) var sizes: [CGSize] = []

  /// Arranges `subviews` within a proposal.
  init(_ subviews: LayoutSubviews, axis: Axis, gaps: StackGaps, in proposal: ProposedViewSize) {
    self.axis = axis
    self.gaps = gaps
    guard !subviews.isEmpty else { return }
    if let available = proposal[axis] {
      share(available, among: subviews, cross: proposal[axis.other])
    } else {
      var ideal = proposal
      ideal[axis] = nil
      sizes = subviews.map { $0.sizeThatFits(ideal) }
    }
    lengths = sizes.map { $0[axis] }
  }

  /// What was proposed to the subview at `index` along the axis.
  private(set) var offers: [CGFloat?] = []

  var totalLength: CGFloat { lengths.reduce(0, +) + gaps.total(among: lengths.count) }

  private mutating func share(
    _ available: CGFloat, among subviews: LayoutSubviews, cross: CGFloat?
  ) {
    let count = subviews.count
    sizes = Array(repeating: .zero, count: count)
    offers = Array(repeating: nil, count: count)
    var remaining = max(available - gaps.total(among: count), 0)
    let flexibilities = subviews.map { Flexibility($0, axis: axis, cross: cross) }
    let priorities = subviews.map(\.priority)
    var reserved = flexibilities.reduce(0) { $0 + $1.minimum }
    for priority in Set(priorities).sorted(by: >) {
      var group = subviews.indices.filter { priorities[$0 - subviews.startIndex] == priority }
      reserved -= group.reduce(0) { $0 + flexibilities[$1 - subviews.startIndex].minimum }
      group.sort {
        let (lhs, rhs) = (
          flexibilities[$0 - subviews.startIndex].range,
          flexibilities[$1 - subviews.startIndex].range
        )
        return lhs == rhs ? $0 < $1 : lhs < rhs
      }
      var open = group.count
      for index in group {
        let share = max((remaining - reserved) / CGFloat(open), 0)
        let size = subviews[index].sizeThatFits(offer(share, cross))
        sizes[index - subviews.startIndex] = size
        offers[index - subviews.startIndex] = share
        // Of endless room there is always enough left.
        if remaining.isFinite { remaining = max(remaining - size[axis], 0) }
        open -= 1
      }
    }
  }

  private func offer(_ length: CGFloat, _ cross: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: cross)
      : ProposedViewSize(width: cross, height: length)
  }

  /// How far a view can shrink and grow along the axis.
  private struct Flexibility {
    let minimum: CGFloat
    let range: CGFloat

    init(_ subview: LayoutSubview, axis: Axis, cross: CGFloat?) {
      var proposal = ProposedViewSize(width: cross, height: cross)
      proposal[axis] = 0
      minimum = subview.sizeThatFits(proposal)[axis]
      proposal[axis] = .infinity
      range = subview.sizeThatFits(proposal)[axis] - minimum
    }
  }
}

/// The distances in points between the views of a stack.
struct StackGaps {
  /// That of all; that of none where they differ.
  private let uniform: CGFloat
  /// Those after each view but the last; empty where they are all the same.
  private let own: [CGFloat]

  /// What a stack says, or what its views prefer.
  init(_ subviews: LayoutSubviews, axis: Axis, spacing: CGFloat?) {
    uniform = spacing ?? ViewSpacing.standard
    guard spacing == nil, subviews.count > 1, subviews.mayDifferInSpacing else {
      own = []
      return
    }
    let distances = zip(subviews, subviews.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: axis)
    }
    own = distances.contains { $0 != ViewSpacing.standard } ? distances : []
  }

  /// The distance after the view at `index`, which is not the last one.
  subscript(index: Int) -> CGFloat { own.indices.contains(index) ? own[index] : uniform }

  /// All distances between so many views.
  func total(among count: Int) -> CGFloat {
    own.isEmpty ? uniform * CGFloat(max(count - 1, 0)) : own.reduce(0, +)
  }
}

extension LayoutSubviews {
  /// Whether one of the views may prefer another distance than the standard one.
  fileprivate var mayDifferInSpacing: Bool {
    guard let first = nodes.first else { return false }
    return MainContext.assumed { first.tree.features.contains(.spacing) }
  }
}

/// The layout that both stacks share.
protocol StackLayout: Layout where Cache == Void {
  static var axis: Axis { get }
  var spacing: CGFloat? { get }
  var crossKey: AlignmentKey { get }
}

extension StackLayout {
  /// The axis along which the stack goes.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  private func arrangement(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> StackArrangement {
    StackArrangement(
      subviews, axis: Self.axis,
      gaps: StackGaps(subviews, axis: Self.axis, spacing: spacing), in: proposal)
  }

  private func proposals(
    _ arrangement: StackArrangement, _ proposal: ProposedViewSize
  ) -> [ProposedViewSize] {
    arrangement.lengths.indices.map { index in
      var result = proposal
      result[Self.axis] = arrangement.offers.isEmpty ? nil : arrangement.offers[index]
      return result
    }
  }

  /// The length of all views and the extent across, with the guides on one line.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let arrangement = arrangement(subviews, proposal)
    let span = crossSpan(subviews, proposals(arrangement, proposal))
    var size = CGSize.zero
    size[Self.axis] = arrangement.totalLength
    size[Self.axis.other] = span.after - span.before
    return size
  }

  /// Places the views one after the other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let arrangement = arrangement(subviews, proposal)
    // A stack that chose its own extent across offers that extent to what can fill it.
    var offer = proposal
    offer[Self.axis.other] = proposal[Self.axis.other] ?? bounds.size[Self.axis.other]
    let proposals = proposals(arrangement, offer)
    let span = crossSpan(subviews, proposals)
    var position = bounds.origin
    // When the stack is given more or less than it asked for, its content stays centred across.
    let slack = bounds.size[Self.axis.other] - (span.after - span.before)
    let line = bounds.origin[Self.axis.other] - span.before + slack / 2
    for (index, subview) in subviews.enumerated() {
      let guide = subview.dimensions(in: proposals[index]).value(crossKey)
      position[Self.axis.other] = line - guide
      subview.place(at: position, proposal: proposals[index])
      position[Self.axis] += arrangement.lengths[index] + arrangement.gaps[index]
    }
  }

  /// How far the views reach before and after the common guide across the stack.
  private func crossSpan(
    _ subviews: LayoutSubviews, _ proposals: [ProposedViewSize]
  ) -> (before: CGFloat, after: CGFloat) {
    var before: CGFloat = .infinity
    var after: CGFloat = -.infinity
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: proposals[index])
      let extent = dimensions.size[Self.axis.other]
      // One that fills endless room makes the stack do so, wherever their guides are.
      guard extent.isFinite else { return (0, .infinity) }
      let guide = dimensions.value(crossKey)
      before = min(before, -guide)
      after = max(after, extent - guide)
    }
    return subviews.isEmpty ? (0, 0) : (before, after)
  }

  /// What the views prefer across the stack, the first one before it and the last one after it.
  public func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
    let (start, end): (Edge.Set, Edge.Set) =
      Self.axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let across = Edge.Set.all.subtracting([start, end])
    let ends = ViewSpacing.zero.union(first.spacing, edges: start).union(last.spacing, edges: end)
    return subviews.reduce(ends) { $0.union($1.spacing, edges: across) }
  }

  /// The guide of the views inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? { inheritedGuide(guide.key, bounds, proposal, subviews) }

  /// The guide of the views inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? { inheritedGuide(guide.key, bounds, proposal, subviews) }

  /// Text baselines and guides of one's own come from the views inside.
  private func inheritedGuide(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    let arrangement = arrangement(subviews, proposal)
    let proposals = proposals(arrangement, proposal)
    let span = crossSpan(subviews, proposals)
    var values: [CGFloat] = []
    var position: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: proposals[index])
      if let explicit = dimensions.explicit(key) {
        let offset =
          key.axis == Self.axis ? position : -span.before - dimensions.value(crossKey)
        values.append(explicit + offset)
      }
      position += arrangement.lengths[index] + arrangement.gaps[index]
    }
    return AlignmentKey.combine(values, key)
  }
}

extension AlignmentKey {
  /// One guide for several views: the first line's, the last line's, or the mean.
  static func combine(_ values: [CGFloat], _ key: AlignmentKey) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

/// Arranges views in a column.
public struct VStackLayout: StackLayout {
  static var axis: Axis { .vertical }
  /// How the views are aligned across the column.
  public var alignment: HorizontalAlignment
  /// The distance between two views in points; nil for the standard one of 8.
  public var spacing: CGFloat?
  var crossKey: AlignmentKey { alignment.key }

  /// Makes a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// Arranges views in a row.
public struct HStackLayout: StackLayout {
  static var axis: Axis { .horizontal }
  /// How the views are aligned across the row.
  public var alignment: VerticalAlignment
  /// The distance between two views in points; nil for the standard one of 8.
  public var spacing: CGFloat?
  var crossKey: AlignmentKey { alignment.key }

  /// Makes a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}
