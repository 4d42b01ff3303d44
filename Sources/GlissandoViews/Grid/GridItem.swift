public import Foundation
import GlissandoMotion

/// A column of a lazy vertical grid, or a row of a lazy horizontal one.
public struct GridItem: Equatable, Sendable {
  /// How wide a column is.
  public enum Size: Equatable, Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// An equal share of the space, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit into an equal share of the space, within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// The distance to the next column in points; nil for the standard one.
  public var spacing: CGFloat?
  /// How views are aligned in the column's cells; nil as the grid says.
  public var alignment: Alignment?

  /// Makes a column.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The columns that items make in a length.
  ///
  /// Fixed ones come first; the others share what is left, each in its turn.
  static func columns(_ items: [GridItem], in length: CGFloat) -> [LazyColumn] {
    var columns: [LazyColumn] = []
    var position: CGFloat = 0
    var left = length - items.dropLast().reduce(0) { $0 + $1.distance }
    var open = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= length.lengthOrZero } else { open += 1 }
    }
    for item in items {
      let spacing = item.distance
      let share = max(left / CGFloat(max(open, 1)), 0)
      let (count, each) = item.share(share, spacing)
      for _ in 0..<count {
        columns.append(LazyColumn(start: position, length: each, alignment: item.alignment))
        position += each + spacing
      }
      if case .fixed = item.size { continue }
      left -= each * CGFloat(count) + spacing * CGFloat(count - 1)
      open -= 1
    }
    guard let last = columns.last else { return [LazyColumn(start: 0, length: length)] }
    // A grid that is narrower than its space lies in the middle.
    let slack = max((length - last.start - last.length) / 2, 0)
    return columns.map {
      LazyColumn(start: $0.start + slack, length: $0.length, alignment: $0.alignment)
    }
  }

  /// The distance to the next column; what is no distance is the standard one.
  private var distance: CGFloat {
    spacing.flatMap { abs($0) < Self.greatestSpacing ? $0 : nil } ?? ViewSpacing.standard
  }

  /// In points: no display is as wide.
  private static let greatestSpacing: CGFloat = 1e7

  /// How many columns an item makes of its share of the space, and how wide each is.
  private func share(_ share: CGFloat, _ spacing: CGFloat) -> (count: Int, length: CGFloat) {
    switch size {
    case .fixed(let length): return (1, length.lengthOrZero)
    case .flexible(let minimum, let maximum):
      return (1, min(max(share, minimum.lengthOrZero), max(maximum, minimum.lengthOrZero)))
    case .adaptive(let minimum, let maximum):
      let least = max(minimum.lengthOrZero, 1)
      // Not more columns than anybody can see, whatever the numbers.
      let fitting = ((share + spacing) / max(least + spacing, 1)).rounded(.down)
      let count = fitting >= 1 ? Int(min(fitting, 1000)) : 1
      let each = (share - spacing * CGFloat(count - 1)) / CGFloat(count)
      return (count, min(max(each, least), max(maximum, least)))
    }
  }

  /// The least length in which all items fit.
  static func idealLength(_ items: [GridItem]) -> CGFloat {
    items.enumerated().reduce(0) { sum, entry in
      let spacing = entry.offset < items.count - 1 ? entry.element.distance : 0
      switch entry.element.size {
      case .fixed(let length): return sum + length.lengthOrZero + spacing
      case .flexible(let minimum, _), .adaptive(let minimum, _):
        return sum + minimum.lengthOrZero + spacing
      }
    }
  }
}

extension CGFloat {
  /// The number if it is a length, else 0; so limited that sums of some are finite.
  fileprivate var lengthOrZero: CGFloat { isFinite && self > 0 ? Swift.min(self, 1e12) : 0 }
}
