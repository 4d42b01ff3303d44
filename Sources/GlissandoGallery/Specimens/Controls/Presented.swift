import Glissando

struct Presented: View {
  @State private var isShown = false
  @State private var isOpen = true

  var body: some View {
    VStack(spacing: 14) {
      GroupBox("What is below") {
        DisclosureGroup("comes and goes", isExpanded: $isOpen) {
          Text("It slides out from under its title, and all below it makes room.")
            .foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: 320, maxHeight: .infinity)
      .probe(isOpen ? 1 : 0)
      HStack {
        Button("Play") {
          withAnimation(.snappy) { isOpen.toggle() }
        }
        Button("Sheet") { isShown = true }
      }
    }
    .sheet(isPresented: $isShown) { Announcement() }
  }
}

private struct Announcement: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 14) {
      Image(systemName: "bell.fill").font(.largeTitle)
        .symbolEffect(.wiggle, options: .repeating)
        .foregroundStyle(.tint)
      Text("Here I am").font(.headline)
      Button("Close") { dismiss() }
    }
    .padding(30)
  }
}
