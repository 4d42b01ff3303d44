import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// The lengths of lists, in points.
enum ListMetrics {
  static let cardRadius: CGFloat = 10
  static let highlightRadius: CGFloat = 7
  /// The shadow of a row that is held: its blur and how far it falls, in points.
  static let liftRadius = 9.0
  static let liftOffset = 4.0

  static func liftShadow(opacity: Double) -> Color.Resolved {
    Color.Resolved(red: 0, green: 0, blue: 0, opacity: Float(0.28 * min(max(opacity, 0), 1)))
  }

  /// The distance of a selection to the edges of the list.
  static let highlightInset: CGFloat = 6
  /// How much further in each level of a tree lies, and how wide the sign before its rows is.
  static let treeStep: CGFloat = 18
  /// The distance between sections; headers have it within them.
  static let sectionGap: CGFloat = 20

  /// The distance of cards to the edges of the list.
  static func cardInset(_ look: ListLook) -> CGFloat { look.kind == .grouped ? 16 : 0 }

  /// The least height of a row: that of a comfortable line of text.
  static func leastHeight(_ look: ListLook) -> CGFloat { look.kind == .sidebar ? 28 : 36 }

  static func insets(_ look: ListLook, _ role: RowRole) -> EdgeInsets {
    let side: CGFloat =
      switch look.kind {
      case .plain: 12
      case .inset, .sidebar: 16
      case .grouped: 14
      }
    switch role {
    case .row: return EdgeInsets(top: 6, leading: side, bottom: 6, trailing: side)
    case .header: return EdgeInsets(top: 14, leading: side, bottom: 6, trailing: side)
    case .footer: return EdgeInsets(top: 6, leading: side, bottom: 10, trailing: side)
    }
  }
}
