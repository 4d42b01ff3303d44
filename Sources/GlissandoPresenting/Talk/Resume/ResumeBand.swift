import Glissando
import GlissandoDeck

/// Offers the place at which the talk was.
struct ResumeBand: View {
  let model: TalkModel
  let offer: TalkMemory.Record

  var body: some View {
    HStack(spacing: 14) {
      Text(verbatim: "Continue at \(place)?")
      key("Enter") { model.acceptOffer() }
      key("Esc") { model.declineOffer() }
    }
    .modifier(Band())
  }

  private var place: String {
    let position = offer.position(in: model.deck) ?? DeckPosition()
    let slide = "slide \(position.slide + 1)"
    return position.step == 0 ? slide : "\(slide), step \(position.step)"
  }

  private func key(_ name: String, action: @escaping () -> Void) -> some View {
    Text(verbatim: name)
      .font(.system(size: 13, weight: .semibold))
      .padding(.horizontal, 9)
      .padding(.vertical, 3)
      .background(.white.opacity(0.16), in: RoundedRectangle(cornerRadius: 6))
      .contentShape(Rectangle())
      .onTapGesture(perform: action)
      .accessibilityIdentifier(name)
  }
}
