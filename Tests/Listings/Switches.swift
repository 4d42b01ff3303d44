import SwiftUI

/// Branches of every kind.
struct Switches: View {
  enum Screen: CaseIterable { case welcome, list, done }
  @State private var screen = Screen.welcome
  @State private var title: String? = "Optional"

  var body: some View {
    VStack {
      content
        .frame(width: 200, height: 80)
        .animation(.easeInOut, value: screen)
      if let title, screen != .done {
        Text(title).transition(.opacity)
      } else if screen == .done {
        Text("Done")
      }
      if #available(macOS 14, *) { Text("Available") }
      AnyView(Text("Any"))
      Group {
        Text("a"); Text("b")
      }.font(.caption)
      Button("Next") {
        let all = Screen.allCases
        screen = all[(all.firstIndex(of: screen)! + 1) % all.count]
        withAnimation { title = title == nil ? "Optional" : nil }
      }
    }
  }

  @ViewBuilder private var content: some View {
    switch screen {
    case .welcome:
      Text("Welcome").transition(.move(edge: .leading))
    case .list:
      VStack {
        Text("One")
        Text("Two")
      }
      .transition(.slide)
    case .done:
      Image(systemName: "checkmark")
        .imageScale(.large)
        .transition(.scale.combined(with: .opacity))
    }
  }
}
