import GlissandoMotion
public import GlissandoViews

// Lists whose rows are handed bindings: each follows its element.

extension List where SelectionValue == Never {
  /// Makes a list with a row for each element of a bound collection, kept by the identity at `id`.
  nonisolated public init<
    C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, ID, RowContent>, C.Index: Hashable {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }
}

extension List {
  /// Makes a list with a row for each element of a bound collection, in which any number can be
  /// selected.
  nonisolated public init<
    C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, ID, RowContent>, C.Index: Hashable {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with a row for each element of a bound collection, in which one can be selected.
  nonisolated public init<
    C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, ID, RowContent>, C.Index: Hashable {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
