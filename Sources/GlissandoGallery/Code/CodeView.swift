import Glissando
import GlissandoDeck

/// Code, line by line, in a few colours; a line that has changed lights up.
struct CodeView: View {
  let text: String
  let metrics: GalleryMetrics

  /// How far the ground of a line that has changed reaches beyond it, in points.
  static let overhang = 6.0

  var body: some View {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<lines.count, id: \.self) { index in
        CodeLine(text: lines[index], metrics: metrics)
      }
    }
    .font(metrics.code)
    .accessibilityLabel("Code")
    .accessibilityValue(text)
  }
}

/// A line of code, indented as far as its wrapped part.
private struct CodeLine: View {
  let text: String
  let metrics: GalleryMetrics
  @State private var isFresh = false
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    let indentation = text.prefix { $0 == " " }.count
    line(String(text.dropFirst(indentation)))
      .padding(.leading, Double(indentation) * metrics.codeAdvance)
      .frame(maxWidth: .infinity, minHeight: metrics.codeLine, alignment: .leading)
      .background {
        RoundedRectangle(cornerRadius: 3)
          .fill(palette.x.opacity(isFresh ? 0.16 : 0))
          .padding(.horizontal, -CodeView.overhang)
      }
      .onChange(of: text) {
        isFresh = true
        withAnimation(.easeOut(duration: 1.2)) { isFresh = false }
      }
  }

  private func line(_ code: String) -> Text {
    (CodeScanner.lines(of: code, in: .swift).first ?? []).reduce(Text("")) { text, token in
      text + Text(token.text).foregroundColor(palette.color(of: token.kind))
    }
  }
}

extension Palette {
  func color(of kind: CodeToken.Kind) -> Color {
    switch kind {
    case .plain: ink
    case .keyword: ball
    case .type: y
    case .literal: x
    case .comment: faintInk
    }
  }
}
