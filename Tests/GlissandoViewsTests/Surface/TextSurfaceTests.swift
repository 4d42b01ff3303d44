import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

extension Font {
  fileprivate static let score = Font.system(size: 40, weight: .heavy, design: .rounded)
}

extension Text {
  fileprivate func headline() -> Text { font(.headline).foregroundStyle(.red) }
}

@MainActor
@Suite("Text as people write it")
struct TextSurfaceTests {
  @Test("Text takes strings, interpolation and formats")
  func text() throws {
    let name = "World"
    let number = 0.5
    let years = DateFormatter()
    (years.dateFormat, years.timeZone) = ("yyyy", TimeZone(identifier: "GMT"))
    let stage = Stage(width: 600, height: 600) {
      VStack {
        Text("Hello, \(name)!")
        Text(name)
        Text(name.dropFirst(1))
        Text(verbatim: "as \\(it) is")
        Text(number, format: .number.precision(.fractionLength(3)))
        Text(3, format: .number)
        Text(0.25, format: .percent)
        Text("\(number, specifier: "%.2f") m")
        Text("since \(Date(timeIntervalSince1970: 0), formatter: years)")
        Text(
          "\(NSNumber(value: 12), formatter: NumberFormatter()) and \(Date.distantPast, formatter: nil)"
        )
        Text("\(number, format: .number.precision(.fractionLength(1)))")
        Text("one ") + Text("two").bold() + Text(" three").foregroundColor(.red)
        Text("\(Text("inner").italic()) outer")
        Text(Date(timeIntervalSince1970: 0), format: .iso8601)
      }
    }
    let texts = stage.elements.compactMap(\.text)
    for text in [
      "Hello, World!", "World", "orld", "as \\(it) is", "0.500", "3", "25%", "0.50 m", "0.5",
      "since 1970", "12 and \(Date.distantPast)",
      "one two three", "inner outer", "1970-01-01T00:00:00Z",
    ] {
      #expect(texts.contains(text), "\(text)")
    }
  }

  @Test("Fonts and looks have their names on text and on views")
  func fonts() throws {
    let fonts: [Font] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption, .caption2, .score, .system(size: 12), .system(size: 12, weight: .bold),
      .system(size: 12, design: .monospaced), .system(size: 12, weight: .light, design: .serif),
      .system(.title), .system(.title, design: .rounded),
      .system(.body, design: .serif, weight: .bold),
      .custom("Inter", size: 12), .custom("Inter", fixedSize: 12),
      .custom("Inter", size: 12, relativeTo: .title), .body.bold(), .body.italic(),
      .body.weight(.thin), .body.monospaced(), .body.monospacedDigit(),
    ]
    #expect(Set(fonts).count > 20)
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(Set(weights).count == 9)
    let stage = Stage(width: 600, height: 600) {
      VStack {
        Text("Title").headline().underline().strikethrough(true, color: .red)
          .tracking(1).kerning(1)
          .monospaced().monospacedDigit()
        Text("a").bold().italic().fontWeight(.semibold)
        VStack { Text("b") }.bold().italic().fontWeight(.semibold).font(.title)
          .monospacedDigit()
        Text("c\nd").multilineTextAlignment(.center).lineLimit(2).lineSpacing(3)
      }
    }
    #expect(throws: Never.self) { try stage.element("Title") }
  }
}
