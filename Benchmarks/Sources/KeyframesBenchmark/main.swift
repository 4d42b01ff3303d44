import CAllocationCounter
import Foundation
import GlissandoMotion
import Measuring

// KeyframesBenchmark: what one sample of a timeline of 20 tracks costs, by the kind of its keyframes,
// as lines of JSON. Each track has five keyframes; the times are asked in no order.

/// A value with twenty properties to move.
struct Pose {
  var a0 = 0.0, a1 = 0.0, a2 = 0.0, a3 = 0.0, a4 = 0.0, a5 = 0.0, a6 = 0.0, a7 = 0.0, a8 = 0.0
  var a9 = 0.0
  var offset = CGSize.zero, anchor = CGPoint.zero, scale = CGSize(width: 1, height: 1)
  var rotation = Angle.zero, tilt = Angle.zero
  var frame = CGRect.zero
  var height: CGFloat = 0, width: CGFloat = 0, blur: CGFloat = 0, opacity: CGFloat = 1
}

/// Five keyframes of one kind that scale a value up and down.
struct Run<Value: Animatable>: KeyframeTrackContent {
  let kind: String
  let value: (Double) -> Value

  var body: some KeyframeTrackContent<Value> {
    if kind == "linear" {
      for step in 1...5 { LinearKeyframe(value(Double(step)), duration: 0.2) }
    } else if kind == "eased" {
      for step in 1...5 { LinearKeyframe(value(Double(step)), duration: 0.2, timingCurve: .easeIn) }
    } else if kind == "cubic" {
      for step in 1...5 { CubicKeyframe(value(Double(step % 3)), duration: 0.2) }
    } else if kind == "spring" {
      for step in 1...5 { SpringKeyframe(value(Double(step % 2)), duration: 0.2, spring: .bouncy) }
    } else {
      LinearKeyframe(value(1), duration: 0.2)
      CubicKeyframe(value(2), duration: 0.2)
      CubicKeyframe(value(3), duration: 0.2)
      SpringKeyframe(value(1), duration: 0.2, spring: .bouncy)
      LinearKeyframe(value(0), duration: 0.2, timingCurve: .easeOut)
    }
  }
}

/// Twenty tracks of one kind.
struct Dance: Keyframes {
  let kind: String

  private func numbers() -> Run<Double> { Run(kind: kind) { $0 * 10 } }
  private func lengths() -> Run<CGFloat> { Run(kind: kind) { $0 * 10 } }
  private func sizes() -> Run<CGSize> { Run(kind: kind) { CGSize(width: $0, height: -$0) } }
  private func angles() -> Run<Angle> { Run(kind: kind) { .degrees($0 * 30) } }

  @KeyframesBuilder<Pose> private var numberTracks: some Keyframes<Pose> {
    KeyframeTrack(\.a0) { numbers() }
    KeyframeTrack(\.a1) { numbers() }
    KeyframeTrack(\.a2) { numbers() }
    KeyframeTrack(\.a3) { numbers() }
    KeyframeTrack(\.a4) { numbers() }
    KeyframeTrack(\.a5) { numbers() }
    KeyframeTrack(\.a6) { numbers() }
    KeyframeTrack(\.a7) { numbers() }
    KeyframeTrack(\.a8) { numbers() }
    KeyframeTrack(\.a9) { numbers() }
  }

  @KeyframesBuilder<Pose> private var otherTracks: some Keyframes<Pose> {
    KeyframeTrack(\.offset) { sizes() }
    KeyframeTrack(\.scale) { sizes() }
    KeyframeTrack(\.anchor) { Run(kind: kind) { CGPoint(x: $0, y: $0) } }
    KeyframeTrack(\.rotation) { angles() }
    KeyframeTrack(\.tilt) { angles() }
    KeyframeTrack(\.frame) { Run(kind: kind) { CGRect(x: $0, y: 0, width: $0 + 1, height: 2) } }
    KeyframeTrack(\.height) { lengths() }
    KeyframeTrack(\.width) { lengths() }
    KeyframeTrack(\.blur) { lengths() }
    KeyframeTrack(\.opacity) { lengths() }
  }

  var body: some Keyframes<Pose> {
    numberTracks
    otherTracks
  }
}

/// The least of several rounds counts: the rest is noise.
let rounds = 7
let samples = 20_000

/// Samples a timeline; the sum of what was sampled, so that nothing is left out.
func sample(_ timeline: KeyframeTimeline<Pose>, _ count: Int) -> Double {
  var time = 0.0
  var sum = 0.0
  for _ in 0..<count {
    // A step beyond the golden section of the duration: no order that a branch could learn.
    time += 0.618034
    if time > 1 { time -= 1 }
    let pose = timeline.value(time: time)
    sum += pose.a3 + pose.rotation.radians + Double(pose.frame.width)
  }
  return sum
}

var checksum = 0.0

for kind in ["linear", "eased", "cubic", "spring", "mixed"] {
  let timeline = KeyframeTimeline(initialValue: Pose()) { Dance(kind: kind) }
  checksum += sample(timeline, samples)
  var least = Double.infinity
  for _ in 0..<rounds {
    let start = processorTime()
    checksum += sample(timeline, samples)
    least = min(least, (processorTime() - start) * 1e9 / Double(samples))
  }
  let before = glissando_allocation_count()
  checksum += sample(timeline, samples)
  let allocations = Double(glissando_allocation_count() - before) / Double(samples)
  print(
    String(
      format: #"{"kind": "%@", "ns_per_sample": %.1f, "allocations_per_sample": %g}"#, kind, least,
      allocations))
}
precondition(checksum.isFinite)
