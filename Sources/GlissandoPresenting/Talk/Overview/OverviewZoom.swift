import Glissando

// The transition between a slide and the grid of all.

extension AnyTransition {
  /// The grid of all slides comes out of one of them, and goes back into it: all pictures grow with the
  /// slide that zooms, as if one looked at them from farther away.
  ///
  /// Scale and place change along with those of the slide, which stays on its picture all the way.
  ///
  /// - Parameters:
  ///   - cell: The slide's place in the grid.
  ///   - whole: Its place when it is shown by itself.
  static func overviewZoom(from cell: CGRect, to whole: CGRect) -> AnyTransition {
    .modifier(
      active: OverviewZoom(cell: cell, whole: whole),
      identity: OverviewZoom(cell: whole, whole: whole))
  }
}

/// Puts what lies in one rectangle into another one, and everything around it accordingly.
nonisolated private struct OverviewZoom: ViewModifier {
  let scale: CGFloat
  let offset: CGSize

  init(cell: CGRect, whole: CGRect) {
    scale = cell.width > 0 ? whole.width / cell.width : 1
    offset = CGSize(
      width: whole.minX - cell.minX * scale, height: whole.minY - cell.minY * scale)
  }

  @MainActor func body(content: Content) -> some View {
    content.scaleEffect(scale, anchor: .topLeading).offset(offset)
  }
}
