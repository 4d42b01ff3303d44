import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// Stacks of pages.

/// The pages that are open above the root of a stack.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// Makes a path with nothing on it.
  public init() { elements = [] }

  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many pages are open.
  public var count: Int { elements.count }
  /// Whether the root is shown.
  public var isEmpty: Bool { elements.isEmpty }

  /// Opens the page of a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Closes pages.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(min(max(k, 0), elements.count))
  }
}

/// Shows a page, and over it the pages that are opened from it.
public nonisolated struct NavigationStack<Root: View>: View {
  private let root: Root
  private let path: Binding<[AnyHashable]>?

  /// Makes a stack that remembers by itself which pages are open.
  nonisolated public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// Makes a stack whose pages are those of a path.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = Binding(
      get: { path.wrappedValue.elements }, set: { path.wrappedValue.elements = $0 })
  }

  /// Makes a stack whose pages are those of a list of values.
  nonisolated public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = Binding(
      get: { path.wrappedValue.map { AnyHashable($0) } },
      set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
  }

  /// The page on top.
  @MainActor public var body: some View { NavigationPages(root: root, path: path) }
}

/// The pages of a stack.
struct NavigationPages<Root: View>: View {
  let root: Root
  let path: Binding<[AnyHashable]>?
  /// Shows the pages of the root's links beside the stack; nil where they lie over it.
  var showLinked: ((LinkedColumn) -> Void)?
  @State private var center = NavigationCenter()
  @State private var own: [NavigationEntry] = []
  @State private var pages = PathPages()
  /// How pages come and go.
  private static var motion: Animation { .spring(duration: 0.38, bounce: 0) }

  var body: some View {
    let stack = connect()
    let entries = stack.all
    ZStack {
      NavigationPage(id: 0, isCovered: !entries.isEmpty, back: nil) { root }
      ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
        NavigationPage(
          id: entry.id, isCovered: index + 1 < entries.count, back: { stack.close(entry.id) }
        ) { OpenPage(entry: entry, center: center) }
        .modifier(
          LateTransition { [center, id = entry.id] in
            center.transition(for: center.transitions[id])
          }
        )
        .zIndex(Double(index + 1))
      }
    }
    .modifier(StackPlaceModifier(center: center))
    .clipped()
    .modifier(EditModeKeeper())
    .environment(\.navigation, NavigationCenterReference(center: center))
    .animating(around: Self.motion, value: entries.map(\.id))
    .onChange(of: entries.map(\.id)) { stack.forgetGone() }
    .onRemoval { [center] in center.end() }
  }

  /// Lets views inside open and close pages, of the path that there is now.
  private func connect() -> NavigationEntries {
    pages.follow(path?.wrappedValue ?? [], beside: own)
    let stack = NavigationEntries(path: path, own: $own, pages: pages)
    center.open = stack.open
    center.close = stack.close
    center.showLinked = showLinked
    center.openPages = Set(stack.all.map(\.id))
    return stack
  }
}
