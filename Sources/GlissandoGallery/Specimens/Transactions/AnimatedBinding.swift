import Glissando

struct AnimatedBinding: View {
  var animation = Animation.bouncy
  @State private var isOpen = false

  var body: some View {
    VStack {
      Spacer()
      RoundedRectangle(cornerRadius: isOpen ? 12 : 40)
        .fill(.tint)
        .frame(width: isOpen ? 240 : 80, height: 80)
        .probe(isOpen ? 240 : 80)
      Spacer()
      HStack {
        Toggle("Open", isOn: $isOpen.animation(animation))
        Button("Toggle") {
          $isOpen.animation(animation).wrappedValue.toggle()
        }
      }
      .fixedSize()
    }
  }
}
