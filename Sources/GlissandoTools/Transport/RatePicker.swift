import GlissandoControls
import GlissandoViews

/// The rates of a menu, the fastest first; the present one has a tick.
struct RatePicker: View {
  let rates: [Double]
  @Binding var rate: Double

  var body: some View {
    Picker("Rate", selection: $rate) {
      ForEach(rates.reversed(), id: \.self) { rate in
        Text(TransportState.text(ofRate: rate)).tag(rate)
      }
    }
  }
}
