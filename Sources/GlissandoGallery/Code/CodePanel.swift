import Glissando
import GlissandoControls
import GlissandoViews

/// The specimen's code with what it shows of the interface, and a button that copies it.
struct CodePanel: View {
  let page: GalleryPage
  let model: PageModel
  let metrics: GalleryMetrics
  @State private var copies = 0
  @Environment(\.copyText) private var copyText
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        Text("\(page.code).swift").font(metrics.label).foregroundStyle(palette.faintInk)
        Spacer(minLength: 8)
        CopyButton(copies: copies, metrics: metrics) { copy() }
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
    .contentShape(Rectangle())
    .contextMenuUnlessHeld { Button("Copy code") { copy() } }
  }

  private func copy() {
    copyText(CopiedCode.text(from: page.codeText(model.values)))
    copies += 1
  }
}

/// Has the code put into the clipboard, and says so for a moment after each time.
private struct CopyButton: View {
  let copies: Int
  let metrics: GalleryMetrics
  let copy: () -> Void
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
      Button("Copy") { copy() }
        .buttonStyle(.borderless)
        .controlSize(metrics.controlSize)
    }
    .fixedSize()
  }
}
