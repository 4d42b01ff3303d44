import Glissando

/// The parts of a stack, each with the length that it takes.
struct StackedParts {
  /// One part.
  struct Line {
    var length: Double
    var across: Double
    var proposal: ProposedViewSize
  }

  var lines: [Line]
  let spacing: Double

  func size(along axis: Axis) -> CGSize {
    let length =
      lines.reduce(0) { $0 + $1.length } + spacing * Double(max(lines.count - 1, 0))
    let across = lines.map(\.across).max() ?? 0
    return axis == .horizontal
      ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }
}

extension ArrangementPass {
  /// The parts of a stack, which share its length as those of `HStack` and `VStack` do: the least
  /// flexible is served first, each with an equal share of what is left.
  mutating func stack(
    _ parts: [SlideArrangement], _ axis: Axis, _ spacing: Double, in proposal: ProposedViewSize
  ) -> StackedParts {
    var lines: [StackedParts.Line?] = Array(repeating: nil, count: parts.count)
    func line(_ size: CGSize, _ proposal: ProposedViewSize) -> StackedParts.Line {
      StackedParts.Line(
        length: size[axis], across: size[axis.other], proposal: proposal)
    }
    guard let available = proposal[axis] else {
      return StackedParts(
        lines: parts.map { line(size(of: $0, in: proposal), proposal) }, spacing: spacing)
    }
    let ranges = parts.map { flexibility(of: $0, axis, in: proposal) }
    let order = parts.indices.sorted { (ranges[$0], $0) < (ranges[$1], $1) }
    var left = max(available - spacing * Double(parts.count - 1), 0)
    for (served, index) in order.enumerated() {
      var offer = proposal
      offer[axis] = left / Double(parts.count - served)
      let size = size(of: parts[index], in: offer)
      lines[index] = line(size, offer)
      left = max(left - size[axis], 0)
    }
    return StackedParts(lines: lines.compactMap(\.self), spacing: spacing)
  }

  /// How far a part can grow from its smallest length.
  private mutating func flexibility(
    of part: SlideArrangement, _ axis: Axis, in proposal: ProposedViewSize
  ) -> Double {
    var (least, most) = (proposal, proposal)
    least[axis] = 0
    most[axis] = .infinity
    return size(of: part, in: most)[axis] - size(of: part, in: least)[axis]
  }
}
