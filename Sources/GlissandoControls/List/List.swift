import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

/// Rows one below the other, as many as there may be: they are made when they come into sight.
///
/// Rows that come, go or change their places while a transaction is animated glide and fade. A row
/// keeps its state while it is in sight.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: ListSelection?

  init(content: Content, selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }

  /// The list's rows, scrolled.
  @MainActor public var body: some View { ListScroll(content: content, selection: selection) }
}

/// The scroll view of a list, and its ground.
private struct ListScroll<Content: View>: View {
  let content: Content
  let selection: ListSelection?
  @Environment(\.listLook) private var look
  @Environment(\.showsScrollContentBackground) private var showsGround
  @Environment(\.editMode) private var editMode
  @Environment(\.listSpacing) private var spacing
  @State private var openRow = OpenRow()
  /// Whether the list has the keyboard, and the person gets about by keyboard.
  @State private var isFocused = false

  var body: some View {
    var look = look
    look.isEditing = editMode?.wrappedValue.isEditing ?? false
    look.spacing = spacing
    return rows(look)
  }

  private func rows(_ look: ListLook) -> some View {
    ScrollView(isGreedy: true) {
      ListRows(
        settings: LazySettings(
          axis: .vertical, spacing: spacing.rows ?? 0, alignment: HorizontalAlignment.leading.key,
          pinned: look.pinsHeaders ? .sectionHeaders : []),
        look: look, selection: selection, isFocused: $isFocused, content: content)
    }
    .modifier(AccessibilityProperties(role: .list))
    .environment(\.isInRow, true)
    .environment(\.rowBadge, nil)
    .environment(\.rowDepth, 0)
    .environment(\.selectionType, selection?.type)
    .environment(\.openRow, openRow)
    .background {
      if showsGround { Rectangle().fill(look.ground).ignoresSafeArea() }
    }
    .overlay { if selection != nil { ListFocusRing(isFocused: $isFocused) } }
  }
}

/// The mark of a list that has the keyboard, within its edges: those may be the window's.
///
/// It is a view of its own, so that the rows are not looked at again where the keyboard comes and goes.
private struct ListFocusRing: View {
  @Binding var isFocused: Bool

  var body: some View {
    FocusRing(
      shape: RoundedRectangle(cornerRadius: ListMetrics.highlightRadius)
        .inset(by: ControlMetrics.focusOffset + ControlMetrics.focusWidth / 2)
    )
    .environment(\.controlInteraction, ControlInteraction(isFocused: isFocused))
  }
}

// MARK: - Lists that cannot be selected in

extension List where SelectionValue == Never {
  /// Makes a list of the views that `content` lists.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  /// Makes a list with a row for each element.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Makes a list with a row for each element, kept by the identity at `id`.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Makes a list with a row for each number of a range.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }
}

// MARK: - Lists that can be selected in

extension List {
  /// Makes a list in which any number of rows can be selected.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }

  /// Makes a list in which one row can be selected.
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }

  /// Makes a list with a row for each element, in which any number can be selected.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element, in which one can be selected.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each element, in which any number can be selected.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with a row for each element, in which one can be selected.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with a row for each number of a range, in which one can be selected.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each number of a range, in which any number can be selected.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}
