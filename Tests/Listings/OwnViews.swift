import SwiftUI

/// Containers, modifiers and environment keys of one's own.
private struct EmphasisKey: EnvironmentKey {
  static let defaultValue = 1.0
}

extension EnvironmentValues {
  var emphasis: Double {
    get { self[EmphasisKey.self] }
    set { self[EmphasisKey.self] = newValue }
  }
}

struct Card<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder var content: Content
  @Environment(\.emphasis) private var emphasis

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.headline).opacity(emphasis)
      content
    }
    .padding()
    .background(.gray.opacity(0.1 * emphasis))
  }
}

struct Wobble: ViewModifier {
  var isActive: Bool
  @State private var angle = 0.0

  func body(content: Content) -> some View {
    content
      .rotationEffect(.degrees(angle))
      .onChange(of: isActive) { _, isActive in
        withAnimation(isActive ? .easeInOut(duration: 0.1).repeatForever() : .default) {
          angle = isActive ? 3 : 0
        }
      }
  }
}

extension View {
  func wobble(_ isActive: Bool) -> some View { modifier(Wobble(isActive: isActive)) }

  @ViewBuilder func `if`(_ condition: Bool, transform: (Self) -> some View) -> some View {
    if condition { transform(self) } else { self }
  }
}

struct OwnViewsDemo: View {
  @State private var isEditing = false

  var body: some View {
    Card(title: "Icons") {
      HStack {
        ForEach(["house", "person", "bell"], id: \.self) { name in
          Image(systemName: name).resizable().scaledToFit().frame(width: 24).wobble(isEditing)
        }
      }
      .if(isEditing) { $0.padding().border(.red) }
      Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
    }
    .environment(\.emphasis, isEditing ? 2 : 1)
    .transformEnvironment(\.emphasis) { $0 *= 1.5 }
    .concatenated()
  }
}

extension View {
  fileprivate func concatenated() -> some View {
    modifier(Wobble(isActive: false).concat(EmptyModifier()))
  }
}
