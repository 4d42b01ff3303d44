import Foundation
import Glissando

/// A canvas that is drawn anew for every frame, at the time at which it will be seen.
struct TimelineExample: View {
  var body: some View {
    TimelineView(.animation) { context in
      let time = context.date.timeIntervalSinceReferenceDate
      Canvas { graphics, size in
        for index in 0..<12 {
          let phase = time * 2 + Double(index) * .pi / 6
          let centre = CGPoint(
            x: size.width / 2 + cos(phase) * 150, y: size.height / 2 + sin(phase * 1.5) * 90)
          let circle = Path(
            ellipseIn: CGRect(x: centre.x - 12, y: centre.y - 12, width: 24, height: 24))
          graphics.fill(
            circle, with: .color(Color(hue: Double(index) / 12, saturation: 0.7, brightness: 0.9)))
        }
      }
    }
  }
}
