import Glissando
import GlissandoDrawing

/// Looks for what no display list may hold.
enum DisplayListCheck {
  /// The first item with a number that is not finite, or a group without an end.
  static func firstProblem(in list: DisplayList) -> String? {
    var depth = 0
    for (index, item) in list.items.enumerated() {
      switch item {
      case .begin(let group):
        depth += 1
        if !isFinite(group) { return "group \(index) is not finite: \(group)" }
      case .end:
        depth -= 1
        if depth < 0 { return "item \(index) ends a group that never began" }
      case .leaf(let leaf):
        if !isFinite(leaf) { return "leaf \(index) is not finite: \(DisplayList(items: [item]))" }
        if !(0...1).contains(leaf.opacity) { return "leaf \(index) has opacity \(leaf.opacity)" }
      }
    }
    return depth == 0 ? nil : "\(depth) groups have no end"
  }

  /// The first item in which two lists differ, but for groups that change nothing.
  static func firstDifference(_ first: DisplayList, _ second: DisplayList) -> String? {
    let (first, second) = (effective(first), effective(second))
    for (index, (left, right)) in zip(first, second).enumerated() {
      let isSame: Bool =
        switch (left, right) {
        case (.leaf(let a), .leaf(let b)):
          a.id == b.id && a.looksLike(b)
            || a.id == b.id && a.isMoving == b.isMoving && text(left) == text(right)
        case (.begin(let a), .begin(let b)): a.id == b.id && a.looksLike(b)
        case (.end, .end): true
        default: false
        }
      if !isSame { return "item \(index): \(text(left)) | \(text(right))" }
    }
    let counts = (first.count, second.count)
    return counts.0 == counts.1 ? nil : "\(counts.0) items | \(counts.1) items"
  }

  /// The items without opaque groups: one that has come to rest stays until the list is made anew.
  private static func effective(_ list: DisplayList) -> [DisplayItem] {
    var isOpaque: [Bool] = []
    return list.items.filter { item in
      switch item {
      case .begin(let group):
        if case .opacity(let value) = group.kind {
          isOpaque.append(value == 1)
        } else {
          isOpaque.append(false)
        }
        return isOpaque.last == false
      case .end: return isOpaque.popLast() == false
      case .leaf: return true
      }
    }
  }

  private static func text(_ item: DisplayItem) -> String { "\(DisplayList(items: [item]))" }

  private static func isFinite(_ leaf: DisplayLeaf) -> Bool {
    guard leaf.content.isFinite, leaf.transform.isFinite, leaf.opacity.isFinite else {
      return false
    }
    guard case .commands(let commands) = leaf.content.kind else { return true }
    return commands.allSatisfy { isFinite($0) }
  }

  private static func isFinite(_ item: DisplayItem) -> Bool {
    switch item {
    case .leaf(let leaf): isFinite(leaf)
    case .begin(let group): isFinite(group)
    case .end: true
    }
  }

  private static func isFinite(_ group: DisplayGroup) -> Bool {
    guard group.transform.isFinite else { return false }
    switch group.kind {
    case .opacity(let value), .blur(let value, _): return value.isFinite
    case .clip(let path, _): return path.isFinite
    case .shadow(_, let radius, let x, let y): return (radius + x + y).isFinite
    case .plane(let m13, let m23, let m33): return (m13 + m23 + m33).isFinite
    case .blend, .colorEffect, .mask, .maskSource: return true
    }
  }

  private static func isFinite(_ command: DrawCommand) -> Bool {
    switch command {
    case .fill(let path, _, _), .clip(let path, _): path.isFinite
    case .stroke(let path, _, let style): path.isFinite && style.lineWidth.isFinite
    case .text(_, _, let point): point.x.isFinite && point.y.isFinite
    case .image(_, let rect, _, _): rect.isFinite
    case .list(let list): list.items.allSatisfy { isFinite($0) }
    case .concatenate(let transform): transform.isFinite
    case .opacity(let value): value.isFinite
    case .beginLayer(let layer): layer.opacity.isFinite
    case .save, .restore, .blendMode, .endLayer: true
    }
  }
}
