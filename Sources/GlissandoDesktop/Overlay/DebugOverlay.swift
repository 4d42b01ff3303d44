import Foundation
import GlissandoDrawing
import GlissandoPainting
import GlissandoViews

/// What the loop knows, drawn over the views: frame times by pass, counters, what was painted
/// again, and the bounds of every leaf.
@MainActor
final class DebugOverlay {
  /// Whether it is drawn.
  var isShown: Bool { didSet { showsDamage = false } }
  /// Whether the last picture shows damage that the next one has to take away.
  var isFlashing: Bool { isShown && showsDamage }

  private var showsDamage = false

  private var history = FrameHistory()
  private lazy var shaper = PangoTextShaper()

  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// Keeps what a frame cost, so that the bars are there when the overlay is.
  func record(_ profile: FrameProfile) {
    history.add(profile)
  }

  /// What is to be seen, and over it the overlay.
  ///
  /// - Parameters:
  ///   - damage: What this frame paints again; nil if nothing.
  ///   - interval: Seconds that a frame may take.
  func list(
    over source: any FrameSource, damage: Damage?, statistics: FrameStatistics, missedFrames: Int,
    interval: Double
  ) -> DisplayList {
    var list = source.displayList
    var items = OverlayItems()
    addBounds(of: list, to: &items)
    showsDamage = damage.map { !$0.isEmpty } ?? false
    if let damage { addDamage(damage, scale: source.scale, to: &items) }
    let panel = CGRect(
      x: Self.margin, y: source.size.height - Self.panelHeight - Self.margin,
      width: Double(FrameHistory.capacity) * Self.barWidth + 2 * Self.margin,
      height: Self.panelHeight)
    items.fill(Path(panel), Self.panelColor)
    addBars(in: panel, interval: interval, to: &items)
    let summary = "\(summary(statistics, missedFrames)) · \(description(of: source.counters))"
    addLine([TextSpan(summary, font: Self.font)], 0, in: panel, to: &items)
    addLine(Self.legend, 1, in: panel, to: &items)
    list.items.append(contentsOf: items.items)
    return list
  }

  // MARK: - Parts

  /// Points around and inside the panel.
  private static let margin = 8.0
  /// The height of a line of text, in points.
  private static let lineHeight = 16.0
  /// The panel's height, in points: two lines of text and the bars.
  private static let panelHeight = 2 * lineHeight + tallestBarHeight + 2.5 * margin
  /// The height of the bar of a frame that takes all the time it has, in points.
  private static let fullBarHeight = 56.0
  /// Bars of longer frames end here, so that they leave the text alone.
  private static let tallestBarHeight = 68.0
  /// The width of one frame's bar, in points.
  private static let barWidth = 4.0
  /// No more outlines than one can tell apart, or a large list would take seconds to draw.
  private static let mostBounds = 500

  private static let panelColor = Color.Resolved(hex: 0x101418, opacity: 0.82)
  private static let textColor = Color.Resolved(hex: 0xF0F4F8)
  private static let limitColor = Color.Resolved(hex: 0xFFFFFF, opacity: 0.5)
  private static let damageColor = Color.Resolved(hex: 0xFF3B30, opacity: 0.18)
  private static let boundsColor = Color.Resolved(hex: 0x0A84FF, opacity: 0.6)
  /// One colour per pass, in the order of the passes.
  private static let passColors: [Color.Resolved] = [
    0x8E8E93, 0xFF6482, 0xFFD60A, 0xAC8E68, 0x30D158, 0x64D2FF, 0xFF9F0A, 0xBF5AF2,
  ].map { Color.Resolved(hex: $0) }

  private func addBounds(of list: DisplayList, to items: inout OverlayItems) {
    var path = Path()
    var count = 0
    for case .leaf(let leaf) in list.items where count < Self.mostBounds {
      let bounds = leaf.windowBounds
      guard !bounds.isNull, bounds.width.isFinite, bounds.height.isFinite else { continue }
      path.addRect(bounds)
      count += 1
    }
    items.stroke(path, Self.boundsColor)
  }

  private func addDamage(_ damage: Damage, scale: Double, to items: inout OverlayItems) {
    var path = Path()
    damage.forEachRect { left, top, right, bottom in
      path.addRect(
        CGRect(
          x: Double(left) / scale, y: Double(top) / scale, width: Double(right - left) / scale,
          height: Double(bottom - top) / scale))
    }
    items.fill(path, Self.damageColor)
  }

  private func addBars(in panel: CGRect, interval: Double, to items: inout OverlayItems) {
    var paths = [Path](repeating: Path(), count: FrameProfile.Pass.allCases.count)
    let bottom = panel.maxY - Self.margin
    for age in 0..<FrameHistory.capacity {
      let profile = history[age]
      var y = bottom
      for pass in FrameProfile.Pass.allCases {
        let room = Self.tallestBarHeight - (bottom - y)
        let height = min(profile[pass] / interval * Self.fullBarHeight, room)
        guard height > 0 else { continue }
        y -= height
        let x = panel.maxX - Self.margin - Double(age + 1) * Self.barWidth
        paths[pass.rawValue].addRect(
          CGRect(x: x, y: y, width: Self.barWidth - 1, height: height))
      }
    }
    for (path, color) in zip(paths, Self.passColors) { items.fill(path, color) }
    let limit = CGRect(
      x: panel.minX + Self.margin, y: bottom - Self.fullBarHeight,
      width: panel.width - 2 * Self.margin, height: 1)
    items.fill(Path(limit), Self.limitColor)
  }

  private static let font = FontDescriptor(size: 11, hasTabularDigits: true)

  /// The names of the passes in the colours of their bars.
  private static let legend = zip(FrameProfile.Pass.allCases, passColors).map { pass, color in
    TextSpan("\(pass)   ", font: font, color: color)
  }

  private func addLine(
    _ spans: [TextSpan], _ line: Int, in panel: CGRect, to items: inout OverlayItems
  ) {
    let source = TextSource(spans: spans, lineLimit: 1)
    let layout = shaper.layout(source, width: panel.width - 2 * Self.margin)
    let top = panel.minY + Self.margin + Double(line) * Self.lineHeight
    items.text(layout, Self.textColor, at: CGPoint(x: panel.minX + Self.margin, y: top))
  }

  private func summary(_ statistics: FrameStatistics, _ missedFrames: Int) -> String {
    let last = history[0].total * 1000
    return String(
      format: "%.2f ms · median %.2f · p99 %.2f · missed %d", last,
      statistics.milliseconds(0.5), statistics.milliseconds(0.99), missedFrames)
  }

  private func description(of counters: FrameCounters) -> String {
    """
    \(counters.liveAnimations) animating · \(counters.evaluatedBodies) bodies · \
    \(counters.displayItems) items
    """
  }
}

/// Display items that nobody else's identities collide with.
private struct OverlayItems {
  private(set) var items: [DisplayItem] = []
  private var nextIdentity = UInt64.max

  mutating func fill(_ path: Path, _ color: Color.Resolved) {
    add(DisplayContent(fill: path), color, .identity)
  }

  mutating func stroke(_ path: Path, _ color: Color.Resolved) {
    add(DisplayContent(stroke: path, style: StrokeStyle(lineWidth: 1)), color, .identity)
  }

  mutating func text(_ layout: TextLayout, _ color: Color.Resolved, at point: CGPoint) {
    add(
      DisplayContent(text: layout), color,
      CGAffineTransform(translationX: point.x, y: point.y))
  }

  private mutating func add(
    _ content: DisplayContent, _ color: Color.Resolved, _ transform: CGAffineTransform
  ) {
    items.append(
      .leaf(
        DisplayLeaf(
          id: nextIdentity, content: content, paint: .color(color), transform: transform)))
    nextIdentity -= 1
  }
}
