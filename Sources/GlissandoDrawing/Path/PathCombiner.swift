import Foundation
import GlissandoMotion

// Two paths whose insides are combined.

/// A point of the grid that `PathCombiner` works on.
private struct GridPoint: Hashable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static func - (a: GridPoint, b: GridPoint) -> GridPoint { GridPoint(a.x - b.x, a.y - b.y) }

  /// The area of the parallelogram between two ways.
  func cross(_ other: GridPoint) -> Double { x * other.y - y * other.x }

  func dot(_ other: GridPoint) -> Double { x * other.x + y * other.y }
}

/// Combines the insides of two paths.
///
/// Both are cut into straight edges, all edges are split where they meet, and an edge is kept when
/// the result lies on one side of it only. What is kept is joined to closed lines. All points lie on
/// a grid that is far finer than can be seen, so that equal points are equal numbers.
///
/// - Complexity: O(*n*²) in the edges, of which a circle has about a hundred.
struct PathCombiner {
  /// An edge, and how many times each of the paths runs along it from `start` to `end`.
  private struct Edge {
    var start: GridPoint
    var end: GridPoint
    var first = 0
    var second = 0

    /// The edge with its direction made canonical: to the right, or else down.
    var canonical: Edge {
      let isForward = start.x < end.x || (start.x == end.x && start.y < end.y)
      return isForward ? self : Edge(start: end, end: start, first: -first, second: -second)
    }
  }

  /// Whether a point belongs to the result, by whether it is inside of either path.
  private let keeps: (Bool, Bool) -> Bool
  private let isEvenOdd: Bool
  private var origin = CGPoint.zero
  private var unit: CGFloat = 1
  private var edges: [Edge] = []
  /// The edges that reach into each of the upright strips of equal width, by their places.
  private var slabs: [[Int]] = []

  /// Half of the distance between points of the grid, and a little more than sums are off by.
  private static let half = 0.5 + 1e-6
  /// Points of the grid along the longer side of both paths.
  private static let gridSize: CGFloat = 4_194_304
  /// Curves are off by at most this part of the longer side.
  private static let flatness = 1.0 / 4096

  init(eoFill: Bool, keeps: @escaping (Bool, Bool) -> Bool) {
    isEvenOdd = eoFill
    self.keeps = keeps
  }

  /// The combination; empty when a number is not finite.
  mutating func combine(_ first: Path, _ second: Path) -> Path {
    var bounds = first.boundingRect
    if bounds.isNull {
      bounds = second.boundingRect
    } else if !second.boundingRect.isNull {
      bounds = bounds.union(second.boundingRect)
    }
    let side = max(bounds.width, bounds.height)
    guard first.isFinite, second.isFinite, !bounds.isNull, side > 0, side.isFinite else {
      return Path()
    }
    origin = bounds.origin
    unit = side / Self.gridSize
    let tolerance = Double(side) * Self.flatness
    add(first, tolerance: tolerance, isFirst: true)
    add(second, tolerance: tolerance, isFirst: false)
    // Lines that are drawn again and again, as those of an arc of many turns, are split once.
    merge()
    split()
    merge()
    edges.removeAll { $0.first == 0 && $0.second == 0 }
    fillSlabs()
    return join(edges.indices.compactMap(boundary))
  }

  private mutating func add(_ path: Path, tolerance: Double, isFirst: Bool) {
    for line in path.flattened(tolerance: tolerance) {
      let points = line.points.map {
        GridPoint(
          Double(($0.x - origin.x) / unit).rounded(), Double(($0.y - origin.y) / unit).rounded())
      }
      for (index, start) in points.enumerated() {
        let end = points[(index + 1) % points.count]
        guard start != end else { continue }
        edges.append(
          Edge(start: start, end: end, first: isFirst ? 1 : 0, second: isFirst ? 0 : 1).canonical)
      }
    }
  }

  // MARK: Splitting

  /// Splits all edges where they meet others.
  ///
  /// An edge goes by way of every point at which edges end or meet that is the nearest one of the grid to a
  /// point on it. So none comes to meet another anew, although what is split bends a little: Hobby,
  /// "Practical segment intersection with finite precision output", 1999.
  private mutating func split() {
    edges.sort { $0.start.x < $1.start.x }
    let points = meetingPoints()
    var result: [Edge] = []
    result.reserveCapacity(edges.count * 2)
    for edge in edges {
      let way = edge.end - edge.start
      var cuts = Self.points(on: edge, of: points)
      if cuts.count > 1 { cuts.sort { ($0 - edge.start).dot(way) < ($1 - edge.start).dot(way) } }
      var start = edge.start
      for point in cuts + [edge.end] {
        result.append(
          Edge(start: start, end: point, first: edge.first, second: edge.second).canonical)
        start = point
      }
    }
    edges = result
  }

  /// The points at which edges end or meet, from left to right.
  private func meetingPoints() -> [GridPoint] {
    var points: [GridPoint] = []
    for (index, a) in edges.enumerated() {
      points += [a.start, a.end]
      var other = index + 1
      // Sorted by their left ends, so that the first one too far right ends the search.
      while other < edges.count, edges[other].start.x <= a.end.x {
        Self.cross(a, edges[other]) { points.append($0) }
        other += 1
      }
    }
    points.sort { $0.x < $1.x || ($0.x == $1.x && $0.y < $1.y) }
    var last: GridPoint?
    points.removeAll { point in
      defer { last = point }
      return point == last
    }
    return points
  }

  /// Calls `body` with the point of the grid next to which two edges cross that do not lie on one line; with
  /// both where it may be either.
  private static func cross(_ a: Edge, _ b: Edge, _ body: (GridPoint) -> Void) {
    let (lowA, highA) = (min(a.start.y, a.end.y), max(a.start.y, a.end.y))
    let (lowB, highB) = (min(b.start.y, b.end.y), max(b.start.y, b.end.y))
    guard lowA <= highB, lowB <= highA else { return }
    let (u, v, w) = (a.end - a.start, b.end - b.start, b.start - a.start)
    let denominator = u.cross(v)
    guard denominator != 0 else { return }
    let (s, t) = (w.cross(v) / denominator, w.cross(u) / denominator)
    guard s >= 0, s <= 1, t >= 0, t <= 1 else { return }
    let place = GridPoint(a.start.x + u.x * s, a.start.y + u.y * s)
    for x in stride(from: (place.x - half).rounded(.up), through: place.x + half, by: 1) {
      for y in stride(from: (place.y - half).rounded(.up), through: place.y + half, by: 1) {
        body(GridPoint(x, y))
      }
    }
  }

  /// Which of the points, in the order of their places, an edge passes nearer to than to all others of the
  /// grid, but for its ends.
  private static func points(on edge: Edge, of points: [GridPoint]) -> [GridPoint] {
    let way = edge.end - edge.start
    let (low, high) = (min(edge.start.y, edge.end.y), max(edge.start.y, edge.end.y))
    // Twice the area between the edge and a point half a step of the grid beside it, each way.
    let reach = abs(way.x) + abs(way.y)
    var result: [GridPoint] = []
    var index = points.partitioningIndex { $0.x >= edge.start.x }
    while index < points.count, points[index].x <= edge.end.x {
      let point = points[index]
      index += 1
      guard low <= point.y, point.y <= high, point != edge.start, point != edge.end else {
        continue
      }
      let area = 2 * way.cross(point - edge.start)
      // What passes exactly between two points goes by way of one.
      if -reach <= area, area < reach { result.append(point) }
    }
    return result
  }

  /// Makes one edge of those that lie on each other.
  private mutating func merge() {
    edges.sort {
      ($0.start.x, $0.start.y, $0.end.x, $0.end.y) < ($1.start.x, $1.start.y, $1.end.x, $1.end.y)
    }
    var result: [Edge] = []
    for edge in edges {
      if let last = result.last, last.start == edge.start, last.end == edge.end {
        result[result.count - 1].first += edge.first
        result[result.count - 1].second += edge.second
      } else {
        result.append(edge)
      }
    }
    edges = result
  }

  // MARK: Choosing

  private func slab(_ x: Double) -> Int {
    min(max(Int(clamping: x / Double(Self.gridSize) * Double(slabs.count)), 0), slabs.count - 1)
  }

  private mutating func fillSlabs() {
    // So many that each holds few of the edges, and few of the edges lie in many.
    let count = max(64, Int(4 * Double(edges.count).squareRoot()))
    slabs = Array(repeating: [], count: count)
    for (index, edge) in edges.enumerated() {
      for place in slab(edge.start.x)...slab(edge.end.x) { slabs[place].append(index) }
    }
  }

  /// The edge with the result on one certain side, or nil when it lies on both or on none.
  private func boundary(_ index: Int) -> (start: GridPoint, end: GridPoint)? {
    let edge = edges[index]
    let middle = GridPoint((edge.start.x + edge.end.x) / 2, (edge.start.y + edge.end.y) / 2)
    let isUpright = edge.start.x == edge.end.x
    let beyond = isUpright ? windingRight(of: middle, but: index) : windingBelow(middle, but: index)
    let isBeyond = isKept(beyond.first, beyond.second)
    let isBefore = isKept(beyond.first + edge.first, beyond.second + edge.second)
    guard isBeyond != isBefore else { return nil }
    return isBeyond != isUpright ? (edge.start, edge.end) : (edge.end, edge.start)
  }

  private func isKept(_ first: Int, _ second: Int) -> Bool {
    isEvenOdd ? keeps(first % 2 != 0, second % 2 != 0) : keeps(first != 0, second != 0)
  }

  /// How the paths wind around the points just below one, counted along a line downwards.
  private func windingBelow(_ point: GridPoint, but index: Int) -> (first: Int, second: Int) {
    var result = (first: 0, second: 0)
    for other in slabs[slab(point.x)] where other != index {
      let edge = edges[other]
      guard edge.start.x <= point.x, point.x < edge.end.x else { continue }
      if (edge.end - edge.start).cross(point - edge.start) < 0 {
        result.first += edge.first
        result.second += edge.second
      }
    }
    return result
  }

  /// The same for the points just right of one that lies on an upright edge.
  private func windingRight(of point: GridPoint, but index: Int) -> (first: Int, second: Int) {
    var result = (first: 0, second: 0)
    for (other, edge) in edges.enumerated() where other != index {
      let sign = edge.start.y < edge.end.y ? 1 : -1
      let (low, high) = sign > 0 ? (edge.start, edge.end) : (edge.end, edge.start)
      guard low.y <= point.y, point.y < high.y else { continue }
      if (high - low).cross(point - low) > 0 {
        result.first += sign * edge.first
        result.second += sign * edge.second
      }
    }
    return result
  }

  // MARK: Joining

  /// Closed lines of edges that follow one another.
  private func join(_ edges: [(start: GridPoint, end: GridPoint)]) -> Path {
    var starts: [GridPoint: [Int]] = [:]
    for (index, edge) in edges.enumerated() { starts[edge.start, default: []].append(index) }
    var isUsed = Array(repeating: false, count: edges.count)
    var elements: [Path.Element] = []
    for first in edges.indices where !isUsed[first] {
      var line: [GridPoint] = []
      var next: Int? = first
      while let index = next {
        isUsed[index] = true
        line.append(edges[index].start)
        next = starts[edges[index].end]?.first { !isUsed[$0] }
      }
      append(line, to: &elements)
    }
    return Path(elements: elements)
  }

  private func append(_ line: [GridPoint], to elements: inout [Path.Element]) {
    // Two edges that lie on each other hold no area.
    guard line.count > 2 else { return }
    for (index, point) in line.enumerated() {
      let place = CGPoint(x: origin.x + point.x * unit, y: origin.y + point.y * unit)
      elements.append(index == 0 ? .move(to: place) : .line(to: place))
    }
    elements.append(.closeSubpath)
  }
}
