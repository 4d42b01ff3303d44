import SwiftUI

/// Two drops that flow into one another.
struct GooeyDots: View {
  @State private var dragged = CGSize.zero

  var body: some View {
    Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: .purple))
      context.addFilter(.blur(radius: 20))
      context.drawLayer { layer in
        for index in 0..<2 {
          if let symbol = context.resolveSymbol(id: index) {
            layer.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
          }
        }
      }
    } symbols: {
      Circle().frame(width: 100, height: 100).tag(0)
      Circle().frame(width: 80, height: 80).offset(dragged).tag(1)
    }
    .frame(width: 400, height: 300)
    .contentShape(Rectangle())
    .gesture(
      DragGesture()
        .onChanged { dragged = $0.translation }
        .onEnded { _ in
          withAnimation(.spring(response: 0.6, dampingFraction: 0.5)) { dragged = .zero }
        }
    )
  }
}
