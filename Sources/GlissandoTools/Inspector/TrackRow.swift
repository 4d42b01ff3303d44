import Foundation
import GlissandoDrawing
package import GlissandoMotion
import Observation

/// A row of the inspector's list: one value that moves.
///
/// Its parts change at their own paces, so that a frame evaluates only what it moves: the curve with
/// each run, the place on it in each frame, the numbers a few times in a second.
@MainActor @Observable
package final class TrackRow: Identifiable {
  /// What stays the same as long as the same runs move the value.
  struct Head: Equatable {
    var name: MotionName
    var animation = ""
    var origin = ""
    var from = ""
    var to = ""
    /// The same where the value is a colour.
    var fromColor: Color.Resolved?
    var toColor: Color.Resolved?
    var expectedEnd = ""
    /// The runs that move the value, the newest last.
    var runs: [Int] = []
    /// The newest run's.
    var curve: [Double] = []
    var curveLength = 0.0
    /// Those of the others, over the same time.
    var otherCurves: [[Double]] = []
  }

  /// What changes all the time.
  struct Reading: Equatable {
    var value = ""
    /// The value where it is a colour.
    var color: Color.Resolved?
    var velocity = ""
    var elapsed = ""
    var isHeld = false
    var rate = 1.0
  }

  package nonisolated let id: Int
  package let track: MotionTrack
  private(set) var head: Head
  private(set) var reading = Reading()
  /// How much of the curve's time has passed, from 0 to 1.
  private(set) var place = 0.0
  /// How much of its way the newest run has done.
  private(set) var progress = 0.0

  init(_ track: MotionTrack) {
    self.track = track
    id = track.id
    head = Head(name: track.name)
  }

  /// Reads the track: the place in each frame, the rest when it is time.
  func update(readsNumbers: Bool) {
    guard let run = track.newest else { return }
    let elapsed = track.elapsed
    if head.runs != track.runs.map(\.id) { head = makeHead(run) }
    let place = Self.place(of: elapsed, in: run)
    if place != self.place { self.place = place }
    let progress =
      run.curve.isEmpty ? track.progress(of: run) : run.curveProgress(at: place * run.curveLength)
    if progress != self.progress { self.progress = progress }
    guard readsNumbers else { return }
    let reading = makeReading(run, elapsed)
    if reading != self.reading { self.reading = reading }
  }

  /// Where on its curve a run is; what repeats comes round again.
  private static func place(of elapsed: Double, in run: MotionRun) -> Double {
    guard run.curveLength > 0 else { return 1 }
    let place = elapsed / run.curveLength
    if run.duration.isFinite || run.isCustom { return min(max(place, 0), 1) }
    return place - place.rounded(.down)
  }

  private func makeHead(_ run: MotionRun) -> Head {
    let parts = run.interval.changing
    var head = Head(name: track.name)
    head.animation = InspectorText.animation(run.animation)
    head.origin = InspectorText.origin(run.origin)
    head.from = InspectorText.numbers(run.interval.from.picked(parts))
    head.to = InspectorText.numbers(run.interval.to.picked(parts))
    head.fromColor = track.color(of: run.interval.from)
    head.toColor = track.color(of: run.interval.to)
    head.expectedEnd = InspectorText.expectedEnd(of: run)
    head.runs = track.runs.map(\.id)
    head.curve = run.curve
    head.curveLength = run.curveLength
    head.otherCurves = track.runs.dropLast().suffix(3).map { other in
      other.curve.isEmpty
        ? []
        : (0..<run.curve.count).map { index in
          let time = run.start + run.curveLength * Double(index) / Double(run.curve.count - 1)
          return other.curveProgress(at: time - other.start)
        }
    }
    return head
  }

  private func makeReading(_ run: MotionRun, _ elapsed: Double) -> Reading {
    let now = track.components
    let parts = run.interval.changing
    return Reading(
      value: InspectorText.numbers(now.value.picked(parts)), color: track.color(of: now.value),
      velocity: InspectorText.numbers(now.velocity.picked(parts)),
      elapsed: InspectorText.seconds(elapsed), isHeld: track.isHeld, rate: track.rate)
  }
}

extension MotionTrack {
  /// The colour that components of the value are; nil where the value is something else, as a gradient.
  fileprivate func color(of components: [Double]) -> Color.Resolved? {
    let types: [Any.Type] = [ColorVector.self, PaintVector.self]
    // A paint has the radius of its blur behind its colour.
    guard types.contains(where: { $0 == valueType }), (4...5).contains(components.count) else {
      return nil
    }
    return Color.Resolved(
      ColorVector(
        components: SIMD4(components[0], components[1], components[2], components[3])))
  }
}
