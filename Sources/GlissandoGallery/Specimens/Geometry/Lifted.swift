import Glissando

struct Lifted: View {
  @State private var isLifted = false

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 18)
        .fill(.tint)
        .frame(width: 150, height: 100)
        .scaleEffect(isLifted ? 1.1 : 1)
        .shadow(
          color: .black.opacity(isLifted ? 0.3 : 0.15),
          radius: isLifted ? 24 : 3, y: isLifted ? 18 : 1
        )
        .probe(isLifted ? 24 : 3)
        .frame(maxHeight: .infinity)
        .animation(
          .spring(duration: 0.5, bounce: 0.3), value: isLifted)
      Button("Play") { isLifted.toggle() }
    }
  }
}
