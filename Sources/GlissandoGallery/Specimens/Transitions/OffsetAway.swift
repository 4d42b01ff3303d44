import Glissando

struct OffsetAway: View {
  var x = 120.0
  var y = -60.0
  @State private var isShown = true

  var body: some View {
    VStack {
      ZStack {
        if isShown {
          RoundedRectangle(cornerRadius: 18)
            .fill(.tint)
            .frame(width: 120, height: 90)
            .transition(.offset(x: x, y: y))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .probe(isShown ? 1 : 0)
      .animation(
        .spring(duration: 0.7, bounce: 0.2), value: isShown)
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }
    }
  }
}
