import GlissandoMotion
public import GlissandoViews

// Controls with titles and symbols.

extension Button where Label == GlissandoControls.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { GlissandoControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { GlissandoControls.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a title, a symbol and a role.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      GlissandoControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a button with a title, a symbol and a role.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      GlissandoControls.Label(title, systemImage: systemImage)
    }
  }
}

extension Toggle where Label == GlissandoControls.Label<Text, Image> {
  /// Makes a toggle with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { GlissandoControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { GlissandoControls.Label(title, systemImage: systemImage) }
  }
}

extension Menu where Label == GlissandoControls.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { GlissandoControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { GlissandoControls.Label(title, systemImage: systemImage) }
  }
}

extension Picker where Label == GlissandoControls.Label<Text, Image> {
  /// Makes a picker with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      GlissandoControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Makes a picker with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      GlissandoControls.Label(title, systemImage: systemImage)
    }
  }
}
