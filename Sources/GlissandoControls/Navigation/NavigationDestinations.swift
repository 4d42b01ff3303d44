import Foundation
import GlissandoMotion
public import GlissandoViews

/// How pages are made, as whoever opens them said last.
///
/// The pages that are open look here again when that is said anew.
@MainActor
final class PageSource {
  fileprivate private(set) var make: (AnyHashable) -> AnyView? = { _ in nil }
  fileprivate var pages: [Weak<EvaluatingNode>] = []
  /// Whether whoever opens the page still wants it.
  var isWanted: @MainActor () -> Bool = { true }
  /// Called when a page has been closed, by whomever.
  var closed: @MainActor () -> Void = {}

  nonisolated init() {}

  /// Says how pages are made from now on.
  func update(_ make: @escaping (AnyHashable) -> AnyView?) {
    self.make = make
    pages.removeAll { $0.object?.isAlive != true }
    for page in pages { page.object?.invalidateBody() }
  }

  /// Says what the one page is that this is for.
  func update<Page: View>(_ page: @escaping () -> Page) { update { _ in AnyView(page()) } }
}

/// What a stack's pages find in their environment.
@MainActor
final class NavigationCenter {
  /// How pages of values are made, by type.
  private var destinations: [ObjectIdentifier: PageSource] = [:]
  /// How the pages that are open come and go, as their views say.
  fileprivate(set) var transitions: [Int: NavigationTransitionKind] = [:]
  /// The views that pages can grow out of, in the order in which they came.
  private var sources: [Weak<ModifierNode<TransitionSourceModifier>>] = []
  /// The number of sources at which those that have left are let go.
  private var pruningCount = 8
  /// The pages that are open above the root; those that leave are not among them.
  var openPages: Set<Int> = []
  /// The stack, whose frame is that of its pages.
  var stack: Weak<LayoutNode>?
  /// Opens a page from another one.
  var open: (NavigationEntry.Page, _ opener: Int) -> Void = { _, _ in }
  /// Closes the page of a source, and those that were opened from it.
  var close: (PageSource) -> Void = { _ in }
  /// Shows the pages of the root's links in another column; nil where they lie over it.
  var showLinked: ((LinkedColumn) -> Void)?

  nonisolated init() {}

  /// The stack has gone: what it was told by views holds their environment, and so the center.
  func end() {
    destinations = [:]
    open = { _, _ in }
    close = { _ in }
    showLinked = nil
  }

  /// Opens the page of a link that stands on another one.
  func follow(_ page: NavigationEntry.Page, from opener: Int) {
    if opener == 0, let showLinked {
      showLinked(LinkedColumn(page, from: self))
    } else {
      open(page, opener)
    }
  }

  /// Notes a view that pages can grow out of.
  func note(_ source: ModifierNode<TransitionSourceModifier>) {
    if sources.count >= pruningCount {
      sources.removeAll { $0.object?.isAlive != true }
      pruningCount = max(2 * sources.count, 8)
    }
    sources.append(Weak(source))
  }

  /// The view of a key that pages can grow out of; the last one that came, of several.
  func source(_ key: TransitionSourceKey) -> ModifierNode<TransitionSourceModifier>? {
    sources.last { $0.object?.isAlive == true && $0.object?.modifier.key == key }?.object
  }

  /// How the pages of values of a type are made.
  func destination(_ type: ObjectIdentifier) -> PageSource {
    if let known = destinations[type] { return known }
    let made = PageSource()
    destinations[type] = made
    return made
  }

  /// What an open page shows.
  func view(of entry: NavigationEntry) -> AnyView {
    let value: AnyHashable =
      if case .value(let value) = entry.page { value } else { AnyHashable(0) }
    if let view = source(of: entry).make(value) { return view }
    let name = String(describing: type(of: value.base))
    ViewWarning.once(
      "there is no page for a \(name): put .navigationDestination(for: \(name).self) on a view"
        + " inside the NavigationStack", key: "destination \(name)")
    return AnyView(EmptyView())
  }

  /// Whether a page of the stack, or one that its root shows in another column, is neither leaving nor about to.
  fileprivate func isOpen(_ entry: NavigationEntry) -> Bool {
    (entry.isInOtherColumn || openPages.contains(entry.id)) && source(of: entry).isWanted()
  }

  fileprivate func source(of entry: NavigationEntry) -> PageSource {
    switch entry.page {
    case .value(let value): destination(ObjectIdentifier(type(of: value.base)))
    case .view(let source): source
    }
  }
}

/// The content of a page that is open, made anew when its source says something else.
struct OpenPage: View, PrimitiveView {
  let entry: NavigationEntry
  let center: NavigationCenter

  static var isMultiple: Bool { true }

  func makeNode(in context: NodeContext) -> ViewNode {
    DrivenKit(context) { OpenPageContent(self, $0) }
  }
}

private final class OpenPageContent: DrivenBehavior {
  private let driven: DrivenKit<OpenPageContent>
  private var page: OpenPage
  /// Whether it has shown something.
  private var isMade = false

  init(_ page: OpenPage, _ node: DrivenKit<OpenPageContent>) {
    self.page = page
    driven = node
    page.center.source(of: page.entry).pages.append(Weak(node))
  }

  var node: ViewNode { driven }
  var debugName: String { "OpenPageNode" }

  func update<V: View>(_ view: V) {
    page = sameView(view, as: OpenPage.self)
    driven.evaluate()
  }

  func evaluate() {
    let page = page
    // What leaves keeps what it showed: what that was made of may have gone with it.
    if isMade, !page.center.isOpen(page.entry) { return }
    isMade = true
    // Another value in its place is another page.
    let value: AnyHashable? = if case .value(let value) = page.entry.page { value } else { nil }
    driven.show {
      let view = page.center.view(of: page.entry)
      page.center.transitions[page.entry.id] = view.navigationTransition
      return view.id(value)
    }
  }

  func willDestroy() { page.center.transitions[page.entry.id] = nil }
}

/// Finds the stack around.
struct NavigationCenterReference: Sendable {
  let center: NavigationCenter
}

extension EnvironmentValues {
  /// Which page of the stack a view is in; 0 is the root.
  @Entry var navigationPage: Int = 0

  /// The stack around.
  @Entry var navigation: NavigationCenterReference?
}

extension View {
  /// Says what the page of a value shows.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      DestinationModifier(type: ObjectIdentifier(data)) { value in
        (value.base as? D).map { AnyView(destination($0)) }
      })
  }

  /// Opens a page while a binding says so; when the page is closed, the binding is set to false.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented, destination: destination))
  }

  /// Opens the page of an item while there is one; when the page is closed, the binding is set to nil.
  ///
  /// Another item is shown in the page that is open.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(ItemDestination(item: item, destination: destination))
  }
}

/// Tells the stack around how a page is made.
@usableFromInline
nonisolated struct DestinationModifier: ViewModifier {
  let type: ObjectIdentifier
  let make: (AnyHashable) -> AnyView?
  @Environment(\.navigation) private var navigation

  @usableFromInline @MainActor func body(content: Content) -> some View {
    navigation?.center.destination(type).update(make)
    return content
  }
}
