import Glissando
import GlissandoDeck
import GlissandoLab

/// The curves of motions.
struct PlotElement: View {
  let properties: ElementProperties

  /// The size of a plot's letters at a unit of 1, in points.
  private static let letterSize = 13.0

  var body: some View {
    MotionPlot(
      zip(Lane.Letter.allCases, properties.motions).map { letter, setting in
        PlottedLane(letter, name: "", setting: setting)
      },
      bands: [.position], unit: max(properties.fontSize / Self.letterSize, 0.5))
  }
}
