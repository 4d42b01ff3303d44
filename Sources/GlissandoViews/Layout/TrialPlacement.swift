package import Foundation
import GlissandoDrawing
import GlissandoMotion

/// Where a layout would place its views, found out without moving any.
@MainActor
final class TrialPlacement {
  private let pass: LayoutPass
  /// The one that goes on when this one has ended.
  private let outer: TrialPlacement?
  // Looked up by view, never walked in its order.
  private var places: [ObjectIdentifier: (origin: CGPoint, proposal: ProposedViewSize)] = [:]

  /// Begins a trial: until `end`, what is placed in the window is noted here.
  init(in pass: LayoutPass) {
    self.pass = pass
    outer = pass.trial
    pass.trial = self
  }

  func end() { pass.trial = outer }

  func note(_ node: LayoutNode, at origin: CGPoint, _ proposal: ProposedViewSize) {
    places[ObjectIdentifier(node)] = (origin, proposal)
  }

  /// What the views say of a guide, each where it would be placed; nil where none says anything.
  func guide(_ key: AlignmentKey, of subviews: LayoutSubviews, in bounds: CGRect) -> CGFloat? {
    let values = subviews.nodes.compactMap { node -> CGFloat? in
      let whole = ProposedViewSize(bounds.size)
      let place =
        places[ObjectIdentifier(node)]
        ?? (node.middlePlace(in: bounds, proposal: whole).origin, whole)
      return node.explicitGuide(key, proposal: place.proposal).map { $0 + place.origin[key.axis] }
    }
    return AlignmentKey.combine(values, key)
  }
}

extension LayoutNode {
  /// Where an element stands that a layout does not place: in the middle of its container.
  func middlePlace(in bounds: CGRect, proposal: ProposedViewSize) -> CGRect {
    let size = sizeThatFits(proposal)
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Gives the element a place in the middle of another one.
  func place(inMiddleOf bounds: CGRect, proposal: ProposedViewSize) {
    place(in: middlePlace(in: bounds, proposal: proposal), proposal: proposal)
  }
}

extension Layout {
  /// A guide of the container, whatever its axis.
  func guide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    key.axis == .horizontal
      ? explicitAlignment(
        of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
      : explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
  }

  /// What the views say of a guide, each where the layout places it.
  ///
  /// - Complexity: that of placing the views once; that of asking them where none says anything of an edge or
  ///   a centre.
  func mergedGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    // A stack that asks how far a view can grow has no place for it yet.
    guard bounds.isFinite, let first = subviews.nodes.first else { return nil }
    // Hardly any views say something of an edge or a centre; then nothing need be placed to know where. Of
    // other guides most do: to ask before would ask all that is inside twice, and so on at each level.
    let isSaid = MainContext.assumed {
      !key.isGeometric
        || subviews.nodes.contains { $0.explicitGuide(key, proposal: proposal) != nil }
    }
    guard isSaid else { return nil }
    let trial = MainContext.assumed { TrialPlacement(in: first.tree.layoutPass) }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return MainContext.assumed {
      trial.end()
      return trial.guide(key, of: subviews, in: bounds)
    }
  }
}

/// A layout whose container has no guides but the usual ones, whatever is in it: nothing that is aligned by
/// them is asked for.
package nonisolated protocol GuidelessLayout: Layout {}

extension GuidelessLayout {
  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}
