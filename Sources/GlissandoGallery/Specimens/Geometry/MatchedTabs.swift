import Glissando

struct MatchedTabs: View {
  @State private var chosen = 0
  @Namespace private var tabs

  private let names = ["lento", "andante", "presto"]

  var body: some View {
    VStack {
      HStack(spacing: 4) {
        ForEach(0..<3, id: \.self) { index in
          Text(names[index])
            .padding(.horizontal, 14)
            .padding(.vertical, 7)
            .background {
              if chosen == index {
                Capsule()
                  .fill(.tint.opacity(0.25))
                  .matchedGeometryEffect(id: "mark", in: tabs)
              }
            }
            .onTapGesture { choose(index) }
        }
      }
      .probe(Double(chosen))
      .frame(maxHeight: .infinity)
      Button("Next") { choose((chosen + 1) % 3) }
    }
  }

  private func choose(_ index: Int) {
    withAnimation(.spring(duration: 0.45, bounce: 0.3)) {
      chosen = index
    }
  }
}
