import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// Pages that grow out of a view.

/// Makes a view known to the stack around as one that pages grow out of.
@usableFromInline
nonisolated struct TransitionSourceModifier: PrimitiveModifier {
  let key: TransitionSourceKey
  var cornerRadius: CGFloat = 0

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    let node = ModifierNode(self, context)
    node.environment.navigation?.center.note(node)
    return node
  }
}

/// Tells the pages of a stack where it is.
@usableFromInline
nonisolated struct StackPlaceModifier: PrimitiveModifier {
  let center: NavigationCenter

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    let node = ModifierNode(self, context)
    center.stack = Weak(node)
    return node
  }
}

extension LayoutNode {
  /// Where the element is in the window, at the final state of all motion.
  var frameInWindow: CGRect { frame.applying(transform(below: nil)) }
}

/// A page that is as small as its source and grows.
struct ZoomTransition: Transition {
  /// Where the source is, relative to the page.
  let source: CGRect
  let page: CGSize
  let cornerRadius: CGFloat

  func body(content: Content, phase: TransitionPhase) -> some View {
    let isWhole = phase.isIdentity || page.width <= 0 || page.height <= 0
    // As wide as the source, or as high where the source is the higher one: the rest is cut off.
    let scale = isWhole ? 1 : max(source.width / page.width, source.height / page.height)
    let window = isWhole ? page : CGSize(width: source.width / scale, height: source.height / scale)
    let left = (page.width - window.width) / 2
    content
      .clipShape(
        ZoomWindow(
          rect: CGRect(x: left, y: 0, width: window.width, height: window.height),
          cornerRadius: isWhole ? 0 : cornerRadius / scale)
      )
      .scaleEffect(scale, anchor: .topLeading)
      .offset(
        x: isWhole ? 0 : source.minX - left * scale, y: isWhole ? 0 : source.minY
      )
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// The part of a page that is seen.
nonisolated private struct ZoomWindow: Shape {
  var rect: CGRect
  var cornerRadius: CGFloat

  var animatableData: AnimatablePair<CGRect.AnimatableData, CGFloat> {
    get { AnimatablePair(rect.animatableData, cornerRadius) }
    set {
      rect.animatableData = newValue.first
      cornerRadius = newValue.second
    }
  }

  func path(in frame: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: max(cornerRadius, 0))
  }
}

extension AnyView {
  /// What the view says of how its page comes and goes.
  @MainActor var navigationTransition: NavigationTransitionKind {
    var values = ContainerValues()
    (content as? any ContainerValueBearing)?.readContainerValues(into: &values)
    return values.navigationTransition
  }
}

extension NavigationCenter {
  /// How a page comes and goes.
  func transition(for kind: NavigationTransitionKind?) -> AnyTransition {
    guard let key = kind?.source, let stack = stack?.object,
      let node = source(key)
    else { return .move(edge: .trailing) }
    let frame = stack.frameInWindow
    return AnyTransition(
      ZoomTransition(
        source: node.frameInWindow.offsetBy(dx: -frame.minX, dy: -frame.minY), page: frame.size,
        cornerRadius: node.modifier.cornerRadius))
  }
}
