package import GlissandoMotion

/// What a colour is where a style says it: one of somebody's own, which may ask the whole environment.
package struct StyledColor: Sendable {
  /// What tells this style from others.
  private let style: any Hashable & Sendable
  let resolve: @Sendable (EnvironmentValues) -> Color.Resolved

  package init<Style: Hashable & Sendable>(
    _ style: Style, resolve: @escaping @Sendable (EnvironmentValues) -> Color.Resolved
  ) {
    self.style = style
    self.resolve = resolve
  }
}

extension StyledColor: Hashable, CustomStringConvertible {
  package static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.style) == AnyHashable(rhs.style)
  }

  package func hash(into hasher: inout Hasher) { style.hash(into: &hasher) }

  package var description: String { "\(style)" }
}
