public import GlissandoViews

// The names that these modifiers had at first, which many programs still use.
extension View {
  /// Names the view for people who do not see it.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Says what state the view is in, for people who do not see it.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Says what doing something with the view does, for people who do not see it.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from those who look for elements, or shows it to them.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Names the view for tests and scripts.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Says what kind of view it is, for people who do not see it.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Says what kind of view it is not, for people who do not see it.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
}
