import Glissando

struct Momentum: View {
  @State private var goal = 0

  var body: some View {
    VStack {
      ScrollViewReader { proxy in
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<24, id: \.self) { index in
              RoundedRectangle(cornerRadius: 14)
                .fill(
                  Color(
                    hue: Double(index) / 24, saturation: 0.55,
                    brightness: 0.92)
                )
                .frame(width: 84, height: 100)
                .overlay {
                  Text("\(index + 1)").foregroundStyle(.black.opacity(0.7))
                }
            }
          }
          .padding(.vertical, 10)
        }
        .frame(maxHeight: .infinity)
        Button("Go on") {
          goal = (goal + 5) % 24
          withAnimation(.spring(duration: 0.7)) {
            proxy.scrollTo(goal, anchor: .leading)
          }
        }
      }
    }
  }
}
