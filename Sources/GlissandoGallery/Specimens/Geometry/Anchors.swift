import Glissando

struct Anchors: View {
  var anchor = UnitPoint.center
  @State private var isTurned = false

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 12)
        .fill(.tint)
        .frame(width: 110, height: 60)
        .rotationEffect(.degrees(isTurned ? 90 : 0), anchor: anchor)
        .probe(isTurned ? 90 : 0)
        .frame(maxHeight: .infinity)
        .animation(
          .spring(duration: 0.7, bounce: 0.35), value: isTurned)
      Button("Play") { isTurned.toggle() }
    }
  }
}
