import Glissando

/// The name of the scene and the one line that says what to try.
struct Header: View {
  let model: InterruptModel
  let metrics: Metrics
  let leave: (() -> Void)?
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    HStack(spacing: metrics.controlSpacing) {
      HStack(alignment: .firstTextBaseline, spacing: 14 * metrics.unit) {
        Text("Interrupt").font(metrics.title).foregroundStyle(palette.ink)
        Text("Click, and click again before the ball arrives. Drag it. Throw it.")
          .font(metrics.body).foregroundStyle(palette.faintInk)
          .lineLimit(1)
      }
      Spacer(minLength: 0)
      if let leave { Button("Gallery") { leave() }.fixedSize() }
      Button("Tour") { model.startTour() }.fixedSize()
      Button("Reset") { model.reset() }.fixedSize()
      Button("?") { withAnimation(InterruptModel.fade) { model.showsKeys.toggle() } }
        .help("Keys")
        .fixedSize()
    }
    .controlSize(metrics.controlSize)
    .tint(palette.ball)
    .padding(.horizontal, metrics.margin)
    .frame(height: metrics.header)
  }
}
