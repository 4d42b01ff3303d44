import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Shapes that are made smaller on all sides.
@MainActor
@Suite("Inset shapes")
struct InsetShapeTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test("Each corner of an uneven rectangle loses what the sides lose, and is square at most")
  func uneven() {
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: 40, bottomTrailingRadius: 8, topTrailingRadius: 20)
    let expected = UnevenRoundedRectangle(topLeadingRadius: 30, topTrailingRadius: 10)
    #expect(
      shape.inset(by: 10).path(in: rect) == expected.path(in: rect.insetBy(dx: 10, dy: 10)))
  }

  @Test("A border within an uneven rectangle is as thick in its corners as at its sides")
  func border() {
    let image = Stage(width: 100, height: 100) {
      UnevenRoundedRectangle(topLeadingRadius: 50, style: .circular)
        .strokeBorder(.black, lineWidth: 20)
        .background(.white)
    }.image()
    // Along the diagonal from the centre of the corner at (50, 50): black from 30 to 50 points.
    for (distance, isBlack) in [(26.0, false), (34, true), (46, true), (54, false)] {
      let place = Int(50 - distance / 2.squareRoot())
      #expect((image.pixel(place, place).x < 128) == isBlack)
    }
  }

  @Test("What is inset twice has the corners of what is inset once by as much")
  func twice() {
    func check<S: InsettableShape>(_ shape: S) {
      let once = shape.inset(by: 12).path(in: rect)
      #expect(shape.inset(by: 5).inset(by: 7).path(in: rect) == once)
    }
    check(RoundedRectangle(cornerRadius: 30, style: .circular))
    check(UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 10))
  }

  @Test("What is inset by more than its corners and back again is what it was")
  func thereAndBack() {
    func check<S: InsettableShape>(_ shape: S) {
      #expect(shape.inset(by: 20).inset(by: -20).path(in: rect) == shape.path(in: rect))
    }
    check(RoundedRectangle(cornerRadius: 8))
    check(UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 10))
  }

  @Test("The corners of one that is animated are those of the inset of the moment")
  func animated() {
    let shape = RoundedRectangle(cornerRadius: 10, style: .circular)
    var start = shape.inset(by: 0)
    let end = shape.inset(by: 20)
    var middle = start.animatableData
    middle += end.animatableData
    middle.scale(by: 0.5)
    start.animatableData = middle
    #expect(start.path(in: rect) == shape.inset(by: 10).path(in: rect))
  }
}
