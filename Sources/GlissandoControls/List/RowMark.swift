import GlissandoViews

/// Whether a row and its neighbours are selected.
struct RowMark: Equatable {
  var isSelected = false
  var isSelectedAbove = false
  var isSelectedBelow = false
}
