import GlissandoMotion

/// One of the contents that a leaf shows while it goes from one to another.
@MainActor
protocol ExchangedContent: AnyObject {
  /// How much of it is shown, from 0 to 1.
  var presence: ShownValue<Double> { get }
  /// Gives back what it holds.
  func remove()
}

extension ExchangedContent {
  func remove() { presence.remove() }

  /// Whether it has gone.
  var hasLeft: Bool { !presence.isRunning && presence.target == 0 }
}

/// The contents that a leaf shows: one at rest, and during an exchange those that are leaving too.
///
/// Each has a presence of its own, which goes on from where it is: a content that comes back while
/// it leaves turns round, and a third one in flight takes over from whatever is shown.
@MainActor
class ContentExchange<Content: ExchangedContent> {
  /// In stacking order.
  #if !DEBUG
    // Unchecked in release builds, here and below: the benchmark’s row `evaluation` needs it.
    @exclusivity(unchecked)
  #endif
  private(set) final var contents: [Content] = []
  /// The one that stays.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) final var current: Content?
  /// More contents than this are never on their way out; the faintest gives way.
  private static var greatestCount: Int { 6 }

  /// Whether more is shown than one content.
  var isUnderWay: Bool { contents.count > 1 }

  /// Shows a content and nothing else, at once.
  final func showAlone(_ content: Content) {
    removeAll()
    contents.append(content)
    current = content
  }

  /// Brings a content in, above those that are there unless it was leaving, and the others out.
  final func bring(
    _ content: Content, for node: some ViewNode & AnimatedAttributeObserver,
    under transaction: Transaction
  ) {
    if !contents.contains(where: { $0 === content }) { contents.append(content) }
    current = content
    content.presence.set(1, for: node, under: transaction)
    for other in contents where other !== content {
      other.presence.set(0, for: node, under: transaction)
    }
    dropFaintest()
    prune()
    node.tree.requestsRebuild = true
  }

  private func dropFaintest() {
    guard contents.count > Self.greatestCount else { return }
    let leaving = contents.filter { $0 !== current }
    let faintest = leaving.min { $0.presence.shown < $1.presence.shown }
    guard let faintest else { return }
    faintest.remove()
    contents.removeAll { $0 === faintest }
  }

  /// Lets go of what has left.
  /// - Returns: whether anything has.
  @discardableResult
  func prune() -> Bool {
    let count = contents.count
    contents.removeAll { content in
      guard content.hasLeft else { return false }
      content.remove()
      return true
    }
    return contents.count != count
  }

  final func removeAll() {
    for content in contents { content.remove() }
    contents.removeAll(keepingCapacity: true)
  }
}
