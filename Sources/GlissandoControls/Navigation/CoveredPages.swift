import GlissandoMotion
public import GlissandoViews

// What views find in their environment while another page, or another tab, is shown in their place.

extension EnvironmentValues {
  /// Whether the view is in a tab that is not the chosen one: what it presents waits until it is.
  @Entry var isInOtherTab: Bool = false

  /// The environment of what is in a tab that is not the chosen one.
  var inOtherTab: EnvironmentValues {
    var values = self
    values.isCovered = true
    values.isInOtherTab = true
    return values
  }
}

/// Says that a page is covered; pages in a covered one are as well.
@usableFromInline
nonisolated struct PageCover: EnvironmentWriter {
  let isCovered: Bool

  func write(_ values: inout EnvironmentValues) {
    // Who asks for the value anew compares environments by their identity.
    if isCovered { values.isCovered = true }
  }

  func isSame(as other: Self) -> Bool { isCovered == other.isCovered }
}
