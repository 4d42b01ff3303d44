import GlissandoMotion

/// The node of a view that is described by other views.
class CompositeNode<V: View>: BodyNode<V> {
  override func update<Value: View>(_ view: Value) {
    replace(with: sameView(view, as: V.self))
  }

  override func evaluateBody(of described: V) {
    V.showBody(of: described, in: TreeBody(node: self))
  }
}

/// The node of a composite view that is animatable itself.
final class AnimatableCompositeNode<V: View & Animatable>: CompositeNode<V>,
  @MainActor AnimatedAttributeObserver
{
  private let data: ShownValue<V>

  override init(_ view: V, in context: NodeContext) {
    data = ShownValue(view, label: "\(V.self)")
    super.init(view, in: context)
  }

  override func describedChanged(_ view: V) { data.set(view, for: self) }

  override func shown(_ view: V) -> V {
    data.isRunning ? data.shown(in: view) : view
  }

  override func willDestroy() {
    data.remove()
    super.willDestroy()
  }
}
