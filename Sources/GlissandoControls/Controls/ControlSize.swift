public import GlissandoMotion
public import GlissandoViews

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// As small as can be read.
  case mini
  /// For dense panels.
  case small
  /// The ordinary size.
  case regular
  /// For what matters most.
  case large
  /// For a single control in a wide space.
  case extraLarge
}

extension EnvironmentValues {
  /// How large controls are.
  @Entry public var controlSize: ControlSize = .regular

  /// Whether controls leave out their labels.
  @Entry var areLabelsHidden: Bool = false
}

extension View {
  /// Sets the size of the controls inside.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Leaves out the labels of the controls inside; those who do not see the window still hear them.
  nonisolated public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
