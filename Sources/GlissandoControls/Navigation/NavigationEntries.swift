import GlissandoMotion
import GlissandoViews

/// A page that is open.
struct NavigationEntry: Identifiable {
  enum Page {
    case value(AnyHashable)
    case view(PageSource)
  }

  let id: Int
  let page: Page
  /// The page from which it was opened; nil for one that nobody but the path says.
  let opener: Int?
  /// The pages of the path over which it was opened, the lowest first; of no use for those themselves.
  var below: [Int] = []

  /// A page that is none of its stack's, but shown in the column beside it.
  static func inOtherColumn(_ page: Page) -> Self { Self(id: -1, page: page, opener: nil) }

  var isInOtherColumn: Bool { id < 0 }

  /// Says that the page has been closed.
  @MainActor func closed() { if case .view(let source) = page { source.closed() } }
}

/// The pages of a stack's path, each the same page for as long as its value stays on the path.
@MainActor
final class PathPages {
  private(set) var entries: [NavigationEntry] = []
  private var values: [AnyHashable] = []
  private var lastID = 0
  /// The page from which the value was put on the path that comes next.
  var nextOpener: Int?

  nonisolated init() {}

  /// An identity for another page of the stack; the root's is 0.
  func nextID() -> Int {
    lastID += 1
    return lastID
  }

  /// Takes the path as it is now; `own` are the pages that lie beside it.
  ///
  /// A value that was on the path keeps its page. One that takes the place of the page on top, where nothing
  /// lies over that, is shown in it: nobody slides.
  func follow(_ values: [AnyHashable], beside own: [NavigationEntry]) {
    guard values != self.values else { return }
    var pages: [NavigationEntry?] = values.indices.map { index in
      index < entries.count && self.values[index] == values[index] ? entries[index] : nil
    }
    var taken = Set(pages.compactMap { $0?.id })
    for (index, value) in values.enumerated() where pages[index] == nil {
      let known = entries.indices.first {
        self.values[$0] == value && !taken.contains(entries[$0].id)
      }
      if let known {
        pages[index] = entries[known]
        taken.insert(entries[known].id)
      } else if let top = entries.last, index == entries.count - 1, index == values.count - 1,
        !taken.contains(top.id), !own.contains(where: { $0.below.contains(top.id) })
      {
        pages[index] = NavigationEntry(id: top.id, page: .value(value), opener: top.opener)
      }
    }
    let opener = values.count == entries.count + 1 ? nextOpener : nil
    nextOpener = nil
    entries = zip(values, pages).map { value, page in
      page ?? NavigationEntry(id: nextID(), page: .value(value), opener: opener)
    }
    self.values = values
  }

  /// All pages in the order in which they lie: each over those over which it was opened.
  ///
  /// What was opened from a page that has gone is not among them.
  func entries(beside own: [NavigationEntry]) -> [NavigationEntry] {
    let onPath = Set(entries.map(\.id))
    var present = onPath.union([0])
    var over: [Int: [NavigationEntry]] = [:]
    for entry in own where entry.opener.map(present.contains) ?? true {
      present.insert(entry.id)
      over[entry.below.last(where: onPath.contains) ?? 0, default: []].append(entry)
    }
    return (over[0] ?? []) + entries.flatMap { [$0] + (over[$0.id] ?? []) }
  }
}

/// Opens and closes the pages of a stack, whose center it does not hold.
@MainActor
struct NavigationEntries {
  let path: Binding<[AnyHashable]>?
  /// The pages that are not on the path, in the order in which they were opened.
  let own: Binding<[NavigationEntry]>
  let pages: PathPages

  /// The pages that are open above the root, the lowest first.
  var all: [NavigationEntry] { pages.entries(beside: own.wrappedValue) }

  func open(_ page: NavigationEntry.Page, from opener: Int) {
    if let path, case .value(let value) = page {
      pages.nextOpener = opener
      return path.wrappedValue.append(value)
    }
    if case .view(let source) = page, entry(of: source) != nil { return }
    own.wrappedValue.append(
      NavigationEntry(
        id: pages.nextID(), page: page, opener: opener, below: pages.entries.map(\.id)))
  }

  /// Closes the page of a source, and those that were opened from it; others that lie above stay.
  func close(_ source: PageSource) {
    guard let entry = entry(of: source) else { return }
    var closed = [entry]
    for other in all where closed.contains(where: { $0.id == other.opener }) {
      closed.append(other)
    }
    close(closed)
  }

  /// Closes a page and those above it; does nothing where it has been closed, whatever lies in its place now.
  func close(_ id: Int) { close(Array(all.drop { $0.id != id })) }

  /// Lets go of pages that were opened from others that have gone.
  func forgetGone() {
    let open = Set(all.map(\.id))
    close(own.wrappedValue.filter { !open.contains($0.id) })
  }

  private func close(_ closed: [NavigationEntry]) {
    guard !closed.isEmpty else { return }
    let gone = Set(closed.map(\.id))
    own.wrappedValue.removeAll { gone.contains($0.id) }
    if let path {
      let onPath = pages.entries.indices.filter { gone.contains(pages.entries[$0].id) }
      var values = path.wrappedValue
      for index in onPath.reversed() where index < values.count { values.remove(at: index) }
      if values.count < path.wrappedValue.count { path.wrappedValue = values }
    }
    for entry in closed.reversed() { entry.closed() }
  }

  private func entry(of source: PageSource) -> NavigationEntry? {
    own.wrappedValue.first {
      if case .view(let other) = $0.page { other === source } else { false }
    }
  }
}
