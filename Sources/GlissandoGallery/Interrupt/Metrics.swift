import Glissando

/// The measures of the scene in a window of a certain size, all in points.
struct Metrics: WindowMetrics {
  let window: CGSize

  init(_ window: CGSize) { self.window = window }

  var margin: Double { (isCompact ? 16 : 28) * unit }
  var header: Double { (isCompact ? 44 : 60) * unit }
  /// The control strip: a row of controls, and one of controls below their names.
  var strip: Double {
    let caption = 18 * unit
    return 2 * controlHeight + caption + rowSpacing + 2 * (isCompact ? 10 : 16) * unit
  }
  var rowSpacing: Double { (isCompact ? 7 : 12) * unit }
  var controlSpacing: Double { (isCompact ? 6 : 8) * unit }
  var groupSpacing: Double { (isCompact ? 16 : 28) * unit }

  /// What a segment of that size adds to its label's width.
  var segmentPadding: Double { controlSize == .small ? 20 : 24 }
  var controlHeight: Double { controlSize == .small ? 24 : 28 }
  var scope: Double { max(0, min(window.height * 0.36, 460) - (isCompact ? 20 : 0)) }
  /// The stage has what is left.
  var stage: CGSize {
    CGSize(
      width: max(0, window.width), height: max(0, window.height - header - strip - scope))
  }

  var ballRadius: Double { (isCompact ? 17 : 22) * unit }

  // MARK: Fonts

  var title: Font { font(isCompact ? 16 : 18, .semibold) }
  var body: Font { font(13.5) }
  var label: Font { font(11.5, .medium) }
  var reading: Font { font(11.5, .medium).monospacedDigit() }
  var caption: Font { font(11.5) }
  var small: Font { font(11.5).monospacedDigit() }
}
