import Glissando
import GlissandoTools
import GlissandoNotation
import GlissandoViews

/// The selected lane in one language: a click copies it.
struct FormatCard: View {
  let id: String
  let model: LabModel
  let metrics: LabMetrics
  @State private var isCopied = false
  @Environment(\.paperPalette) private var palette
  @Environment(\.copyText) private var copyText

  /// The most lines that are shown; all are copied.
  private static let mostLines = 7

  var body: some View {
    if let format = NotationFormats.named(id) {
      let written = model.shownText(in: format)
      Button {
        copyText(model.written(model.selected, in: format).text)
        model.noteCopy(format)
        withAnimation(LabModel.fade) { isCopied = true }
      } label: {
        VStack(alignment: .leading, spacing: 5 * metrics.unit) {
          CardHead(
            format: format, written: written, greatestError: model.greatestError,
            isCopied: isCopied, metrics: metrics)
          CardText(text: written.text, lines: Self.mostLines, metrics: metrics)
          ForEach(written.notes, id: \.self) { note in
            Text(note).font(metrics.caption)
              .foregroundStyle(palette.faintInk)
              .multilineTextAlignment(.leading)
              .fixedSize(horizontal: false, vertical: true)
          }
        }
        .padding(.horizontal, 10 * metrics.unit)
        .padding(.vertical, 8 * metrics.unit)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .buttonStyle(WashButtonStyle(radius: 8 * metrics.unit, hasGround: true))
      .help("Copy as \(format.name)")
      .accessibilityValue(written.text)
      .opacity(format.fitsCurves && model.isDragging ? 0.5 : 1)
      .onHover { isHovered in if !isHovered { forgetCopy() } }
      .onChange(of: written.text) { forgetCopy() }
    }
  }

  private func forgetCopy() {
    if isCopied { withAnimation(LabModel.fade) { isCopied = false } }
  }
}

/// The name of a language, and how well it says the motion.
private struct CardHead: View {
  let format: any NotationFormat
  let written: WrittenMotion
  /// What was asked for; more is told in another colour.
  let greatestError: Double
  let isCopied: Bool
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  var body: some View {
    HStack(spacing: metrics.spacing) {
      Text(format.name).font(metrics.font(12, .semibold)).foregroundStyle(palette.ink)
        .lineLimit(1)
      Spacer(minLength: 4)
      if isCopied {
        Label("Copied", systemImage: "checkmark").labelStyle(.titleAndIcon)
          .foregroundStyle(palette.ink)
          .transition(.opacity)
      } else {
        Text(exactness).foregroundStyle(isGood ? palette.faintInk : palette.alarm)
          .transition(.opacity)
      }
      Image(systemName: "doc.on.doc").foregroundStyle(palette.faintInk)
    }
    .font(metrics.font(11, .medium))
  }

  private var isGood: Bool { written.isExact || written.greatestError <= greatestError }

  private var exactness: String {
    written.isExact ? "exact" : "off by \(ErrorText.string(written.greatestError))"
  }
}

/// The text, in the letters of code.
private struct CardText: View {
  let text: String
  let lines: Int
  let metrics: LabMetrics
  @Environment(\.paperPalette) private var palette

  /// More letters no line of a drawer holds; a curve for a long spring has tens of thousands.
  private static let longestLine = 120

  var body: some View {
    Text(text.prefix(lines * Self.longestLine))
      .font(metrics.code).foregroundStyle(palette.ink.opacity(0.86))
      .multilineTextAlignment(.leading)
      .lineLimit(lines)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
