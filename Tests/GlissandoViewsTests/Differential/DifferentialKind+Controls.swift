import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews

// Kinds that are used.

struct ControlsKind: View {
  @Binding var model: DifferentialModel

  var body: some View {
    VStack(spacing: 3) {
      Toggle("Toggle", isOn: $model.flags[0])
      if model.flags[1] { Slider(value: $model.numbers[0], in: 0...3) }
      Stepper("Step", value: $model.choice, in: 0...2)
      Picker("Pick", selection: $model.choice) {
        ForEach(0..<3) { Text("\($0)").tag($0) }
      }
      .pickerStyle(.segmented)
      ProgressView(value: model.numbers[1], total: 3)
      HStack {
        Button("Button") { model.text = 0 }
        Menu("Menu") { Button("Item") { model.text = 1 } }
      }
      .disabled(model.flags[2])
    }
    .controlSize(model.text > 1 ? .small : .regular)
    .disabled(model.flags[3])
    .frame(width: 180)
  }
}

struct FocusKind: View {
  @Binding var model: DifferentialModel
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      ForEach(model.items, id: \.self) { item in
        Text("\(item)").padding(3).background(focus == item ? .yellow : .clear)
          .focusable().focused($focus, equals: item)
      }
      TextField("Name", text: .constant(model.word)).disabled(model.flags[1])
      if model.flags[2] { Button("Act") { focus = model.items.first } }
    }
    .frame(width: 150)
    .onChange(of: model.choice) { focus = model.items.last }
  }
}

struct PresentationsKind: View {
  @Binding var model: DifferentialModel

  /// Of two that are presented at once the later one is in front: that is no state.
  private var item: Binding<Item?> {
    Binding(
      get: { model.flags[2] && !model.flags[1] ? Item(id: model.text) : nil },
      set: { model.flags[2] = $0 != nil })
  }

  private struct Item: Identifiable { let id: Int }

  var body: some View {
    VStack {
      Text(model.word)
      if model.choice > 0 { tile(model.choice) }
      if model.flags[0], !model.flags[1], !model.flags[2] {
        Text("held").offset(x: model.numbers[0] * 4)
          .popover(isPresented: .constant(true)) { Text("popover") }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .sheet(isPresented: $model.flags[1]) {
      VStack {
        Text("sheet \(model.text)")
        Button("Close") { model.flags[1] = false }
        if model.choice == 1 { tile(5) }
      }
      .interactiveDismissDisabled(model.choice == 2)
      .alert("Inner \(model.choice)", isPresented: $model.flags[3]) { Button("OK") {} }
    }
    .fullScreenCover(item: item) { item in
      Button("Cover \(item.id)") { model.flags[2] = false }
    }
  }
}

struct NavigationKind: View {
  @Binding var model: DifferentialModel

  /// Of pages that are open the later one is in front: that is no state.
  private var presented: Binding<Bool> {
    Binding(
      get: { model.flags[1] && model.items.isEmpty && model.text != 3 },
      set: { model.flags[1] = $0 })
  }

  var body: some View {
    NavigationStack(path: $model.items) {
      VStack {
        Text(model.word)
        if model.flags[0] { NavigationLink("Next", value: 9) }
        Toggle("Open", isOn: $model.flags[1])
      }
      .navigationTitle("Root \(model.choice)")
      .navigationDestination(for: Int.self) { page in
        VStack {
          Text("page \(page) \(model.word)")
          tile(page).padding(model.numbers[0])
        }
        .navigationTitle("Page \(page)")
        .toolbar { if model.flags[2] { Button("Item") { model.text = 0 } } }
      }
      .navigationDestination(isPresented: presented) {
        Text("presented \(model.choice)").navigationBarBackButtonHidden(model.flags[3])
      }
      .navigationDestination(
        item: Binding(
          get: { model.text == 3 && model.items.isEmpty ? model.choice : nil },
          set: { if $0 == nil { model.text = 0 } })
      ) { Text("item \($0)") }
    }
  }
}

struct TabsKind: View {
  @Binding var model: DifferentialModel

  var body: some View {
    VStack(spacing: 0) {
      TabView(selection: $model.choice) {
        Text(model.word).tabItem { Label("One", systemImage: "star") }.tag(0)
        VStack { ForEach(model.items, id: \.self) { tile($0) } }
          .tabItem { Text("Two") }.tag(1).badge(Int(model.numbers[0]))
        Toggle("Toggle", isOn: $model.flags[0]).tabItem { Text("Three") }.tag(2)
      }
    }
  }
}
