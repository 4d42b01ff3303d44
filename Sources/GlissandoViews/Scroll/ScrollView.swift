import Foundation
public import GlissandoMotion

/// A view whose content can be moved within it.
///
/// Content is moved by the wheel, by dragging, by keys, by its indicators and by programs
/// (`ScrollViewReader`, `scrollPosition(id:)`). It glides on when it is let go in motion, and gives
/// way like rubber beyond its ends. It moves as one: no body is evaluated and nothing is laid out.
public nonisolated struct ScrollView<Content: View>: View, PrimitiveView {
  /// What is scrolled.
  public var content: Content
  /// The directions in which it can be scrolled.
  public var axes: Axis.Set
  /// Whether indicators are shown while it moves.
  public var showsIndicators: Bool
  private var isGreedy = false
  private var offersHeight = false

  /// Makes a view that can be scrolled.
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// Makes a view that takes all space that it is offered, or that offers its content its own height, so that the
  /// content can be as high as the view where it has less to show.
  package nonisolated init(
    isGreedy: Bool, offersHeight: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
    self.isGreedy = isGreedy
    self.offersHeight = offersHeight
  }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    let node = ScrollNode(settings, context)
    node.content = NodeContext(parent: node).makeNode(arrangedContent)
    node.updateFromView = ViewUpdate { (view: Self, node) in
      node.apply(view.settings)
      node.content?.update(view.arrangedContent)
    }
    return node
  }

  @MainActor private var settings: ScrollSettings {
    ScrollSettings(
      axes: axes, showsIndicators: showsIndicators, isGreedy: isGreedy, offersHeight: offersHeight)
  }

  /// Several views stand one after the other along the scroll view.
  @MainActor private var arrangedContent: LayoutView<AnyLayout, Content> {
    let layout: any Layout = axes == .horizontal ? HStackLayout() : VStackLayout()
    return LayoutView(layout: AnyLayout(layout), content: content)
  }
}

/// What a scroll view is told by the view that describes it.
struct ScrollSettings: Equatable {
  var axes: Axis.Set
  var showsIndicators: Bool
  /// Whether the view takes all space that it is offered.
  var isGreedy = false
  /// Whether the content is offered the height of the view, rather than asked for the height that it wants.
  var offersHeight = false
}
