import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Observation
import Testing

/// Presses of views over which something comes, or that take no presses any more.
@MainActor
@Suite("Presses that end before they are let go")
struct CoveredPressTests {
  enum Change: CaseIterable {
    case sheet, cover, alert, tab, page, hitTesting, disabled, opacity, openSheet, nothing
  }

  @Observable
  final class Model {
    var isChanged = false
    var value = 0.5
    var log: [String] = []
    var path: [Int] { isChanged ? [1] : [] }
  }

  private struct Program: View {
    let change: Change
    let model: Model
    @GestureState private var shift = 0.0

    @ViewBuilder private var controls: some View {
      @Bindable var model = model
      VStack {
        Slider(value: $model.value) {
          model.log.append("editing \($0)")
        }
        .frame(width: 200).accessibilityIdentifier("slider")
        Color.blue.frame(width: 200, height: 30).accessibilityIdentifier("drag")
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($shift) { value, shift, _ in shift = value.translation.width }
              .onChanged { _ in model.log.append("changed") }
              .onEnded { _ in model.log.append("ended") })
        Text("shift \(shift)")
      }
    }

    var body: some View {
      let isChanged = model.isChanged
      let shown = Binding.constant(isChanged)
      switch change {
      case .sheet: controls.sheet(isPresented: shown) { Text("sheet") }
      case .cover: controls.fullScreenCover(isPresented: shown) { Text("cover") }
      case .alert: controls.alert("alert", isPresented: shown) { Button("OK") {} }
      case .tab:
        TabView(selection: .constant(isChanged ? 1 : 0)) {
          controls.tabItem { Text("a") }.tag(0)
          Text("other").tabItem { Text("b") }.tag(1)
        }
      case .page:
        NavigationStack(path: .constant(model.path)) {
          controls.navigationDestination(for: Int.self) { Text("\($0)") }
        }
      case .hitTesting: controls.allowsHitTesting(!isChanged)
      case .disabled: controls.disabled(isChanged)
      case .opacity: controls.opacity(isChanged ? 0 : 1)
      case .openSheet:
        controls.sheet(isPresented: shown) {
          Text("sheet").presentationDetents([.height(60)])
            .presentationBackgroundInteraction(.enabled)
        }
      case .nothing: controls
      }
    }
  }

  /// What was heard after the change, for a press that is moved on after it.
  private func heard(
    _ name: String, _ change: Change
  ) throws -> (before: [String], after: [String], moved: Bool, stage: Stage) {
    let model = Model()
    let stage = Stage(width: 400, height: 400) { Program(change: change, model: model) }
    stage.settle()
    let frame = try stage.element(name).frame
    let start = CGPoint(x: frame.midX, y: frame.midY)
    stage.press(at: start)
    stage.advance(frames: 2)
    stage.move(to: CGPoint(x: start.x + 20, y: start.y))
    stage.advance(frames: 2)
    let before = model.log
    model.log = []
    model.isChanged = true
    stage.advance(frames: 5)
    let value = model.value
    stage.move(to: CGPoint(x: start.x + 60, y: start.y))
    stage.advance(frames: 2)
    stage.release()
    stage.settle()
    return (before, model.log, model.value != value, stage)
  }

  @Test("A slider over which something comes is let go, once", arguments: Change.allCases)
  func slider(change: Change) throws {
    let (before, after, moved, _) = try heard("slider", change)
    #expect(before == ["editing true"])
    #expect(after == ["editing false"])
    #expect(moved == [.openSheet, .nothing].contains(change))
  }

  @Test("A drag over which something comes ends without a result", arguments: Change.allCases)
  func drag(change: Change) throws {
    let (before, after, _, stage) = try heard("drag", change)
    #expect(before.contains("changed"))
    let goesOn = [.openSheet, .nothing].contains(change)
    #expect(after.contains("ended") == goesOn && after.contains("changed") == goesOn)
    #expect(stage.elements.contains { $0.text == "shift 0.0" })
  }

  private struct Tabs: View {
    @State private var tab = 0
    @State private var isShown = true
    var body: some View {
      TabView(selection: $tab) {
        Button("go") { tab = 1 }.tabItem { Text("a") }.tag(0)
        Text("second \(isShown)")
          .sheet(isPresented: $isShown) { Text("sheet of the second") }
          .tabItem { Text("b") }.tag(1)
      }
    }
  }

  @Test("What a tab presents from the start opens when the tab is chosen")
  func otherTab() throws {
    let stage = Stage(width: 400, height: 400) { Tabs() }
    stage.settle()
    #expect(!stage.elements.contains { $0.text == "sheet of the second" })
    try stage.tap("go")
    stage.settle()
    #expect(stage.elements.contains { $0.text == "sheet of the second" })
    stage.key(.escape)
    stage.settle()
    #expect(stage.elements.contains { $0.text == "second false" })
  }
}
