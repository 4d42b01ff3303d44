package import Foundation
import GlissandoDrawing
package import GlissandoMotion

/// What another module makes of the rows of a lazy container.
@MainActor
package protocol RowsBehavior: SurroundingBehavior {
  /// What the container is called in paths and messages.
  var debugName: String { get }
  /// What a new row looks like.
  func decoration(of row: RowNode) -> any RowDecoration
  /// Tells a row where it stands, before it is measured.
  func willMeasure(_ row: RowNode, line: Int)
  /// Whether a person holds a row: it stays although it is out of sight, and lies in front.
  func isHeld(_ row: RowNode) -> Bool
  /// How far in points the rows of a line are from where they belong.
  func displacement(ofLine line: Int) -> CGFloat
  /// The content has been moved within what can be seen.
  func scrolled()
  /// The rows have been placed.
  func arranged()
  /// Rows may have come or gone.
  func structureChanged()
}

/// What another module makes of one row.
@MainActor
package protocol RowDecoration: SurroundingBehavior {
  /// What the row is called in paths and messages.
  var debugName: String { get }
  /// What the row is for those who do not see it; nil for nothing but what it holds.
  var accessible: (any AccessibleNode)? { get }
  /// The space around the content.
  var insets: EdgeInsets { get }
  /// The least length along the container.
  var leastLength: CGFloat { get }
  /// The part of the space before the content that a row leaves behind which stays in sight.
  var gap: CGFloat { get }
  /// The row is called back while it goes.
  func enter()
  /// The row goes.
  func leave()
  /// The content has been placed.
  func arranged()
  /// Something of the row has come to rest.
  func animationEnded()
  /// Calls `body` with the content and with the views of its own, in their order.
  func forEachChild(_ body: (ViewNode) -> Void)
  /// Draws the row; `context` has its origin at the row's corner.
  func draw(_ context: RenderContext, _ pass: RenderPass)
  /// The frontmost of its views at a point of the window.
  func hitTest(_ point: CGPoint) -> ViewNode?
}
