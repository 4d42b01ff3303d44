import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

@MainActor
@Suite("Text fields and their program")
struct TextFieldProgramTests {
  @Test("A text that the program changes is taken, and so is what it makes of an input")
  func programChanges() throws {
    struct Upper: View {
      @State private var text = ""
      var body: some View {
        TextField(
          "Code", text: Binding(get: { text }, set: { text = String($0.uppercased().prefix(3)) })
        )
        .accessibilityIdentifier("name")
      }
    }
    let (stage, _) = try makeForm("Ada")
    try stage.tap("Other")
    #expect(try fieldValue(stage) == "Grace")
    let limited = Stage(width: 300, height: 100) { Upper() }
    try limited.tap("name")
    limited.type("abcd")
    #expect(try fieldValue(limited) == "ABC")
  }

  @Test("A binding with an animation loses no letter that is typed quickly")
  func animatedBinding() throws {
    struct Animated: View {
      @State private var text = ""
      var body: some View {
        TextField("Text", text: $text.animation()).accessibilityIdentifier("name")
      }
    }
    let stage = Stage(width: 300, height: 100) { Animated() }
    try stage.tap("name")
    stage.host.send(.text("a"), at: stage.time)
    stage.host.send(.text("b"), at: stage.time)
    stage.host.send(.text("c"), at: stage.time)
    stage.advance(frames: 1)
    stage.type("d")
    #expect(try fieldValue(stage) == "abcd")
  }

  @Test("Tab moves on and selects all; a field without the keyboard takes nothing")
  func tab() throws {
    struct Two: View {
      @State private var first = "first"
      @State private var second = "second"
      var body: some View {
        VStack {
          TextField("First", text: $first)
          TextField("Second", text: $second)
        }
      }
    }
    let stage = Stage(width: 300, height: 100) { Two() }
    stage.type("lost")
    stage.key(.tab)
    stage.key(.tab)
    stage.type("2")
    #expect(try stage.element("First").value == "first")
    #expect(try stage.element("Second").value == "2")
  }

  @Test("A disabled field takes neither keys nor clicks")
  func disabled() throws {
    let stage = Stage(width: 300, height: 160) { FieldForm(name: "kept").disabled(true) }
    try stage.tap("name")
    stage.type("x")
    #expect(try fieldValue(stage) == "kept")
  }

  @Test("Text that does not fit scrolls so that the caret is seen, and back")
  func scrolls() throws {
    let (stage, _) = try makeForm()
    let frame = try stage.element("name").frame
    stage.type(String(repeating: "wide text ", count: 12))
    let leaf = try #require(stage.textLeaves.first { $0.string.hasPrefix("wide") })
    let end = Double(leaf.transform.tx) + leaf.layoutWidth
    #expect(leaf.layoutWidth > frame.width && end <= frame.maxX + 8)
    stage.key(.home)
    let back = try #require(stage.textLeaves.first { $0.string.hasPrefix("wide") })
    #expect(Double(back.transform.tx) >= frame.minX)
  }

  @Test("The caret blinks, and between two blinks there is no frame")
  func blinks() throws {
    let (stage, _) = try makeForm()
    #expect(stage.settle())
    let shown = stage.image()
    let frames = stage.framesRendered
    stage.advance(by: 0.6)
    let hidden = stage.image()
    #expect(shown != hidden)
    #expect(stage.framesRendered - frames <= 2)
    stage.advance(by: 0.53)
    #expect(stage.image() == shown)
    // The mark of the keyboard fades.
    stage.host.send(.focus(false), at: stage.time)
    stage.advance(by: 0.5)
    let resting = stage.framesRendered
    stage.advance(by: 5)
    #expect(stage.framesRendered - resting <= 1)
  }

  @Test("What an input method composes is shown underlined at the caret, and then typed")
  func composes() throws {
    let (stage, _) = try makeForm()
    stage.type("ab")
    stage.key(.leftArrow)
    stage.host.send(.composition("にほ", caret: 2), at: stage.time)
    stage.advance(frames: 1)
    #expect(stage.textLeaves.contains { $0.string == "aにほb" })
    #expect(try fieldValue(stage) == "ab")
    let composing = try #require(stage.host.textInput?.caret)
    stage.host.send(.composition("", caret: 0), at: stage.time)
    stage.host.send(.text("日本"), at: stage.time)
    stage.advance(frames: 1)
    #expect(try fieldValue(stage) == "a日本b")
    #expect(composing.minX > 0 && composing.height > 5)
  }

  @Test("A field of values takes what can be read, and drops what cannot")
  func values() throws {
    struct Numbers: View {
      @State private var number = 5
      @State private var optional: Double?
      var body: some View {
        VStack {
          TextField("Number", value: $number, format: .number)
          TextField("Optional", value: $optional, format: .number)
          Text("\(number) \(optional.map { "\($0)" } ?? "none")").accessibilityIdentifier("value")
        }
      }
    }
    let stage = Stage(width: 300, height: 160) { Numbers() }
    stage.key(.tab)
    stage.type("42")
    #expect(try stage.element("value").text == "5 none")
    stage.key(.return)
    #expect(try stage.element("value").text == "42 none")
    stage.type("x")
    stage.key(.tab)
    #expect(try stage.element("value").text == "42 none")
    #expect(try stage.element("Number").value == "42")
    stage.type("1.5")
    stage.key(.tab)
    #expect(try stage.element("value").text == "42 1.5")
  }

  private struct Formatted: View {
    @State private var length: CGFloat = 2.5
    @State private var count: Int? = 3
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var told: [String] = []

    private static let number: NumberFormatter = {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = .decimal
      return formatter
    }()
    private static let date: DateFormatter = {
      let formatter = DateFormatter()
      formatter.timeZone = .gmt
      formatter.dateFormat = "yyyy-MM-dd"
      return formatter
    }()

    var body: some View {
      VStack {
        TextField("Length", value: $length, formatter: Self.number)
        TextField(
          "Count", value: $count, formatter: Self.number,
          onEditingChanged: { told.append($0 ? "begins" : "ends") },
          onCommit: { told.append("commits \(count ?? -1)") })
        TextField(value: $day, formatter: Self.date) { Text("Day") }
        TextField("Bytes", value: $count, formatter: ByteCountFormatter())
        Text(day, formatter: Self.date).accessibilityIdentifier("shown day")
        Text("\(length, formatter: Self.number) \(count ?? -1)").accessibilityIdentifier("value")
        Text(told.joined(separator: ", ")).accessibilityIdentifier("told")
      }
    }

    static func type(_ text: String, in stage: Stage) {
      stage.key("a", modifiers: .control)
      stage.type(text)
      stage.key(.return)
    }
  }

  @Test("A field shows and reads values as a formatter does, and drops what that cannot read")
  func formatters() throws {
    let stage = Stage(width: 300, height: 300) { Formatted() }
    #expect(try stage.element("value").text == "2.5 3")
    try stage.tap("Length")
    Formatted.type("1,234.5", in: stage)
    #expect(try stage.element("value").text == "1,234.5 3")
    Formatted.type("wide", in: stage)
    #expect(try stage.element("Length").value == "1,234.5")
    try stage.tap("Day")
    Formatted.type("2020-02-29", in: stage)
    #expect(try stage.element("shown day").text == "2020-02-29")
    Formatted.type("2021-02-29", in: stage)
    #expect(try stage.element("shown day").text == "2020-02-29")
  }

  @Test("A field of a formatter leaves fractions out of integers, and is empty where there is none")
  func formattedIntegers() throws {
    let stage = Stage(width: 300, height: 300) { Formatted() }
    try stage.tap("Count")
    Formatted.type("7.5", in: stage)
    #expect(try stage.element("value").text == "2.5 3")
    Formatted.type("7", in: stage)
    #expect(try stage.element("value").text == "2.5 7")
    #expect(try stage.element("told").text == "begins, commits 3, commits 7")
    stage.key("a", modifiers: .control)
    stage.key(.delete)
    stage.key(.tab)
    #expect(try stage.element("value").text == "2.5 -1")
    #expect(try stage.element("Count").value == "")
    #expect(try stage.element("told").text == "begins, commits 3, commits 7, ends")
  }

  @Test("A formatter that reads nothing here says so, and what is typed is dropped")
  func unreadable() throws {
    let warnings = try ViewWarning.collecting {
      let stage = Stage(width: 300, height: 300) { Formatted() }
      try stage.tap("Bytes")
      Formatted.type("5 KB", in: stage)
      Formatted.type("6 KB", in: stage)
      #expect(try stage.element("value").text == "2.5 3")
    }
    #expect(warnings.count == 2 && warnings.allSatisfy { $0.contains("ByteCountFormatter") })
  }

  @Test("A secure field shows bullets and gives nothing to the clipboard")
  func secure() throws {
    struct Secret: View {
      @State private var text = ""
      var body: some View {
        VStack {
          SecureField("Password", text: $text)
          SecureField("Code", text: $text) { text += "!" }
          Text("\(text.count)").accessibilityIdentifier("count")
        }
      }
    }
    let stage = Stage(width: 300, height: 160) { Secret() }
    try stage.tap("Password")
    stage.type("geheim")
    #expect(try stage.element("Password").value == "••••••")
    #expect(try stage.element("count").text == "6")
    stage.key("a", modifiers: .control)
    stage.key("c", modifiers: .control)
    #expect(stage.host.clipboard.string == nil)
    stage.key("a", modifiers: .control)
    stage.type("two words")
    stage.advance(by: 1)
    let frame = try stage.element("Password").frame
    for _ in 0..<2 { stage.tap(at: CGPoint(x: frame.minX + 12, y: frame.midY)) }
    stage.type("x")
    #expect(try stage.element("count").text == "1")
    try stage.tap("Code")
    stage.key(.return)
    #expect(try stage.element("count").text == "2")
  }

  @Test("A field that grows downwards wraps, and takes line breaks with Shift")
  func vertical() throws {
    struct Notes: View {
      @State private var text = "short"
      var body: some View {
        TextField("Notes", text: $text, axis: .vertical).accessibilityIdentifier("name")
          .frame(width: 150)
      }
    }
    let stage = Stage(width: 300, height: 300) { Notes() }
    try stage.tap("name")
    let before = try stage.element("name").frame
    stage.type(" and then several words that wrap")
    let after = try stage.element("name").frame
    #expect(after.height > before.height * 1.5)
    stage.key(.return, modifiers: .shift)
    stage.type("end")
    #expect(try fieldValue(stage)?.hasSuffix("wrap\nend") == true)
    stage.key(.upArrow)
    stage.key(.home)
    stage.type("*")
    #expect(try fieldValue(stage)?.contains("*") == true)
    #expect(try fieldValue(stage)?.hasSuffix("\nend") == true)
  }

  @Test("Focus is shown around the field, and a focus state moves it")
  func focus() throws {
    struct Login: View {
      enum Field { case user, password }
      @FocusState private var field: Field?
      @State private var user = ""
      @State private var password = ""
      var body: some View {
        VStack {
          TextField("User", text: $user).focused($field, equals: .user)
            .onSubmit { field = .password }
          SecureField("Password", text: $password).focused($field, equals: .password)
        }
      }
    }
    let stage = Stage(width: 300, height: 120) { Login() }
    let resting = stage.image()
    try stage.tap("User")
    stage.settle()
    #expect(stage.image() != resting)
    stage.type("ada")
    stage.key(.return)
    stage.type("secret")
    #expect(try stage.element("User").value == "ada")
    #expect(try stage.element("Password").value == "••••••")
  }
}
