import Foundation
import GlissandoCompatibility
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoViews

@MainActor
@Suite("Shapes that are moved, and outlines of other spellings")
struct MovedShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("Moved shapes have their types, and those that can be inset remain so")
  func types() {
    let offset: OffsetShape<Rectangle> = Rectangle().offset(x: 10, y: 5)
    #expect(
      offset.path(in: rect).boundingRect == CGRect(x: 10, y: 5, width: 100, height: 100))
    #expect(
      offset.inset(by: 10).path(in: rect).boundingRect
        == CGRect(x: 20, y: 15, width: 80, height: 80))
    let rotated: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(45))
    #expect(abs(rotated.path(in: rect).boundingRect.width - 100 * 2.0.squareRoot()) < 1e-6)
    let scaled: ScaledShape<Circle> = Circle().scale(x: 0.5, y: 1, anchor: .leading)
    #expect(
      scaled.path(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 50, height: 100))
    let moved: TransformedShape<Rectangle> = Rectangle().transform(
      CGAffineTransform(scaleX: 2, y: 0.5))
    #expect(moved.path(in: rect).boundingRect == CGRect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test("A shape's offset and scale are animated half way at half the time")
  func motion() throws {
    let far = Remote<Bool>()
    let stage = Stage(width: 200, height: 200) { Moving(far: far) }
    withAnimation(.linear(duration: 1)) { far.value = true }
    stage.advance(by: 0.5)
    let image = stage.image()
    // Moved by 50 of 100 points: the square spans 50 to 100.
    #expect(image.pixel(75, 25).x > 200 && image.pixel(75, 25).y < 100)
    #expect(image.pixel(25, 25).y > 200)
    #expect(image.pixel(125, 25).y > 200)
  }

  private struct Moving: View {
    @State private var isFar = false
    let far: Remote<Bool>
    var body: some View {
      let _ = far.connect($isFar)
      ZStack(alignment: .topLeading) {
        Color.white
        Rectangle().offset(x: isFar ? 100 : 0).fill(Color.red).frame(width: 50, height: 50)
      }
    }
  }

  @Test("An outline with some round corners has square ones elsewhere")
  func corners() {
    let path = Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 40, height: 40)
      ).cgPath)
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 98)))
    #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 98)))
    let round = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(!round.cgPath.contains(CGPoint(x: 10, y: 10)))
    #expect(round.bounds == rect)
  }

  @Test("An arc goes clockwise as it is seen")
  func arc() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 50, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    #expect(path.bounds.minX > 49 && path.bounds.minY > 49)
    path.addLine(to: CGPoint(x: 50, y: 50))
    path.close()
    #expect(path.cgPath.contains(CGPoint(x: 70, y: 70)))
  }

  @Test("An outline that is reversed is drawn from its end, and reversed again is what it was")
  func reversed() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 10, y: 2))
    path.addCurve(
      to: CGPoint(x: 20, y: 30), controlPoint1: CGPoint(x: 11, y: 3),
      controlPoint2: CGPoint(x: 12, y: 4))
    path.move(to: CGPoint(x: 50, y: 50))
    path.addQuadCurve(to: CGPoint(x: 60, y: 50), controlPoint: CGPoint(x: 55, y: 40))
    path.addLine(to: CGPoint(x: 60, y: 60))
    path.close()
    path.lineWidth = 3
    let back = path.reversing()
    #expect(
      back.cgPath.description == """
        60 60 m 60 50 l 55 40 50 50 q h 20 30 m 12 4 11 3 10 2 c 1 2 l
        """)
    #expect(back.currentPoint == CGPoint(x: 1, y: 2) && back.lineWidth == 3)
    #expect(back.reversing().cgPath == path.cgPath)
    path.addLine(to: CGPoint(x: 70, y: 70))
    #expect(path.reversing().cgPath.description.hasPrefix("70 70 m 50 50 l 60 60 m "))
    #expect(UIBezierPath().reversing().isEmpty)
  }
}
