import SwiftUI

extension ContainerValues {
  @Entry var isPinned: Bool = false
}

extension View {
  func pinned(_ isPinned: Bool = true) -> some View { containerValue(\.isPinned, isPinned) }
}

struct CardStack<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      if subviews.isEmpty {
        ContentUnavailableView("Nothing", systemImage: "tray")
      } else {
        VStack(alignment: .leading) {
          if let first = subviews.first {
            first.font(.headline)
          }
          ForEach(subviews.dropFirst()) { subview in
            HStack {
              Image(systemName: subview.containerValues.isPinned ? "pin.fill" : "circle")
              subview
            }
          }
          Text("\(subviews.count) views")
        }
      }
    }
  }
}

struct Board<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack(alignment: .top, spacing: 20) {
      ForEach(sections: content) { section in
        VStack {
          if !section.header.isEmpty { section.header.bold() }
          ForEach(subviews: section.content) { subview in
            subview
              .padding(8)
              .background(.thinMaterial, in: .capsule)
              .id(subview.id)
          }
          section.footer.font(.caption)
        }
      }
    }
  }
}

struct ContainersOfSubviews: View {
  @State private var names = ["Ada", "Grace"]

  var body: some View {
    VStack(spacing: 30) {
      CardStack {
        Text("Title")
        Text("Pinned").pinned()
        ForEach(names, id: \.self) { Text($0) }
      }
      Board {
        Section("First") {
          Text("One")
          Text("Two").pinned()
        }
        Section {
          ForEach(names, id: \.self) { Text($0) }
        } header: {
          Text("Second")
        } footer: {
          Text("\(names.count)")
        }
      }
      Group(sections: Board { Text("No section") }) { sections in
        Text("\(sections.count)")
      }
      Button("Add") { withAnimation { names.append("Name \(names.count)") } }
    }
    .padding()
  }
}
