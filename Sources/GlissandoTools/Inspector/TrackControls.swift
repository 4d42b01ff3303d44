import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews

/// Pauses, seeks, slows and finishes one value, and no other.
struct TrackControls: View {
  let model: InspectorModel
  let row: TrackRow
  let palette: PanelPalette

  /// The paces that are offered.
  private static let rates = [0.05, 0.1, 0.25, 0.5, 1, 2]

  var body: some View {
    let reading = row.reading
    HStack(spacing: 2) {
      Button {
        model.togglePause(row)
      } label: {
        Image(systemName: reading.isHeld ? "play.fill" : "pause.fill")
      }
      .help(reading.isHeld ? "Go on" : "Pause this one")
      Slider(value: place, in: 0...1)
        .accessibilityLabel("Time of this one")
        .padding(.horizontal, 4)
      Menu {
        RatePicker(
          rates: Self.rates,
          rate: Binding(get: { row.reading.rate }, set: { model.setRate(row, $0) }))
      } label: {
        Text(TransportState.text(ofRate: reading.rate))
          .font(.system(size: 12, weight: .medium)).monospacedDigit()
      }
      .menuStyle(.borderlessButton)
      .fixedSize()
      .help("Pace of this one")
      Button {
        model.finish(row)
      } label: {
        Image(systemName: "forward.end.fill")
      }
      .help("Finish this one")
    }
    .buttonStyle(InspectorButtonStyle())
    .controlSize(.small)
  }

  private var place: Binding<Double> {
    Binding {
      row.place
    } set: { place in
      model.seek(row, to: place * row.head.curveLength)
    }
  }
}
