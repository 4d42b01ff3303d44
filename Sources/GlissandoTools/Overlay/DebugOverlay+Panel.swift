import GlissandoDesktop
import Foundation
import GlissandoDrawing
import GlissandoPainting
import GlissandoViews

extension DebugOverlay {
  /// Points around and inside the panel.
  private static let margin = 8.0
  /// The height of a line of text, in points.
  private static let lineHeight = 16.0
  /// The height of the bar of a frame that takes all the time it has, in points.
  private static let fullBarHeight = 56.0
  /// Bars of longer frames end here, so that they leave the text alone.
  private static let tallestBarHeight = 68.0
  /// The width of one frame's bar, in points.
  private static let barWidth = 4.0
  /// Two lines of text and the bars.
  private static let panelSize = CGSize(
    width: Double(FrameLog.capacity) * barWidth + 2 * margin,
    height: 2 * lineHeight + tallestBarHeight + 2.5 * margin)

  private static let panelColor = Color.Resolved(hex: 0x101418, opacity: 0.82)
  private static let textColor = Color.Resolved(hex: 0xF0F4F8)
  private static let limitColor = Color.Resolved(hex: 0xFFFFFF, opacity: 0.5)
  private static let font = FontDescriptor(size: 11, hasTabularDigits: true)

  private static func color(_ pass: FrameProfile.Pass) -> Color.Resolved {
    Color.Resolved(hex: InspectorPalette.hex(of: pass, isDark: true))
  }

  /// The names of the passes in the colours of their bars.
  private static let legend = FrameProfile.Pass.allCases.map {
    TextSpan("\($0)   ", font: font, color: color($0))
  }

  /// Draws what frames cost, in the lower left corner: two lines of words, and a bar for each of the
  /// last frames below a line that stands for all the time that a frame has.
  func addPanel(over source: any FrameSource, to items: inout OverlayItems) {
    let size = Self.panelSize
    let panel = CGRect(
      x: Self.margin, y: source.size.height - source.barHeight - size.height - Self.margin,
      width: size.width, height: size.height)
    items.fill(Path(panel), Self.panelColor)
    addBars(in: panel, to: &items)
    addLine(
      [TextSpan("\(costs) · \(work(of: source))", font: Self.font)], 0, in: panel,
      to: &items)
    addLine(Self.legend, 1, in: panel, to: &items)
  }

  private func addBars(in panel: CGRect, to items: inout OverlayItems) {
    var paths = [Path](repeating: Path(), count: FrameProfile.Pass.allCases.count)
    let bottom = panel.maxY - Self.margin
    for age in 0..<FrameLog.capacity {
      let profile = log[age].profile
      let x = panel.maxX - Self.margin - Double(age + 1) * Self.barWidth
      var y = bottom
      for pass in FrameProfile.Pass.allCases {
        let room = Self.tallestBarHeight - (bottom - y)
        let height = min(profile[pass] / interval * Self.fullBarHeight, room)
        guard height > 0 else { continue }
        y -= height
        paths[pass.rawValue].addRect(
          CGRect(x: x, y: y, width: Self.barWidth - 1, height: height))
      }
    }
    for pass in FrameProfile.Pass.allCases { items.fill(paths[pass.rawValue], Self.color(pass)) }
    let limit = CGRect(
      x: panel.minX + Self.margin, y: bottom - Self.fullBarHeight,
      width: panel.width - 2 * Self.margin, height: 1)
    items.fill(Path(limit), Self.limitColor)
  }

  private func addLine(
    _ spans: [TextSpan], _ line: Int, in panel: CGRect, to items: inout OverlayItems
  ) {
    let source = TextSource(spans: spans, lineLimit: 1)
    let layout = shaper.layout(source, width: panel.width - 2 * Self.margin)
    let top = panel.minY + Self.margin + Double(line) * Self.lineHeight
    items.text(layout, Self.textColor, at: CGPoint(x: panel.minX + Self.margin, y: top))
  }

  private var costs: String {
    let last = InspectorText.milliseconds(log[0].profile.total)
    let median = InspectorText.milliseconds(log.medianSeconds)
    return "\(last) · median \(median) · \(log.droppedFrames) dropped"
  }

  private func work(of source: any FrameSource) -> String {
    """
    \(source.movingValues) animating · \(source.counters.evaluatedBodies) bodies · \
    \(source.displayList.items.count) items
    """
  }
}
