import SwiftUI

/// A list that is edited.
struct Chore: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var isDone = false
}

struct ChoreList: View {
  @State private var chores = ["Sweep", "Cook", "Write"].map { Chore(title: $0) }

  var body: some View {
    VStack {
      List {
        Section("Open") {
          ForEach($chores) { $chore in
            Toggle(chore.title, isOn: $chore.isDone.animation())
              .opacity(chore.isDone ? 0.4 : 1)
          }
          .onDelete { chores.remove(atOffsets: $0) }
          .onMove { chores.move(fromOffsets: $0, toOffset: $1) }
        }
        Section {
          Text("\(chores.filter(\.isDone).count) done")
        } header: {
          Text("Summary")
        }
      }
      .frame(width: 300, height: 300)
      HStack {
        Button("Add") { withAnimation { chores.append(Chore(title: "More")) } }
        Button("Sort") {
          withAnimation(.spring) { chores.sort { $0.title < $1.title } }
        }
        Button("Clear") { withAnimation { chores.removeAll(where: \.isDone) } }
      }
    }
  }
}
