import Glissando

/// The measures of the gallery in a window of a certain size, all in points.
struct GalleryMetrics: Equatable {
  let window: CGSize
  /// What everything is scaled by: 1 in a window of 1280 × 800.
  let unit: Double

  init(_ window: CGSize) {
    self.window = window
    let fit = min(window.width / 1280, window.height / 800)
    unit = min(max(fit, 0.84), 1.6)
  }

  /// Whether there is only room for what is needed.
  var isCompact: Bool { window.height < 640 || window.width < 1000 }

  // MARK: The window

  var sidebar: Double { isCompact ? 176 * unit : min(max(window.width * 0.19, 216), 400) }
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
  var plot: Double { (isCompact ? 74 : 128) * unit }
  var dialRow: Double { (isCompact ? 27 : 34) * unit }
  var panelHeader: Double { (isCompact ? 26 : 32) * unit }
  var codeLine: Double { (isCompact ? 14 : 18) * unit }
  /// The width of a letter of code: three fifths of its size in the usual fonts.
  var codeAdvance: Double { codeSize * 0.6 }
  private var codeSize: Double { (isCompact ? 10.5 : 12) * unit }

  /// The size of controls that fits best.
  var controlSize: ControlSize {
    if unit < 0.95 { return .small }
    if unit < 1.2 { return .regular }
    return unit < 1.5 ? .large : .extraLarge
  }

  // MARK: Fonts

  func font(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
    .system(size: size * unit, weight: weight)
  }
  var title: Font { font(isCompact ? 22 : 30, .semibold) }
  var sentence: Font { font(isCompact ? 13 : 15) }
  var label: Font { font(12, .medium) }
  var row: Font { font(13) }
  var groupTitle: Font { font(13, .semibold) }
  var reading: Font { font(12, .medium).monospacedDigit() }
  var small: Font { font(11).monospacedDigit() }
  var code: Font { .system(size: codeSize, design: .monospaced) }
}
