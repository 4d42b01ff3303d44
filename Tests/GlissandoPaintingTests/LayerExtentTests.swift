import Foundation
import GlissandoDrawing
import Testing

@testable import GlissandoPainting

/// How many pixels the layers of a drawing need.
@Suite struct LayerExtentTests {
  private let paint = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let double = CGAffineTransform(scaleX: 2, y: 2)

  private func extent(_ steps: [DrawCommand]) -> CGRect? {
    LayerExtent.of(steps[...], matrix: double)
  }

  @Test("It is what is drawn up to the layer's end, in pixels, and one more for soft edges")
  func extents() {
    let moved = CGAffineTransform(translationX: 20, y: 5)
    let fill = DrawCommand.fill(square, paint, FillStyle())
    #expect(extent([fill]) == CGRect(x: -1, y: -1, width: 22, height: 22))
    #expect(
      extent([.save, .concatenate(moved), fill, .restore, .endLayer, fill])
        == CGRect(x: 39, y: 9, width: 22, height: 22))
    #expect(
      extent([.concatenate(moved), fill, .endLayer])
        == extent([.beginLayer(DrawLayer()), .concatenate(moved), fill, .endLayer, .endLayer]))
    #expect(extent([.endLayer, fill])?.isNull == true)
  }

  @Test("Lines are as thick as they are, and what is inside carries as far as its filters")
  func reaches() throws {
    let stroke = DrawCommand.stroke(
      square, paint, StrokeStyle(lineWidth: 4, lineJoin: .round, miterLimit: 2))
    #expect(extent([stroke]) == CGRect(x: -5, y: -5, width: 30, height: 30))
    let shadow = DrawFilter.shadow(
      DrawShadow(color: Color.Resolved(red: 0, green: 0, blue: 0), radius: 0, x: 3))
    let inside = try #require(
      extent([
        .beginLayer(DrawLayer(filters: [shadow])), .fill(square, paint, FillStyle()), .endLayer,
      ]))
    #expect(inside.contains(CGRect(x: 0, y: 0, width: 26, height: 20)))
    #expect(inside.width < 60)
  }

  @Test("A shadow that is turned and stretched away lies within the extent")
  func turnedShadows() throws {
    let shadow = DrawFilter.shadow(
      DrawShadow(color: Color.Resolved(red: 0, green: 0, blue: 0), radius: 0, x: 30, y: 30))
    for (x, y) in [(1.0, 1.0), (6, 0.5), (0.5, 6)] {
      for step in 0..<8 {
        let matrix = CGAffineTransform(rotationAngle: Double(step) * .pi / 8)
          .concatenating(CGAffineTransform(scaleX: x, y: y))
        let extent = try #require(
          LayerExtent.of(
            [
              .beginLayer(DrawLayer(filters: [shadow])), .fill(square, paint, FillStyle()),
              .endLayer,
            ][...], matrix: matrix))
        let moved = CGAffineTransform(translationX: 30, y: 30).concatenating(matrix)
        #expect(extent.contains(CGRect(x: 0, y: 0, width: 10, height: 10).applying(moved)))
      }
    }
  }

  @Test("Where it cannot be told, nothing is told")
  func unknown() {
    let endless = Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
    #expect(extent([.list(DisplayList(items: []))]) == nil)
    #expect(extent([.fill(endless, paint, FillStyle())]) == nil)
  }
}
