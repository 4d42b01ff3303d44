import Glissando
import GlissandoDeck
import GlissandoLab

/// The curves of motions.
struct PlotElement: View {
  let properties: ElementProperties

  var body: some View {
    MotionPlot(
      zip(Lane.Letter.allCases, properties.motions).map { letter, setting in
        PlottedLane(letter, name: "", setting: setting)
      },
      bands: [.position], unit: max(properties.fontSize / 24, 0.5))
  }
}
