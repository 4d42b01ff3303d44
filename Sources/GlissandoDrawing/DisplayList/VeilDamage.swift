import Foundation

/// Carries damage on to the veils through which it is seen.
///
/// A veil shows what lies behind it blurred, so that it looks different as soon as something
/// changes within the reach of its blur.
struct VeilDamage {
  /// The groups around an item, from outside in.
  private var groups: [DisplayGroup] = []
  /// What was hit before, in pixels: what is added for a veil does not spread in the same veil.
  private var hits: [CGRect] = []

  /// Adds what the veils of a list show of the damage, from the lowest to the topmost.
  ///
  /// - Complexity: O(*n*) in the items, and in the tiles around veils.
  mutating func spread(in list: DisplayList, scale: Double, damage: inout Damage) {
    groups.removeAll(keepingCapacity: true)
    for item in list.items {
      if damage.isFull || damage.isEmpty { return }
      switch item {
      case .begin(let group): groups.append(group)
      case .end: _ = groups.popLast()
      case .leaf(let leaf):
        guard case .veil(let veil) = leaf.paint else { continue }
        spread(leaf, reach: veil.reach * scale, scale: CGFloat(scale), damage: &damage)
      }
    }
  }

  private mutating func spread(
    _ leaf: DisplayLeaf, reach: Double, scale: CGFloat, damage: inout Damage
  ) {
    var bounds = leaf.windowBounds
    for group in groups.reversed() where !bounds.isNull { bounds = group.windowBounds(of: bounds) }
    guard reach > 0, !bounds.isNull, bounds.isFinite else { return }
    let area = CGRect(
      x: bounds.minX * scale, y: bounds.minY * scale, width: bounds.width * scale,
      height: bounds.height * scale)
    collectHits(around: area.insetBy(dx: -reach, dy: -reach), in: damage)
    for hit in hits {
      let seen = hit.insetBy(dx: -reach, dy: -reach).overlap(with: area)
      if !seen.isNull { damage.add(seen) }
    }
  }

  /// Notes the tiles of a rectangle that are hit, those in a row as one.
  private mutating func collectHits(around rect: CGRect, in damage: Damage) {
    hits.removeAll(keepingCapacity: true)
    let size = CGFloat(Damage.tileSize)
    func tile(_ length: CGFloat, below count: Int) -> Int {
      Int(max(0, min((length / size).rounded(.down), CGFloat(count - 1))))
    }
    guard rect.maxX > 0, rect.maxY > 0, damage.columns > 0, damage.rows > 0 else { return }
    let columns = tile(rect.minX, below: damage.columns)...tile(rect.maxX, below: damage.columns)
    for row in tile(rect.minY, below: damage.rows)...tile(rect.maxY, below: damage.rows) {
      var isNext = false
      for column in columns {
        let isHit = damage.contains(row: row, column: column)
        if isHit, isNext {
          hits[hits.count - 1].size.width += size
        } else if isHit {
          hits.append(
            CGRect(x: CGFloat(column) * size, y: CGFloat(row) * size, width: size, height: size))
        }
        isNext = isHit
      }
    }
  }
}
