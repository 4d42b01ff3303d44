import CAllocationCounter
import Foundation
import GlissandoMotion
import Measuring

// EngineBenchmark [--count N]: what one tick of one running animation costs with one reading of its value,
// and what a retarget does, beside the floor, as lines of JSON. The motion is long enough that nothing ends
// while it is measured.

/// A custom animation as a user writes one.
struct Eased: CustomAnimation {
  let duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    let x = time / duration
    return value.scaled(by: x * x * (3 - 2 * x))
  }
}

/// What was measured of one kind of animation.
struct Line {
  let kind: String
  let count: Int
  let limit: Double
  var floor = Double.infinity
  var tick = Double.infinity
  var retarget = Double.infinity
  var allocations = 0.0

  func show() {
    print(
      String(
        format: """
          {"kind": "%@", "count": %d, "ns_per_tick": %.3f, "floor_ns": %.3f, "ratio": %.3f, \
          "limit": %.1f, "allocations_per_tick": %g, "retarget_ns": %.2f, "retarget_ticks": %.2f}
          """,
        kind, count, tick, floor, tick / floor, limit, allocations, retarget, retarget / tick))
  }
}

/// The processor nanoseconds of each of several things that a body does.
func nanoseconds(each count: Int, _ body: () -> Void) -> Double {
  processorSeconds(body) * 1e9 / Double(count)
}

/// The numbers of attributes to measure.
func counts() -> [Int] {
  let count = commandLineNumber(after: "--count", default: 0, in: 1...1_000_000)
  return count == 0 ? [1_000, 10_000, 100_000] : [count]
}

let frame = 1.0 / 60

/// How often floor and engine take turns, so that a slow moment of the machine hits both.
let rounds = 7

func measure<Value: VectorArithmetic>(
  _ kind: String, count: Int, limit: Double, animation: Animation, from: Value, to: Value
) {
  var line = Line(kind: kind, count: count, limit: limit)
  let field = Field(count: count, animation: animation, from: from, to: to)
  var now = 0.0
  field.table.tick(to: now)
  measureTicks(of: field, &line, &now)
  measureRetargets(of: field, &line, &now, isAdditive: !kind.contains("spring"))
  line.show()
}

func measureTicks<Value: VectorArithmetic>(
  of field: Field<Value>, _ line: inout Line, _ now: inout Double
) {
  let ticks = max(20, 400_000 / line.count)
  let step = frame * 1e-3
  var floor = FloorLoop(count: line.count)
  for _ in 0..<rounds {
    let start = now
    line.floor = min(
      line.floor,
      nanoseconds(each: ticks * line.count) {
        for tick in 0..<ticks { floor.tick(to: start + Double(tick) * step) }
      })
    line.tick = min(
      line.tick,
      nanoseconds(each: ticks * line.count) {
        for tick in 0..<ticks { field.show(at: start + Double(tick) * step) }
      })
    now += Double(ticks) * step
  }
  precondition(floor.values[0].isFinite)
  let countedTicks = 100
  let before = glissando_allocation_count()
  for tick in 0..<countedTicks { field.show(at: now + Double(tick) * step) }
  line.allocations = Double(glissando_allocation_count() - before) / Double(countedTicks)
  now += 1
}

/// Seconds from one change of target to the next: in the middle of the motion.
let flight = 100.0

/// Every retarget follows a tick, like a click in a window.
func measureRetargets<Value: VectorArithmetic>(
  of field: Field<Value>, _ line: inout Line, _ now: inout Double, isAdditive: Bool
) {
  // A round is over in no time, within which a busy machine does something else: so many of them.
  for _ in 0..<max(rounds, min(60, 300_000 / line.count)) {
    now += flight
    field.table.tick(to: now)
    line.retarget = min(
      line.retarget, nanoseconds(each: line.count) { field.retargetAll(at: now) })
    guard isAdditive else { continue }
    // Additive motion piles up; let the old runs go before the next round.
    now += 2_000
    field.table.tick(to: now)
    field.retargetAll(at: now)
  }
}

/// A colour as the views have it: four numbers, of a type that the engine does not know.
struct ColorNumbers: VectorArithmetic {
  var numbers: SIMD4<Double>

  static var zero: ColorNumbers { ColorNumbers(numbers: .zero) }
  static func + (a: ColorNumbers, b: ColorNumbers) -> ColorNumbers {
    ColorNumbers(numbers: a.numbers + b.numbers)
  }
  static func - (a: ColorNumbers, b: ColorNumbers) -> ColorNumbers {
    ColorNumbers(numbers: a.numbers - b.numbers)
  }
  mutating func scale(by rhs: Double) { numbers *= rhs }
  var magnitudeSquared: Double { (numbers * numbers).sum() }
}

let pair = AnimatablePair<CGFloat, CGFloat>(0, 0)
let farPair = AnimatablePair<CGFloat, CGFloat>(100, 200)
let bouncy = Animation.spring(duration: 1000, bounce: 0.3)
for count in counts() {
  measure("spring", count: count, limit: 2.5, animation: bouncy, from: 0.0, to: 100)
  measure(
    "critical spring", count: count, limit: 2.5, animation: .smooth(duration: 1000), from: 0.0,
    to: 100)
  measure("spring of a pair", count: count, limit: 3, animation: bouncy, from: pair, to: farPair)
  measure(
    "spring of a colour", count: count, limit: 12, animation: bouncy, from: ColorNumbers.zero,
    to: ColorNumbers(numbers: [0.6, 0.2, -0.1, 1]))
  measure(
    "bezier", count: count, limit: 3, animation: .easeInOut(duration: 1000), from: 0.0, to: 100)
  measure(
    "custom", count: count, limit: 5, animation: Animation(Eased(duration: 1000)), from: 0.0,
    to: 100)
}
