import GlissandoViews

/// What a link in one column of a split view shows in the next one: another page each time.
@MainActor
final class LinkedColumn: Identifiable {
  let entry: NavigationEntry
  /// The stack of the link, which knows how pages of values are made.
  let center: NavigationCenter

  init(_ page: NavigationEntry.Page, from center: NavigationCenter) {
    // It is none of the stack's pages.
    entry = NavigationEntry(id: -1, page: page, opener: nil)
    self.center = center
  }
}
