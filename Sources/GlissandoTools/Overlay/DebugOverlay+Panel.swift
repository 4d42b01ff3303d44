import GlissandoDesktop
import Foundation
import GlissandoDrawing
import GlissandoPainting
import GlissandoViews

// The overlay's panel of frame costs.

extension DebugOverlay {
  /// The measures of the panel in points, all of them larger by a factor where people want larger text.
  private struct Measures {
    let unit: Double

    /// Around and inside the panel.
    var margin: Double { 8 * unit }
    /// The height of a line of text.
    var lineHeight: Double { 16 * unit }
    /// The height of the bar of a frame that takes all the time it has.
    var fullBarHeight: Double { 56 * unit }
    /// Bars of longer frames end here, so that they leave the text alone.
    var tallestBarHeight: Double { 68 * unit }
    /// The width of one frame's bar, and what is free of it before the next one.
    var barWidth: Double { 4 * unit }
    var barGap: Double { unit }
    /// Two lines of text and the bars.
    var panel: CGSize {
      CGSize(
        width: Double(FrameLog.capacity) * barWidth + 2 * margin,
        height: 2 * lineHeight + tallestBarHeight + 2.5 * margin)
    }
    var font: FontDescriptor { FontDescriptor(size: 11 * unit, hasTabularDigits: true) }
  }

  private static let panelColor = Color.Resolved(hex: 0x101418, opacity: 0.82)
  private static let textColor = Color.Resolved(hex: 0xF0F4F8)
  private static let limitColor = Color.Resolved(hex: 0xFFFFFF, opacity: 0.5)

  private static func color(_ pass: FrameProfile.Pass) -> Color.Resolved {
    Color.Resolved(hex: PanelPalette.hex(of: pass, isDark: true))
  }

  /// The names of the passes in the colours of their bars.
  private func legend(_ font: FontDescriptor) -> [TextSpan] {
    FrameProfile.Pass.allCases.map { TextSpan("\($0)   ", font: font, color: Self.color($0)) }
  }

  /// Draws what frames cost, in the lower left corner: two lines of words, and a bar for each of the
  /// last frames below a line that stands for all the time that a frame has.
  func addPanel(over source: any FrameSource, to items: inout OverlayItems) {
    let size = source.size
    let measures = Measures(unit: size.growth(byText: source.appearance.textScale))
    let panel = CGRect(
      x: measures.margin,
      y: size.height - source.barHeight - measures.panel.height - measures.margin,
      width: measures.panel.width, height: measures.panel.height)
    items.fill(Path(panel), Self.panelColor)
    addBars(in: panel, measures, to: &items)
    let costs = TextSpan("\(costs) · \(work(of: source))", font: measures.font)
    addLine([costs], 0, in: panel, measures, to: &items)
    addLine(legend(measures.font), 1, in: panel, measures, to: &items)
  }

  private func addBars(in panel: CGRect, _ measures: Measures, to items: inout OverlayItems) {
    var paths = [Path](repeating: Path(), count: FrameProfile.Pass.allCases.count)
    let bottom = panel.maxY - measures.margin
    for age in 0..<FrameLog.capacity {
      let profile = log[age].profile
      let x = panel.maxX - measures.margin - Double(age + 1) * measures.barWidth
      var y = bottom
      for pass in FrameProfile.Pass.allCases {
        let room = measures.tallestBarHeight - (bottom - y)
        let height = min(profile[pass] / interval * measures.fullBarHeight, room)
        guard height > 0 else { continue }
        y -= height
        paths[pass.rawValue].addRect(
          CGRect(x: x, y: y, width: measures.barWidth - measures.barGap, height: height))
      }
    }
    for pass in FrameProfile.Pass.allCases { items.fill(paths[pass.rawValue], Self.color(pass)) }
    let limit = CGRect(
      x: panel.minX + measures.margin, y: bottom - measures.fullBarHeight,
      width: panel.width - 2 * measures.margin, height: 1)
    items.fill(Path(limit), Self.limitColor)
  }

  private func addLine(
    _ spans: [TextSpan], _ line: Int, in panel: CGRect, _ measures: Measures,
    to items: inout OverlayItems
  ) {
    let source = TextSource(spans: spans, lineLimit: 1)
    let layout = shaper.layout(source, width: panel.width - 2 * measures.margin)
    let top = panel.minY + measures.margin + Double(line) * measures.lineHeight
    items.text(layout, Self.textColor, at: CGPoint(x: panel.minX + measures.margin, y: top))
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
