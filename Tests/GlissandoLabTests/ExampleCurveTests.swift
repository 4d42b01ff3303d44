import Foundation
import GlissandoLab
import GlissandoMotion
import GlissandoNotation
import Testing

@Suite("Custom animations as lanes")
@MainActor
struct ExampleCurveTests {
  private func lane(_ example: ExampleCurve) -> Lane {
    var lane = Lane(.a, setting: MotionSetting(.curve(.linear, duration: 1)))
    lane.example = example
    return lane
  }

  private func value(_ lane: Lane, at time: Double) -> Double {
    guard case .curve(let curve, let duration) = lane.setting.base else { return .nan }
    return curve.curve.value(at: time / duration)
  }

  @Test("Steps rise to their height and rest there, as many and as long as is wished")
  func steps() {
    var lane = lane(.steps(count: 5, rest: 0.5))
    lane.set(.stepCount, to: 4)
    lane.set(.stepRest, to: 0.25)
    #expect(lane.example == .steps(count: 4, rest: 0.25))
    for step in 0..<4 {
      let start = Double(step) / 4
      #expect(abs(value(lane, at: start) - start) < 1e-9)
      for rest in [0.76, 0.9, 0.999] {
        #expect(abs(value(lane, at: start + rest / 4) - (start + 0.25)) < 1e-9)
      }
      #expect(abs(value(lane, at: start + 0.375 / 4) - (start + 0.125)) < 1e-6)
    }
    lane.set(.stepCount, to: 1000)
    #expect(lane.value(of: .stepCount) == 30)
    #expect(lane.value(of: .ringing) == nil)
  }

  @Test(
    "The elastic one swings through its middle, whatever its period", arguments: [0.1, 0.225, 0.6])
  func elastic(period: Double) {
    var lane = lane(.elastic(period: 0.225, ringing: 10))
    lane.set(.swingPeriod, to: period)
    #expect(abs(value(lane, at: 0.5) - 0.5) < 1e-9)
    #expect(value(lane, at: 0) == 0 && value(lane, at: 1) == 1)
    // It is the same forwards and backwards.
    for time in [0.1, 0.3, 0.45] {
      #expect(abs(value(lane, at: time) + value(lane, at: 1 - time) - 1) < 1e-9)
    }
    // A period after the middle it is at its target's side by the share that is left.
    let share = 0.5 * 2.0.power(-10 * 2 * period)
    if period < 0.4 { #expect(abs(value(lane, at: 0.5 + period) - (1 - share)) < 2e-3) }
  }

  @Test("A lane goes by the name of its custom animation, until its curve is another one")
  func names() {
    let model = LabModel(MotionSetting(.curve(.easeIn, duration: 0.5)))
    model.setExample(.steps(count: 3, rest: 0.5))
    #expect(model.selected.title == "Steps, 0.5 s")
    model.duplicate(.a)
    model.set(.stepCount, to: 7)
    #expect(model.selected.id == .b)
    #expect(model.selected.example == .steps(count: 7, rest: 0.5))
    #expect(model.lanes[0].example == .steps(count: 3, rest: 0.5))
    model.setCurve(.easeOut)
    #expect(model.selected.example == nil)
    model.undo()
    #expect(model.selected.example == .steps(count: 7, rest: 0.5))
  }
}

extension Double {
  /// This number to a power, by its logarithm.
  fileprivate func power(_ exponent: Double) -> Double { exp2(exponent * log2(self)) }
}
