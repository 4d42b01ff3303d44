import Glissando

struct MatchedCards: View {
  @State private var isOpen = false
  @Namespace private var cards

  var body: some View {
    VStack {
      ZStack {
        if isOpen {
          RoundedRectangle(cornerRadius: 24)
            .fill(.tint)
            .matchedGeometryEffect(id: "card", in: cards)
            .frame(width: 260, height: 130)
        } else {
          RoundedRectangle(cornerRadius: 12)
            .fill(.tint)
            .matchedGeometryEffect(id: "card", in: cards)
            .frame(width: 60, height: 60)
            .frame(
              maxWidth: .infinity, maxHeight: .infinity,
              alignment: .topLeading)
        }
      }
      .frame(maxWidth: 300, maxHeight: .infinity)
      .probe(isOpen ? 260 : 60)
      .animation(
        .spring(duration: 0.6, bounce: 0.25), value: isOpen)
      Button("Play") { isOpen.toggle() }
    }
  }
}
