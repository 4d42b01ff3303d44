import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTools

/// Finds the points of a motion's curve: few where it is straight, many where it bends.
struct PlotTracer {
  let analysis: MotionAnalysis
  let band: PlotBand
  /// Where it is drawn.
  let panel: PlotPanel
  /// The curve is kept so near to the panel, in points: it is not seen farther away.
  let margin: Double

  /// A chord may be so far from its curve, in points.
  private static let tolerance = 0.15
  /// Swings that are smaller than this, in points, are not followed.
  private static let invisible = 0.05
  /// Swings that are narrower than this, in points, become a band.
  private static let narrowest = 1.5

  /// The second from which it is drawn, where the axis begins after the motion.
  private var begin: Double { panel.times.lower > 0 ? panel.times.lower : -.infinity }
  /// The last second that is drawn.
  var end: Double { panel.times.upper }

  /// The points of the curve from the first second to the last.
  func points() -> [CGPoint] {
    var points: [CGPoint] = []
    points.reserveCapacity(256)
    if analysis.end == 0 {
      if begin <= 0 { add(0, band.value(of: .start), &points) }
      add(max(begin, 0), band.value(of: .target), &points)
      add(end, band.value(of: .target), &points)
      return points
    }
    if let repetition = analysis.pass.repetition {
      tracePasses(repetition, &points)
    } else {
      tracePass(
        from: 0, origin: analysis.pass.origin, to: end, isReturning: false, &points)
    }
    return points
  }

  /// Traces all passes, or the range of passes that are too narrow to be told apart.
  private func tracePasses(
    _ repetition: MotionPass.Repetition, _ points: inout [CGPoint]
  ) {
    hold(from: 0, to: min(repetition.origin, end), .start, &points)
    defer { hold(from: analysis.end, to: end, .target, &points) }
    guard panel.x(repetition.length) - panel.x(0) > Self.narrowest else {
      return traceBand(from: max(repetition.origin, begin), to: min(analysis.end, end), &points)
    }
    let wait = analysis.pass.origin - repetition.origin
    // The pass in which the first second lies.
    var index = Int(clamping: ((begin - repetition.origin) / repetition.length).rounded(.down))
    index = max(index, 0)
    var start = repetition.origin + (index > 0 ? Double(index) * repetition.length : 0)
    while index < repetition.count ?? .max, start < end {
      tracePass(
        from: start, origin: start + wait, to: min(start + repetition.length, end),
        isReturning: repetition.autoreverses && index % 2 == 1, &points)
      index += 1
      start = repetition.origin + Double(index) * repetition.length
    }
  }

  // MARK: One pass

  /// Traces a pass that waits until `origin`.
  private func tracePass(
    from start: Double, origin: Double, to last: Double, isReturning: Bool,
    _ points: inout [CGPoint]
  ) {
    hold(
      from: start, to: min(origin, last), isReturning ? MotionState.start.reversed : .start,
      &points)
    guard origin < last else { return }
    let pass = analysis.pass
    func value(_ time: Double) -> Double {
      let state = pass.law.state(at: (time - origin) / pass.stretch).sped(by: 1 / pass.stretch)
      return band.value(of: isReturning ? state.reversed : state)
    }
    var stop = last
    switch pass.law {
    case .spring(let course):
      stop = min(last, traceSwings(course, origin, last, value, &points))
    default:
      let finish = min(last, origin + pass.law.duration * pass.stretch)
      trace(from: max(origin, begin), to: finish, pieces: 48, value, &points)
      stop = finish
    }
    if stop < last {
      let rest = pass.repetition == nil || !isReturning ? MotionState.target : .start
      hold(from: stop, to: last, rest, &points)
    }
  }

  /// Traces a spring as long as something of it can be seen.
  /// - Returns: when it cannot any more.
  private func traceSwings(
    _ course: SpringCourse, _ origin: Double, _ last: Double, _ value: (Double) -> Double,
    _ points: inout [CGPoint]
  ) -> Double {
    let stretch = analysis.pass.stretch
    let quiet = min(last, origin + quietTime(course) * stretch)
    guard let half = course.distance.zeroDistance.map({ $0 * stretch }) else {
      traceCreep(course, origin, quiet, value, &points)
      return quiet
    }
    guard panel.x(half) - panel.x(0) > Self.narrowest else {
      traceTurns(course, origin, quiet, value, &points)
      return quiet
    }
    let start = max(origin, begin)
    let pieces = max(6, min(4000, Int(clamping: ((quiet - start) / half * 3).rounded(.up))))
    trace(from: start, to: quiet, pieces: pieces, value, &points)
    return quiet
  }

  /// An overdamped spring is fast at first and slow after that: pieces that grow.
  private func traceCreep(
    _ course: SpringCourse, _ origin: Double, _ last: Double, _ value: (Double) -> Double,
    _ points: inout [CGPoint]
  ) {
    let fastest = analysis.pass.stretch / (course.solution.rate + 2 * course.solution.frequency)
    var start = origin
    var length = max(fastest / 4, (last - origin) * 1e-6)
    while start < last {
      let next = start + length < last ? start + length : last
      trace(from: max(start, begin), to: next, pieces: 1, value, &points)
      start = next
      length *= 1.6
    }
  }

  /// When a spring's swings have become smaller than can be seen, in its own seconds.
  private func quietTime(_ course: SpringCourse) -> Double {
    let solution = course.solution
    guard solution.rate > 0 else { return .infinity }
    let scale = pow(1 / analysis.pass.stretch, Double(band.rawValue))
    let pointsPerUnit = abs(panel.y(scale) - panel.y(0))
    let swing: SpringSwing
    switch band {
    case .position: swing = course.distance
    case .velocity: swing = course.distance.derivative
    case .acceleration: swing = course.distance.derivative.derivative
    }
    let size = abs(swing.value) + abs(swing.slope) / max(solution.rate, solution.frequency)
    let amplitude = size * pointsPerUnit / Self.invisible
    // Near critical damping the amplitude is itself multiplied by rate times time.
    let decays = log(max(amplitude, 1)) + (solution.frequency < solution.rate ? 4 : 1)
    return decays / solution.rate
  }

  // MARK: Pieces

  /// Traces a smooth function.
  private func trace(
    from start: Double, to last: Double, pieces: Int, _ value: (Double) -> Double,
    _ points: inout [CGPoint]
  ) {
    guard last > start else { return }
    // The very end may belong to what comes after it.
    let last = last - (last - start) * 1e-9
    var a = CGPoint(x: panel.x(start), y: height(value(start)))
    points.append(a)
    for piece in 1...pieces {
      let from = start + (last - start) * Double(piece - 1) / Double(pieces)
      let to = start + (last - start) * Double(piece) / Double(pieces)
      let b = CGPoint(x: panel.x(to), y: height(value(to)))
      bend(from, a, to, b, depth: 7, value, &points)
      points.append(b)
      a = b
    }
  }

  /// Adds the points between two that the chord is too far from.
  private func bend(
    _ from: Double, _ a: CGPoint, _ to: Double, _ b: CGPoint, depth: Int,
    _ value: (Double) -> Double, _ points: inout [CGPoint]
  ) {
    guard depth > 0, b.x - a.x > 0.2 || abs(b.y - a.y) > 1 else { return }
    let middle = (from + to) / 2
    let point = CGPoint(x: (a.x + b.x) / 2, y: height(value(middle)))
    guard abs(point.y - (a.y + b.y) / 2) > Self.tolerance else { return }
    bend(from, a, middle, point, depth: depth - 1, value, &points)
    points.append(point)
    bend(middle, point, to, b, depth: depth - 1, value, &points)
  }

  /// Traces swings that are too narrow to be told apart: from turn to turn, leaving out so many that
  /// those which are drawn are about a point apart and still alternate.
  private func traceTurns(
    _ course: SpringCourse, _ origin: Double, _ last: Double, _ value: (Double) -> Double,
    _ points: inout [CGPoint]
  ) {
    let stretch = analysis.pass.stretch
    var swing = course.distance
    for _ in 0..<band.rawValue { swing = swing.derivative }
    guard let first = swing.derivative.firstZero, let half = swing.zeroDistance else { return }
    let width = max(panel.x(half * stretch) - panel.x(0), 1e-9)
    let stride = 2 * (Self.narrowest / 2 / width / 2).rounded(.up) + 1
    let step = stride * half * stretch
    var time = origin
    var next = origin + first * stretch
    if next < begin {
      time = next + ((begin - next) / step).rounded(.down) * step
      next = time + step
    }
    while time < last {
      points.append(CGPoint(x: panel.x(time), y: height(value(time))))
      time = next
      next += step
    }
  }

  /// Fills the range of passes that are too narrow to be told apart.
  private func traceBand(from start: Double, to last: Double, _ points: inout [CGPoint]) {
    let extent = analysis.extent(of: band)
    var place = panel.x(start)
    var isUp = false
    while place < panel.x(last) {
      points.append(CGPoint(x: place, y: height(isUp ? extent.upper : extent.lower)))
      place += Self.narrowest / 2
      isUp.toggle()
    }
  }

  private func height(_ value: Double) -> Double {
    min(max(panel.y(value), panel.rect.minY - margin), panel.rect.maxY + margin)
  }

  private func hold(
    from start: Double, to last: Double, _ state: MotionState, _ points: inout [CGPoint]
  ) {
    let start = max(start, begin)
    guard last > start else { return }
    add(start, band.value(of: state), &points)
    add(last, band.value(of: state), &points)
  }

  private func add(_ time: Double, _ value: Double, _ points: inout [CGPoint]) {
    points.append(CGPoint(x: panel.x(time), y: height(value)))
  }
}
