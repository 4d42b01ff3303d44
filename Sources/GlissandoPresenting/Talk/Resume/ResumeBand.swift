import Glissando
import GlissandoDeck

/// Offers the place at which the talk was.
struct ResumeBand: View {
  let model: TalkModel
  let offer: TalkMemory.Record

  var body: some View {
    HStack(spacing: 14) {
      Text(verbatim: "Continue at \(place)?")
      BandKey(name: "Enter", identifier: "Enter") { model.acceptOffer() }
      BandKey(name: "Esc", identifier: "Esc") { model.declineOffer() }
    }
    .modifier(Band())
  }

  private var place: String {
    let position = offer.position(in: model.deck) ?? DeckPosition()
    let slide = "slide \(position.slide + 1)"
    return position.step == 0 ? slide : "\(slide), step \(position.step)"
  }
}
