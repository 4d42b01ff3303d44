import Glissando
import GlissandoTools

/// What all measures of a window's content follow from, in points.
protocol WindowMetrics: Equatable {
  var window: CGSize { get }
  /// The fonts of a plot's measures and of its numbers of now.
  var small: Font { get }
  var reading: Font { get }
}

extension WindowMetrics {
  /// What everything is scaled by: 1 in windows of 1280 × 800 and larger, which give room and not larger letters.
  var unit: Double { window.unit(within: 0.84...1) }

  /// Whether there is only room for what is needed.
  var isCompact: Bool { window.height < 640 || window.width < 1000 }

  /// The size of controls that fits best.
  var controlSize: ControlSize { unit < 0.95 ? .small : .regular }

  // Few fonts: the first text in each costs a millisecond before the window is shown.

  func font(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
    .system(size: size * unit, weight: weight)
  }
}
