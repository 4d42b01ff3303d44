public import GlissandoMotion
public import GlissandoViews

/// A button that begins the renaming of what is around it, as `renameAction` says; it is disabled where nothing does.
public nonisolated struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// Makes the button.
  nonisolated public init() {}

  /// The button.
  @MainActor public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }
      .disabled(rename == nil)
  }
}

/// Begins the renaming of something.
public struct RenameAction {
  let run: @MainActor () -> Void

  /// Begins it.
  @MainActor public func callAsFunction() { run() }
}

extension EnvironmentValues {
  /// Begins the renaming of what is around; nil where nothing is named.
  @Entry public internal(set) var rename: RenameAction?
}

extension View {
  /// Says what a `RenameButton` in this view does.
  nonisolated public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(run: action))
  }

  /// Has a `RenameButton` in this view give a field the keyboard.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    modifier(FocusingRename(isFocused: isFocused))
  }
}

nonisolated private struct FocusingRename: ViewModifier {
  let isFocused: FocusState<Bool>.Binding

  @MainActor func body(content: Content) -> some View {
    content.renameAction { isFocused.wrappedValue = true }
  }
}
