public import GlissandoMotion

/// How much room a window has in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little, as on a telephone.
  case compact
  /// Enough, as on a desktop.
  case regular
}

extension EnvironmentValues {
  /// How much room there is across: enough, on a desktop.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .regular

  /// How much room there is downwards: enough, on a desktop.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
}
