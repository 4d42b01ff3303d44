import Glissando

struct RingLayout: View {
  var count = 8
  @State private var isOpen = false

  var body: some View {
    VStack {
      Ring(radius: isOpen ? 70 : 16, turn: isOpen ? .pi : 0) {
        ForEach(0..<count, id: \.self) { index in
          Circle()
            .fill(
              Color(
                hue: Double(index) / 9, saturation: 0.6,
                brightness: 0.9)
            )
            .frame(width: 26, height: 26)
        }
      }
      .frame(maxHeight: .infinity)
      .probe(isOpen ? 70 : 16, "radius")
      .animation(.bouncy(duration: 0.8), value: isOpen)
      Button("Play") { isOpen.toggle() }
    }
  }
}

/// It says where all will be, and the views glide there.
private struct Ring: Layout {
  let radius: Double
  let turn: Double

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let part = Double(index) / Double(max(subviews.count, 1))
      let angle = part * 2 * .pi + turn
      subview.place(
        at: CGPoint(
          x: bounds.midX + radius * cos(angle),
          y: bounds.midY + radius * sin(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}
