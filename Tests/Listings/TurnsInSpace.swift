import SwiftUI

/// A turn in space as numbers that animate.
struct Turn: VectorArithmetic {
  var rotation = simd_quatd(ix: 0, iy: 0, iz: 0, r: 1)

  mutating func scale(by rhs: Double) { rotation *= rhs }
  var magnitudeSquared: Double {
    rotation.real * rotation.real + (rotation.imag * rotation.imag).sum()
  }
  static var zero: Turn { Turn(rotation: simd_quatd(ix: 0, iy: 0, iz: 0, r: 0)) }
  static func + (lhs: Turn, rhs: Turn) -> Turn { Turn(rotation: lhs.rotation + rhs.rotation) }
  static func - (lhs: Turn, rhs: Turn) -> Turn { Turn(rotation: lhs.rotation - rhs.rotation) }
}

struct Needle: Shape {
  var turn: Turn
  var animatableData: Turn {
    get { turn }
    set { turn = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let phases: SIMD4<Float> = SIMD4(0, 0.25, 0.5, 0.75)
    let heights = simd_abs(phases * SIMD4(repeating: .pi))
    let tip = turn.rotation.normalized.act(SIMD3(rect.width / 2, 0, 0))
    var path = Path()
    for index in heights.indices {
      let y = rect.midY + CGFloat(heights[index]) * 10
      path.move(to: CGPoint(x: rect.midX, y: y))
      path.addLine(to: CGPoint(x: rect.midX + tip.x, y: y + tip.y))
    }
    return path
  }
}

struct TurnsInSpace: View {
  @State private var isTurned = false
  private let half = simd_quatd(angle: .pi, axis: SIMD3(0, 0, 1))

  var body: some View {
    Needle(turn: isTurned ? Turn(rotation: half) : Turn())
      .stroke(.blue, lineWidth: 2)
      .frame(width: 200, height: 200)
      .onTapGesture { withAnimation { isTurned.toggle() } }
  }
}
