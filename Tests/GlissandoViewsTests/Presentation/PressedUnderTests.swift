import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

/// Something opens above a control while that is held down.
@MainActor
@Suite("Controls that are held while something opens above them")
struct PressedUnderTests {
  enum Presented: CaseIterable { case sheet, cover, popover }

  struct Control: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Where it is pressed.
    let place: CGPoint
    let view: @MainActor @Sendable () -> AnyView

    init(
      _ name: String, x: Double = 150,
      @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
    ) {
      testDescription = name
      place = CGPoint(x: x, y: 150)
      self.view = { AnyView(view()) }
    }
  }

  /// All but fields and editors, whose caret goes on blinking.
  nonisolated static let controls = [
    Control("button") { Button("Button") {} },
    Control("prominent button") { Button("Button") {}.buttonStyle(.borderedProminent) },
    Control("repeating button") { Button("Button") {}.buttonRepeatBehavior(.enabled) },
    Control("switch", x: 245) { Kept(false) { Toggle("Toggle", isOn: $0) } },
    Control("checkbox") { Kept(false) { Toggle("Toggle", isOn: $0).toggleStyle(.checkbox) } },
    Control("button toggle") { Kept(false) { Toggle("Toggle", isOn: $0).toggleStyle(.button) } },
    Control("slider", x: 245) { Kept(0.5) { Slider(value: $0) } },
    Control("stepper", x: 245) { Kept(3) { Stepper("Stepper", value: $0) } },
    Control("segments") {
      Kept(0) {
        Picker("a", selection: $0) { ForEach(0..<3) { Text("\($0)").tag($0) } }
          .pickerStyle(.segmented)
      }
    },
    Control("menu picker", x: 245) {
      Kept(0) { Picker("a", selection: $0) { ForEach(0..<3) { Text("\($0)").tag($0) } } }
    },
    Control("menu") { Menu("Menu") { Button("Item") {} } },
    Control("link") { NavigationStack { NavigationLink("Link") { Text("target") } } },
    Control("disclosure") { DisclosureGroup("Group") { Text("inside") } },
    Control("list row") {
      Kept(Set<Int>()) { List(0..<4, id: \.self, selection: $0) { Text("row \($0)") } }
    },
    Control("swiped row") { List(0..<4) { Text("row \($0)").swipeActions { Button("a") {} } } },
    Control("scroll view") { ScrollView { ForEach(0..<30) { Text("row \($0)") } } },
    Control("tabs") {
      TabView {
        Text("a").tabItem { Text("one") }
        Text("b").tabItem { Text("two") }
      }
    },
    Control("glass") { Text("glass").padding().glassEffect(.regular.interactive()) },
    Control("drag state") { Dragged() },
    Control("long press") { Held() },
    Control("colour picker") { Kept(Color.red) { ColorPicker("a", selection: $0) } },
    Control("date picker") {
      Kept(Date(timeIntervalSinceReferenceDate: 0)) { DatePicker("a", selection: $0) }
    },
  ]

  /// What a control and a presentation make of a press that lasts while the presentation opens.
  private struct Window: View {
    let control: Control
    let presented: Presented
    let isShown: Bool

    var body: some View {
      let shown = Binding.constant(isShown)
      let view = control.view().frame(width: 220, height: 120)
      switch presented {
      case .sheet: view.sheet(isPresented: shown) { Text("page") }
      case .cover: view.fullScreenCover(isPresented: shown) { Text("page") }
      case .popover: view.popover(isPresented: shown) { Text("page") }
      }
    }
  }

  /// The window some time after a press of a control, during which something is opened and closed again.
  private func image(
    of control: Control, under presented: Presented?, moves: Bool, releasesBelow: Bool
  ) -> Stage.Image {
    let (stage, isShown) = makeStage(false, width: 300, height: 300) {
      Window(control: control, presented: presented ?? .sheet, isShown: $0)
    }
    stage.settle()
    stage.press(at: control.place)
    stage.advance(by: 0.05)
    if moves { stage.move(to: CGPoint(x: control.place.x - 15, y: control.place.y + 4)) }
    isShown.value = presented != nil
    stage.advance(by: 0.5)
    if releasesBelow { stage.release() }
    isShown.value = false
    stage.advance(by: 0.5)
    if !releasesBelow { stage.release() }
    stage.tap(at: CGPoint(x: 2, y: 298))
    _ = stage.host.send(.pointerExited, at: stage.time)
    #expect(stage.settle(limit: 5), "\(presented.map { "\($0)" } ?? "nothing") goes on")
    return stage.image()
  }

  @Test("Nothing stays pressed or dragged, whether it acts or not", arguments: controls)
  func nothingStays(_ control: Control) {
    let stage = Stage(width: 300, height: 300) {
      Window(control: control, presented: .sheet, isShown: false)
    }
    stage.settle()
    let untouched = stage.image()
    for moves in [false, true] {
      let plain = image(of: control, under: nil, moves: moves, releasesBelow: true)
      for presented in Presented.allCases {
        for releasesBelow in [false, true] {
          let image = image(
            of: control, under: presented, moves: moves, releasesBelow: releasesBelow)
          #expect(
            image == plain || image == untouched,
            "\(presented), moves: \(moves), releases below: \(releasesBelow)")
        }
      }
    }
  }
}

private struct Kept<Value, Control: View>: View {
  @State private var value: Value
  private let control: (Binding<Value>) -> Control

  init(_ value: Value, @ViewBuilder _ control: @escaping (Binding<Value>) -> Control) {
    _value = State(initialValue: value)
    self.control = control
  }

  var body: some View { control($value) }
}

private struct Dragged: View {
  @State private var kept = CGSize.zero
  @GestureState private var drag = CGSize.zero
  var body: some View {
    Color.red.frame(width: 50, height: 50).offset(drag).offset(kept)
      .gesture(
        DragGesture().updating($drag) { value, state, _ in state = value.translation }
          .onEnded { kept = $0.translation })
  }
}

private struct Held: View {
  @State private var isHeld = false
  var body: some View {
    Color.red.frame(width: 50, height: 50).scaleEffect(isHeld ? 0.5 : 1)
      .onLongPressGesture(minimumDuration: 5) {
      } onPressingChanged: {
        isHeld = $0
      }
  }
}
