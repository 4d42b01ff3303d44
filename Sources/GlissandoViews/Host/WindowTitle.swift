import GlissandoMotion

// What a window is called after what it shows.

extension EnvironmentValues {
  /// Whether a title is that of the window, and not of a page in it.
  @Entry package var titlesWindow: Bool = true
}

/// Calls the window after what it shows.
@usableFromInline
package nonisolated struct WindowTitleModifier: WholeModifier {
  let title: String

  package init(_ title: String) { self.title = title }

  @usableFromInline @MainActor package func makeNode(in context: NodeContext) -> WholeNode {
    WindowTitleNode(self, context)
  }
}

private final class WindowTitleNode: WholeModifierNode<WindowTitleModifier> {
  override init(_ modifier: WindowTitleModifier, _ context: NodeContext) {
    super.init(modifier, context)
    tree.titles.add(self)
  }

  /// What lies above the window's content has no say in it, nor has what is not shown.
  var isSaid: Bool {
    takesInput && environment.titlesWindow && !environment.isCovered && isOfferedInput
      && tree.root?.content.map(isInside) == true
  }
}

/// The titles that views give a window.
@MainActor
private final class WindowTitles {
  private var nodes: [Weak<WindowTitleNode>] = []

  func add(_ node: WindowTitleNode) {
    nodes.removeAll { $0.object == nil }
    nodes.append(Weak(node))
  }

  var latest: String? { nodes.last { $0.object?.isSaid == true }?.object?.modifier.title }
}

private enum WindowTitlesKey: WindowServiceKey {
  static func make(in tree: ViewTree) -> WindowTitles { WindowTitles() }
}

extension ViewTree {
  fileprivate var titles: WindowTitles { self[WindowTitlesKey.self] }
}

extension ViewHost {
  /// What the views call the window; nil where they say nothing.
  ///
  /// - Complexity: O(*n*) in the views around the one that says so.
  package var title: String? { tree.services.service(WindowTitlesKey.self)?.latest }
}
