import SwiftUI

/// Less motion for those who ask for it.
struct GentleMotion: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.colorScheme) private var colorScheme
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Toggle") {
        withAnimation(reduceMotion ? nil : .bouncy) { isOpen.toggle() }
      }
      .accessibilityLabel("Open or close")
      .accessibilityIdentifier("toggle")
      if isOpen {
        Text(colorScheme == .dark ? "Night" : "Day")
          .transition(reduceMotion ? .opacity : .move(edge: .bottom))
      }
    }
    .onChange(of: isOpen) { print("changed") }
    .onChange(of: isOpen, initial: true) { old, new in print(old, new) }
    .onChange(of: colorScheme) { newValue in print(newValue) }
  }
}
