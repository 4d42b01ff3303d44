import Glissando
import GlissandoDeck
import GlissandoDrawing
import GlissandoViews

/// Code, highlighted, with the lines that it is about standing out.
struct CodeBlock: View {
  let properties: ElementProperties

  var body: some View {
    let lines = Self.lines(of: properties)
    VStack(alignment: .leading, spacing: properties.fontSize * 0.35 + properties.lineSpacing) {
      ForEach(lines) { line in
        line.text(in: CodeColors(ink: properties.color))
          .opacity(isInFocus(line.number) ? 1 : 0.28)
          .transition(.opacity)
      }
    }
    .font(properties.ownFont)
    .fixedSize()
  }

  /// What is shaped for it.
  func awaited(in environment: EnvironmentValues) -> [AwaitedText] {
    var environment = environment
    environment.font = properties.ownFont
    return Self.lines(of: properties).map {
      AwaitedText($0.text(in: CodeColors(ink: properties.color)), in: environment, width: nil)
    }
  }

  private func isInFocus(_ number: Int) -> Bool {
    properties.focus.isEmpty || properties.focus.contains { $0.contains(number) }
  }

  /// The lines, each with an identity by its words, so that those that stay slide to their places.
  private static func lines(of properties: ElementProperties) -> [CodeLine] {
    var lines = CodeScanner.lines(of: properties.code, in: properties.language)
    if lines.last?.isEmpty == true { lines.removeLast() }
    var seen: [String: Int] = [:]
    return lines.enumerated().map { index, tokens in
      let words = tokens.map(\.text).joined()
      let count = seen[words, default: 0]
      seen[words] = count + 1
      return CodeLine(id: "\(count) \(words)", number: index + 1, tokens: tokens)
    }
  }
}

private struct CodeLine: Identifiable {
  let id: String
  let number: Int
  let tokens: [CodeToken]

  func text(in colors: CodeColors) -> Text {
    // An empty line is as high as the others.
    guard !tokens.isEmpty else { return Text(verbatim: " ") }
    return tokens.reduce(Text(verbatim: "")) { text, token in
      text + Text(verbatim: token.text).foregroundColor(colors.color(of: token.kind))
    }
  }
}

/// The colours of code, on light and on dark ground: with as much ink in them as it takes to be read on either.
struct CodeColors {
  let ink: Color

  func color(of kind: CodeToken.Kind) -> Color {
    switch kind {
    case .plain: ink
    case .keyword: .purple.mix(with: ink, by: 0.2)
    case .type: .blue.mix(with: ink, by: 0.2)
    case .literal: .orange.mix(with: ink, by: 0.4)
    case .comment: ink.opacity(0.6)
    }
  }
}
