import GlissandoMotion

/// One of the views that another one stands for.
///
/// It is a view itself and shows the original with its state.
public nonisolated struct Subview: View, Identifiable {
  /// What tells a subview from its siblings, whatever the values are that describe it.
  public struct ID: Hashable {
    let path: [AnyHashable]
    /// What tells it from those of the same loop.
    package var last: Any? { path.last?.base }
  }

  /// What tells the view from its siblings.
  public let id: ID
  /// What the view tells its container.
  public let containerValues: ContainerValues
  let content: AnyView

  /// The original.
  @MainActor public var body: some View { content }
}

/// The views that another one stands for; all of them as a view.
public nonisolated struct SubviewsCollection: RandomAccessCollection, View {
  let subviews: [Subview]
  var once: OnceActions?

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last one.
  public var endIndex: Int { subviews.count }
  /// The view at a place.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views of some places.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: subviews[bounds])
  }

  /// All of them.
  @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that another one stands for; all of them as a view.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, View {
  let base: ArraySlice<Subview>

  /// The first place.
  public var startIndex: Int { base.startIndex }
  /// The place after the last one.
  public var endIndex: Int { base.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> Subview { base[index] }
  /// The views of some places.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base[bounds])
  }

  /// All of them.
  @MainActor public var body: some View { ForEach(base) { $0 } }
}
