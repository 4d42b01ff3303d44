/// Tracks of plain numbers, with the segments of all of them side by side in memory: what most
/// timelines consist of.
///
/// Nothing here is generic or counts references while it is asked.
struct PlainTracks {
  private struct Track {
    /// Bytes from the start of the value that the track moves a part of.
    let offset: Int
    let width: Int
    let firstSegment: Int
    let segmentCount: Int
    let duration: Double
    let final: Lanes
  }

  private struct Segment {
    let segment: KeyframeCurve<Lanes>.Segment
    /// The index of the table of its Bézier curve; nil for any other.
    let table: Int?
  }

  private var tracks: [Track] = []
  private var segments: [Segment] = []
  private var tables = BezierTables()

  /// One track.
  ///
  /// - Parameters:
  ///   - curve: What it does to the data.
  ///   - numbers: How the data lies in memory.
  ///   - offset: Where, in bytes.
  init(_ curve: KeyframeCurve<Lanes>, of numbers: PlainNumbers, at offset: Int) {
    append(
      Track(
        offset: offset, width: numbers.count, firstSegment: 0, segmentCount: curve.segments.count,
        duration: curve.duration, final: curve.final * numbers.scale))
    for segment in curve.segments { append(segment.scaled(by: numbers.scale)) }
  }

  /// The tracks of several, in order; nil where one is missing.
  init?(_ parts: [PlainTracks?]) {
    for part in parts {
      guard let part else { return nil }
      for track in part.tracks { append(track) }
      for segment in part.segments { append(segment.segment) }
    }
  }

  private mutating func append(_ track: Track) {
    tracks.append(
      Track(
        offset: track.offset, width: track.width,
        firstSegment: segments.count + track.firstSegment, segmentCount: track.segmentCount,
        duration: track.duration, final: track.final))
  }

  private mutating func append(_ segment: KeyframeCurve<Lanes>.Segment) {
    var table: Int?
    if case .eased(let timing) = segment.shape, case .bezier(let curve) = timing.function {
      table = tables.index(of: curve)
    }
    segments.append(Segment(segment: segment, table: table))
  }

  /// Writes what all properties are at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds, 0 or more.
  ///   - memory: The value that the properties are parts of.
  func write(at time: Double, to memory: UnsafeMutableRawPointer) {
    for track in tracks {
      let lanes = time < track.duration ? value(of: track, at: max(time, 0)) : track.final
      // It lies there and is so wide: see `NumbersTrack`.
      let target = (memory + track.offset).assumingMemoryBound(to: Double.self)
      target[0] = lanes.x
      guard track.width > 1 else { continue }
      target[1] = lanes.y
      guard track.width > 2 else { continue }
      target[2] = lanes.z
      target[3] = lanes.w
    }
  }

  @inline(__always)
  private func value(of track: Track, at time: Double) -> Lanes {
    let segment = segments[index(in: track, at: time)]
    guard let table = segment.table else { return segment.segment.value(at: time) }
    let progress = (time - segment.segment.start) * segment.segment.rate
    return segment.segment.a + segment.segment.b * tables.value(of: table, at: progress)
  }

  /// The segment that a time lies in, found in steps that depend on the number of segments only: times
  /// come in no order, and wrong guesses of the processor would cost more than the search.
  @inline(__always)
  private func index(in track: Track, at time: Double) -> Int {
    var low = track.firstSegment
    var length = track.segmentCount
    while length > 1 {
      let half = length / 2
      low += segments[low + half].segment.start <= time ? half : 0
      length -= half
    }
    return low
  }
}

extension KeyframeCurve.Segment {
  /// The same segment of a value that is so many times as large.
  func scaled(by factor: Double) -> Self {
    var segment = self
    segment.a.scale(by: factor)
    segment.b.scale(by: factor)
    segment.c.scale(by: factor)
    segment.d.scale(by: factor)
    return segment
  }
}
