import SwiftUI

/// The models behind the motion, used by themselves.
struct SpringByHand: View {
  @State private var value = 0.0
  @State private var velocity = 0.0
  private let spring = Spring(duration: 0.6, bounce: 0.3)

  private var facts: [(String, Double)] {
    let other = Spring(mass: 1, stiffness: 100, damping: 10)
    let settled = Spring(settlingDuration: 1, dampingRatio: 0.7)
    let angular = Spring(response: 0.4, dampingRatio: 0.8)
    let point: CGPoint = spring.value(
      fromValue: .zero, toValue: CGPoint(x: 10, y: 0), initialVelocity: .zero, time: 0.2)
    return [
      ("duration", spring.duration), ("bounce", spring.bounce), ("mass", spring.mass),
      ("stiffness", other.stiffness), ("damping", other.damping), ("response", angular.response),
      ("ratio", settled.dampingRatio), ("settling", spring.settlingDuration),
      ("value", spring.value(target: 1.0, time: 0.1)),
      ("velocity", spring.velocity(target: 1.0, initialVelocity: 0, time: 0.1)),
      ("force", spring.force(target: 1.0, position: 0.5, velocity: 0)),
      ("x", point.x),
      ("curve", UnitCurve.easeInOut.value(at: 0.25)),
      ("slope", UnitCurve.circularEaseIn.velocity(at: 0.5)),
      ("inverse", UnitCurve.easeIn.inverse.value(at: 0.5)),
      (
        "bezier",
        UnitCurve.bezier(
          startControlPoint: UnitPoint(x: 0.2, y: 0.8), endControlPoint: .bottomTrailing
        ).value(at: 0.5)
      ),
    ]
  }

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(facts, id: \.0) { name, number in
        HStack {
          Text(name)
          Spacer()
          Text(number, format: .number.precision(.fractionLength(3)))
        }
      }
      Circle().frame(width: 20).offset(x: value)
      Button("Step") {
        spring.update(value: &value, velocity: &velocity, target: 100, deltaTime: 1 / 60)
      }
    }
    .frame(width: 240)
    .padding()
  }
}
