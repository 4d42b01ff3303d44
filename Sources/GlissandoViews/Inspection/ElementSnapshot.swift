package import Foundation
package import GlissandoDrawing

/// One thing that a person can find in a window, as it is shown now.
package struct ElementSnapshot {
  /// What the program calls it.
  package var identifier: String?
  /// What a screen reader calls it.
  package var label: String?
  /// What a screen reader says of its state.
  package var value: String?
  /// The characters that it shows, those of several texts with a space between.
  package var text: String?
  /// Where it is shown now, in window points: the smallest rectangle around what it draws.
  package var frame: CGRect = .zero
  /// Where it will be shown when all motion has ended, in window points.
  package var targetFrame: CGRect = .zero
  /// The product of all opacities around what it draws, as shown now; [0, 1].
  package var opacity: Double = 1
  /// The colour of the first thing that it draws, as shown now; nil for a gradient or nothing.
  package var color: Color.Resolved?
  /// Whether it is on its way out.
  package var isLeaving = false
  /// Whether input can reach it; not in a page that another covers.
  package var takesInput = true

  /// What it can be found by: its identifier, else its label, else its text.
  package var names: [String] { [identifier, label, text].compactMap { $0 } }
}

/// Where in the tree an inspector is, and what is known of the way there.
package struct InspectedPlace {
  /// Layout coordinates → window points, as shown now.
  var shown = RenderContext()
  /// Layout coordinates → window points, when all motion has ended.
  var target = RenderContext()
  /// The product of the opacities around, as shown now.
  var opacity = 1.0
  var isLeaving = false
  /// Whether input can reach the place.
  var takesInput = true
  /// Whether the place is hidden from those who look for elements.
  package var isHidden = false
  /// The element of which this place is the one content, by its position in the inspector's list.
  package var claim: Int?

  /// Something that is shown here in a rectangle, and will be in another one.
  @MainActor func snapshot(shown: CGRect, target: CGRect) -> ElementSnapshot {
    var snapshot = ElementSnapshot()
    snapshot.frame = self.shown.windowRect(of: shown)
    snapshot.targetFrame = self.target.windowRect(of: target)
    snapshot.opacity = opacity
    snapshot.isLeaving = isLeaving
    snapshot.takesInput = takesInput
    return snapshot
  }
}
