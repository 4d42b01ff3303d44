import Glissando

struct VisualDepth: View {
  @State private var isRight = false

  var body: some View {
    VStack {
      HStack(spacing: 12) {
        ForEach(0..<5, id: \.self) { index in
          Circle()
            .fill(.tint)
            .frame(width: 40, height: 40)
            .visualEffect { [isRight] content, proxy in
              content
                .scaleEffect(isRight == (index > 2) ? 1.3 : 0.7)
                .offset(
                  y: proxy.size.height * (isRight ? 0.3 : -0.3))
            }
        }
      }
      .probe(isRight ? 1 : 0)
      .frame(maxHeight: .infinity)
      .animation(.bouncy(duration: 0.7), value: isRight)
      Button("Play") { isRight.toggle() }
    }
  }
}
