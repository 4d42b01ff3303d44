public import GlissandoMotion

private struct EnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct FocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view takes input.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }

  /// Whether the nearest focusable view around has the keyboard.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }
}

extension View {
  /// Keeps the view and all inside from taking input.
  ///
  /// A view inside cannot take it back: what is disabled around stays disabled.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(EnablingWriter(isDisabled: disabled))
  }
}

/// Takes input away, never gives it back.
nonisolated private struct EnablingWriter: EnvironmentWriter {
  let isDisabled: Bool

  func write(_ values: inout EnvironmentValues) { if isDisabled { values.isEnabled = false } }
  func isSame(as other: Self) -> Bool { isDisabled == other.isDisabled }
}
