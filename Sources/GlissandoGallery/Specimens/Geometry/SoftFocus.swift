import Glissando

struct SoftFocus: View {
  var radius = 12.0
  @State private var isSharp = true

  var body: some View {
    VStack {
      Text("Adagio")
        .font(.system(size: 44, weight: .semibold))
        .blur(radius: isSharp ? 0 : radius)
        .opacity(isSharp ? 1 : 0.6)
        .probe(isSharp ? 0 : radius)
        .frame(maxHeight: .infinity)
        .animation(.easeInOut(duration: 0.8), value: isSharp)
      Button("Play") { isSharp.toggle() }
    }
  }
}
