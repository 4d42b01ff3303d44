import SwiftUI

struct SymbolEffects: View {
  @State private var count = 0
  @State private var isActive = false
  @State private var isPlaying = false

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: "bell.fill")
        .font(.largeTitle)
        .symbolEffect(.bounce, value: count)
      Image(systemName: "wifi")
        .symbolEffect(.variableColor.iterative.reversing, isActive: isActive)
      Image(systemName: "heart.fill")
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(.red)
        .symbolEffect(.pulse, options: .repeating, isActive: isActive)
      Image(systemName: "arrow.up.circle")
        .symbolEffect(.bounce.up.byLayer, options: .speed(2).repeat(3), value: count)
      Image(systemName: "star.fill")
        .symbolEffect(.scale.up, isActive: isActive)
        .symbolEffect(.wiggle, value: count)
        .symbolEffect(.breathe, isActive: isActive)
        .symbolEffect(.rotate, value: count)
      if isActive {
        Image(systemName: "moon.fill").transition(.symbolEffect(.appear))
        Image(systemName: "sun.max.fill").transition(.symbolEffect)
      }
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill")
          .contentTransition(.symbolEffect(.replace))
          .contentTransition(.symbolEffect(.replace.downUp.byLayer))
          .contentTransition(.symbolEffect)
      }
      .symbolVariant(.fill)
      Button("Count") { count += 1 }
      Toggle("Active", isOn: $isActive.animation())
    }
    .symbolEffectsRemoved(false)
  }
}
