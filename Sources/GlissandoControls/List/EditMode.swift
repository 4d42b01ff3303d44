public import GlissandoMotion
public import GlissandoViews

/// Whether people edit the rows of lists.
public enum EditMode: Hashable, Sendable {
  /// They do not.
  case inactive
  /// They edit for a moment, such as by dragging a row aside.
  case transient
  /// They do.
  case active

  /// Whether rows can be edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether the rows of the lists inside are edited, and how that is changed.
  ///
  /// A navigation stack keeps one for what is inside.
  @Entry public var editMode: Binding<EditMode>?
}

/// Begins and ends editing in the lists around.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Makes a button.
  nonisolated public init() {}

  /// "Edit", or "Done" while rows are edited.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation(.snappy) { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(editMode == nil)
  }
}

/// Keeps an edit mode for what is inside, where nothing around has one.
@usableFromInline
struct EditModeKeeper: ViewModifier {
  @State private var mode = EditMode.inactive
  @Environment(\.editMode) private var around

  @usableFromInline func body(content: Content) -> some View {
    content.environment(\.editMode, around ?? $mode)
  }
}

extension View {
  /// Keeps people from moving the row in its list.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: RowMoveDisabledKey.self, value: isDisabled)
  }

  /// Keeps people from deleting the row from its list.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    layoutValue(key: RowDeleteDisabledKey.self, value: isDisabled)
  }

  /// Keeps people from selecting the row in its list.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    layoutValue(key: RowSelectionDisabledKey.self, value: isDisabled)
  }
}

private struct RowMoveDisabledKey: LayoutValueKey {
  static var defaultValue: Bool? { nil }
}

private struct RowDeleteDisabledKey: LayoutValueKey {
  static var defaultValue: Bool? { nil }
}

private struct RowSelectionDisabledKey: LayoutValueKey {
  static var defaultValue: Bool? { nil }
}

extension RowNode {
  /// Whether people may move the row, as far as the row itself says.
  var isMovable: Bool { said(RowMoveDisabledKey.self) != true }

  /// Whether people may delete the row, as far as the row itself says.
  var isDeletable: Bool { said(RowDeleteDisabledKey.self) != true }

  /// Whether people may select the row, as far as the row itself says.
  var isSelectable: Bool { said(RowSelectionDisabledKey.self) != true }
}
