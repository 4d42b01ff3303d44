import Foundation

// Paths the other way round.

extension Path {
  /// The path drawn from its end to its beginning: the last subpath first.
  ///
  /// A closed subpath begins at the last point that was drawn to, and is closed from where it began.
  package var reversed: Path {
    var parts: [ReversedSubpath] = []
    forEach { element in
      switch element {
      case .move(let point): parts.append(ReversedSubpath(start: point))
      case .closeSubpath: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        // What follows a closed subpath goes on from where that began.
        if parts.last?.isClosed ?? true {
          parts.append(ReversedSubpath(start: parts.last?.start ?? end))
        }
        parts[parts.count - 1].add(element, to: end)
      }
    }
    return Path(elements: parts.reversed().flatMap(\.elements))
  }
}

/// A subpath that grows at its front.
private struct ReversedSubpath {
  /// Where it begins as it is not reversed.
  let start: CGPoint
  /// Where it has come to.
  private var end: CGPoint
  private var pieces: [Path.Element] = []
  var isClosed = false

  init(start: CGPoint) { (self.start, end) = (start, start) }

  /// Adds a piece as it was drawn.
  mutating func add(_ element: Path.Element, to point: CGPoint) {
    let back: Path.Element =
      switch element {
      case .quadCurve(_, let control): .quadCurve(to: end, control: control)
      case .curve(_, let first, let second): .curve(to: end, control1: second, control2: first)
      default: .line(to: end)
      }
    pieces.append(back)
    end = point
  }

  var elements: [Path.Element] {
    [.move(to: end)] + pieces.reversed() + (isClosed ? [.closeSubpath] : [])
  }
}
