import Glissando

struct GroupedGeometry: View {
  var isGrouped = true
  @State private var isRight = false

  var body: some View {
    VStack {
      Group {
        if isGrouped {
          card.geometryGroup()
        } else {
          card
        }
      }
      .frame(
        maxWidth: 300, alignment: isRight ? .trailing : .leading
      )
      .frame(maxHeight: .infinity)
      .probe(isRight ? 1 : 0)
      .animation(.smooth(duration: 1), value: isRight)
      Button("Play") { isRight.toggle() }
    }
  }

  /// Its badge comes while the card is on its way.
  private var card: some View {
    RoundedRectangle(cornerRadius: 14)
      .fill(.tint)
      .frame(width: 110, height: 80)
      .overlay {
        if isRight {
          Circle().fill(.orange).frame(width: 36, height: 36)
        }
      }
  }
}
