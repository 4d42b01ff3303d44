import Foundation
import GlissandoMotion
public import GlissandoViews

/// Rows of a tree: what has children shows or hides them.
///
/// An element may be in several places of the tree, each of which opens for itself. What was open further in is so again
/// when what it lies below is opened.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>: View
{
  private let data: Data
  private let outline: Outline<Data, ID, Row>
  /// The ways from the top to what is open.
  @State private var opened: Set<[ID]> = []

  /// Makes rows of elements that know their children; nil are those of a leaf.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    outline = Outline(id: id, children: children, row: content)
  }

  /// The rows: in a list each element that can be seen is one of its rows.
  @MainActor public var body: some View {
    OutlineLevel(outline: outline, data: data, way: [], opened: $opened)
  }
}

/// How the elements of a tree are shown.
private nonisolated struct Outline<Data: RandomAccessCollection, ID: Hashable, Row: View> {
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let row: (Data.Element) -> Row
}

/// The elements below another one, or at the top, and all that is open below them.
private struct OutlineLevel<Data: RandomAccessCollection, ID: Hashable, Row: View>: View {
  let outline: Outline<Data, ID, Row>
  let data: Data
  /// What it lies below, from the top.
  let way: [ID]
  let opened: Binding<Set<[ID]>>

  var body: some View {
    ForEach(data, id: outline.id) { element in
      if let inner = element[keyPath: outline.children] {
        let way = way + [element[keyPath: outline.id]]
        DisclosureGroup(isExpanded: isOpened(way)) {
          // The type would contain itself.
          AnyView(OutlineLevel(outline: outline, data: inner, way: way, opened: opened))
        } label: {
          outline.row(element)
        }
      } else {
        // Its words begin where those of the groups beside it do.
        ControlLabel(outline.row(element))
          .layoutValue(key: RowDisclosureKey.self, value: RowDisclosure(isExpanded: nil))
      }
    }
  }

  private func isOpened(_ way: [ID]) -> Binding<Bool> {
    Binding(
      get: { opened.wrappedValue.contains(way) },
      set: { isOpen in
        if isOpen { opened.wrappedValue.insert(way) } else { opened.wrappedValue.remove(way) }
      })
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
