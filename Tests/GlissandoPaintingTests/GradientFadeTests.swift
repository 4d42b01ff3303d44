import Foundation
import GlissandoDrawing
import GlissandoMotion
import Testing

@testable import GlissandoPainting

/// Gradients between colours of different opacity.
struct GradientFadeTests {
  /// What is seen along a gradient, over white, without Cairo and with it.
  private func shown(
    _ stops: [(Color.Resolved, Double)], isPerceptual: Bool = false
  ) -> [[SIMD4<UInt8>]] {
    let gradient = GradientPaint(
      stops: stops.map { GradientPaint.Stop(color: $0.0, location: $0.1) },
      geometry: .linear(start: .leading, end: .trailing), isPerceptual: isPerceptual)
    let line = CGRect(x: 0, y: 0, width: 100, height: 20)
    return [Path(line), Path(roundedRect: line, cornerRadius: 2)].map { path in
      let image = Fixture.image([
        Fixture.leaf(DisplayContent(fill: path), .gradient(gradient))
      ])
      return (0..<100).map { image.pixel($0, 10) }
    }
  }

  @Test("A colour that fades keeps its hue, also where it fades into transparent black")
  func keepsItsHue() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    for isPerceptual in [false, true] {
      for row in shown([(red, 0), (clear, 1)], isPerceptual: isPerceptual) {
        for (x, pixel) in row.enumerated() where (2..<98).contains(x) {
          // Red over white: never darker than it is, and green as blue.
          #expect(pixel.x >= 252, "\(x): \(pixel)")
          #expect(abs(Int(pixel.y) - Int(255 * (Double(x) + 0.5) / 100)) < 5, "\(x): \(pixel)")
          #expect(abs(Int(pixel.y) - Int(pixel.z)) < 3)
        }
      }
      for row in shown([(red, 0), (clear, 0.5), (red, 1)], isPerceptual: isPerceptual) {
        #expect(row[2..<98].allSatisfy { $0.x >= 252 })
      }
    }
  }

  @Test("From an opaque colour to a thin one there is no band of more than either")
  func noBand() {
    let paper = Color.Resolved(red: 1, green: 1, blue: 0.96)
    let violet = Color.Resolved(red: 0.48, green: 0.27, blue: 0.84, opacity: 0.2)
    for row in shown([(paper, 0), (violet, 1)]) {
      for (left, right) in zip(row, row.dropFirst()) { #expect(Int(right.y) <= Int(left.y) + 1) }
    }
  }

  @Test("Stops out of order are brought into it, however large what is painted is")
  func order() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let green = Color.Resolved(red: 0, green: 1, blue: 0)
    let blue = Color.Resolved(red: 0, green: 0, blue: 1)
    for row in shown([(red, 0), (blue, 1), (green, 0.5)]) {
      #expect(row[50].y > 245 && row[50].x < 10 && row[50].z < 10)
      #expect(row[95].z > 200)
    }
  }
}
