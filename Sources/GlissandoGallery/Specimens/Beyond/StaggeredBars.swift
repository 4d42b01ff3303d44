import Glissando

struct StaggeredBars: View {
  var interval = 0.06
  var order = StaggerOrder.center
  @State private var isTall = false

  var body: some View {
    VStack {
      HStack(spacing: 12) {
        ForEach(0..<9, id: \.self) { index in
          Capsule()
            .fill(.tint)
            .frame(width: 14, height: isTall ? 110 : 26)
            .probe(
              isTall ? 1 : 0, index % 4 == 0 ? "\(index)" : nil)
        }
        .stagger(interval, from: order)
      }
      .frame(maxHeight: .infinity)
      .animation(.bouncy, value: isTall)
      Button("Play") { isTall.toggle() }
    }
  }
}
