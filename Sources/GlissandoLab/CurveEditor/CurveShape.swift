import Foundation
import Glissando
import GlissandoTools

/// The line of a timing curve.
struct CurveShape: Shape {
  var outline: CurveOutline
  /// Where the unit square lies.
  let panel: PlotPanel

  var animatableData: AnimatableSeries {
    get { outline.numbers }
    set { outline.numbers = newValue }
  }

  func path(in rect: CGRect) -> Path {
    .through((0..<outline.count).map { panel.place(outline[$0]) })
  }
}

extension PlotPanel {
  /// The place of a point of a curve.
  func place(_ point: CGPoint) -> CGPoint { place(point.x, point.y) }
}
