import CAllocationCounter
import Foundation
import GlissandoMotion

// Prints what one tick of one running animation costs, beside its floor. The motion is long enough
// that nothing ends while it is measured.

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

struct Row: Codable {
  let kind: String
  let count: Int
  let nanosecondsPerTick: Double
  let floorNanoseconds: Double
  let ratio: Double
  let limit: Double
  let allocationsPerTick: Double
  let retargetNanoseconds: Double
  let retargetTicks: Double
}

/// The processor seconds that a body takes: what other processes do in between does not count.
func seconds(_ body: () -> Void) -> Double {
  let start = processorTime()
  body()
  return processorTime() - start
}

func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The least nanoseconds of one of several rounds, per element: the rest is noise of the machine.
func best(rounds: Int, elements: Int, _ body: (Int) -> Void) -> Double {
  (0..<rounds).map { round in seconds { body(round) } * 1e9 / Double(elements) }.min() ?? 0
}

let frame = 1.0 / 60

func measure<Value: VectorArithmetic>(
  _ kind: String, count: Int, limit: Double, animation: Animation, from: Value, to: Value
) -> Row {
  let ticks = max(20, 400_000 / count)
  var floor = FloorLoop(count: count)
  let field = Field(count: count, animation: animation, from: from, to: to)
  var floorTime = Double.infinity
  var tickTime = Double.infinity
  var now = 0.0
  field.table.tick(to: now)
  // Floor and engine take turns, so that a slow moment of the machine hits both.
  for _ in 0..<7 {
    floorTime = min(
      floorTime,
      best(rounds: 1, elements: ticks * count) { _ in
        for tick in 0..<ticks { floor.tick(to: now + Double(tick) * frame) }
      })
    tickTime = min(
      tickTime,
      best(rounds: 1, elements: ticks * count) { _ in
        for tick in 0..<ticks { field.table.tick(to: now + Double(tick) * frame * 1e-3) }
      })
    now += Double(ticks) * frame * 1e-3
  }
  precondition(floor.values[0].isFinite)
  let before = glissando_allocation_count()
  for tick in 0..<100 { field.table.tick(to: now + Double(tick) * frame * 1e-3) }
  let allocations = Double(glissando_allocation_count() - before) / Double(100)
  now += 1
  // Every retarget follows a tick, like a click in a window.
  var retargetTime = Double.infinity
  for _ in 0..<5 {
    now += frame
    field.table.tick(to: now)
    retargetTime = min(
      retargetTime, best(rounds: 1, elements: count) { _ in field.retargetAll(at: now) })
    if !kind.contains("spring") {
      // Additive motion piles up; let the old runs go before the next round.
      now += 2_000
      field.table.tick(to: now)
      field.retargetAll(at: now)
      now += frame
      field.table.tick(to: now)
    }
  }
  return Row(
    kind: kind, count: count, nanosecondsPerTick: tickTime, floorNanoseconds: floorTime,
    ratio: tickTime / floorTime, limit: limit, allocationsPerTick: allocations,
    retargetNanoseconds: retargetTime, retargetTicks: retargetTime / tickTime)
}

var rows: [Row] = []
let pair = AnimatablePair<CGFloat, CGFloat>(0, 0)
let farPair = AnimatablePair<CGFloat, CGFloat>(100, 200)
for count in [1_000, 10_000, 100_000] {
  rows += [
    measure(
      "spring", count: count, limit: 1.5, animation: .spring(duration: 1000, bounce: 0.3),
      from: 0.0, to: 100),
    measure(
      "spring critical", count: count, limit: 1.5, animation: .smooth(duration: 1000), from: 0.0,
      to: 100),
    measure(
      "spring of a pair", count: count, limit: 1.5,
      animation: .spring(duration: 1000, bounce: 0.3), from: pair, to: farPair),
    measure(
      "bezier", count: count, limit: 2, animation: .easeInOut(duration: 1000), from: 0.0, to: 100),
    measure(
      "custom", count: count, limit: 3, animation: Animation(Eased(duration: 1000)), from: 0.0,
      to: 100),
  ]
}

/// A number in a column.
func column(_ value: Double, _ digits: Int = 2, width: Int = 11) -> String {
  let text = String(format: "%.\(digits)f", value)
  return String(repeating: " ", count: max(0, width - text.count)) + text
}

print(
  "kind                  count   ns/tick   floor ns     ratio     limit  allocs/tick retarget/ticks"
)
for row in rows {
  let kind = row.kind.padding(toLength: 18, withPad: " ", startingAt: 0)
  print(
    kind, column(Double(row.count), 0, width: 8), column(row.nanosecondsPerTick, width: 9),
    column(row.floorNanoseconds, width: 10), column(row.ratio, width: 9),
    column(row.limit, 1, width: 9), column(row.allocationsPerTick), column(row.retargetTicks))
}

let arguments = CommandLine.arguments
if let index = arguments.firstIndex(of: "--json"), index + 1 < arguments.count {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  try encoder.encode(rows).write(to: URL(fileURLWithPath: arguments[index + 1]))
}
