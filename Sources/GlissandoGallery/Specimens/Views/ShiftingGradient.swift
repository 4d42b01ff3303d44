import Glissando

struct ShiftingGradient: View {
  @State private var isEvening = false

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 20)
        .fill(
          LinearGradient(
            colors: isEvening
              ? [.indigo, .pink] : [.cyan, .yellow],
            startPoint: .top,
            endPoint: isEvening ? .bottomTrailing : .bottom)
        )
        .probe(isEvening ? 1 : 0)
        .padding(.bottom, 8)
        .animation(.easeInOut(duration: 1.2), value: isEvening)
      Button("Play") { isEvening.toggle() }
    }
  }
}
