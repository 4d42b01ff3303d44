import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews

/// Notes what gestures tell.
@MainActor
final class GestureLog {
  var entries: [String] = []
  var drags: [DragGesture.Value] = []
  func note(_ entry: String) { entries.append(entry) }
}

/// A view to be pressed, of 100 points.
struct GestureBox: View {
  var body: some View { Rectangle().frame(width: 100, height: 100) }
}

/// Tests of gestures on a view in the middle of a small stage.
@MainActor
protocol GestureTesting {}

extension GestureTesting {
  /// The middle of the stage.
  var middle: CGPoint { CGPoint(x: 100, y: 100) }

  func stage<V: View>(@ViewBuilder _ content: () -> V) -> Stage {
    Stage(width: 200, height: 200, content: content)
  }
}
