import Glissando

struct ContentTransitions: View {
  var transition = ContentTransition.interpolate
  @State private var isLoud = false

  var body: some View {
    VStack {
      Text(isLoud ? "fortissimo" : "piano")
        .font(.system(size: 40))
        .fontWeight(isLoud ? .heavy : .light)
        .foregroundStyle(isLoud ? .orange : .purple)
        .contentTransition(transition)
        .probe(isLoud ? 1 : 0)
        .frame(maxHeight: .infinity)
        .animation(.easeInOut(duration: 0.9), value: isLoud)
      Button("Play") { isLoud.toggle() }
    }
  }
}
