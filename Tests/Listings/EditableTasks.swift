import SwiftUI

struct Chore: Identifiable, Equatable {
  let id = UUID()
  var title: String
  var isDone = false
  var isLocked = false
}

struct EditableTasks: View {
  @State private var chores = ["Wash", "Iron", "Fold", "Cook"].map { Chore(title: $0) }
  @State private var editMode = EditMode.inactive
  @State private var selection: Set<UUID> = []

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        ForEach($chores) { $chore in
          Label {
            TextField("Title", text: $chore.title)
              .strikethrough(chore.isDone)
          } icon: {
            Image(systemName: chore.isDone ? "checkmark.circle.fill" : "circle")
              .contentTransition(.symbolEffect(.replace))
          }
          .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button {
              withAnimation { chore.isDone.toggle() }
            } label: {
              Label("Done", systemImage: "checkmark")
            }
            .tint(.green)
          }
          .swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) {
              withAnimation { chores.removeAll { $0.id == chore.id } }
            }
            Button("Lock") { chore.isLocked.toggle() }.tint(.orange)
          }
          .deleteDisabled(chore.isLocked)
          .moveDisabled(chore.isLocked)
          .listRowSeparator(.hidden)
        }
        .onDelete { chores.remove(atOffsets: $0) }
        .onMove { chores.move(fromOffsets: $0, toOffset: $1) }
      }
      .animation(.default, value: chores)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { EditButton() }
        ToolbarItem(placement: .topBarLeading) {
          Button(editMode.isEditing ? "Stop" : "Add") {
            withAnimation(.spring) { chores.append(Chore(title: "More")) }
          }
        }
      }
      .navigationTitle("Chores")
      .environment(\.editMode, $editMode)
    }
  }
}
