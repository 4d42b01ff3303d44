import SwiftUI

/// Views drawn on a canvas.
struct Raindrop: Identifiable {
  let id = UUID()
  var x: Double
  var delay: Double
}

struct SymbolsOnCanvas: View {
  private let drops = (0..<30).map {
    Raindrop(x: Double($0) / 30, delay: Double($0 * 7 % 11) / 11)
  }
  private let start = Date()

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let elapsed = timeline.date.timeIntervalSince(start)
        context.addFilter(.shadow(color: .black.opacity(0.3), radius: 2))
        for drop in drops {
          let progress = (elapsed + drop.delay).truncatingRemainder(dividingBy: 1)
          let place = CGPoint(x: drop.x * size.width, y: progress * size.height)
          if let symbol = context.resolveSymbol(id: "drop") {
            context.draw(symbol, at: place)
          } else {
            context.fill(
              Path(ellipseIn: CGRect(origin: place, size: CGSize(width: 4, height: 8))),
              with: .color(.blue))
          }
        }
        context.drawLayer { layer in
          layer.opacity = 0.5
          layer.clip(to: Path(CGRect(origin: .zero, size: size)))
          layer.draw(layer.resolve(Text("Rain").font(.title)), at: CGPoint(x: 40, y: 20))
        }
        context.blendMode = .multiply
        context.scaleBy(x: 1, y: 1)
      } symbols: {
        Capsule().fill(.cyan).frame(width: 4, height: 10).tag("drop")
      }
    }
    .frame(width: 240, height: 240)
    .background(.black.opacity(0.8))
  }
}
