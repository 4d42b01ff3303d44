import Foundation
package import GlissandoDrawing
import GlissandoMotion

/// Composes transforms and writes the display list and its damage.
///
/// The list is made anew only when elements came, went or changed their order. Whatever only
/// moves, fades or recolours overwrites its own items: the cost is that of what changed, and
/// nothing is allocated.
@MainActor
package final class RenderPass {
  #if !DEBUG
    // Unchecked in release builds, here and below: the benchmark’s row `shuffle` needs it.
    @exclusivity(unchecked)
  #endif
  private(set) var list = DisplayList()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var damage = Damage()
  private(set) var isRebuilding = false
  private var previous = DisplayList()
  private var pixelSize = (width: 0, height: 0)
  private var scale: Double = 1
  private let finder = DamageFinder()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var queue: [any Rendering] = []
  /// Counts the lists made anew: what was drawn in an earlier one has no items in this one.
  private(set) var rebuilds = 0
  /// Set when something is to be drawn that has no items in the list.
  var isIncomplete = false
  /// Whether what is drawn lies in a rectangle that is damaged as a whole.
  private var isCovered = false
  /// Whether the list may hold something through which what lies behind is seen blurred.
  private var hasVeils = false
  /// The planes in perspective in which something differs: by all that one holds it is found how finely its picture is
  /// painted, and that is painted anew as a whole.
  private var touched: [ProjectedPlane] = []
  /// The items that the last run wrote.
  private(set) var drawnItems = 0

  /// Draws what changed since the last frame.
  /// - Returns: whether anything did.
  func run(_ tree: ViewTree, root: ViewNode, size: CGSize, scale: Double) -> Bool {
    drawnItems = 0
    resize(size, scale, tree)
    damage.reset(width: pixelSize.width, height: pixelSize.height)
    swap(&queue, &tree.pending.renders)
    defer { queue.removeAll(keepingCapacity: true) }
    if tree.requestsRebuild {
      tree.requestsRebuild = false
      rebuild(root)
      for node in queue { node.didRender() }
    } else {
      // What is drawn may ask others to be drawn too.
      var index = 0
      while index < queue.count {
        if queue[index].isAlive { queue[index].renderAgain(self) }
        index += 1
      }
      damageTouched()
      if isIncomplete {
        rebuild(root)
      } else if hasVeils {
        finder.spreadThroughVeils(of: list, scale: scale, in: &damage)
      }
    }
    isIncomplete = false
    return !damage.isEmpty
  }

  private func resize(_ size: CGSize, _ scale: Double, _ tree: ViewTree) {
    let width = Self.pixels(size.width * scale)
    let height = Self.pixels(size.height * scale)
    guard pixelSize != (width, height) || scale != self.scale else { return }
    pixelSize = (width, height)
    self.scale = scale
    previous.removeAll()
    list.removeAll()
    tree.requestsRebuild = true
    needsFullDamage = true
  }

  /// The whole pixels that a length needs; 0 for one that is no length.
  private static func pixels(_ length: Double) -> Int {
    length > 0 ? Int(min(length.rounded(.up), greatestLength)) : 0
  }

  /// More pixels than this in a row no window has: 16384 points at eight pixels each.
  private static let greatestLength = 131_072.0

  private var needsFullDamage = true

  private func rebuild(_ root: ViewNode) {
    swap(&previous, &list)
    list.removeAll()
    rebuilds += 1
    hasVeils = false
    isRebuilding = true
    root.render(RenderContext(), self)
    isRebuilding = false
    if needsFullDamage {
      needsFullDamage = false
      damage.addAll()
    } else {
      finder.find(from: previous, to: list, scale: scale, into: &damage)
    }
  }

  /// Asks that the next frame is painted in full.
  func invalidateAll() { needsFullDamage = true }

  // MARK: Lists beside the window's

  /// The number of all lists that are not the window's.
  static let recording = -1

  /// Draws into a list of its own.
  static func record(_ draw: (RenderPass) -> Void) -> DisplayList {
    let pass = RenderPass()
    pass.rebuilds = recording
    pass.isRebuilding = true
    pass.isCovered = true
    draw(pass)
    return pass.list
  }

  /// Draws a node again in this run.
  func include(_ node: any Rendering) {
    guard !node.renderState.isRequested else { return }
    node.renderState.isRequested = true
    queue.append(node)
  }

  // MARK: For nodes

  /// Writes a leaf, at `index` when it has one in this list.
  package func put(_ leaf: DisplayLeaf, at index: inout Int, _ context: RenderContext) {
    if case .veil = leaf.paint { hasVeils = true }
    guard !isRebuilding else {
      index = list.items.count
      list.append(leaf)
      drawnItems += 1
      return
    }
    guard case .leaf(let old) = list.items[index], !old.looksLike(leaf) else { return }
    if context.spread > 0, old.isRestingText != leaf.isRestingText {
      // All of a shadow around may lie elsewhere: what differs is found when the list is made anew.
      isIncomplete = true
      return
    }
    drawnItems += 1
    leaf.forEachDifference(from: old) { add($0, context) }
    list.replace(at: index, with: leaf)
  }

  /// Opens a group; what is put until `end` belongs to it.
  package func begin(_ group: DisplayGroup, at index: inout Int, _ context: RenderContext) {
    guard !isRebuilding else {
      index = list.items.count
      list.append(.begin(group))
      drawnItems += 1
      return
    }
    guard case .begin(let old) = list.items[index], !old.looksLike(group) else { return }
    drawnItems += 1
    // While the list still has the former group, which may reach farther.
    let isDamaged = damagesAround(context)
    list.replace(at: index, with: group)
    if isDamaged { return }
    var outer = context
    outer.spread += max(old.spread, group.spread)
    if case .plane = group.kind {
      let content = contentBounds(of: old, at: index)
      add(old.windowBounds(of: content), outer)
      add(group.windowBounds(of: content), outer)
    } else {
      damageContent(of: index, outer)
    }
  }

  /// Closes the group that was opened last.
  package func end() {
    if isRebuilding { list.append(.end) }
  }

  private func damageContent(of index: Int, _ context: RenderContext) {
    var depth = 1
    var position = index + 1
    while depth > 0, position < list.items.count {
      switch list.items[position] {
      case .begin(let group):
        if case .plane = group.kind {
          // What lies in a plane is elsewhere than its numbers say.
          add(group.windowBounds(of: contentBounds(of: group, at: position)), context)
          position = group.end(from: position, before: list.items.count)
        } else {
          depth += 1
        }
      case .end: depth -= 1
      case .leaf(let leaf): add(leaf.windowBounds, context)
      }
      position += 1
    }
  }

  /// Damages a rectangle as a whole, and draws what lies in it without asking what that damages.
  func covering(_ rect: CGRect, _ context: RenderContext, _ draw: () -> Void) {
    var plain = RenderContext()
    plain.plane = context.plane
    add(rect, plain)
    let outer = isCovered
    isCovered = true
    draw()
    isCovered = outer
  }

  /// What a group holds, in its own coordinates.
  private func contentBounds(of group: DisplayGroup, at index: Int) -> CGRect {
    list.items.withUnsafeBufferPointer { items in
      items.windowBounds(index + 1..<group.end(from: index, before: items.count))
    }
  }

  private func add(_ rect: CGRect, _ context: RenderContext) {
    if rect.isNull || damagesAround(context) { return }
    add(context.damage(by: rect))
  }

  /// Whether what differs is damaged with all that is around it: what was covered already is, and a plane in perspective
  /// is from now on.
  private func damagesAround(_ context: RenderContext) -> Bool {
    if isCovered { return true }
    guard let plane = context.plane?.outermostInPerspective else { return false }
    touch(plane)
    return true
  }

  private func add(_ seen: CGRect) {
    if seen.isNull { return }
    damage.add(
      CGRect(
        x: seen.minX * scale, y: seen.minY * scale, width: seen.width * scale,
        height: seen.height * scale))
  }

  // MARK: Planes in perspective

  /// Damages all of a plane: what it shows now, and later what it shows at the end of the run.
  private func touch(_ plane: ProjectedPlane) {
    if plane.isTouched { return }
    plane.isTouched = true
    touched.append(plane)
    damageAll(of: plane)
  }

  private func damageTouched() {
    for plane in touched {
      damageAll(of: plane)
      plane.isTouched = false
    }
    touched.removeAll(keepingCapacity: true)
  }

  private func damageAll(of plane: ProjectedPlane) {
    guard list.items.indices.contains(plane.index),
      case .begin(let group) = list.items[plane.index]
    else { return }
    add(plane.outer.damage(by: group.windowBounds(of: contentBounds(of: group, at: plane.index))))
  }
}

/// A node that draws: it remembers where, so that it can be drawn again by itself.
@MainActor
package protocol Rendering: ViewNode {
  var renderState: RenderState { get set }
}

/// What a drawing node keeps between frames.
package struct RenderState {
  package var context = RenderContext()
  var isRequested = false
  /// The list in which the node has its items, by `RenderPass.rebuilds`; 0 before the first.
  package var list = 0
}

extension Rendering {
  /// Asks to be drawn again, in the next render pass.
  package func requestRender() {
    guard !renderState.isRequested, isAlive else { return }
    renderState.isRequested = true
    tree.requestRender(self)
  }

  /// Notes the context at the start of `render`.
  /// - Returns: false if the node has no items to write to, because an ancestor hid it when the
  ///   list was made.
  func noteRender(_ context: RenderContext, _ pass: RenderPass) -> Bool {
    renderState.context = context
    renderState.isRequested = false
    if pass.isRebuilding { renderState.list = pass.rebuilds }
    if renderState.list == pass.rebuilds { return true }
    pass.isIncomplete = true
    return false
  }

  func didRender() { renderState.isRequested = false }

  func renderAgain(_ pass: RenderPass) {
    // Read once: all of it is copied.
    let state = renderState
    guard state.isRequested else { return }
    renderState.isRequested = false
    // What an ancestor hides stays hidden until the ancestor draws it.
    guard state.list == pass.rebuilds else {
      guard state.list == RenderPass.recording else { return }
      return forEachAncestor { node in
        guard node.roles.contains(.recorder) else { return }
        (node as? any ContentRecording)?.recordedContentChanged(pass)
      }
    }
    render(state.context, pass)
  }
}

/// A node that draws what is below it into a list beside the window's; its class has the role `recorder`.
@MainActor
protocol ContentRecording: ViewNode {
  /// Something below has to be drawn again.
  func recordedContentChanged(_ pass: RenderPass)
}
