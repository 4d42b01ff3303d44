import Glissando
import GlissandoTools

/// Why a value is not to be chosen here.
struct FixedValue: View {
  private let sentence: String
  private let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  init(_ sentence: String, metrics: LabMetrics) {
    self.sentence = sentence
    self.metrics = metrics
  }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 6 * metrics.unit) {
      Image(systemName: "lock.fill").font(metrics.font(9))
      Text(sentence).fixedSize(horizontal: false, vertical: true)
    }
    .font(metrics.caption).foregroundStyle(palette.faintInk)
  }
}
