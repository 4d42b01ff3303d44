import Glissando

struct ScaleUp: View {
  var anchor = UnitPoint.center
  @State private var isShown = true

  var body: some View {
    VStack {
      ZStack {
        if isShown {
          RoundedRectangle(cornerRadius: 18)
            .fill(.tint)
            .frame(width: 120, height: 90)
            .transition(.scale(0, anchor: anchor))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .probe(isShown ? 1 : 0)
      .animation(
        .spring(duration: 0.7, bounce: 0.3), value: isShown)
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }
    }
  }
}
