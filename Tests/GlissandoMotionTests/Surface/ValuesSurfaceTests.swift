import Foundation
import GlissandoMotion
import Testing

/// A vector of one's own, as for a chart of two numbers.
private struct Vector2: VectorArithmetic {
  var x = 0.0
  var y = 0.0

  static var zero: Self { .init() }
  static func + (lhs: Self, rhs: Self) -> Self { .init(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
  static func - (lhs: Self, rhs: Self) -> Self { .init(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }
  mutating func scale(by rhs: Double) {
    x.scale(by: rhs)
    y.scale(by: rhs)
  }
  var magnitudeSquared: Double { x * x + y * y }
}

/// A value that says nothing about its data.
private struct Still: Animatable {}

/// Data made of a pair of pairs.
private struct Nested: Animatable {
  var a: CGFloat = 1
  var b = 2.0
  var c: Float = 3

  var animatableData: AnimatablePair<CGFloat, AnimatablePair<Double, Float>> {
    get { AnimatablePair(a, AnimatablePair(b, c)) }
    set {
      a = newValue.first
      b = newValue.second.first
      c = newValue.second.second
    }
  }
}

/// Data made of a pack.
private struct Packed: Animatable {
  var size = CGSize(width: 1, height: 2)
  var angle = Angle.degrees(3)

  var animatableData: AnimatableValues<CGSize.AnimatableData, Double> {
    get { AnimatableValues(size.animatableData, angle.animatableData) }
    set {
      size.animatableData = newValue.value.0
      angle.animatableData = newValue.value.1
    }
  }
}

@Suite("Values as people write them")
struct ValuesSurfaceTests {
  @Test("Vectors of one's own scale and interpolate")
  func vectors() {
    var vector = Vector2(x: 2, y: 4)
    vector.scale(by: 0.5)
    #expect(vector == Vector2(x: 1, y: 2))
    #expect(vector.scaled(by: 3) == Vector2(x: 3, y: 6))
    vector.interpolate(towards: Vector2(x: 3, y: 2), amount: 0.5)
    #expect(vector == Vector2(x: 2, y: 2))
    #expect(vector.interpolated(towards: .zero, amount: 0.25) == Vector2(x: 1.5, y: 1.5))
    #expect(AnimatablePair(vector, 1.0).magnitudeSquared == 9)
  }

  @Test("Animatable values offer their data, or none")
  func animatable() {
    func data<A: Animatable>(of value: A) -> A.AnimatableData { value.animatableData }
    #expect(data(of: Still()) == EmptyAnimatableData())
    var nested = Nested()
    nested.animatableData = data(of: nested).scaled(by: 2)
    #expect(nested.a == 2 && nested.b == 4 && nested.c == 6)
    var packed = Packed()
    packed.animatableData.scale(by: 2)
    #expect(packed.size == CGSize(width: 2, height: 4))
    #expect(abs(packed.angle.degrees - 6) < 1e-12)
    #expect(data(of: 1.5) == 1.5)
    #expect(data(of: CGFloat(1.5)) == 1.5)
    #expect(data(of: SIMD2(1.0, 2.0)) == SIMD2(1, 2))
  }

  @Test("Angles are made, compared and reckoned with")
  func angles() {
    let angle: Angle = .degrees(180)
    #expect(angle == Angle(radians: .pi) && angle == .radians(.pi))
    #expect(Angle() == .zero && Angle(degrees: 90) < angle)
    #expect(angle / 2 == .degrees(90) && angle * 2 == .degrees(360))
    #expect(-angle == .degrees(-180))
    var turned = angle
    turned += .degrees(90)
    turned -= Angle(degrees: 45)
    turned *= 2
    turned /= 3
    turned.degrees += 10
    #expect(abs(turned.degrees - 160) < 1e-12)
    #expect(Set([angle, .radians(.pi)]).count == 1)
  }

  @Test("Points, insets, edges and axes have their names")
  func geometry() {
    let anchors: [UnitPoint] = [
      .zero, .center, .leading, .trailing, .top, .bottom, .topLeading, .topTrailing,
      .bottomLeading, .bottomTrailing, UnitPoint(x: 0.25, y: 0.75), .init(x: 0, y: 0), UnitPoint(),
    ]
    #expect(anchors[10].animatableData == AnimatablePair(32, 96))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets != EdgeInsets() && insets.leading + insets.trailing == 6)
    var moved = insets
    moved.animatableData.scale(by: 2)
    #expect(moved == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    let sides: Edge.Set = [.leading, .trailing]
    #expect(sides == .horizontal && Edge.Set.all.contains(.vertical) && Edge.Set(.top) == .top)
    #expect(Edge.allCases.count == 4 && Edge.bottom.rawValue == 2)
    #expect(Axis.allCases == [.horizontal, .vertical])
    #expect(Axis.Set([.horizontal, .vertical]).contains(.vertical))
    var rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    rect.animatableData.scale(by: 0.5)
    #expect(rect == CGRect(x: 0, y: 0, width: 5, height: 10))
    var point = CGPoint(x: 1, y: 2)
    point.animatableData = AnimatablePair(3, 4)
    #expect(point == CGPoint(x: 3, y: 4))
  }
}
