import GlissandoMotion

/// Lets what is in a page know whether the page is the one that is chosen.
nonisolated struct PageInStrip: PrimitiveModifier {
  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    PageInStripNode(self, context)
  }
}

/// Leads the layout of the pages to each of them.
struct PageInStripKey: LayoutValueKey {
  static var defaultValue: PageReference? { nil }
}

/// A page, for a layout that chooses one.
struct PageReference {
  fileprivate let node: PageInStripNode

  /// Says whether the page is the chosen one.
  func isChosen(_ isChosen: Bool) {
    let node = node
    MainContext.assumed { node.cover(!isChosen) }
  }
}

private final class PageInStripNode: ModifierNode<PageInStrip> {
  private var isCovered = true
  private var written: EnvironmentValues

  override init(_ modifier: PageInStrip, _ context: NodeContext) {
    written = context.environment.coveredByOtherTab
    super.init(modifier, context)
  }

  override var childEnvironment: EnvironmentValues { written }

  override func environmentChanged(from previous: EnvironmentValues) { write() }

  private func write() {
    written = isCovered ? environment.coveredByOtherTab : environment
  }

  /// Which page is chosen is known in the middle of a layout, and heard of after it.
  func cover(_ isCovered: Bool) {
    guard isCovered != self.isCovered else { return }
    self.isCovered = isCovered
    tree.enqueue(by: self) { [weak self] in
      guard let self, isAlive else { return }
      write()
      passEnvironment()
    }
  }

  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    if K.self == PageInStripKey.self { return PageReference(node: self) as? K.Value }
    return super.layoutValue(key)
  }
}

extension EnvironmentValues {
  fileprivate var coveredByOtherTab: EnvironmentValues {
    var values = self
    values.isCovered = true
    values.isInOtherTab = true
    return values
  }
}
