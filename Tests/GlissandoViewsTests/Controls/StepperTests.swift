import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

@MainActor
@Suite("Steppers, progress and labels")
struct StepperTests {
  private struct Count: View {
    @State private var count = 9
    @State private var level = 0.5
    @State private var own = 0
    var body: some View {
      VStack {
        Stepper("Count", value: $count, in: 0...10).accessibilityIdentifier("count")
        Stepper(value: $level, step: 0.25) { Text("Level") }.accessibilityIdentifier("level")
        Stepper("Own", onIncrement: { own += 1 }, onDecrement: own > 0 ? { own -= 1 } : nil)
          .accessibilityIdentifier("own")
        Stepper("Shown", value: $level, in: 0...1, format: .percent)
        Text("own \(own)").accessibilityIdentifier("value")
      }
    }
  }

  /// The middle of a half: the halves stand at the right end.
  private func half(_ stage: Stage, _ name: String, increment: Bool) throws -> CGPoint {
    let frame = try stage.element(name).frame
    return CGPoint(x: frame.maxX - (increment ? 15 : 46), y: frame.midY)
  }

  @Test("A stepper steps by click and by arrow keys, and stops at its bounds")
  func steps() throws {
    let stage = Stage(width: 400, height: 240) { Count() }
    stage.tap(at: try half(stage, "count", increment: true))
    #expect(try stage.element("count").value == "10")
    stage.tap(at: try half(stage, "count", increment: true))
    #expect(try stage.element("count").value == "10")
    stage.tap(at: try half(stage, "count", increment: false))
    #expect(try stage.element("count").value == "9")
    // The click has given it the keyboard.
    stage.key(.downArrow)
    #expect(try stage.element("count").value == "8")
    stage.tap(at: try half(stage, "level", increment: true))
    #expect(try stage.element("level").value == "0.75")
    #expect(throws: Never.self) { try stage.element("75%") }
    stage.tap(at: try half(stage, "own", increment: false))
    #expect(try stage.element("value").text == "own 0")
    stage.tap(at: try half(stage, "own", increment: true))
    #expect(try stage.element("value").text == "own 1")
  }

  @Test("A half that is held down steps again and again, and stops when it is let go")
  func repeats() throws {
    let stage = Stage(width: 400, height: 240) { Count() }
    stage.press(at: try half(stage, "own", increment: true))
    stage.advance(by: 0.35)
    #expect(try stage.element("value").text == "own 1")
    stage.advance(by: 0.35)
    let value = try #require(try stage.element("value").text)
    #expect(value > "own 3")
    stage.release()
    stage.advance(by: 1)
    #expect(try stage.element("value").text == value)
  }

  private struct Rows: View {
    @State private var count = 9
    @State private var fruit = "Pear"
    var body: some View {
      Form {
        Toggle("Toggle", isOn: .constant(true)).accessibilityIdentifier("toggle")
        Stepper("Count", value: $count).accessibilityIdentifier("count")
        picker.pickerStyle(.menu).accessibilityIdentifier("menu")
        picker.pickerStyle(.segmented).accessibilityIdentifier("segments")
        picker.pickerStyle(.segmented).labelsHidden().accessibilityIdentifier("bare")
      }
    }

    private var picker: some View {
      Picker("Fruit", selection: $fruit) {
        ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
      }
    }
  }

  @Test("In the row of a form, steppers and pickers stand at its end, their labels at its start")
  func rows() throws {
    let stage = Stage(width: 500, height: 400) { Rows() }
    let toggle = try stage.element("toggle").frame
    #expect(toggle.width > 300)
    // Shadows and marks may reach a little further than a control.
    let reach = 4.0
    for name in ["count", "menu", "segments"] {
      let frame = try stage.element(name).frame
      #expect(abs(frame.minX - toggle.minX) < reach && abs(frame.maxX - toggle.maxX) < reach)
    }
    #expect(try stage.element("bare").frame.maxX < toggle.maxX - 100)
    stage.tap(at: try half(stage, "count", increment: true))
    #expect(try stage.element("count").value == "10")
  }

  @Test("Progress tells how far it is; values that make no sense count as not begun")
  func progress() throws {
    let stage = Stage(width: 400, height: 400) {
      VStack {
        ProgressView().accessibilityIdentifier("busy")
        ProgressView("Loading")
        ProgressView(value: 0.25).accessibilityIdentifier("quarter")
        ProgressView("Copying", value: 30, total: 60).accessibilityIdentifier("half")
        ProgressView(value: Double.nan).accessibilityIdentifier("broken")
        ProgressView(value: 3, total: 2).accessibilityIdentifier("over")
        ProgressView(value: 0.5) {
          Text("Label")
        } currentValueLabel: {
          Text("50 of 100")
        }
        ProgressView(value: nil as Double?).progressViewStyle(.linear)
        ProgressView(value: 0.7).progressViewStyle(.circular)
      }
    }
    let values = try ["busy", "quarter", "half", "broken", "over"].map {
      try stage.element($0).value
    }
    #expect(values == ["busy", "25%", "50%", "0%", "100%"])
    for text in ["Loading", "Label", "50 of 100"] {
      #expect(throws: Never.self) { try stage.element(text) }
    }
  }

  @Test("A bar glides to another value under the program's animation")
  func glides() throws {
    let (stage, value) = makeStage(0.0, width: 200) { ProgressView(value: $0) }
    func filled() -> Int {
      let image = stage.image()
      return (0..<200).count { x in
        let pixel = image.pixel(x, 150)
        return pixel.z > 200 && pixel.x < 120
      }
    }
    #expect(filled() == 0)
    withAnimation(.linear(duration: 1)) { value.value = 1 }
    stage.advance(by: 0.5)
    #expect(abs(filled() - 100) < 8)
    stage.settle()
    #expect(filled() > 190)
  }

  @Test("What goes on without a known end turns for as long as it is shown")
  func turns() {
    let stage = Stage(width: 100, height: 100) { ProgressView() }
    stage.advance(by: 0.1)
    let first = stage.image()
    stage.advance(by: 0.2)
    #expect(stage.image() != first)
    #expect(stage.isAnimating)
  }

  private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("<")
        Label(configuration)
        Text(">")
      }
    }
  }

  @Test("A label shows its title, its icon or both, by its style")
  func labels() throws {
    func texts<S: LabelStyle>(_ style: S) -> [String] {
      let stage = Stage(width: 300, height: 100) {
        Label {
          Text("Title")
        } icon: {
          Text("Icon")
        }
        .labelStyle(style)
      }
      return stage.textLeaves.map(\.string)
    }
    #expect(texts(.automatic) == ["Icon", "Title"])
    #expect(texts(.titleAndIcon) == ["Icon", "Title"])
    #expect(texts(.titleOnly) == ["Title"])
    #expect(texts(.iconOnly) == ["Icon"])
    #expect(texts(Framed()) == ["<", "Icon", "Title", ">"])
  }

  @Test("Titles of controls take values with a format")
  func titles() {
    let number = 0.5
    let stage = Stage(width: 400, height: 300) {
      VStack {
        Button("button \(number, specifier: "%.2f")") {}
        Toggle("toggle \(number, specifier: "%.1f")", isOn: .constant(true))
        Stepper("stepper \(number, specifier: "%.1f")", value: .constant(1))
        Picker("picker \(number, specifier: "%.1f")", selection: .constant(1)) {
          Text("one").tag(1)
        }
      }
    }
    let texts = stage.textLeaves.map(\.string)
    for title in ["button 0.50", "toggle 0.5", "stepper 0.5", "picker 0.5"] {
      #expect(texts.contains(title))
    }
  }
}
