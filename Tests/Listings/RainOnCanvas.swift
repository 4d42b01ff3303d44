import SwiftUI

/// Many drops on one canvas.
struct Raindrop: Identifiable {
  let id = UUID()
  var x: Double
  var delay: Double
}

struct RainOnCanvas: View {
  private let drops = (0..<30).map {
    Raindrop(x: Double($0) / 30, delay: Double($0 * 7 % 11) / 11)
  }
  private let start = Date()

  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas(opaque: false, rendersAsynchronously: true) { context, size in
        let elapsed = timeline.date.timeIntervalSince(start)
        for drop in drops {
          let progress = (elapsed + drop.delay).truncatingRemainder(dividingBy: 1)
          let place = CGPoint(x: drop.x * size.width, y: progress * size.height)
          var copy = context
          copy.opacity = 1 - progress
          copy.fill(
            Path(ellipseIn: CGRect(origin: place, size: CGSize(width: 4, height: 8))),
            with: .color(.blue))
        }
        context.drawLayer { layer in
          layer.opacity = 0.5
          layer.clip(to: Path(CGRect(origin: .zero, size: size)))
          layer.draw(layer.resolve(Text("Rain").font(.title)), at: CGPoint(x: 40, y: 20))
        }
        context.blendMode = .multiply
        context.scaleBy(x: 1, y: 1)
        context.stroke(
          Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: size.width, y: size.height))
          }, with: .foreground, lineWidth: 1)
      }
    }
    .frame(width: 240, height: 240)
    .background(.black.opacity(0.8))
  }
}
