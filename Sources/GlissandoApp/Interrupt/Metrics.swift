import Glissando

/// The measures of the scene in a window of a certain size, all in points.
struct Metrics: Equatable {
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

  /// The size of controls that fits best.
  var controlSize: ControlSize {
    if unit < 0.95 { return .small }
    if unit < 1.2 { return .regular }
    return unit < 1.5 ? .large : .extraLarge
  }
  /// What a segment of that size adds to its label's width.
  var segmentPadding: Double {
    switch controlSize {
    case .mini, .small: 20
    case .regular: 24
    case .large: 32
    case .extraLarge: 40
    }
  }
  /// The height of a control of that size.
  var controlHeight: Double {
    switch controlSize {
    case .mini, .small: 24
    case .regular: 28
    case .large: 34
    case .extraLarge: 42
    }
  }
  var scope: Double { max(0, min(window.height * 0.36, 460) - (isCompact ? 20 : 0)) }
  /// The stage has what is left.
  var stage: CGSize {
    CGSize(
      width: max(0, window.width), height: max(0, window.height - header - strip - scope))
  }

  var ballRadius: Double { (isCompact ? 17 : 22) * unit }

  // MARK: Fonts

  // Few: the first text in each font costs a millisecond before the window is shown.

  func font(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
    .system(size: size * unit, weight: weight)
  }
  var title: Font { font(isCompact ? 16 : 18, .semibold) }
  var body: Font { font(13.5) }
  var label: Font { font(11.5, .medium) }
  var reading: Font { font(11.5, .medium).monospacedDigit() }
  var caption: Font { font(11.5) }
  var keyCap: Font { font(13.5, .medium).monospacedDigit() }
  var small: Font { font(11.5).monospacedDigit() }
}
