package import Glissando
import GlissandoTools

/// The measures of the lab in a window of a certain size, all in points.
package struct LabMetrics: Equatable, Sendable {
  /// The window's size.
  package let window: CGSize
  /// What everything is scaled by: 1 in windows of 1280 × 800 and larger, which give room and not larger letters.
  package let unit: Double

  /// The measures for a window.
  package init(_ window: CGSize) {
    self.window = window
    unit = window.unit(within: 0.86...1)
  }

  /// Whether there is only room for what is needed.
  package var isCompact: Bool { window.height < 680 || window.width < 1060 }

  // MARK: The window

  /// From the window's edge to its content.
  package var margin: Double { (isCompact ? 14 : 20) * unit }
  /// The height of the row with the lanes.
  package var header: Double { (isCompact ? 46 : 58) * unit }
  /// The width of the parameters.
  package var parameters: Double {
    isCompact ? min(300 * unit, window.width * 0.36) : min(336 * unit, window.width * 0.28)
  }
  /// The width of what lies beside the specimens.
  package var drawer: Double { min((isCompact ? 330 : 348) * unit, window.width * 0.44) }
  /// Whether an open drawer covers the specimens instead of making them narrower.
  package var drawerCovers: Bool { window.width < 1180 * unit }
  /// The width of specimens and plots.
  package func work(besideDrawer isOpen: Bool) -> Double {
    max(0, window.width - parameters - (isOpen && !drawerCovers ? drawer : 0))
  }
  /// The height of the bar that moves time.
  package var transport: Double { max(40, (isCompact ? 40 : 46) * unit) }
  /// The height of specimens and plots together.
  package var main: Double { max(0, window.height - header - transport) }
  /// The height of the specimens.
  package var specimens: Double { (main * (isCompact ? 0.44 : 0.46)).rounded() }
  /// The height of the plots.
  package var plots: Double { main - specimens }

  /// The height of a row of small controls above a picture.
  package var bar: Double { (isCompact ? 32 : 38) * unit }

  // MARK: Small things

  /// The height of a number field, a chip, a small button.
  package var field: Double { (isCompact ? 24 : 26) * unit }
  /// Between things that belong together.
  package var spacing: Double { (isCompact ? 6 : 8) * unit }

  /// The size of controls that fits best.
  package var controlSize: ControlSize { unit < 1 ? .small : .regular }

  /// The greatest width of the document's name.
  package var documentName: Double { (isCompact ? 84 : 150) * unit }
  /// The greatest width of one of so many lanes' chips, beside a document with a name or without.
  package func chip(among count: Int, isNamed: Bool = false) -> Double {
    let others = (isCompact ? 340 : 440) * unit + (isNamed ? documentName - 24 * unit : 0)
    return min(230 * unit, max(0, window.width - others) / Double(max(count, 1)) - spacing)
  }
  /// What a segment of a picker is wider than its label.
  package var segmentPadding: Double { controlSize == .small ? 20 : 24 }

  // MARK: Fonts

  /// A font of so many points in a window of 1280 × 800.
  package func font(_ size: Double, _ weight: Font.Weight = .regular) -> Font {
    .system(size: size * unit, weight: weight)
  }
  /// The lab's name, a panel's title.
  package var title: Font { font(isCompact ? 15 : 17, .semibold) }
  /// A heading within a panel.
  package var heading: Font { font(13, .semibold) }
  /// Running text.
  package var body: Font { font(13) }
  /// The name of a parameter.
  package var label: Font { font(12.5, .medium) }
  /// A sentence that explains.
  package var caption: Font { font(11.5) }
  /// Numbers that change.
  package var reading: Font { font(12.5, .medium).monospacedDigit() }
  /// Text to copy.
  package var code: Font { .system(size: (isCompact ? 11 : 12) * unit, design: .monospaced) }
}
