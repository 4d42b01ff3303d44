import GlissandoMotion

/// A view that stands for rows of its own among rows, and for something else everywhere else: inside of a row too.
package nonisolated struct RowChoice<Rows: View, Whole: View>: View, PrimitiveView {
  let rows: Rows
  let whole: Whole

  package init(rows: Rows, whole: Whole) {
    self.rows = rows
    self.whole = whole
  }

  @MainActor package static func isMultiple(in place: ContentPlace) -> Bool {
    place.isInRows ? true : ViewKinds.isMultiple(Whole.self, in: place)
  }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    let isInRows = ContentPlace(below: context.parent).isInRows
    let node = CarrierNode(isInRows, context)
    let inner = context.below(node)
    node.content = isInRows ? inner.makeNode(rows) : inner.makeNode(whole)
    node.updateFromView = ViewUpdate { [unowned node] (view: Self, _) in
      if node.value { node.content?.update(view.rows) } else { node.content?.update(view.whole) }
    }
    return node
  }
}

extension RowChoice: SectionBearing {
  package nonisolated static func mayHaveSections(inRows: Bool) -> Bool {
    inRows || ViewKinds.mayHaveSections(Whole.self, inRows: false)
  }
}

extension RowChoice: SubviewSource {
  @MainActor var isTakenApart: Bool { ViewKinds.isMultiple(Whole.self) }

  @MainActor func collectSubviews(into collector: inout SubviewCollector) {
    collector.collect(whole)
  }
}

extension ContentPlace {
  /// Whether what stands here are rows that behave in some way.
  @MainActor fileprivate var isInRows: Bool { node?.lazyContainer?.behavior != nil }
}
