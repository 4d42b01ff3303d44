import GlissandoMotion
public import GlissandoViews

// Lists whose rows are handed bindings: each follows its element.

extension List where SelectionValue == Never {
  /// Makes a list with a row for each element of a bound collection.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Makes a list with a row for each element of a bound collection, kept by the identity at `id`.
  nonisolated public init<
    C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, ID, RowContent>, C.Index: Hashable {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Makes a list with a row for each of some bindings, such as those of a filtered collection.
  nonisolated public init<Data: RandomAccessCollection, Value: Identifiable, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Binding<Value>) -> RowContent
  ) where Content == ForEach<Data, Value.ID, RowContent>, Data.Element == Binding<Value> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Makes a list with a row for each of some bindings, such as those of a filtered collection, kept by
  /// the identity at `id`.
  nonisolated public init<
    Data: RandomAccessCollection, Value, ID: Hashable, RowContent: View
  >(
    _ data: Data, id: KeyPath<Binding<Value>, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Value>) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data.Element == Binding<Value> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }
}

extension List {
  /// Makes a list with a row for each element of a bound collection, in which any number can be
  /// selected.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element of a bound collection, in which one can be selected.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

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

  /// Makes a list with a row for each of some bindings, such as those of a filtered collection, in
  /// which any number can be selected.
  nonisolated public init<Data: RandomAccessCollection, Value: Identifiable, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Value>) -> RowContent
  ) where Content == ForEach<Data, Value.ID, RowContent>, Data.Element == Binding<Value> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each of some bindings, such as those of a filtered collection, in
  /// which one can be selected.
  nonisolated public init<Data: RandomAccessCollection, Value: Identifiable, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Value>) -> RowContent
  ) where Content == ForEach<Data, Value.ID, RowContent>, Data.Element == Binding<Value> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each of some bindings, such as those of a filtered collection, in
  /// which any number can be selected.
  nonisolated public init<
    Data: RandomAccessCollection, Value, ID: Hashable, RowContent: View
  >(
    _ data: Data, id: KeyPath<Binding<Value>, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Value>) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data.Element == Binding<Value> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with a row for each of some bindings, such as those of a filtered collection, in
  /// which one can be selected.
  nonisolated public init<
    Data: RandomAccessCollection, Value, ID: Hashable, RowContent: View
  >(
    _ data: Data, id: KeyPath<Binding<Value>, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Value>) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data.Element == Binding<Value> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
