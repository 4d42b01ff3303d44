import Foundation
import GlissandoMotion
public import GlissandoViews

/// What people may do with the elements of a bound collection in a list.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit for each action.
  public let rawValue: Int

  /// Makes a set of actions from bits; unknown ones do nothing.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// People may move elements.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// People may delete elements.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// People may move and delete elements.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

extension RowActions {
  /// Changes a bound collection.
  fileprivate init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, _ allowed: EditActions<C>
  ) {
    self.init()
    if allowed.rawValue & 1 != 0 {
      move = { offsets, target in
        data.wrappedValue.move(fromOffsets: offsets, toOffset: target)
      }
    }
    if allowed.rawValue & 2 != 0 {
      delete = { offsets in
        // Known where the set of actions was made; the list does not ask for it.
        guard let whole = data.wrappedValue as? any RangeReplaceableCollection else { return }
        if let rest = removing(offsets, from: whole) as? C { data.wrappedValue = rest }
      }
    }
  }
}

private func removing<C: RangeReplaceableCollection>(_ offsets: IndexSet, from whole: C) -> C {
  var rest = whole
  let count = rest.count
  for offset in offsets.reversed() where offset < count {
    rest.remove(at: rest.index(rest.startIndex, offsetBy: offset))
  }
  return rest
}

extension ForEach where Content: View {
  /// Makes a view for each element of a bound collection; people may change that in a list.
  nonisolated public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == Binding<C>, ID == C.Element.ID, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, content: content)
    attachment = RowActions(data, editActions)
  }

  /// Makes a view for each element of a bound collection, kept by the identity at `id`; people may
  /// change the collection in a list.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
    self.init(data, id: id, content: content)
    attachment = RowActions(data, editActions)
  }
}

extension List where SelectionValue == Never {
  /// Makes a list with a row for each element of a bound collection, which people may change.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// Makes a list with a row for each element of a bound collection, kept by the identity at `id`;
  /// people may change the collection.
  nonisolated public init<
    C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, ID, RowContent>, C.Index: Hashable {
    self.init { ForEach(data, id: id, editActions: editActions, content: rowContent) }
  }
}

extension List {
  /// Makes a list with a row for each element of a bound collection, which people may change and in
  /// which any number can be selected.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// Makes a list with a row for each element of a bound collection, which people may change and in
  /// which one can be selected.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(selection: selection) {
      ForEach(data, editActions: editActions, content: rowContent)
    }
  }

  /// Makes a list with a row for each element of a bound collection, kept by the identity at `id`, which
  /// people may change and in which any number can be selected.
  nonisolated public init<
    C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, ID, RowContent>, C.Index: Hashable {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }

  /// Makes a list with a row for each element of a bound collection, kept by the identity at `id`, which
  /// people may change and in which one can be selected.
  nonisolated public init<
    C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<Binding<C>, ID, RowContent>, C.Index: Hashable {
    self.init(selection: selection) {
      ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
  }
}
