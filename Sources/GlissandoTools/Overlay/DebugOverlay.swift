import Foundation
package import GlissandoDesktop
package import GlissandoDrawing
import GlissandoPainting
package import GlissandoViews

/// What the loop knows, drawn over the views: what frames cost by pass, how many animations run,
/// what was painted again, and the bounds of every leaf.
///
/// Which animations those are is the inspector's.
@MainActor
package final class DebugOverlay: LoopTool {
  package private(set) var isDrawing: Bool { didSet { showsDamage = false } }
  /// Whether the last picture shows damage that the next one has to take away.
  package var wantsFrame: Bool { isDrawing && showsDamage }

  private var showsDamage = false
  /// Kept from the start, so that the bars are there when the overlay is.
  private(set) var log = FrameLog()
  /// Seconds that a frame may take.
  private(set) var interval = 1.0 / 60
  private(set) lazy var shaper = PangoTextShaper()

  /// An overlay over any source of frames.
  package init(isShown: Bool) {
    isDrawing = isShown
  }

  /// F12.
  package func handle(_ press: KeyPress, in loop: FrameLoop) -> Bool {
    guard press.key == .function(12) else { return false }
    if press.phase == .down {
      isDrawing.toggle()
      loop.requestFullPaint()
    }
    return true
  }

  package func endFrame(_ frame: FrameOutcome, in loop: FrameLoop) { note(frame.cost) }

  /// Takes note of what a frame cost, once it has been presented.
  package func note(_ cost: FrameCost) {
    var entry = FrameLog.Entry()
    entry.profile = cost.profile
    log.add(entry, cost)
    interval = cost.interval
  }

  package func draw(
    over source: any FrameSource, damage: Damage?, into list: inout DisplayList
  ) {
    var items = OverlayItems()
    addBounds(of: list, to: &items)
    showsDamage = damage.map { !$0.isEmpty } ?? false
    if let damage { addDamage(damage, scale: source.scale, to: &items) }
    addPanel(over: source, to: &items)
    list.append(contentsOf: items.items)
  }

  // MARK: - Parts

  /// No more outlines than one can tell apart, or a large list would take seconds to draw.
  private static let mostBounds = 500

  private static let damageColor = Color.Resolved(hex: 0xFF3B30, opacity: 0.18)
  private static let boundsColor = Color.Resolved(hex: 0x0A84FF, opacity: 0.6)

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
}
