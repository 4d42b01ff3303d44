import Glissando
import GlissandoViews

/// The specimen's code with what it shows of the interface, and a button that copies it.
struct CodePanel: View {
  let page: GalleryPage
  let model: PageModel
  let metrics: GalleryMetrics
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("\(page.code).swift").font(metrics.label).foregroundStyle(palette.faintInk)
        Spacer(minLength: 8)
        CopyButton(text: page.codeText(model.values), metrics: metrics)
      }
      .frame(height: metrics.panelHeader)
      Rectangle().fill(palette.hairline).frame(height: 1)
      ScrollView {
        CodeView(text: page.codeText(model.values), metrics: metrics)
          .padding(.vertical, 12 * metrics.unit)
          // Where a line lights up it does so to both sides of its letters.
          .padding(.horizontal, CodeView.overhang)
      }
      .padding(.horizontal, -CodeView.overhang)
    }
  }
}

/// Puts the code into the clipboard, and says so for a moment.
private struct CopyButton: View {
  let text: String
  let metrics: GalleryMetrics
  @State private var copies = 0
  @Environment(\.copyText) private var copyText
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    HStack(spacing: 2) {
      Text("Copied")
        .font(metrics.label)
        .foregroundStyle(palette.ball)
        .phaseAnimator([0.0, 1, 1.01], trigger: copies) { text, opacity in
          text.opacity(opacity)
        } animation: { opacity in
          opacity == 0 ? .easeOut(duration: 0.6) : .linear(duration: opacity == 1 ? 0.15 : 0.9)
        }
      Button("Copy") {
        copyText(CopiedCode.text(from: text))
        copies += 1
      }
      .buttonStyle(.borderless)
      .controlSize(metrics.controlSize)
    }
    .fixedSize()
  }
}
