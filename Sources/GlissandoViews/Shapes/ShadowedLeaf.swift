import GlissandoDrawing
import GlissandoMotion

/// A text or an image, as far as a style paints it with shadows.
nonisolated protocol ShadowedLeaf: View {
  /// The shadows of what it is painted with, the innermost first.
  func shadows(in environment: EnvironmentValues) -> [ShadowStyle]
  /// The same without the shadows of a style of its own.
  var shadowless: Self { get }
  /// What covers the same in the foreground style.
  var cover: Self { get }
}

extension Text: ShadowedLeaf {
  func shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    // Styles of several pieces are but colours.
    if pieces.count == 1, let style = pieces[0].traits.style {
      return style.shadows(in: environment)
    }
    return environment.foregroundShadows
  }

  var shadowless: Text {
    changing { traits in
      traits.style = traits.style.map { AnyShapeStyle(ShadowlessStyle(base: $0)) }
    }
  }

  var cover: Text { changing { $0.style = nil } }
}

extension Image: ShadowedLeaf {
  func shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    isPainted ? environment.foregroundShadows : []
  }

  /// Whether the foreground style paints it, as far as that is known without its file.
  private var isPainted: Bool {
    if let mode { return mode == .template }
    if case .outline = source { return true }
    return false
  }

  var shadowless: Image { self }
  var cover: Image { self }
}

/// A text or an image with the shadows of its style: those within it, then those that it throws.
nonisolated struct ShadowedLeafView<Leaf: ShadowedLeaf>: View {
  let leaf: Leaf
  @Environment(\.self) private var environment

  init(leaf: Leaf) { self.leaf = leaf }

  @MainActor var body: some View {
    leaf.shadowless
      .shadowed(
        by: leaf.shadows(in: environment), leaf.cover.foregroundColor(.black), in: environment
      )
      .environment(\.foregroundShadows, [])
  }
}

/// The node of a text or an image whose style had shadows as it was made.
final class ShadowedLeafNode<Leaf: ShadowedLeaf>: OneElementNode<ShadowedLeafView<Leaf>> {
  static func make(of leaf: Leaf, in context: NodeContext) -> ViewNode {
    let node = ShadowedLeafNode(context)
    node.content = NodeContext(parent: node).makeNode(ShadowedLeafView(leaf: leaf))
    node.lookAtElements()
    return node
  }

  override func update<V: View>(_ view: V) {
    content?.update(ShadowedLeafView(leaf: sameView(view, as: Leaf.self)))
  }
}
