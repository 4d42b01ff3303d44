public import GlissandoMotion

// Whether views take input and show that they have the keyboard.

extension EnvironmentValues {
  /// Whether views show that they have the keyboard.
  @Entry public var isFocusEffectEnabled: Bool = true

  /// Whether the nearest focusable view around shows that it has the keyboard.
  @Entry package var showsFocus: Bool = false

  /// Whether the view takes input.
  @Entry public var isEnabled: Bool = true

  /// Whether the nearest focusable view around has the keyboard.
  @Entry public package(set) var isFocused: Bool = false
}

extension View {
  /// Keeps the views inside from showing that they have the keyboard, or not; what was kept from it
  /// further out stays so.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }

  /// Keeps the view and all inside from taking input.
  ///
  /// A view inside cannot take it back: what is disabled around stays disabled.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(EnablingWriter(isDisabled: disabled))
  }
}

/// Takes input away, never gives it back.
@usableFromInline
nonisolated struct EnablingWriter: EnvironmentWriter {
  let isDisabled: Bool

  func write(_ values: inout EnvironmentValues) { if isDisabled { values.isEnabled = false } }
  func isSame(as other: Self) -> Bool { isDisabled == other.isDisabled }
}
