package import Foundation
import GlissandoDrawing
import GlissandoMotion

/// The window's content: several views at the top of a tree stand in a column.
struct RootView<Content: View>: View {
  let content: Content
  var body: some View { VStack { content } }
}

/// The root of a tree: proposes the window's size and centres what is inside.
package final class RootNode: ContainerNode, PreferenceReading {
  private var rootEnvironment: EnvironmentValues
  private var readsPreferences = false
  private var preferredScheme: ColorScheme?
  /// What counts where no view prefers a scheme.
  private var programScheme: ColorScheme?
  /// Called with the scheme that the window's views want from now on; nil for none.
  var onPreferredScheme: (@MainActor (ColorScheme?) -> Void)?

  init<Content: View>(_ view: Content, tree: ViewTree, environment: EnvironmentValues) {
    rootEnvironment = environment
    super.init(NodeContext(tree: tree, environment: environment))
    content = NodeContext(parent: self).makeNode(RootView(content: view))
  }

  /// What lies above all content.
  private var overlay: ViewNode?

  /// Shows a view above all content: it has the window's size, is drawn last and hit first.
  ///
  /// A window has one overlay, which is always shown with views of one type. `empty` is what it is made
  /// with before it first shows anything, so that what comes moves in.
  package func showOverlay<Content: View>(
    _ content: Content, from empty: @autoclosure () -> Content
  ) {
    func layer(_ content: Content) -> LayoutView<ZStackLayout, Content> {
      LayoutView(layout: ZStackLayout(), content: content)
    }
    if overlay == nil {
      overlay = NodeContext(parent: self).makeNode(layer(empty()))
      structureChanged()
    }
    overlay?.update(layer(content))
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let overlay { body(overlay) }
  }

  package override func render(_ context: RenderContext, _ pass: RenderPass) {
    super.render(context, pass)
    overlay?.render(context, pass)
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    overlay?.hitTest(point) ?? super.hitTest(point)
  }

  // MARK: What views say of the window

  /// Follows what views say of the window, from the first of them on.
  func readPreferences() {
    guard !readsPreferences else { return }
    readsPreferences = true
    tree.preferenceReaders.add(self)
  }

  // What lies above speaks of itself.
  func preferencesChanged() {
    var collected: ColorScheme??
    content?.collectPreference(PreferredColorSchemeKey.self, into: &collected)
    let scheme = collected.flatMap(\.self) ?? programScheme
    guard scheme != preferredScheme else { return }
    preferredScheme = scheme
    tree.enqueue(for: self) { $0.onPreferredScheme?(scheme) }
  }

  /// Prefers a scheme where no view does.
  func prefer(_ scheme: ColorScheme?) {
    programScheme = scheme
    preferencesChanged()
  }

  func resize(_ size: CGSize) {
    tree.services.windowWillResize()
    invalidateLayout()
    place(in: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(size))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  override func arrange() {
    let inner = ProposedViewSize(frame.size)
    for element in elements { element.place(inMiddleOf: frame, proposal: inner) }
    (overlay as? LayoutNode)?.place(in: frame, proposal: inner)
  }
}
