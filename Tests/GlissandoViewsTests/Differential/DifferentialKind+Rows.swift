import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoControls
import GlissandoViews

// Kinds that make views as they come into sight.

struct LazyStacksKind: View {
  let model: DifferentialModel

  var body: some View {
    ScrollView {
      LazyVStack(
        spacing: model.numbers[0], pinnedViews: model.flags[0] ? [.sectionHeaders] : []
      ) {
        Section {
          ForEach(model.items, id: \.self) { item in
            tile(item, 40).frame(height: 20 + model.numbers[item % 4] * 6)
          }
        } header: {
          Text(model.word).frame(maxWidth: .infinity).background(.yellow)
        }
        if model.flags[1] { Text("between").padding() }
        ForEach(0..<(20 + model.choice * 3), id: \.self) { index in
          Text("row \(index)").padding(model.flags[2] ? 4 : 0)
        }
      }
    }
    .scrollIndicators(.hidden)
    .overlay(alignment: .bottom) {
      ViewThatFits(in: .vertical) {
        LazyVStack { ForEach(model.items, id: \.self) { Text("row \($0)") } }
        Text("few")
      }
      .frame(height: 80)
      // The wheel is for what lies below.
      .allowsHitTesting(false)
    }
  }
}

struct LazyGridsKind: View {
  let model: DifferentialModel

  private var columns: [GridItem] {
    switch model.choice {
    case 0: [GridItem(.adaptive(minimum: 40 + model.numbers[0] * 10))]
    case 1: (0...Int(model.numbers[1])).map { _ in GridItem(.flexible()) }
    default: [GridItem(.fixed(60)), GridItem(.flexible(minimum: 20, maximum: 80))]
    }
  }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: model.numbers[2] * 2) {
        ForEach(model.items, id: \.self) { tile($0).padding(model.flags[0] ? 4 : 0) }
        if model.flags[1] { Text("single") }
        ForEach(0..<25, id: \.self) { Text("\($0)") }
      }
    }
    .scrollIndicators(.hidden)
  }
}

struct ListsKind: View {
  @Binding var model: DifferentialModel

  var body: some View {
    List {
      Section(model.word) {
        ForEach(model.items, id: \.self) { item in
          HStack {
            tile(item)
            Text("item \(item)")
          }
        }
        .onDelete { model.items.remove(atOffsets: $0) }
        .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
      }
      if model.flags[0] {
        Section("more") {
          Text("one").listRowBackground(model.flags[1] ? Color.yellow : nil)
          Toggle("toggle", isOn: $model.flags[2])
        }
      }
    }
    .scrollIndicators(.hidden)
  }
}
