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

  @Test("Shapes with upright and level edges alone are covered exactly, as Cairo covers them")
  func upright() throws {
    try expectEqual(rounds: 24) { round, random in
      let (width, height) = (
        Double.random(in: 80...90, using: &random), Double.random(in: 70...80, using: &random)
      )
      let corner = Path { path in
        path.addLines([
          .zero, CGPoint(x: width, y: 0), CGPoint(x: width, y: 30.3), CGPoint(x: 40.6, y: 30.3),
          CGPoint(x: 40.6, y: height), CGPoint(x: 0, y: height),
        ])
      }
      let path = round % 2 == 0 ? corner : Path(CGRect(x: 0, y: 0, width: width, height: height))
      let transform = CGAffineTransform(
        translationX: Double.random(in: 95...110, using: &random),
        y: Double.random(in: 92...98, using: &random)
      ).rotated(by: Double(round / 2 % 4) * .pi / 2)
      return item(path, round, transform)
    }
  }

  @Test("Corners on whole pixels, where Cairo's numbers often lie between two, make the same edges")
  func wholeCorners() throws {
    try expectEqual(rounds: 60) { round, random in
      let width = Double(Int.random(in: 40...90, using: &random))
      let height = Double(Int.random(in: 35...80, using: &random))
      let diamond = Path { path in
        path.addLines([
          CGPoint(x: 0, y: -height), CGPoint(x: width, y: 0), CGPoint(x: 0, y: height),
          CGPoint(x: -width, y: round.isMultiple(of: 2) ? 0 : 20),
        ])
      }
      return item(diamond, round, CGAffineTransform(translationX: 118, y: 91))
    }
  }

  /// Expects items to look as the software painter paints them, to two levels.
  private func expectEqual(
    rounds: Int, item: (Int, inout SeededGenerator) -> DisplayItem
  ) throws {
    let context = try OffscreenContext()
    defer { withExtendedLifetime(context) {} }
    let painter = try GLPainter()
    var random = SeededGenerator(seed: 5)
    for round in 0..<rounds {
      let list = DisplayList(items: [item(round, &random)])
      let exact = PaintedImage(
        list, width: Self.size.width, height: Self.size.height, scale: 1,
        background: Scene.white)
      let greatest = PixelDifference(try pixels(list, painter), exact.pixels).greatest
      #expect(greatest <= 2, "shape \(round)")
    }
    painter.close()
  }

  private func item(_ path: Path, _ round: Int, _ transform: CGAffineTransform) -> DisplayItem {
    .leaf(
      DisplayLeaf(
        id: UInt64(round + 1), content: DisplayContent(fill: path), paint: paint(round),
        transform: transform, opacity: 1, isMoving: true))
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
    return item(shapes[round % shapes.count], round, transform)
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
