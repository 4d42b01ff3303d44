import Foundation

// The parts of a path's lines inside and outside of another one.

extension Path {
  /// The parts of this path's lines and curves that lie inside of another path.
  ///
  /// Nothing is closed that is cut; what lies inside as a whole stays as it is. The edge of the other
  /// path may count either way. Cuts in curves are off by at most a four-thousandth of the longer side
  /// of both paths. Empty where a number is not finite.
  ///
  /// - Parameter eoFill: Whether the even-odd rule tells what is inside of the other path.
  /// - Complexity: O(*n*·*m*) in the lines of both, of which a circle has about a hundred.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathLineCutter.cut(self, by: other, eoFill: eoFill) { $0 }
  }

  /// The parts of this path's lines and curves that lie outside of another path.
  ///
  /// As `lineIntersection(_:eoFill:)`, of the other side.
  ///
  /// - Complexity: O(*n*·*m*) in the lines of both.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathLineCutter.cut(self, by: other, eoFill: eoFill) { !$0 }
  }
}

/// Cuts lines and curves where they meet the edge of a path, and keeps those on one side of it.
private struct PathLineCutter {
  /// A part of a line or curve, and whether it is kept.
  private struct Piece {
    let segment: PathSegment
    let isKept: Bool
    /// Whether it is the line that `closeSubpath` draws, in full.
    let isClosing: Bool
  }

  private let other: Path
  private let eoFill: Bool
  private let keeps: (Bool) -> Bool
  private let edges: [(start: CGPoint, end: CGPoint)]
  private let tolerance: Double
  /// The pieces of the subpath, from its beginning.
  private var pieces: [Piece] = []
  private var elements: [Path.Element] = []

  /// Curves are off by at most this part of the longer side.
  private static let flatness = 1.0 / 4096
  /// Cuts nearer to an end than this, as a part of the line, cut nothing off.
  private static let leastPart: CGFloat = 1e-9

  static func cut(
    _ path: Path, by other: Path, eoFill: Bool, _ keeps: @escaping (Bool) -> Bool
  ) -> Path {
    guard path.isFinite, other.isFinite else { return Path() }
    let (own, theirs) = (path.boundingRect, other.boundingRect)
    // What is nowhere near the other path is outside of it as a whole.
    guard !own.isNull, !own.insetBy(dx: -1, dy: -1).overlap(with: theirs).isNull else {
      return keeps(false) ? path : Path()
    }
    let bounds = own.union(theirs)
    let side = max(bounds.width, bounds.height)
    guard side > 0, side.isFinite else { return Path() }
    var cutter = PathLineCutter(
      other, eoFill: eoFill, tolerance: Double(side) * flatness, keeps)
    path.forEachStep { cutter.add($0) }
    cutter.endSubpath(isClosed: false)
    return Path(elements: cutter.elements)
  }

  private init(
    _ other: Path, eoFill: Bool, tolerance: Double, _ keeps: @escaping (Bool) -> Bool
  ) {
    self.other = other
    self.eoFill = eoFill
    self.tolerance = tolerance
    self.keeps = keeps
    edges = other.flattened(tolerance: tolerance).flatMap { line in
      line.points.indices.map { index in
        (line.points[index], line.points[(index + 1) % line.points.count])
      }
    }
  }

  private mutating func add(_ step: PathStep) {
    switch step {
    case .begin: endSubpath(isClosed: false)
    case .segment(let segment, let isClosing): cut(segment, isClosing: isClosing)
    case .close: endSubpath(isClosed: true)
    }
  }

  // MARK: Cutting

  private mutating func cut(_ segment: PathSegment, isClosing: Bool) {
    var places: [CGFloat] = []
    switch segment {
    case .line(let start, let end): addCuts(of: start, end, from: 0, to: 1, into: &places)
    case .cubic(let curve):
      let count = Polyline.lineCount(of: curve, tolerance: tolerance)
      var start = curve.p0
      for index in 1...count {
        let (from, to) = (CGFloat(index - 1) / CGFloat(count), CGFloat(index) / CGFloat(count))
        let end = curve.point(at: to)
        addCuts(of: start, end, from: from, to: to, into: &places)
        start = end
      }
    }
    var from: CGFloat = 0
    for place in places.sorted() + [1] where place - from > Self.leastPart || place == 1 {
      let to = 1 - place > Self.leastPart ? place : 1
      append(segment.between(from, to), isWhole: from == 0 && to == 1, isClosing)
      from = to
      if to == 1 { break }
    }
  }

  private mutating func append(_ segment: PathSegment, isWhole: Bool, _ isClosing: Bool) {
    let isInside = other.contains(segment.middle, eoFill: eoFill)
    pieces.append(
      Piece(segment: segment, isKept: keeps(isInside), isClosing: isClosing && isWhole))
  }

  /// Adds the places at which a line that stands for a part of a piece meets the edges.
  private func addCuts(
    of start: CGPoint, _ end: CGPoint, from: CGFloat, to: CGFloat, into places: inout [CGFloat]
  ) {
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
    for edge in edges {
      let along = CGPoint(x: edge.end.x - edge.start.x, y: edge.end.y - edge.start.y)
      let apart = CGPoint(x: edge.start.x - start.x, y: edge.start.y - start.y)
      let denominator = way.x * along.y - way.y * along.x
      if denominator != 0 {
        let place = (apart.x * along.y - apart.y * along.x) / denominator
        let other = (apart.x * way.y - apart.y * way.x) / denominator
        if place >= 0, place <= 1, other >= 0, other <= 1 {
          places.append(from + (to - from) * place)
        }
      } else if apart.x * way.y == apart.y * way.x {
        // On one line: the edge's ends are where the line comes to it and leaves it.
        let length = way.x * way.x + way.y * way.y
        guard length > 0 else { continue }
        for point in [edge.start, edge.end] {
          let place = ((point.x - start.x) * way.x + (point.y - start.y) * way.y) / length
          if place >= 0, place <= 1 { places.append(from + (to - from) * place) }
        }
      }
    }
  }

  // MARK: Joining

  /// Writes what is kept of a subpath, as lines that are as long as can be.
  private mutating func endSubpath(isClosed: Bool) {
    defer { pieces.removeAll(keepingCapacity: true) }
    guard !pieces.isEmpty else { return }
    let isWhole = pieces.allSatisfy(\.isKept)
    if isClosed, !isWhole, pieces[0].isKept, let cut = pieces.firstIndex(where: { !$0.isKept }) {
      // What runs over the beginning of a closed line is not cut there.
      pieces = Array(pieces[cut...] + pieces[..<cut])
    }
    var isOpen = false
    for piece in pieces {
      if piece.isKept, !(isWhole && piece.isClosing) { write(piece.segment, begins: !isOpen) }
      isOpen = piece.isKept
    }
    if isClosed, isWhole { elements.append(.closeSubpath) }
  }

  private mutating func write(_ segment: PathSegment, begins: Bool) {
    if begins { elements.append(.move(to: segment.start)) }
    switch segment {
    case .line(_, let end): elements.append(.line(to: end))
    case .cubic(let curve):
      elements.append(.curve(to: curve.p3, control1: curve.p1, control2: curve.p2))
    }
  }
}

extension PathSegment {
  /// The part between two of its parameters, from 0, its start, to 1, its end.
  fileprivate func between(_ from: CGFloat, _ to: CGFloat) -> PathSegment {
    if from == 0, to == 1 { return self }
    switch self {
    case .line(let start, let end):
      func point(_ place: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * place, y: start.y + (end.y - start.y) * place)
      }
      return .line(from == 0 ? start : point(from), to == 1 ? end : point(to))
    case .cubic(let curve): return .cubic(curve.part(from: from, to: to))
    }
  }

  /// The point in the middle of its parameters.
  fileprivate var middle: CGPoint {
    switch self {
    case .line(let start, let end):
      CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    case .cubic(let curve): curve.point(at: 0.5)
    }
  }
}
