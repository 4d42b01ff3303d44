import Glissando

struct DelayedCapsules: View {
  var delay = 0.08
  @State private var isTall = false

  var body: some View {
    VStack {
      HStack(alignment: .bottom, spacing: 12) {
        ForEach(0..<9, id: \.self) { index in
          Capsule()
            .fill(.tint)
            .frame(width: 14, height: isTall ? 110 : 26)
            .probe(
              isTall ? 1 : 0, index % 4 == 0 ? "\(index)" : nil
            )
            .animation(
              .spring(duration: 0.5, bounce: 0.35)
                .delay(Double(index) * delay), value: isTall)
        }
      }
      .frame(maxHeight: .infinity)
      Button("Play") { isTall.toggle() }
    }
  }
}
