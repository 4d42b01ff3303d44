public import Foundation
import GlissandoMotion

/// A layout whose type is hidden.
///
/// When another layout takes its place the views keep their identity and glide to their new places.
public struct AnyLayout: Layout {
  /// What the layout inside keeps between its calls.
  public struct Cache {
    fileprivate var value: Any
    /// The type of the layout that the value belongs to: others may keep values of the same type.
    fileprivate var owner: any Layout.Type
  }

  private let base: any Layout

  /// Hides the type of `layout`.
  public init<L: Layout>(_ layout: L) {
    base = (layout as? AnyLayout)?.base ?? layout
  }

  /// The axis along which the layout inside stacks.
  var stackOrientation: Axis? { Swift.type(of: base).layoutProperties.stackOrientation }

  /// Whether the layout inside is one of those that every window is built of.
  var isStandard: Bool { base is VStackLayout || base is HStackLayout || base is ZStackLayout }

  /// Makes the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Cache {
      Cache(value: layout.makeCache(subviews: subviews), owner: L.self)
    }
    return make(base)
  }

  /// Brings the cache of the layout inside up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      cache.with(layout, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    update(base)
  }

  /// The size that the layout inside takes.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func fit<L: Layout>(_ layout: L) -> CGSize {
      cache.with(layout, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return fit(base)
  }

  /// Places the views as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      cache.with(layout, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(base)
  }

  /// The guide of the layout inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func align<L: Layout>(_ layout: L) -> CGFloat? {
      cache.with(layout, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return align(base)
  }

  /// The guide of the layout inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    func align<L: Layout>(_ layout: L) -> CGFloat? {
      cache.with(layout, subviews) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return align(base)
  }

  /// The space that the layout inside prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func space<L: Layout>(_ layout: L) -> ViewSpacing {
      cache.with(layout, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return space(base)
  }
}

extension AnyLayout.Cache {
  /// Lets `body` use the cache as that of `layout`; a cache of another layout is made anew.
  fileprivate mutating func with<L: Layout, Result>(
    _ layout: L, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result
  ) -> Result {
    let known = owner == L.self ? value as? L.Cache : nil
    var cache = known ?? layout.makeCache(subviews: subviews)
    defer { (value, owner) = (cache, L.self) }
    return body(&cache)
  }
}

extension AnyLayout: SelfComparing {
  package func isSame(as other: AnyLayout) -> Bool {
    func isSame<L: Layout>(_ layout: L) -> Bool {
      guard let other = other.base as? L else { return false }
      return MainActor.assumeIsolated { ViewFields.of(L.self).areEqual(layout, other) }
    }
    return isSame(base)
  }
}
