import Glissando

/// What all measures of a window's content follow from, in points.
protocol WindowMetrics: Equatable {
  var window: CGSize { get }
}

extension WindowMetrics {
  /// What everything is scaled by: 1 in a window of 1280 × 800.
  var unit: Double {
    let fit = min(window.width / 1280, window.height / 800)
    return min(max(fit, 0.84), 1.6)
  }

  /// Whether there is only room for what is needed.
  var isCompact: Bool { window.height < 640 || window.width < 1000 }

  /// The size of controls that fits best.
  var controlSize: ControlSize {
    if unit < 0.95 { return .small }
    if unit < 1.2 { return .regular }
    return unit < 1.5 ? .large : .extraLarge
  }

  // Few fonts: the first text in each costs a millisecond before the window is shown.

  func font(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
    .system(size: size * unit, weight: weight)
  }
}
