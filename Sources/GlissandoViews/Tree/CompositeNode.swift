import Foundation
import GlissandoMotion

/// The node of a view that is described by other views.
class CompositeNode<V: View>: EvaluatingNode {
  private var view: V
  private let fields = ViewFields.of(V.self)
  private var storage: PropertyStorage
  private lazy var subscriber = Subscriber(self)
  private var child: ViewNode?
  private let wrappers: [any ElementWrapper]

  init(_ view: V, in context: NodeContext) {
    self.view = view
    wrappers = context.wrappers
    storage = PropertyStorage(fields)
    super.init(context)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func update<Value: View>(_ view: Value) {
    let newer = sameView(view, as: V.self)
    guard needsEvaluation || !fields.areEqual(self.view, newer) else { return }
    self.view = newer
    viewChanged(newer)
    evaluate()
  }

  override func evaluateBody() {
    storage.install(fields, into: &view, node: self, subscriber)
    let shown = shown(view)
    let body = subscriber.track { shown.body }
    subscriber.attribute {
      if let child {
        child.update(body)
      } else {
        var context = NodeContext(parent: self)
        context.wrappers = wrappers
        child = context.makeNode(body)
      }
    }
  }

  /// Reacts to another value of the view.
  func viewChanged(_ view: V) {}

  /// The view as it is shown now.
  func shown(_ view: V) -> V { view }

  override func environmentChanged(from previous: EnvironmentValues) {
    if subscriber.environmentDiffers(previous, environment) { invalidateBody() }
  }

  override func willDestroy() {
    subscriber.end()
    storage.remove()
  }

  override var debugName: String { String(describing: V.self) }
}

/// The node of a composite view that is animatable itself: its body is evaluated in every frame of
/// an animation, with the data as shown.
final class AnimatableCompositeNode<V: View & Animatable>: CompositeNode<V> {
  private let attribute: AnimatedAttribute<V.AnimatableData>

  override init(_ view: V, in context: NodeContext) {
    attribute = AnimatedAttribute(
      view.animatableData, label: "animatableData", in: context.tree.animations)
    super.init(view, in: context)
    attribute.observer = self
  }

  override func viewChanged(_ view: V) {
    attribute.set(
      view.animatableData, transaction: transaction, environment: environment, at: tree.time)
  }

  override func shown(_ view: V) -> V {
    guard attribute.isRunning else { return view }
    var copy = view
    copy.animatableData = attribute.shown
    return copy
  }

  override func willDestroy() {
    attribute.remove()
    super.willDestroy()
  }
}

extension AnimatableCompositeNode: @MainActor AnimatedAttributeObserver {
  func animatedValueChanged(_ attribute: AnyAnimatedAttribute) { invalidateBody() }
  func animationEnded(_ attribute: AnyAnimatedAttribute) { invalidateBody() }
}
