import Glissando

struct Symbols: View {
  @State private var isLoud = false

  private let names = [
    "heart.fill", "star.fill", "bell.fill", "gear", "moon.fill",
  ]

  var body: some View {
    VStack {
      HStack(spacing: 20) {
        ForEach(0..<names.count, id: \.self) { index in
          Image(systemName: names[index])
            .font(.system(size: 36))
            .foregroundStyle(isLoud ? .orange : .purple)
            .scaleEffect(isLoud ? 1.3 : 1)
            .rotationEffect(.degrees(isLoud ? -18 : 0))
            .probe(
              isLoud ? 1 : 0, index % 4 == 0 ? "\(index)" : nil
            )
            .animation(
              .bouncy(duration: 0.6).delay(Double(index) * 0.08),
              value: isLoud)
        }
      }
      .frame(maxHeight: .infinity)
      Button("Play") { isLoud.toggle() }
    }
  }
}
