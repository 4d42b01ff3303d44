import GlissandoMotion

/// The views whose preferences are observed together, as one evaluation of their container knows them.
@MainActor
final class ObservedGroup<K: PreferenceKey> where K.Value: Equatable {
  private let action: (K.Value) -> Void
  private var shares: [Weak<ObservedShareNode<K>>] = []
  private var value: K.Value?
  private var isLooking = false
  /// The same group as a later evaluation knows it.
  private var successor: ObservedGroup?

  init(action: @escaping (K.Value) -> Void) { self.action = action }

  /// The group as it is known now.
  var latest: ObservedGroup {
    guard let successor else { return self }
    let latest = successor.latest
    self.successor = latest
    return latest
  }

  func add(_ share: ObservedShareNode<K>) { shares.append(Weak(share)) }

  /// A view of this group has become one of another: all of them do.
  func join(_ other: ObservedGroup) {
    guard other !== self else { return }
    other.shares += shares
    other.value = other.value ?? value
    shares = []
    successor = other
  }

  /// Puts the values of all views together, once they all are as they will be.
  func lookAfterCommit(by node: ViewNode) {
    guard !isLooking else { return }
    isLooking = true
    node.tree.enqueue(by: node) { [weak self] in self?.look() }
  }

  private func look() {
    isLooking = false
    shares.removeAll { $0.object?.isAlive != true }
    let present = shares.compactMap(\.object).filter { !$0.isLeavingView }
    if present.isEmpty { return }
    var collected: K.Value?
    for share in present.sorted(by: { $0.index < $1.index }) { share.collect(into: &collected) }
    let value = collected ?? K.defaultValue
    guard value != self.value else { return }
    self.value = value
    action(value)
  }
}

/// One of the views whose preferences are observed together.
nonisolated struct ObservedShare<K: PreferenceKey>: WholeModifier
where K.Value: Equatable {
  let group: ObservedGroup<K>
  let index: Int

  @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    ObservedShareNode(self, context)
  }
}

final class ObservedShareNode<K: PreferenceKey>: WholeModifierNode<ObservedShare<K>>,
  PreferenceReading
where K.Value: Equatable {
  override init(_ modifier: ObservedShare<K>, _ context: NodeContext) {
    super.init(modifier, context)
    modifier.group.latest.add(self)
    tree.preferenceReaders.add(self)
  }

  override var debugName: String { "onPreferenceChange(\(K.self))" }

  var index: Int { modifier.index }

  override func modifierChanged(from previous: ObservedShare<K>) {
    previous.group.latest.join(modifier.group.latest)
    preferencesChanged()
  }

  func preferencesChanged() { modifier.group.latest.lookAfterCommit(by: self) }

  func collect(into value: inout K.Value?) {
    forEachChild { $0.collectPreference(K.self, into: &value) }
  }

  override func willDestroy() { preferencesChanged() }
}
