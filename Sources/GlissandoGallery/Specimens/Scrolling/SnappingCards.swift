import Glissando

struct SnappingCards: View {
  @State private var shown: Int? = 0

  var body: some View {
    VStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(Array(0..<9), id: \.self) { index in
            card(index)
              .scrollTransition { content, phase in
                content
                  .scaleEffect(phase.isIdentity ? 1 : 0.7)
                  .rotationEffect(.degrees(phase.value * 12))
                  .opacity(phase.isIdentity ? 1 : 0.3)
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $shown)
      .scrollIndicators(.hidden)
      .frame(maxHeight: .infinity)
      .probe(Double(shown ?? 0))
      Button("Next") {
        withAnimation(.spring(duration: 0.6)) {
          shown = ((shown ?? 0) + 1) % 7
        }
      }
    }
  }

  private func card(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(
        Color(
          hue: Double(index) / 9, saturation: 0.55, brightness: 0.9
        ).gradient
      )
      .frame(width: 130, height: 160)
      .overlay {
        Text("\(index + 1)").font(.largeTitle.bold())
          .foregroundStyle(.black.opacity(0.7))
      }
  }
}
