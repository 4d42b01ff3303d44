import Foundation
import GlissandoDrawing
import GlissandoGL
import GlissandoMotion
import GlissandoPainting
import TestSupport
import Testing

/// Large shapes, which the GPU covers by their edges.
@Suite(.serialized, .enabled(if: GLSupport.isThere, "there is no EGL without a surface"))
struct GLOutlineTests {
  private static let size = (width: 240, height: 180)

  @Test("Large shapes have the very edges that Cairo gives them, wherever they lie")
  func edges() throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    var random = SeededGenerator(seed: 17)
    for round in 0..<120 {
      let list = DisplayList(items: [item(round, &random)])
      let exact = PaintedImage(
        list, width: Self.size.width, height: Self.size.height, scale: 1,
        background: Scene.white)
      let greatest = PixelDifference(try pixels(list, painter), exact.pixels).greatest
      // One for what is rounded, and one for a gradient's colour or for numbers of 32 bits.
      #expect(greatest <= 2, "shape \(round)")
      #expect(painter.plan.quads.contains { $0.kind >> 4 & 11 == 11 }, "shape \(round)")
    }
    painter.close()
  }

  private func pixels(_ list: DisplayList, _ painter: GLPainter) throws -> [UInt32] {
    let (width, height) = Self.size
    try painter.paint(
      list, width: width, height: height, scale: 1, damage: nil, background: Scene.white)
    var pixels = [UInt32](repeating: 0, count: width * height)
    try pixels.withUnsafeMutableBytes { bytes in
      let base = try #require(bytes.baseAddress)
      try painter.readPixels(
        into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: width * 4))
    }
    return pixels
  }

  /// A shape of one of five kinds, turned, and all in the window.
  private func item(_ round: Int, _ random: inout SeededGenerator) -> DisplayItem {
    let frame = CGRect(
      x: -40, y: -35, width: Double.random(in: 78...84, using: &random),
      height: Double.random(in: 66...74, using: &random))
    let triangle = Path { path in
      path.addLines([
        CGPoint(x: -50, y: -40), CGPoint(x: 55, y: 10), CGPoint(x: -30, y: 52),
      ])
      path.closeSubpath()
    }
    let shapes = [
      Path(ellipseIn: frame), Path(roundedRect: frame, cornerRadius: 11), Path(frame),
      Path(roundedRect: frame, cornerRadius: 40), triangle,
    ]
    let transform = CGAffineTransform(
      translationX: Double.random(in: 85...155, using: &random),
      y: Double.random(in: 80...100, using: &random)
    ).rotated(by: Double.random(in: 0.01...6.2, using: &random))
    return .leaf(
      DisplayLeaf(
        id: UInt64(round + 1), content: DisplayContent(fill: shapes[round % shapes.count]),
        paint: paint(round), transform: transform, opacity: 1, isMoving: true))
  }

  private func paint(_ round: Int) -> Paint {
    let blue = Color.Resolved(red: 0, green: 0.3, blue: 0.9)
    guard round.isMultiple(of: 3) else { return .color(blue) }
    let red = Color.Resolved(red: 0.9, green: 0.2, blue: 0)
    return .gradient(
      GradientPaint(
        stops: [.init(color: red, location: 0), .init(color: blue, location: 1)],
        geometry: .linear(start: .topLeading, end: .bottomTrailing)))
  }
}
