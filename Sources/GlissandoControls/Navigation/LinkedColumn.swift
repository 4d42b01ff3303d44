import GlissandoViews

/// What a link in one column of a split view shows in the next one: another page each time.
@MainActor
final class LinkedColumn: Identifiable {
  let entry: NavigationEntry
  /// The stack of the link, which knows how pages of values are made.
  let center: NavigationCenter

  init(_ page: NavigationEntry.Page, from center: NavigationCenter) {
    entry = .inOtherColumn(page)
    self.center = center
  }

  /// Whether it shows the page of the same value.
  func shows(_ other: LinkedColumn) -> Bool {
    guard case .value(let own) = entry.page, case .value(let value) = other.entry.page else {
      return false
    }
    return center === other.center && own == value
  }
}
