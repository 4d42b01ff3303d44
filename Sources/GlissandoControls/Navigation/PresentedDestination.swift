import GlissandoMotion
public import GlissandoViews

// The page of a view that opens it while a binding says so.

/// Opens a page while a binding says so, and says when it has been closed.
@usableFromInline
nonisolated struct PresentedDestination<Destination: View>: ViewModifier {
  @Binding var isPresented: Bool
  /// How the page is made; nil leaves it as it was.
  let destination: (() -> Destination)?

  init(isPresented: Binding<Bool>, destination: (() -> Destination)?) {
    _isPresented = isPresented
    self.destination = destination
  }

  @usableFromInline @MainActor func body(content: Content) -> some View {
    content.modifier(
      PageModifier(
        isPresented: isPresented, binding: $isPresented,
        page: destination.map { make in { AnyView(make()) } }))
  }
}

extension PresentedDestination: OnceModifier {}

/// Opens the page of an item while there is one.
@usableFromInline
nonisolated struct ItemDestination<Item: Hashable, Destination: View>: ViewModifier {
  @Binding var item: Item?
  let destination: (Item) -> Destination

  init(item: Binding<Item?>, destination: @escaping (Item) -> Destination) {
    _item = item
    self.destination = destination
  }

  @usableFromInline @MainActor func body(content: Content) -> some View {
    // A page that closes goes on to show the item that it had.
    let page = item.map { item in { destination(item).id(item) } }
    return content.modifier(
      PresentedDestination(
        isPresented: Binding(get: { item != nil }, set: { if !$0 { item = nil } }),
        destination: page))
  }
}

extension ItemDestination: OnceModifier {}

/// Opens a page of the stack around while it is presented.
private nonisolated struct PageModifier: WholeModifier {
  let isPresented: Bool
  /// What says so; it is set to false when the page has been closed.
  let binding: Binding<Bool>
  /// How the page is made; nil leaves it as it was.
  let page: (() -> AnyView)?

  @MainActor func makeNode(in context: NodeContext) -> WholeNode {
    WholeKit<PageOpening>(self, context)
  }
}

/// Opens and closes the page of a view.
private final class PageOpening: WholeBehavior, PresentingView {
  typealias Modifier = PageModifier

  private let whole: WholeKit<PageOpening>
  /// The page that is open: another one each time, since the one before may still be leaving.
  private var source: PageSource?
  /// The stack in which it is open.
  private var center: NavigationCenter?

  init(_ node: WholeKit<PageOpening>) {
    whole = node
    if isPresented { changePresentationAfterCommit() }
  }

  var node: ViewNode { whole }
  private var modifier: PageModifier { whole.modifier }

  func modifierChanged(from previous: PageModifier) {
    if modifier.isPresented != previous.isPresented { changePresentationAfterCommit() }
    if let page = modifier.page { source?.update(page) }
  }

  func environmentChanged(from previous: EnvironmentValues) { lookWhetherSeen() }

  var isPresented: Bool { modifier.isPresented }
  /// What the program says by now, which the modifier hears of only when it is described anew.
  private var isWanted: Bool { modifier.binding.wrappedValue }
  var isOpen: Bool { source != nil }

  /// Of several views of which one is shown, the others open nothing, and without a stack there are no pages.
  var isShown: Bool {
    isPresented && environment.navigation != nil && !node.isLeavingView && node.isOfferedInput
      && whole.hasElements && !isInOtherTabOfStack
  }

  /// Whether the page would cover the chosen tab as well, although its view is in another: it waits, and one that is
  /// open stays.
  private var isInOtherTabOfStack: Bool {
    guard !isOpen, environment.isInOtherTab else { return false }
    return environment.navigation?.center.stack?.object?.environment.isInOtherTab == false
  }

  func presentationChanged() {
    if isShown, !isOpen { open() } else if !isShown { close() }
  }

  private func open() {
    guard let center = environment.navigation?.center else { return }
    let source = PageSource()
    self.source = source
    self.center = center
    if let page = modifier.page { source.update(page) }
    // One that its view has closed says nothing: the binding goes on to say what it says, for when the view comes back.
    source.closed = { [weak self, weak source] in
      if let self, source === self.source, isWanted { modifier.binding.wrappedValue = false }
    }
    source.isWanted = { [weak self] in self?.isWanted ?? false }
    center.open(.view(source), environment.navigationPage)
  }

  private func close() {
    guard let source, let center else { return }
    self.source = nil
    // A stack that goes takes its pages with it.
    if center.stack?.object?.isAlive == true { center.close(source) }
  }

  func willDestroy() {
    tree.popups.note(self, presents: false)
    if source != nil { tree.enqueue(by: node) { [self] in close() } }
  }
}
