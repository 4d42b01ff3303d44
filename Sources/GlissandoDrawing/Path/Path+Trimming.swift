public import Foundation

// Parts of a path by fractions of its length.

extension Path {
  /// The part of the path between two fractions of its length.
  ///
  /// All subpaths count, with their closing lines; what is cut open is not closed. Fractions are
  /// limited to [0, 1]; an empty path results when `to` is not above `from`, or a number is not
  /// finite.
  ///
  /// - Complexity: O(*n*)
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from < to, from.isFinite, to.isFinite, isFinite else { return Path() }
    let (first, last) = (max(0, min(from, 1)), max(0, min(to, 1)))
    guard first < last else { return Path() }
    if first == 0, last == 1 { return self }
    // Measured once: a curve's length costs more than all the rest.
    var lengths: [Double] = []
    forEachStep { if case .segment(let segment, _) = $0 { lengths.append(segment.length) } }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return Path() }
    var trimmer = PathTrimmer(
      from: Double(first) * total, to: Double(last) * total, lengths: lengths[...])
    forEachStep { trimmer.add($0) }
    return Path(elements: trimmer.elements)
  }
}

extension PathSegment {
  var length: Double {
    switch self {
    case .line(let start, let end): hypot(Double(end.x - start.x), Double(end.y - start.y))
    case .cubic(let curve): curve.length()
    }
  }

  /// The part between two lengths of it.
  func part(from: Double, to: Double, of length: Double) -> PathSegment {
    switch self {
    case .line(let start, let end):
      func point(_ fraction: Double) -> CGPoint {
        CGPoint(
          x: start.x + (end.x - start.x) * CGFloat(fraction),
          y: start.y + (end.y - start.y) * CGFloat(fraction))
      }
      return .line(
        from <= 0 ? start : point(from / length), to >= length ? end : point(to / length))
    case .cubic(let curve):
      return .cubic(
        curve.part(
          from: from <= 0 ? 0 : curve.parameter(atLength: from),
          to: to >= length ? 1 : curve.parameter(atLength: to)))
    }
  }
}

/// Collects what lies between two lengths of a path.
private struct PathTrimmer {
  let from: Double
  let to: Double
  /// Those of the segments that are still to come.
  private var lengths: ArraySlice<Double>
  var elements: [Path.Element] = []
  /// The length up to the current piece, and at the beginning of the subpath.
  private var position = 0.0
  private var subpathStart = 0.0
  private var isOpen = false

  init(from: Double, to: Double, lengths: ArraySlice<Double>) {
    self.from = from
    self.to = to
    self.lengths = lengths
  }

  mutating func add(_ step: PathStep) {
    switch step {
    case .begin:
      subpathStart = position
      isOpen = false
    case .segment(let segment, _): add(segment)
    case .close:
      // A subpath that is there in full stays closed.
      if isOpen, subpathStart >= from, position <= to { elements.append(.closeSubpath) }
    }
  }

  private mutating func add(_ segment: PathSegment) {
    let length = lengths.removeFirst()
    let begin = position
    position += length
    guard length > 0, begin < to, position > from else { return }
    let part = segment.part(from: from - begin, to: to - begin, of: length)
    if !isOpen {
      elements.append(.move(to: part.start))
      isOpen = true
    }
    switch part {
    case .line(_, let end): elements.append(.line(to: end))
    case .cubic(let curve):
      elements.append(.curve(to: curve.p3, control1: curve.p1, control2: curve.p2))
    }
  }
}
