import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Shapes whose type is hidden.
@MainActor
@Suite("Shapes of hidden types")
struct HiddenShapeTests {
  private struct Program: View {
    let first: AnyShape
    let second: AnyShape
    @State private var isSecond = false

    var body: some View {
      (isSecond ? second : first).fill(.black)
        .frame(width: 100, height: 100)
        .background(.white)
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 1)) { isSecond.toggle() } }
    }
  }

  private func stage(_ first: some Shape, _ second: some Shape) -> Stage {
    let (first, second) = (AnyShape(first), AnyShape(second))
    return Stage(width: 100, height: 100) { Program(first: first, second: second) }
  }

  private func corner(_ stage: Stage) -> Int {
    let image = stage.image()
    return (0..<100).first { image.pixel($0, 0).x < 128 } ?? 100
  }

  @Test("Data of one type animate: a corner grows with time, and back from where it is")
  func data() {
    let stage = stage(
      RoundedRectangle(cornerRadius: 0, style: .circular),
      RoundedRectangle(cornerRadius: 50, style: .circular))
    stage.tap(at: CGPoint(x: 50, y: 50))
    for part in [0.25, 0.5] {
      stage.advance(by: 0.25)
      let radius = 50 * part
      #expect(abs(Double(corner(stage)) - (radius - radius.squareRoot())) < 2.5, "\(part)")
    }
    let before = corner(stage)
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(frames: 1)
    #expect(abs(corner(stage) - before) <= 2, "no jump")
    stage.settle()
    #expect(corner(stage) == 0)
    stage.close()
  }

  @Test("Shapes of two types are exchanged at once")
  func exchanged() {
    let stage = stage(RoundedRectangle(cornerRadius: 4), Circle())
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: 0.1)
    #expect(stage.image().pixel(8, 8).x > 250)
    stage.settle()
    #expect(stage.image().pixel(50, 50).x < 5)
    let other = self.stage(
      RoundedRectangle(cornerRadius: 0), Circle().trim(from: 0, to: 0.5))
    other.tap(at: CGPoint(x: 50, y: 50))
    other.advance(by: 0.1)
    #expect(other.image().pixel(50, 20).x > 250)
    stage.close()
    other.close()
  }

  @Test("Data add up like those inside, and those of two types not at all")
  func vectors() {
    let first = AnyShape(RoundedRectangle(cornerRadius: 10)).animatableData
    let second = AnyShape(RoundedRectangle(cornerRadius: 30)).animatableData
    let other = AnyShape(Rectangle().size(width: 3, height: 4)).animatableData
    var half = second - first
    half.scale(by: 0.5)
    #expect(first + half == AnyShape(RoundedRectangle(cornerRadius: 20)).animatableData)
    #expect(first - first == AnyShape(RoundedRectangle(cornerRadius: 0)).animatableData)
    #expect(AnyShape(Circle()).animatableData == .zero)
    #expect(first + .zero == first && .zero + first == first)
    #expect((other - first).magnitudeSquared == 0)
    #expect(first != other && first != second)
  }

  @Test("A shape without data is exchanged at once too, for one that has them")
  func withoutData() {
    let stage = stage(Circle(), RoundedRectangle(cornerRadius: 30, style: .circular))
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(frames: 1)
    let first = corner(stage)
    stage.settle()
    #expect(first == corner(stage))
    #expect(first > 15)
    stage.close()
  }
}
