import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoTesting
import GlissandoViews
import Observation
import Testing

/// Controls that are bound to a property of a model, which no view around them reads.
@MainActor
@Suite("Controls bound to a model")
struct ObservedBindingTests {
  @Observable final class Model {
    var text = "first"
    var secret = "first"
    var note = "first"
    var number = 1.0
    var isOn = false
    var share = 0.25
    var count = 1
    var choice = 1
    var isOpen = false
    var date = Date(timeIntervalSince1970: 0)
    var color = Color.red
    var id: Int? = 0
    var path: [Int] = []
    var chosen: Set<Int> = []
  }

  private struct Form: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        TextField("text", text: $model.text)
        SecureField("secret", text: $model.secret)
        TextEditor(text: $model.note).frame(height: 40).accessibilityLabel("note")
        TextField("number", value: $model.number, format: .number)
        Toggle("switch", isOn: $model.isOn)
        Slider(value: $model.share).accessibilityLabel("share")
        Stepper("count", value: $model.count, in: 1...2)
        Picker("choice", selection: $model.choice) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        .pickerStyle(.segmented)
        DatePicker("date", selection: $model.date, displayedComponents: .date)
        DisclosureGroup("group", isExpanded: $model.isOpen) { Text("inside") }
      }
    }
  }

  @Test("A control shows what the program makes of its value", arguments: 0..<10)
  func changes(_ index: Int) {
    let model = Model()
    let stage = Stage(width: 500, height: 700) { Form(model: model) }
    stage.settle()
    let picture = stage.image()
    switch index {
    case 0: model.text = "second"
    case 1: model.secret = "another"
    case 2: model.note = "second"
    case 3: model.number = 2
    case 4: model.isOn = true
    case 5: model.share = 0.75
    case 6: model.count = 2
    case 7: model.choice = 2
    case 8: model.isOpen = true
    default: model.date = Date(timeIntervalSince1970: 86_400 * 40)
    }
    stage.settle()
    #expect(stage.image() != picture)
  }

  /// Presentations and containers by what they are bound to.
  private struct Bound: View {
    @Bindable var model: Model
    let kind: String

    var body: some View {
      switch kind {
      case "sheet": Text("below").sheet(isPresented: $model.isOpen) { Text("above") }
      case "cover": Text("below").fullScreenCover(isPresented: $model.isOpen) { Text("above") }
      case "alert": Text("below").alert("above", isPresented: $model.isOpen) {}
      case "dialog": Text("below").confirmationDialog("above", isPresented: $model.isOpen) {}
      case "popover": Text("below").popover(isPresented: $model.isOpen) { Text("above") }
      case "inspector": Text("below").inspector(isPresented: $model.isOpen) { Text("above") }
      case "page":
        NavigationStack {
          Text("below").navigationDestination(isPresented: $model.isOpen) { Text("above") }
        }
      case "path":
        NavigationStack(path: $model.path) {
          Text("below").navigationDestination(for: Int.self) { Text("above \($0)") }
        }
      case "tabs":
        TabView(selection: $model.choice) {
          Text("below").tag(1).tabItem { Text("a") }
          Text("above").tag(2).tabItem { Text("b") }
        }
      case "pages":
        TabView(selection: $model.choice) {
          Text("below").tag(1)
          Text("above").tag(2)
        }
        .tabViewStyle(.page)
      default: rest
      }
    }

    @ViewBuilder private var rest: some View {
      switch kind {
      case "list": List(0..<3, id: \.self, selection: $model.chosen) { Text("\($0)") }
      case "search":
        NavigationStack { Text("below").searchable(text: $model.text) }
      case "scroll":
        ScrollView {
          LazyVStack { ForEach(0..<50) { Text("row \($0)").frame(height: 40).id($0) } }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $model.id)
      case "color": ColorPicker("color", selection: $model.color)
      case "section":
        List { Section("group", isExpanded: $model.isOpen) { Text("above") } }
      default: EmptyView()
      }
    }
  }

  @Test(
    "What is opened or chosen by a property of a model follows it",
    arguments: [
      "sheet", "cover", "alert", "dialog", "popover", "inspector", "page", "path", "tabs", "pages",
      "list", "search", "scroll", "color", "section",
    ])
  func follows(_ kind: String) {
    let model = Model()
    let stage = Stage(width: 500, height: 400) { Bound(model: model, kind: kind) }
    stage.settle()
    let picture = stage.image()
    model.isOpen = true
    model.path = [1]
    model.choice = 2
    model.chosen = [1]
    model.text = "second"
    model.id = 30
    model.color = .blue
    stage.settle()
    #expect(stage.image() != picture)
  }
}
