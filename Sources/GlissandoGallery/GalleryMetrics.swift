import Glissando

/// The measures of the gallery in a window of a certain size, all in points.
struct GalleryMetrics: WindowMetrics {
  let window: CGSize

  init(_ window: CGSize) { self.window = window }

  // MARK: The window

  var sidebar: Double { isCompact ? 176 * unit : min(max(window.width * 0.19, 216), 288) }
  var margin: Double { (isCompact ? 18 : 40) * unit }
  var gap: Double { (isCompact ? 20 : 40) * unit }
  /// The width that is left for a page's content.
  var pageWidth: Double { max(0, window.width - sidebar - 2 * margin) }
  /// The columns of a page: the specimen's and the code's.
  var specimenColumn: Double { ((pageWidth - gap) * 0.47).rounded() }

  // MARK: The sidebar

  var sidebarInset: Double { (isCompact ? 12 : 20) * unit }
  var wordmark: Double { (isCompact ? 40 : 64) * unit }
  var searchHeight: Double { (isCompact ? 26 : 30) * unit }
  var groupRow: Double { (isCompact ? 24 : 28) * unit }
  var pageRow: Double { (isCompact ? 22 : 25) * unit }

  // MARK: The page

  var heading: Double { (isCompact ? 84 : 132) * unit }
  var plot: Double { (isCompact ? 74 : max(128, window.height * 0.16)) * unit }
  /// No lower than a control, however small all is.
  var dialRow: Double { max((isCompact ? 27 : 34) * unit, 26) }
  var panelHeader: Double { (isCompact ? 26 : 32) * unit }
  var codeLine: Double { (isCompact ? 14 : 18) * unit }
  /// The width of a letter of code: three fifths of its size in the usual fonts.
  var codeAdvance: Double { codeSize * 0.6 }
  private var codeSize: Double { (isCompact ? 10.5 : 12) * unit }

  // MARK: Fonts

  var title: Font { font(isCompact ? 22 : 30, .semibold) }
  var sentence: Font { font(isCompact ? 13 : 15) }
  var label: Font { font(12, .medium) }
  var row: Font { font(13) }
  var groupTitle: Font { font(13, .semibold) }
  var reading: Font { font(12, .medium).monospacedDigit() }
  var small: Font { font(11).monospacedDigit() }
  var code: Font { .system(size: codeSize, design: .monospaced) }
}
