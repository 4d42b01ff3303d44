import Glissando

struct RollingDigits: View {
  @State private var tempo = 96

  var body: some View {
    VStack {
      Text("\(tempo)")
        .font(.system(size: 64, weight: .light))
        .monospacedDigit()
        .contentTransition(.numericText(value: Double(tempo)))
        .probe(Double(tempo))
        .frame(maxHeight: .infinity)
        .animation(.smooth(duration: 0.6), value: tempo)
      HStack {
        Button("Faster") { tempo += 17 }
        Button("Slower") { tempo -= 9 }
      }
    }
  }
}
