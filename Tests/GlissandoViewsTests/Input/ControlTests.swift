import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

@MainActor
private final class Counter {
  var count = 0
  var dragCount = 0
}

@MainActor
@Suite("Controls")
struct ControlTests {
  private let counter = Counter()

  @Test("A button runs its action when it is released inside, and not outside")
  func button() throws {
    let stage = Stage(width: 200, height: 100) { Button("Go") { counter.count += 1 } }
    try stage.tap("Go")
    #expect(counter.count == 1)
    stage.press(at: CGPoint(x: 100, y: 50))
    stage.move(to: CGPoint(x: 10, y: 10))
    stage.release()
    #expect(counter.count == 1)
  }

  @Test("A drag that starts on a button goes on with the view around once it has left the button")
  func dragFromButton() throws {
    let stage = Stage(width: 200, height: 100) {
      ZStack {
        Color.blue
        Button("Go") { counter.count += 1 }
      }
      .gesture(DragGesture().onChanged { _ in counter.dragCount += 1 })
    }
    stage.press(at: CGPoint(x: 100, y: 50))
    stage.move(to: CGPoint(x: 105, y: 50))
    #expect(counter.dragCount == 0)
    stage.move(to: CGPoint(x: 180, y: 50))
    #expect(counter.dragCount == 1)
    stage.move(to: CGPoint(x: 100, y: 50))
    stage.release()
    #expect(counter.count == 0)
  }

  @Test("A disabled button does nothing")
  func disabled() throws {
    let stage = Stage(width: 200, height: 100) {
      Button("Go") { counter.count += 1 }.keyboardShortcut("g").disabled(true)
    }
    try stage.tap("Go")
    stage.key("g", modifiers: .command)
    stage.key(.tab)
    stage.key(.space)
    #expect(counter.count == 0)
  }

  @Test("A title that changes by the button's own click changes at once")
  func titleJumps() throws {
    struct Show: View {
      @State private var isShown = true
      var body: some View {
        Button(isShown ? "Hide" : "Show this much longer title") { isShown.toggle() }
      }
    }
    let stage = Stage(width: 400, height: 100) { Show() }
    try stage.tap("Hide")
    let title = try stage.element("Show this much longer title")
    #expect(title.opacity == 1 && title.frame == title.targetFrame)
    #expect(stage.elements.count == 1)
  }

  @Test("A press is shown by motion that comes to rest")
  func pressIsShown() throws {
    let stage = Stage(width: 200, height: 100) { Button("Go") {} }
    stage.press(at: CGPoint(x: 100, y: 50))
    #expect(stage.isAnimating)
    stage.settle()
    let pressed = try stage.element("Go").frame
    stage.release()
    stage.settle()
    #expect(try stage.element("Go").frame.width > pressed.width)
  }

  @Test("A style of one's own is told whether the button is pressed")
  func customStyle() throws {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
          .accessibilityLabel(configuration.isPressed ? "pressed" : "released")
      }
    }
    let stage = Stage(width: 200, height: 100) { Button("Go") {}.buttonStyle(Loud()) }
    _ = try stage.element("released")
    stage.press(at: CGPoint(x: 100, y: 50))
    _ = try stage.element("pressed")
    stage.release()
    _ = try stage.element("released")
  }

  @Test("A toggle changes by a click, by a drag of its knob and by space")
  func toggle() throws {
    struct Setting: View {
      @State private var isOn = false
      var body: some View { Toggle("Setting", isOn: $isOn).accessibilityIdentifier("toggle") }
    }
    let stage = Stage(width: 200, height: 100) { Setting() }
    #expect(try stage.element("toggle").value == "off")
    try stage.tap("toggle")
    #expect(try stage.element("toggle").value == "on")
    stage.drag(from: CGPoint(x: 188, y: 50), to: CGPoint(x: 168, y: 50))
    #expect(try stage.element("toggle").value == "off")
    stage.key(.tab)
    stage.key(.space)
    #expect(try stage.element("toggle").value == "on")
  }

  @Test("The binding of a toggle carries its animation to the rest of the window")
  func toggleBinding() throws {
    struct Truck: View {
      @State private var isTrailing = false
      var body: some View {
        VStack(alignment: isTrailing ? .trailing : .leading) {
          Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("truck")
          Toggle("Move", isOn: $isTrailing.animation(.linear(duration: 1)))
        }
      }
    }
    let stage = Stage(width: 200, height: 100) { Truck() }
    try stage.tap("Move")
    stage.advance(by: 0.5)
    #expect(abs(try stage.element("truck").frame.minX - 90) < 1e-6)
  }

  private struct Level: View {
    let transactions: (Transaction) -> Void
    @State private var level = 0.5
    var body: some View {
      Slider(value: $level, in: 0...10, step: 1)
        .accessibilityIdentifier("slider")
        .transaction { transactions($0) }
    }
  }

  @Test("A slider follows the pointer in steps, in continuous transactions")
  func slider() throws {
    var isContinuous = false
    let stage = Stage(width: 218, height: 100) {
      Level { if $0.isContinuous { isContinuous = true } }
    }
    stage.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 149, y: 50))
    #expect(try stage.element("slider").value == "7.0")
    #expect(isContinuous)
  }

  @Test("A slider is changed by arrow keys, and stops at its bounds")
  func sliderKeys() throws {
    let stage = Stage(width: 218, height: 100) { Level { _ in } }
    stage.key(.tab)
    stage.key(.end)
    stage.key(.rightArrow)
    #expect(try stage.element("slider").value == "10.0")
    stage.key(.leftArrow)
    #expect(try stage.element("slider").value == "9.0")
  }

  @Test(
    "A slider whose value or bounds are not finite is drawn and refuses changes",
    arguments: [Double.nan, .infinity, -.infinity])
  func brokenSlider(_ value: Double) {
    let stage = Stage(width: 200, height: 100) {
      Slider(value: .constant(value), in: 0...1)
      Slider(value: .constant(0), in: 0...(value > 0 ? value : 0))
    }
    stage.tap(at: CGPoint(x: 100, y: 40))
    stage.tap(at: CGPoint(x: 100, y: 70))
    stage.settle()
    #expect(!stage.isAnimating)
  }

  private struct Choice: View {
    let look: PickerLookForTests
    @State private var shape = 1
    var body: some View {
      let picker = Picker("Shape", selection: $shape) {
        Text("Circle").tag(0)
        Text("Square").tag(1)
        Text("Star").tag(2)
      }
      .accessibilityIdentifier("picker")
      switch look {
      case .segmented: picker.pickerStyle(.segmented)
      case .radio: picker.pickerStyle(.radioGroup)
      case .menu: picker.pickerStyle(.menu)
      }
    }
  }

  enum PickerLookForTests: CaseIterable { case segmented, radio, menu }

  @Test("A picker chooses by click", arguments: [PickerLookForTests.segmented, .radio])
  func picker(_ look: PickerLookForTests) throws {
    let stage = Stage(width: 400, height: 120) { Choice(look: look) }
    #expect(try stage.element("picker").value == "1")
    let star = try #require(stage.elements.first { $0.text == "Star" })
    stage.tap(at: CGPoint(x: star.frame.midX, y: star.frame.midY))
    #expect(try stage.element("picker").value == "2")
  }

  @Test("A picker chooses by arrow keys", arguments: PickerLookForTests.allCases)
  func pickerKeys(_ look: PickerLookForTests) throws {
    let stage = Stage(width: 400, height: 120) { Choice(look: look) }
    stage.key(.tab)
    stage.key(.leftArrow)
    stage.key(.leftArrow)
    #expect(try stage.element("picker").value == "0")
    stage.key(.end)
    #expect(try stage.element("picker").value == "2")
  }

  @Test("Pickers take the identities of a loop as tags")
  func implicitTags() throws {
    struct Names: View {
      @State private var name: String? = "b"
      var body: some View {
        Picker("Name", selection: $name) {
          ForEach(["a", "b", "c"], id: \.self) { Text("name \($0)") }
        }
        .accessibilityIdentifier("picker")
      }
    }
    let stage = Stage(width: 400, height: 120) { Names() }
    let option = try #require(stage.elements.first { $0.text == "name c" })
    stage.tap(at: CGPoint(x: option.frame.midX, y: option.frame.midY))
    #expect(try stage.element("picker").value == "Optional(\"c\")")
  }
}

@MainActor
@Suite("Environment of views with several elements")
struct SeveralElementsTests {
  private struct Pair: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      Text(isEnabled ? "enabled" : "disabled")
      Text("second")
    }
  }

  @Test("The body of a view that stands for several elements reads what is set around it")
  func pair() throws {
    let stage = Stage(width: 200, height: 100) { Pair().disabled(true) }
    _ = try stage.element("disabled")
  }

  @Test("A fainter foreground is that of the foreground around")
  func secondary() throws {
    let stage = Stage(width: 200, height: 100) {
      VStack { Text("faint") }.foregroundStyle(.secondary)
        .foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    let color = try #require(stage.element("faint").color)
    #expect(color.red == 1 && abs(color.opacity - 0.65) < 1e-6)
  }
}

@MainActor
@Suite("Segments")
struct SegmentTests {
  @Test("Segments have one width where there is room, and else what each needs")
  func widths() throws {
    func frames(_ width: Double) -> [CGRect] {
      let stage = Stage(width: width, height: 60) {
        Picker("Spring", selection: .constant(0)) {
          Text("a").tag(0)
          Text("quite a long title").tag(1)
          Text("b").tag(2)
        }
        .labelsHidden()
      }
      return stage.elements.filter { $0.text != nil }.map(\.frame)
    }
    let roomy = frames(600)
    #expect(abs((roomy[1].midX - roomy[0].midX) - (roomy[2].midX - roomy[1].midX)) <= 1)
    let tight = frames(230)
    #expect(tight[1].width == roomy[1].width)
    #expect(tight[2].maxX < 230 && tight[0].minX > 0)
  }
}
