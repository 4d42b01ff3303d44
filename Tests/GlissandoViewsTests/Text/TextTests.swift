import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoViews

@MainActor
@Suite("Text")
struct TextTests {
  private func spans<V: View>(@ViewBuilder _ view: () -> V) -> [TextSpan] {
    let stage = Stage(width: 400, height: 300, content: view)
    guard case .text(let layout)? = stage.textLeaves.first?.content.kind else { return [] }
    return layout.source.spans
  }

  @Test("Marks in a literal emphasise, in a value they are as they are")
  func emphasis() {
    let value = "*value*"
    let found = spans { Text("plain *slanted* **bold** ***both*** ~~struck~~ `code` \(value)") }
    #expect(
      found.map(\.string) == [
        "plain ", "slanted", " ", "bold", " ", "both", " ", "struck", " ", "code", " *value*",
      ])
    #expect(found[1].font.isItalic && found[1].font.weight == .regular)
    #expect(found[3].font.weight == .bold && !found[3].font.isItalic)
    #expect(found[5].font.weight == .bold && found[5].font.isItalic)
    #expect(found[7].isStruckThrough)
    #expect(found[9].font.family == .design(.monospaced))
  }

  @Test(
    "Very many marks without their counterparts are themselves",
    arguments: ["[", "*a ", "`", "[]", "__a ", "[a]("])
  func unmatched(_ mark: String) {
    // With a look to the end for each of them this would take a quarter of an hour.
    let marks = String(repeating: mark, count: 100_000)
    let text = mark == "`" ? String(marks.dropLast()) : marks
    let found = Emphasis.pieces(of: [.literal(text)])
    let plain = found.map(\.string).joined()
    #expect(mark == "`" ? plain.count < 2 : plain == text)
  }

  @Test("Emphasis goes through values and into itself; a mark without its counterpart is itself")
  func nestedEmphasis() {
    let name = "Ada"
    func shown(_ key: LocalizedStringKey) -> [String] { spans { Text(key) }.map(\.string) }
    #expect(shown("**Hello \(name)**!") == ["Hello Ada", "!"])
    #expect(shown("**a *b* c**") == ["a ", "b", " c"])
    #expect(shown("2 * 3 * 4 and 5*") == ["2 * 3 * 4 and 5*"])
    #expect(shown("snake_case_name and _slanted_") == ["snake_case_name and ", "slanted"])
    #expect(shown("\\*as it is\\*") == ["*as it is*"])
    #expect(shown("a [link](https://example.org) b") == ["a ", "link", " b"])
    #expect(shown("[1] * `open") == ["[1] * `open"])
    #expect(spans { Text(verbatim: "**as it is**") }.map(\.string) == ["**as it is**"])
    #expect(spans { Text(name + "**x**") }.map(\.string) == ["Ada**x**"])
  }

  @Test("Attributes of a string become looks")
  func attributed() {
    var string = AttributedString("plain ")
    var red = AttributedString("red")
    red.foregroundColor = .red
    red.font = .title
    red.tracking = 2
    string.append(red)
    var bold = AttributedString(" bold")
    bold.font = .body.bold()
    string.append(bold)
    let found = spans { Text(string) }
    #expect(found.map(\.string) == ["plain ", "red", " bold"])
    #expect(found[1].color != nil && found[1].font.size == 26 && found[1].kerning == 2)
    #expect(found[2].font.weight == .bold)
  }

  @Test("A string that is read from Markdown looks as its marks say, and leads where its links do")
  func markdown() throws {
    let string = try AttributedString(
      markdown: "plain **bold** *slanted*\n`code` ~~gone~~ [there](https://example.org) 2 * 3")
    let found = spans { Text(string) }
    #expect(
      found.map(\.string) == [
        "plain ", "bold", " ", "slanted", " ", "code", " ", "gone", " ", "there", " 2 * 3",
      ])
    #expect(found[1].font.weight == .bold && found[3].font.isItalic)
    #expect(found[5].font.family == .design(.monospaced) && found[7].isStruckThrough)
    #expect(found[9].color != nil && found[10].font.weight == found[0].font.weight)
    #expect(string.runs.contains { $0.link?.absoluteString == "https://example.org" })
    #expect(string.runs.contains { $0.inlinePresentationIntent == .stronglyEmphasized })
    let lines = try AttributedString(
      markdown: Data("a\n  **b**".utf8),
      options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(lines.characters) == "a\n  b")
    let relative = try AttributedString(
      markdown: "[a](b)", baseURL: URL(string: "https://example.org/c/"))
    #expect(relative.runs.first?.link?.absoluteString == "https://example.org/c/b")
  }

  @Test("A string with attributes, a text and an image keep their looks among others")
  func interpolated() {
    var string = AttributedString("red")
    string.foregroundColor = .red
    string.append(AttributedString(" plain"))
    let found = spans { Text("a \(string) b \(Text("c").bold()) \(Image(systemName: "star"))") }
    #expect(found.map(\.string) == ["a ", "red", " plain b ", "c", " ", "\u{FFFC}"])
    #expect(found[0].color == nil && found[1].color != nil && found[2].color == nil)
    #expect(found[3].font.weight == .bold && found[5].attachment != nil)
    #expect(spans { Text("**a \(string)**") }.allSatisfy { $0.font.weight == .bold })
  }

  @Test("Lines below and through the letters of a string with attributes have their colours")
  func attributedLines() {
    var string = AttributedString("below")
    string.underlineStyle = Text.LineStyle(pattern: .solid, color: .red)
    var through = AttributedString("through")
    through.strikethroughStyle = .single
    string.append(through)
    let found = spans { Text(string) }
    #expect(found[0].isUnderlined && found[0].underlineColor != nil && !found[0].isStruckThrough)
    #expect(found[1].isStruckThrough && found[1].strikethroughColor == nil)
    #expect(!found[1].isUnderlined)
    let image = Stage(width: 100, height: 40) {
      Text(string).foregroundStyle(.white).background(.white)
    }.image()
    let isRed = (0..<40).contains { y in
      (0..<100).contains { x in Int(image.pixel(x, y).x) - Int(image.pixel(x, y).y) > 80 }
    }
    #expect(isRed)
  }

  @Test("Looks are set on a text and around it, and the nearest one wins")
  func looks() {
    let own = spans {
      Text("a").kerning(2).underline(color: .red).strikethrough().fontDesign(.serif)
        .baselineOffset(3)
    }[0]
    #expect(own.kerning == 2 && own.isUnderlined && own.isStruckThrough && own.baselineOffset == 3)
    #expect(own.underlineColor != nil && own.strikethroughColor == nil)
    #expect(own.font.family == .design(.serif))
    let around = spans {
      VStack { Text("a") }.tracking(3).underline().strikethrough(true, color: .blue)
        .fontDesign(.rounded).baselineOffset(-2).textCase(.uppercase).monospacedDigit()
    }[0]
    #expect(around.string == "A" && around.kerning == 3 && around.isUnderlined)
    #expect(around.strikethroughColor != nil && around.baselineOffset == -2)
    #expect(around.font.family == .design(.rounded) && around.font.hasTabularDigits)
    let both = spans {
      VStack { Text("a").underline(false).kerning(1).textCase(.lowercase) }
        .underline().kerning(5).textCase(.uppercase)
    }[0]
    #expect(!both.isUnderlined && both.kerning == 1 && both.string == "a")
  }

  @Test("What does not fit is cut where the mode says", arguments: [0, 1, 2])
  func truncation(_ index: Int) throws {
    let mode = [Text.TruncationMode.head, .middle, .tail][index]
    let stage = Stage(width: 400, height: 100) {
      Text("a text that is far too long").lineLimit(1).truncationMode(mode).frame(width: 80)
    }
    guard case .text(let layout) = stage.textLeaves[0].content.kind else { return }
    #expect(layout.isTruncated && layout.source.truncation == [.head, .middle, .tail][index])
    #expect(layout.size.width <= 80)
  }

  @Test("Text shrinks to fit, no more than it has to, and no further than it may")
  func shrinks() throws {
    func size(_ factor: CGFloat, width: CGFloat) -> Double {
      spans {
        Text("a line of some length").lineLimit(1).minimumScaleFactor(factor).frame(width: width)
      }[0].font.size
    }
    #expect(size(0.5, width: 300) == 15)
    let shrunk = size(0.5, width: 110)
    #expect(shrunk < 15 && shrunk > 7.5)
    #expect(size(0.5, width: 20) == 7.5)
    #expect(size(.nan, width: 110) == 15)
    #expect(size(-1, width: 110) > 7)
  }

  @Test("Room is taken for lines that may come")
  func reserves() throws {
    func height<V: View>(@ViewBuilder _ view: () -> V) throws -> Double {
      let stage = Stage(width: 400, height: 300, content: view)
      return try stage.element("one").frame.height
    }
    let three = try height { Text("1\n2\n3").accessibilityIdentifier("one") }
    #expect(
      try height {
        Text("1").lineLimit(3, reservesSpace: true).accessibilityIdentifier("one")
      } == three)
    #expect(try height { Text("1").lineLimit(3...5).accessibilityIdentifier("one") } == three)
    #expect(try height { Text("1").lineLimit(3...).accessibilityIdentifier("one") } == three)
  }

  @Test("A date that depends on the present follows it, a frame for each change")
  func moments() throws {
    let origin = Date(timeIntervalSinceReferenceDate: 0)
    let stage = Stage(width: 400, height: 300) {
      VStack {
        Text(origin.addingTimeInterval(65), style: .timer)
        Text(origin.addingTimeInterval(-3700), style: .relative)
        Text(origin.addingTimeInterval(7200), style: .offset)
        Text(timerInterval: origin...origin.addingTimeInterval(3))
        Text("in \(origin.addingTimeInterval(10), style: .timer)")
      }
    }
    #expect(
      stage.textLeaves.map(\.string) == ["1:05", "1 hr, 1 min", "+2 hours", "0:03", "in 0:10"])
    let frames = stage.framesRendered
    stage.advance(by: 2.5)
    #expect(
      stage.textLeaves.map(\.string) == ["1:03", "1 hr, 1 min", "+1 hour", "0:01", "in 0:08"])
    #expect(stage.framesRendered - frames < 20)
    stage.advance(by: 2)
    #expect(stage.textLeaves[3].string == "0:00")
  }

  @Test("A date whose words stay the same for long asks for no frame until they change")
  func restingMoments() {
    let origin = Date(timeIntervalSinceReferenceDate: 0)
    let stage = Stage(width: 400, height: 300) {
      VStack {
        Text(origin.addingTimeInterval(7210), style: .relative)
        Text(origin.addingTimeInterval(-86_400 * 364 - 86_350), style: .offset)
        Text(origin.addingTimeInterval(-3700), style: .relative)
        Text(timerInterval: origin.addingTimeInterval(45)...origin.addingTimeInterval(3600))
      }
    }
    stage.advance(by: 12)
    #expect(
      stage.textLeaves.map(\.string) == ["1 hr, 59 min", "−12 months", "1 hr, 1 min", "59:15"])
    let frames = stage.framesRendered
    stage.advance(by: 7)
    #expect(stage.framesRendered == frames)
    stage.advance(by: 2)
    #expect(stage.textLeaves[2].string == "1 hr, 2 min")
    stage.advance(by: 30)
    #expect(stage.textLeaves[1].string == "−1 year")
  }

  @Test("A text in a format of the time follows the stage's date, a frame for each change")
  func timeFormats() {
    let origin = Date(timeIntervalSinceReferenceDate: 0)
    let stage = Stage(width: 400, height: 300) {
      VStack {
        Text(.currentDate, format: .timer(countingDownIn: origin..<origin.addingTimeInterval(65)))
        Text(.currentDate, format: .timer(countingUpIn: origin..<origin.addingTimeInterval(3)))
      }
    }
    #expect(stage.textLeaves.map(\.string) == ["1:05", "0:00"])
    let frames = stage.framesRendered
    stage.advance(by: 2.5)
    #expect(stage.textLeaves.map(\.string) == ["1:03", "0:02"])
    #expect(stage.framesRendered - frames <= 6)
    stage.advance(by: 80)
    #expect(stage.textLeaves.map(\.string) == ["0:00", "0:03"])
    let end = stage.framesRendered
    stage.advance(by: 10)
    #expect(stage.framesRendered == end)
  }

  @Test("A stopwatch, an offset and a reference follow the stage's date")
  func moreTimeFormats() {
    let origin = Date(timeIntervalSinceReferenceDate: 0)
    let stage = Stage(width: 400, height: 300) {
      VStack {
        Text(.currentDate, format: .stopwatch(startingAt: origin))
        Text(.currentDate, format: .stopwatch(startingAt: origin, maxPrecision: .seconds(1)))
        Text(.currentDate, format: .offset(to: origin.addingTimeInterval(-3598)))
        Text(
          .currentDate,
          format: .offset(to: origin.addingTimeInterval(2), allowedFields: [.minute, .second]))
        Text(.currentDate, format: .reference(to: origin.addingTimeInterval(301)))
        Text(origin, format: .offset(to: origin.addingTimeInterval(-65), maxFieldCount: 1))
      }
    }
    func words() -> [String] { stage.textLeaves.map(\.string) }
    let all = "00:00.00|00:00|59 minutes, 58 seconds|−0:02|in 5 minutes|1 minute"
    #expect(words() == all.components(separatedBy: "|"))
    stage.advance(by: 3.25)
    let later = "00:03.25|00:03|1 hour, 1 second|0:01|in 5 minutes|1 minute"
    #expect(words() == later.components(separatedBy: "|"))
  }

  @Test("Formats of times take their units, fields, precision and sign")
  func timeFormatOptions() {
    let origin = Date(timeIntervalSinceReferenceDate: 0)
    func words<F: DiscreteFormatStyle>(_ format: F, _ seconds: Double) -> String
    where F.FormatInput == Date, F.FormatOutput == AttributedString {
      let date = origin.addingTimeInterval(seconds)
      if let next = format.discreteInput(after: date) {
        #expect(next > date)
        #expect(format.format(next.addingTimeInterval(-0.003)) == format.format(date))
      }
      return String(format.format(date).characters)
    }
    #expect(words(.stopwatch(startingAt: origin), -5) == "00:00.00")
    #expect(words(.stopwatch(startingAt: origin), 90_061) == "25:01:01.00")
    #expect(words(.stopwatch(startingAt: origin, showsHours: false), 4530) == "75:30.00")
    #expect(words(.stopwatch(startingAt: origin, maxFieldCount: 3), 5025.67) == "01:23:45")
    #expect(words(.stopwatch(startingAt: origin, maxPrecision: .seconds(60)), 1400) == "23 minutes")
    #expect(
      words(.stopwatch(startingAt: origin, maxPrecision: .milliseconds(100)), 2.48) == "00:02.4")
    for count in [1, 0, .min] {
      #expect(words(.stopwatch(startingAt: origin, maxFieldCount: count), 7300) == "2 hours")
    }
    #expect(words(.offset(to: origin), -5) == "−5 seconds")
    #expect(words(.offset(to: origin, sign: .never), -5) == "5 seconds")
    #expect(words(.offset(to: origin, sign: .always(includingZero: false)), 5) == "+5 seconds")
    #expect(words(.offset(to: origin), 266_400) == "3 days, 2 hours")
    let clock = SystemFormatStyle.DateOffset(
      to: origin, allowedFields: [.hour, .minute, .second], maxFieldCount: 3)
    #expect(words(clock, 3932) == "1:05:32")
    #expect(
      words(.offset(to: origin, allowedFields: [.hour, .minute]), 3932) == "1 hour, 5 minutes")
    #expect(words(.reference(to: origin), 0) == "now")
    #expect(words(.reference(to: origin), 86_400) == "yesterday")
    #expect(words(.reference(to: origin), -86_400 * 800) == "January 2001")
  }

  @Test("A text that is joined from many keeps their order and their looks")
  func joining() {
    var text = Text("")
    var other = Text("")
    for number in 0..<1000 {
      text = text + (number % 3 == 0 ? Text("\(number) ").bold() : Text("\(number) "))
      if number == 700 { other = text + Text("x") }
    }
    #expect(text.string == (0..<1000).map { "\($0) " }.joined())
    #expect(other.string == (0...700).map { "\($0) " }.joined() + "x")
    #expect(text.pieces.filter { $0.traits.weight == .bold }.count == 334)
    #expect(text.pieces.count == 1001)
    #expect((text + other).string == text.string + other.string)
    #expect(text.italic().pieces.allSatisfy { $0.traits.isItalic == true })
  }

  @Test("A run of a string with attributes has a colour behind it, and only there")
  func backgroundOfRun() throws {
    var string = AttributedString("plain marked")
    let range = try #require(string.range(of: "marked"))
    string[range].backgroundColor = Color(red: 0, green: 1, blue: 0)
    let stage = Stage(width: 300, height: 100) {
      Text(string).font(.system(size: 24)).accessibilityIdentifier("text")
    }
    let frame = try stage.element("text").frame
    let image = stage.image()
    let row = (0..<300).filter { image.pixel($0, Int(frame.minY) + 2) == SIMD4(0, 255, 0, 255) }
    #expect(try Double(#require(row.first)) > Double(frame.minX) + 40)
    #expect(try abs(Double(#require(row.last)) - Double(frame.maxX)) < 4)
    #expect(row.count > 60)
  }
}
