package import Foundation
import GlissandoDrawing
package import GlissandoMotion

/// The base of modifiers that take input: they know where their view is shown.
@MainActor
package class InputNode<M>: ModifierNode<M>, Rendering, @MainActor AnimatedAttributeObserver {
  package final var renderState = RenderState()
  private let rectangle = ShownValue(placeholder: CGRect.zero, label: "input frame")

  override func arrange() {
    super.arrange()
    rectangle.set(frame, for: self, under: frameTransaction)
  }

  package final override func render(_ context: RenderContext, _ pass: RenderPass) {
    guard noteRender(context, pass) else { return }
    super.render(context, pass)
    drawAbove(context, pass)
  }

  /// Draws what lies above the view.
  func drawAbove(_ context: RenderContext, _ pass: RenderPass) {}

  /// The view's rectangle as shown now, in layout coordinates.
  package final var shownFrame: CGRect { rectangle.shown }

  /// Window points → points of the view as it is shown now; nil where it has no extent.
  final var toLocal: ProjectionTransform? {
    renderState.context.windowToLocal(origin: shownFrame.origin)
  }

  /// The view's coordinates, and those around it, as they are now.
  final var gestureSpace: GestureSpace {
    var named: [AnyHashable: ProjectionTransform] = [:]
    forEachAncestor { node in
      if let space = node as? NamedSpaceNode, named[space.name] == nil {
        named[space.name] = space.toLocal
      }
    }
    return GestureSpace(
      toLocal: toLocal ?? ProjectionTransform(), named: named, dateOrigin: tree.dateOrigin,
      size: shownFrame.size)
  }

  override func willDestroy() { rectangle.remove() }

  package func animatedValueChanged(_ attribute: AnyAnimatedAttribute) {}
  package func animationEnded(_ attribute: AnyAnimatedAttribute) {}
}

/// A node that says what of the views below it takes input; its class has the role `inputGate`.
@MainActor
protocol InputGate: ViewNode {
  /// Whether what is below can be pressed.
  var letsPressesThrough: Bool { get }
  /// Whether nothing below is seen, whatever it draws.
  var hidesContent: Bool { get }
  /// Whether what is below is there for input at all.
  var childrenTakeInput: Bool { get }
  /// The child that alone is there for now; nil where all are.
  var onlyChild: ViewNode? { get }
}

extension InputGate {
  var letsPressesThrough: Bool { true }
  var hidesContent: Bool { false }
  var childrenTakeInput: Bool { true }
  var onlyChild: ViewNode? { nil }
}

extension ViewNode {
  /// The node, if it says what below it takes input.
  var inputGate: (any InputGate)? {
    roles.contains(.inputGate) ? self as? any InputGate : nil
  }

  /// Whether a view may take input: it is in the tree and not on its way out of it.
  var takesInput: Bool { isAlive && !isLeavingView }

  /// Whether a press that began on the view may go on: it takes input, and nothing has come over it
  /// or taken its presses away since.
  var keepsPress: Bool {
    takesInput && isOfferedInput && !environment.isCovered && !tree.services.cover(self)
      && !isInside { $0.inputGate?.letsPressesThrough == false }
  }

  /// Whether everything around offers input to the view: it is the one that is shown of several.
  package var isOfferedInput: Bool {
    !isInside { around in
      around.inputGate?.onlyChild.map { !isInside($0) } ?? false
    }
  }

  /// Calls `body` with each child that can take input, in layout order: those that leave and those
  /// that are invisible cannot.
  package func forEachInputChild(_ body: (ViewNode) -> Void) {
    if (self as? OpacityNode)?.effect?.target.opacity == 0 { return }
    forEachPresentChild(body)
  }

  /// Calls `body` with each child that is there, seen or not, in layout order: those that leave are not.
  func forEachPresentChild(_ body: (ViewNode) -> Void) {
    if (self as? TransitionNode)?.isLeaving == true { return }
    guard inputGate?.childrenTakeInput != false else { return }
    forEachOfferedChild(body)
  }

  /// Calls `body` with each child that could take input, in layout order: all, unless only one is shown.
  func forEachOfferedChild(_ body: (ViewNode) -> Void) {
    if let child = inputGate?.onlyChild { body(child) } else { forEachChild(body) }
  }

  /// What `find` makes of the nearest node, from this one to the root, of which it makes anything.
  package func nearest<Found>(_ find: (ViewNode) -> Found?) -> Found? {
    var next: ViewNode? = self
    while let node = next {
      if let found = find(node) { return found }
      next = node.parent
    }
    return nil
  }

  /// Whether something holds for a node around this one.
  func isInside(where holds: (ViewNode) -> Bool) -> Bool {
    parent?.nearest { holds($0) ? $0 : nil } != nil
  }

  /// This node and those around it, from here to the root.
  package func forEachAncestor(_ body: (ViewNode) -> Void) {
    _ = nearest { node -> ViewNode? in
      body(node)
      return nil
    }
  }
}
