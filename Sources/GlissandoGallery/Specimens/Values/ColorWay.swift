import Glissando

struct ColorWay: View {
  var from = Color.red
  var to = Color.blue
  @State private var isThere = false

  var body: some View {
    VStack(spacing: 20) {
      Spacer()
      RoundedRectangle(cornerRadius: 24)
        .fill(isThere ? to : from)
        .frame(width: 120, height: 120)
        .probe(isThere ? 1 : 0)
        .animation(.linear(duration: 1.6), value: isThere)
      Spacer()
      Button("Play") { isThere.toggle() }
    }
  }
}
