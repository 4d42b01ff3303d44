import Foundation
import GlissandoDrawing
import GlissandoMotion

// The nodes of views that write preferences or read them.

/// A node that hands a value to those around.
@MainActor
protocol PreferenceWriting: LateReader {
  var preferenceKey: ObjectIdentifier { get }
  /// Changes a value of the key's type, which `pointer` leads to.
  func changePreference(_ pointer: UnsafeMutableRawPointer)
}

extension PreferenceWriting {
  func invalidateBody() { tree.preferenceReaders.invalidate() }
}

/// A node that reads the values of the views inside.
@MainActor
protocol PreferenceReading: ViewNode {
  /// Takes the value as it is now.
  func preferencesChanged()
}

/// The nodes of a window that read preferences, to be told when something may have changed.
///
/// While there are none, preferences cost nothing.
@MainActor
final class PreferenceReaders {
  private struct Reader {
    weak var node: (any PreferenceReading)?
    let depth: Int
  }

  private var readers: [Reader] = []
  /// Whether somebody is to be told after the next commit.
  private(set) var isStale = false

  /// Tells `node` after each commit in which preferences may have changed.
  func add(_ node: any PreferenceReading) {
    readers.removeAll { $0.node == nil }
    readers.append(Reader(node: node, depth: node.depth))
    isStale = true
  }

  /// Says that a value may have changed: a view with one has come, gone or changed, or has moved.
  func invalidate() { if !readers.isEmpty { isStale = true } }

  /// Hands values to those who read them, the innermost first: what they show may hand out values
  /// of its own.
  /// - Returns: whether anybody was told.
  func update() -> Bool {
    guard isStale else { return false }
    isStale = false
    for reader in readers.sorted(by: { $0.depth > $1.depth }) {
      if let node = reader.node, node.isAlive { node.preferencesChanged() }
    }
    return true
  }
}

extension ViewNode {
  /// Puts together the values that this node and those below hand out.
  /// - Complexity: O(*n*) in the number of nodes below.
  func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard takesPart else { return }
    if roles.contains(.preference), let writer = self as? any PreferenceWriting,
      writer.preferenceKey == ObjectIdentifier(key)
    {
      var own: K.Value?
      forEachOfferedChild { $0.collectPreference(key, into: &own) }
      var result = own ?? K.defaultValue
      withUnsafeMutablePointer(to: &result) {
        writer.changePreference(UnsafeMutableRawPointer($0))
      }
      Self.reduce(key, &value, result)
    } else {
      forEachOfferedChild { $0.collectPreference(key, into: &value) }
    }
  }

  private static func reduce<K: PreferenceKey>(
    _ key: K.Type, _ value: inout K.Value?, _ next: K.Value
  ) {
    guard var current = value else {
      value = next
      return
    }
    K.reduce(value: &current) { next }
    value = current
  }

  /// What leaves hands out nothing any more.
  private var takesPart: Bool { (self as? TransitionNode)?.isLeaving != true }
}

final class PreferenceWriterNode<K: PreferenceKey>: WholeModifierNode<PreferenceWriter<K>>,
  PreferenceWriting
{
  var lateReading = LateReading()

  override class var roles: NodeRoles { [.lateReader, .preference] }

  override init(_ modifier: PreferenceWriter<K>, _ context: NodeContext) {
    super.init(modifier, context)
    if K.self is any WindowPreference.Type {
      forEachAncestor { ($0 as? RootNode)?.readPreferences() }
    }
    tree.preferenceReaders.invalidate()
  }

  var preferenceKey: ObjectIdentifier { ObjectIdentifier(K.self) }

  func changePreference(_ pointer: UnsafeMutableRawPointer) {
    noting { modifier.change(&pointer.assumingMemoryBound(to: K.Value.self).pointee) }
  }

  override func modifierChanged(from previous: PreferenceWriter<K>) { invalidateBody() }

  override func willDestroy() { invalidateBody() }
}

final class AnchorWriterNode<K: PreferenceKey>: ModifierNode<AnchorWriter<K>>,
  PreferenceWriting
{
  var lateReading = LateReading()

  override class var roles: NodeRoles { [.lateReader, .preference] }

  override init(_ modifier: AnchorWriter<K>, _ context: NodeContext) {
    super.init(modifier, context)
    tree.preferenceReaders.invalidate()
  }

  var preferenceKey: ObjectIdentifier { ObjectIdentifier(K.self) }

  func changePreference(_ pointer: UnsafeMutableRawPointer) {
    noting { modifier.change(&pointer.assumingMemoryBound(to: K.Value.self).pointee, self) }
  }

  override func modifierChanged(from previous: AnchorWriter<K>) { invalidateBody() }

  // An anchor tells where the view is.
  override func arrange() {
    super.arrange()
    tree.preferenceReaders.invalidate()
  }

  override func willDestroy() {
    tree.preferenceReaders.invalidate()
    super.willDestroy()
  }
}

final class PreferenceObserverNode<K: PreferenceKey>: WholeModifierNode<PreferenceObserver<K>>,
  PreferenceReading
where K.Value: Equatable {
  private var value: K.Value?

  override init(_ modifier: PreferenceObserver<K>, _ context: NodeContext) {
    super.init(modifier, context)
    tree.preferenceReaders.add(self)
  }

  func preferencesChanged() {
    var collected: K.Value?
    forEachChild { $0.collectPreference(K.self, into: &collected) }
    let value = collected ?? K.defaultValue
    if let known = self.value, isUnchanged(known, value) { return }
    self.value = value
    tree.enqueue(for: self) { $0.modifier.action(value) }
  }
}

/// Lays out views made of a preference within the frame of the content.
final class PreferenceLayerNode<K: PreferenceKey, Layer: View>:
  LayerNode<PreferenceLayer<K, Layer>>, PreferenceReading
{
  private var body: PreferenceLayerContent<K, Layer>? { layer as? PreferenceLayerContent }

  override init(_ modifier: PreferenceLayer<K, Layer>, _ context: NodeContext) {
    super.init(modifier, context)
    layer = PreferenceLayerContent<K, Layer>(modifier.pile, NodeContext(parent: self))
    tree.preferenceReaders.add(self)
  }

  override var pile: LayoutNode? { body?.child as? LayoutNode }
  override var alignment: Alignment { modifier.alignment }
  override var isInFront: Bool { modifier.isInFront }

  override func modifierChanged(from previous: PreferenceLayer<K, Layer>) {
    body?.apply(modifier.pile)
    tree.preferenceReaders.invalidate()
  }

  func preferencesChanged() {
    var collected: K.Value?
    content?.collectPreference(K.self, into: &collected)
    body?.supply(collected ?? K.defaultValue)
  }

  override func structureChanged() {
    super.structureChanged()
    tree.preferenceReaders.invalidate()
  }
}

/// The body of a layer.
private final class PreferenceLayerContent<K: PreferenceKey, Layer: View>: SuppliedNode<
  K.Value, PreferenceLayer<K, Layer>.Pile
>
{}
