/// Tracks of plain numbers, with the segments of all of them side by side in memory: what most
/// timelines consist of.
///
/// Nothing here is generic or counts references while it is asked: it does what `PropertyTrack` does, in a fiftieth
/// of the time (the benchmark's rows `keyframes`).
struct PlainTracks {
  /// One track, as it is made.
  struct Part {
    /// What it does to the data.
    let curve: KeyframeCurve<Vector4>
    /// How the data lies in memory.
    let numbers: PlainNumbers
    /// Where the property lies in the value, in bytes.
    let offset: Int
  }

  private struct Track {
    let offset: Int
    let width: Int
    let firstSegment: Int
    let segmentCount: Int
    let duration: Double
    let final: Vector4
  }

  /// A `KeyframeCurve.Segment` with its timing curve elsewhere, so that reading it copies numbers only.
  private struct Segment {
    enum Shape {
      case polynomial
      /// An index into `tables`.
      case bezier(Int)
      /// An index into `curves`.
      case eased(Int)
      case spring(SpringSolution)
    }

    let start: Double
    let rate: Double
    let shape: Shape
    let a: Vector4
    let b: Vector4
    let c: Vector4
    let d: Vector4
  }

  private var tracks: [Track] = []
  private var segments: [Segment] = []
  private var tables = BezierTables()
  private var curves: [UnitCurve] = []

  /// Puts tracks side by side, in order.
  init(_ parts: [Part]) {
    for part in parts {
      let curve = part.curve
      let scale = part.numbers.scale
      tracks.append(
        Track(
          offset: part.offset, width: part.numbers.count, firstSegment: segments.count,
          segmentCount: curve.segments.count, duration: curve.duration,
          final: curve.final * scale))
      for segment in curve.segments { append(segment, scale) }
    }
  }

  private mutating func append(_ segment: KeyframeCurve<Vector4>.Segment, _ scale: Double) {
    let shape: Segment.Shape =
      switch segment.shape {
      case .polynomial: .polynomial
      case .eased(let curve): eased(curve)
      case .spring(let solution): .spring(solution)
      }
    segments.append(
      Segment(
        start: segment.start, rate: segment.rate, shape: shape, a: segment.a * scale,
        b: segment.b * scale, c: segment.c * scale, d: segment.d * scale))
  }

  private mutating func eased(_ curve: UnitCurve) -> Segment.Shape {
    if case .bezier(let bezier) = curve.function, let table = tables.index(of: bezier) {
      return .bezier(table)
    }
    curves.append(curve)
    return .eased(curves.count - 1)
  }

  /// Writes what all properties are at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds.
  ///   - memory: The value that the properties are parts of.
  func write(at time: Double, to memory: UnsafeMutableRawPointer) {
    for track in tracks {
      let numbers = time < track.duration ? value(of: track, at: max(time, 0)) : track.final
      // It lies there and is so wide: see `NumbersTrack`.
      let target = (memory + track.offset).assumingMemoryBound(to: Double.self)
      target[0] = numbers.x
      guard track.width > 1 else { continue }
      target[1] = numbers.y
      guard track.width > 2 else { continue }
      target[2] = numbers.z
      target[3] = numbers.w
    }
  }

  @inline(__always)
  private func value(of track: Track, at time: Double) -> Vector4 {
    let segment = segments[index(in: track, at: time)]
    let elapsed = time - segment.start
    let u = elapsed * segment.rate
    switch segment.shape {
    case .polynomial:
      let cubic = segment.d * u + segment.c
      return segment.a + (cubic * u + segment.b) * u
    case .bezier(let table):
      return segment.a + segment.b * tables.value(of: table, at: u)
    case .eased(let curve):
      return segment.a + segment.b * curves[curve].value(at: u)
    case .spring(let solution):
      let factors = solution.state(at: elapsed).factors
      return segment.a + segment.b * factors.position + segment.c * factors.velocity
    }
  }

  /// The segment that a time lies in, found in steps that depend on the number of segments only: times
  /// come in no order, and wrong guesses of the processor would cost more than the search.
  @inline(__always)
  private func index(in track: Track, at time: Double) -> Int {
    var low = track.firstSegment
    var length = track.segmentCount
    while length > 1 {
      let half = length / 2
      low += segments[low + half].start <= time ? half : 0
      length -= half
    }
    return low
  }
}
