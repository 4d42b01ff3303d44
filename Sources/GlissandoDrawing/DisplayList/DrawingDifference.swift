package import Foundation

// What has to be painted again where a drawing made by hand takes the place of another one.

extension DisplayLeaf {
  /// Calls a body with where this looks different from what was in its place, in points of the window, groups left
  /// aside.
  ///
  /// Of two drawings made by hand these are the places of the steps that differ, as long as both go through the same
  /// steps; of anything else, and where that cannot be told, the whole of both.
  ///
  /// - Complexity: O(*n*) in the steps and the elements of their paths.
  package func forEachDifference(from old: DisplayLeaf, _ body: (CGRect) -> Void) {
    guard let places = DrawingDifference.places(from: old, to: self) else {
      body(old.windowBounds)
      return body(windowBounds)
    }
    for place in places { body(place) }
  }
}

/// Finds which steps of a drawing made by hand differ from those of the one before.
///
/// Both are gone through side by side. Where the steps that change what follows are not of the same kinds in the same
/// places, or a difference lies in a layer or can reach anywhere, nothing is known.
private struct DrawingDifference {
  /// Where a drawing is, and whether what follows is drawn otherwise than before.
  private struct State {
    var old: CGAffineTransform
    var new: CGAffineTransform
    var differs = false
  }

  private var state: State
  private var stack: [State] = []
  private var layerDepth = 0
  private let bounds: CGRect
  private var places: [CGRect] = []

  /// - Returns: nil for all of both.
  static func places(from old: DisplayLeaf, to new: DisplayLeaf) -> [CGRect]? {
    // What only moves has its content; asked first, since it is most of what changes.
    guard old.content !== new.content, case .commands(let before) = old.content.kind,
      case .commands(let after) = new.content.kind,
      old.content.bounds == new.content.bounds, old.transform == new.transform,
      old.opacity == new.opacity, old.isMoving == new.isMoving, old.paint == new.paint,
      DrawCommand.blendsOutermost(before) == DrawCommand.blendsOutermost(after)
    else { return nil }
    var difference = DrawingDifference(new)
    return difference.compare(before, after) ? difference.places : nil
  }

  private init(_ leaf: DisplayLeaf) {
    state = State(old: leaf.transform, new: leaf.transform)
    bounds = leaf.windowBounds
  }

  private mutating func compare(_ before: [DrawCommand], _ after: [DrawCommand]) -> Bool {
    let common = min(before.count, after.count)
    for index in 0..<common where !compare(before[index], after[index]) { return false }
    // What has come to the end or gone from there.
    return before[common...].allSatisfy { add($0, state.old) }
      && after[common...].allSatisfy { add($0, state.new) }
  }

  /// - Returns: false where nothing is known of what differs.
  private mutating func compare(_ old: DrawCommand, _ new: DrawCommand) -> Bool {
    switch (old, new) {
    case (.save, .save): stack.append(state)
    case (.restore, .restore): state = stack.popLast() ?? state
    case (.beginLayer(let a), .beginLayer(let b)): return begin(a, b)
    case (.endLayer, .endLayer):
      layerDepth -= 1
      state = stack.popLast() ?? state
    case (.concatenate(let a), .concatenate(let b)):
      state.old = a.concatenating(state.old)
      state.new = b.concatenating(state.new)
      if a != b { state.differs = true }
    case (.clip(let a, let b), .clip(let c, let d)): if a != c || b != d { state.differs = true }
    case (.opacity(let a), .opacity(let b)): if a != b { state.differs = true }
    case (.blendMode(let a), .blendMode(let b)): if a != b { state.differs = true }
    default:
      if !state.differs, old.draws(as: new) { return true }
      return layerDepth == 0 && add(old, state.old) && add(new, state.new)
    }
    return true
  }

  /// Of filters it cannot be told whether they are the same.
  private mutating func begin(_ old: DrawLayer, _ new: DrawLayer) -> Bool {
    stack.append(state)
    layerDepth += 1
    return !state.differs && old.opacity == new.opacity && old.mode == new.mode
      && old.filters.isEmpty && new.filters.isEmpty
  }

  /// Adds where a step draws, by a transform to the window.
  private mutating func add(_ step: DrawCommand, _ transform: CGAffineTransform) -> Bool {
    guard let extent = step.extent else { return false }
    if extent.isNull { return true }
    guard extent.isFinite, transform.isFinite else { return false }
    let place = extent.applying(transform)
    guard place.isFinite else { return false }
    let seen = place.overlap(with: bounds)
    if !seen.isNull { places.append(seen) }
    return true
  }
}

extension DrawCommand {
  /// Whether two steps that draw something draw the same.
  fileprivate func draws(as other: DrawCommand) -> Bool {
    switch (self, other) {
    case (.fill(let a, let b, let c), .fill(let d, let e, let f)): a == d && b == e && c == f
    case (.stroke(let a, let b, let c), .stroke(let d, let e, let f)): a == d && b == e && c == f
    case (.text(let a, let b, let c), .text(let d, let e, let f)): a === d && b == e && c == f
    case (.image(let a, let b, let c, let d), .image(let e, let f, let g, let h)):
      a === e && b == f && c == g && d == h
    case (.list(let a), .list(let b)):
      a.items.count == b.items.count && zip(a.items, b.items).allSatisfy { $0.looksLike($1) }
    default: false
    }
  }
}
