import Foundation
import GlissandoMotion
public import GlissandoViews

/// Rows of a tree: what has children shows or hides them.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View
{
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let row: (Data.Element) -> Row

  /// Makes rows of elements that know their children; nil are those of a leaf.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.id = id
    self.children = children
    row = content
  }

  /// The rows: in a list each element that can be seen is one of its rows.
  @MainActor public var body: some View {
    let tree = OutlineTree(data: data, id: id, children: children, row: row)
    RowChoice(rows: ListedOutline(tree: tree), whole: StackedOutline(tree: tree))
  }
}

/// What a tree is made of.
private nonisolated struct OutlineTree<Data: RandomAccessCollection, ID: Hashable, Row: View> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Row
}

/// A tree as groups within groups.
private struct StackedOutline<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  let tree: OutlineTree<Data, ID, Row>

  var body: some View {
    ForEach(tree.data, id: tree.id) { element in
      if let inner = element[keyPath: tree.children] {
        DisclosureGroup {
          // The type would contain itself.
          AnyView(OutlineGroup(inner, id: tree.id, children: tree.children, content: tree.row))
        } label: {
          tree.row(element)
        }
      } else {
        tree.row(element)
      }
    }
  }
}

/// A tree as rows of a list, one for each element that all elements above are open of.
private struct ListedOutline<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  private struct Entry {
    let element: Data.Element
    let id: ID
    let depth: Int
    let isParent: Bool
  }

  let tree: OutlineTree<Data, ID, Row>
  @State private var opened: Set<ID> = []

  var body: some View {
    ForEach(entries, id: \.id) { entry in
      tree.row(entry.element)
        .layoutValue(
          key: RowDisclosureKey.self,
          value: RowDisclosure(
            depth: entry.depth, isExpanded: entry.isParent ? isOpened(entry.id) : nil))
    }
  }

  private func isOpened(_ id: ID) -> Binding<Bool> {
    Binding(
      get: { opened.contains(id) },
      set: { if $0 { opened.insert(id) } else { opened.remove(id) } })
  }

  private var entries: [Entry] {
    var entries: [Entry] = []
    append(tree.data, at: 0, to: &entries)
    return entries
  }

  private func append(_ data: Data, at depth: Int, to entries: inout [Entry]) {
    for element in data {
      let (id, inner) = (element[keyPath: tree.id], element[keyPath: tree.children])
      entries.append(Entry(element: element, id: id, depth: depth, isParent: inner != nil))
      if let inner, opened.contains(id) { append(inner, at: depth + 1, to: &entries) }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes rows of elements that have identities and know their children; nil are those of a leaf.
  nonisolated public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }
}
