import Glissando
import GlissandoTools

/// What lies beside the specimens: a title, a way to close it, and its content.
struct DrawerFrame<Content: View>: View {
  let title: String
  let kind: LabModel.Drawer
  let model: LabModel
  let metrics: LabMetrics
  @ViewBuilder let content: () -> Content
  @Environment(\.paperPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text(title).font(metrics.heading).foregroundStyle(palette.ink)
        Spacer(minLength: 0)
        SignButton(symbol: "xmark", label: "Close \(title)", metrics: metrics) {
          model.toggle(kind)
        }
      }
      .padding(.leading, metrics.margin)
      .padding(.trailing, metrics.margin * 0.5)
      .frame(height: metrics.bar + metrics.margin * 0.5)
      content()
    }
    .frame(width: metrics.drawer, height: metrics.main, alignment: .topLeading)
    .background {
      palette.raised
        .shadow(
          color: .black.opacity(metrics.drawerCovers ? 0.25 : 0), radius: 18 * metrics.unit)
    }
    .overlay(alignment: .leading) { Rectangle().fill(palette.hairline).frame(width: 1) }
    .overlay(alignment: .top) { Rectangle().fill(palette.hairline).frame(height: 1) }
    // A click on it is not meant for what lies below.
    .contentShape(Rectangle())
  }
}
