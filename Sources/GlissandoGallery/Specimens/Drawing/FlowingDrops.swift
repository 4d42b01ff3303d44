import Glissando

struct FlowingDrops: View {
  var radius = 14.0
  @State private var isApart = false

  var body: some View {
    VStack {
      Canvas { context, size in
        context.addFilter(.alphaThreshold(min: 0.5, color: .teal))
        context.addFilter(.blur(radius: radius))
        context.drawLayer { layer in
          for id in 0..<4 {
            guard let drop = context.resolveSymbol(id: id) else { continue }
            layer.draw(drop, at: CGPoint(x: size.width / 2, y: size.height / 2))
          }
        }
      } symbols: {
        ForEach(0..<4) { index in
          Circle()
            .frame(width: 64, height: 64)
            .offset(isApart ? place(index) : .zero)
            .animation(
              .bouncy(duration: 0.9).delay(Double(index) * 0.05),
              value: isApart
            )
            .tag(index)
        }
      }
      .probe(isApart ? 1 : 0)
      Button("Play") { isApart.toggle() }
    }
  }

  private func place(_ index: Int) -> CGSize {
    let angle = Double(index) / 4 * 2 * .pi + 0.5
    return CGSize(width: cos(angle) * 76, height: sin(angle) * 58)
  }
}
