import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Lines that are wider than what they lead round.
@MainActor
@Suite("Wide lines")
struct WideLineTests {
  private func picture(_ view: some View, _ size: CGFloat = 40) -> Stage.Image {
    Stage(width: 60, height: 60) {
      view.frame(width: size, height: size).frame(width: 60, height: 60).background(.white)
    }.image()
  }

  @Test("They have no holes, by a shape and by a canvas", arguments: [50.0, 80])
  func holes(width: Double) {
    func compare(_ shape: some Shape) {
      let style = StrokeStyle(lineWidth: width)
      let path = shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      let expected = picture(path.strokedPath(style).fill(.black))
      let canvas = Canvas { context, _ in
        context.translateBy(x: 10, y: 10)
        context.stroke(path, with: .color(.black), style: style)
      }
      for image in [picture(shape.stroke(.black, style: style)), picture(canvas, 60)] {
        let wrong = (0..<3600).filter { index in
          let (x, y) = (index % 60, index / 60)
          return abs(Int(image.pixel(x, y).x) - Int(expected.pixel(x, y).x)) > 100
        }
        #expect(wrong.count == 0, "\(shape)")
      }
    }
    compare(Circle())
    compare(Circle().trim(from: 0.1, to: 0.9))
    compare(RoundedRectangle(cornerRadius: 16))
  }
}
