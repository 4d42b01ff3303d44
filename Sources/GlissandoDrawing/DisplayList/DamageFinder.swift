import Foundation

/// Finds what differs between two display lists, keeping its scratch memory between frames.
///
/// Items are matched by identity. What appears, goes, or looks different is hit where it was and
/// where it is. Matched items that keep their order are left alone; one that changes its place in
/// the order is hit. That is enough: a pixel outside of all that is painted by the same items in
/// the same order in both.
package final class DamageFinder {
  /// One item of a list with what is needed to compare it.
  private struct Entry {
    var id: UInt64
    /// The item's place in its list.
    var index: Int
    /// The entry of the group around it, or -1.
    var parent: Int
    /// Whether the group around it, or one further out, looks different.
    var isTouched = false
    /// Whether it looks different by itself, and its content alone may tell where.
    var isPartly = false
    /// The entry in the other list, or -1.
    var match = -1
  }

  private var before: [Entry] = []
  private var after: [Entry] = []
  private var stack: [Int] = []
  private var places: [UInt64: Int] = [:]
  private var veils = VeilDamage()
  private var hasVeils = false
  private var hasWholes = false
  private var origin = CGVector.zero

  package init() {}

  /// Adds to `damage`, which has the surface's size in pixels, all that differs.
  ///
  /// - Parameter origin: The pixel of the lists that is the surface's first.
  /// - Complexity: O(*n*), with a dictionary only where the order of identities differs.
  package func find(
    from old: DisplayList, to new: DisplayList, scale: Double,
    origin: (x: Int, y: Int) = (0, 0), into damage: inout Damage
  ) {
    self.origin = CGVector(dx: origin.x, dy: origin.y)
    guard scale > 0, scale.isFinite else { return damage.addAll() }
    collect(old, into: &before)
    hasVeils = false
    hasWholes = false
    collect(new, into: &after)
    match()
    compare(old, new)
    touchShadows(old, new)
    if hasWholes { touchWholes(old, new) }
    addParts(of: old, new, scale: scale, to: &damage)
    add(old, before, scale: scale, to: &damage)
    add(new, after, scale: scale, to: &damage)
    guard hasVeils else { return }
    // What lies behind a veil is looked for where the window is.
    if origin == (0, 0) {
      spreadThroughVeils(of: new, scale: scale, in: &damage)
    } else if !damage.isEmpty {
      damage.addAll()
    }
  }

  /// Adds what changes in the veils of a list because of what is damaged behind them.
  ///
  /// - Complexity: O(*n*) in the items.
  package func spreadThroughVeils(
    of list: DisplayList, scale: Double, in damage: inout Damage
  ) {
    veils.spread(in: list, scale: scale, damage: &damage)
  }

  /// Lists the leaves and groups with the groups around them.
  private func collect(_ list: DisplayList, into entries: inout [Entry]) {
    entries.removeAll(keepingCapacity: true)
    stack.removeAll(keepingCapacity: true)
    for index in list.items.indices {
      switch list.items[index] {
      case .leaf(let leaf):
        entries.append(Entry(id: leaf.id, index: index, parent: stack.last ?? -1))
        if case .veil = leaf.paint { hasVeils = true }
      case .begin(let group):
        // What fades in full view is where and as it would be without its group.
        if group.opacity == 1 {
          stack.append(stack.last ?? -1)
        } else {
          if group.isWhole { hasWholes = true }
          entries.append(Entry(id: group.id, index: index, parent: stack.last ?? -1))
          stack.append(entries.count - 1)
        }
      case .end: _ = stack.popLast()
      }
    }
  }

  /// Finds for each entry its counterpart, in rising order on both sides.
  private func match() {
    var common = 0
    while common < before.count, common < after.count, before[common].id == after[common].id {
      before[common].match = common
      after[common].match = common
      common += 1
    }
    if common == before.count || common == after.count { return }
    places.removeAll(keepingCapacity: true)
    for index in common..<before.count { places[before[index].id] = index }
    var last = common - 1
    for index in common..<after.count {
      guard let place = places[after[index].id], place > last else { continue }
      after[index].match = place
      before[place].match = index
      last = place
    }
  }

  /// Marks what looks different, and what is in groups that do.
  private func compare(_ old: DisplayList, _ new: DisplayList) {
    for index in after.indices {
      let entry = after[index]
      var isTouched = entry.match < 0 || (entry.parent >= 0 && after[entry.parent].isTouched)
      if !isTouched {
        let parent = before[entry.match].parent
        let expected = entry.parent < 0 ? -1 : after[entry.parent].match
        isTouched = parent != expected
        if !isTouched {
          isTouched = !old.items[before[entry.match].index].looksLike(new.items[entry.index])
          after[index].isPartly = isTouched
        }
      }
      after[index].isTouched = isTouched
    }
    for index in before.indices {
      let match = before[index].match
      before[index].isTouched = match < 0 || after[match].isTouched
      if before[index].parent >= 0, before[before[index].parent].isTouched {
        before[index].isTouched = true
      }
    }
  }

  /// Marks shadows in which text came to rest, or no longer does: all of one is put between pixels, but not where it is
  /// that of text on whole ones.
  private func touchShadows(_ old: DisplayList, _ new: DisplayList) {
    for index in after.indices where !after[index].isTouched && after[index].match >= 0 {
      let (place, former) = (after[index].index, before[after[index].match].index)
      guard case .begin(let group) = new.items[place], case .shadow = group.kind,
        old.holdsRestingText(inGroupAt: former) != new.holdsRestingText(inGroupAt: place)
      else { continue }
      (after[index].isTouched, hasWholes) = (true, true)
    }
  }

  /// Marks what is in groups that look different everywhere when a part of them does.
  private func touchWholes(_ old: DisplayList, _ new: DisplayList) {
    touchWholes(in: old, &before)
    touchWholes(in: new, &after)
    for index in after.indices where after[index].match >= 0 {
      let isTouched = after[index].isTouched || before[after[index].match].isTouched
      after[index].isTouched = isTouched
      before[after[index].match].isTouched = isTouched
    }
    hand(on: &before)
    hand(on: &after)
  }

  private func touchWholes(in list: DisplayList, _ entries: inout [Entry]) {
    for index in entries.indices where entries[index].isTouched {
      var parent = entries[index].parent
      while parent >= 0 {
        if case .begin(let group) = list.items[entries[parent].index], group.isWhole {
          entries[parent].isTouched = true
        }
        parent = entries[parent].parent
      }
    }
  }

  /// Marks what is in groups that are marked; groups come before what they hold.
  private func hand(on entries: inout [Entry]) {
    for index in entries.indices {
      let parent = entries[index].parent
      if parent >= 0, entries[parent].isTouched { entries[index].isTouched = true }
    }
  }

  /// Adds what differs of leaves that are in both lists, and unmarks them.
  private func addParts(
    of old: DisplayList, _ new: DisplayList, scale: Double, to damage: inout Damage
  ) {
    for index in after.indices where after[index].isPartly {
      let (match, parent) = (after[index].match, after[index].parent)
      // A part that changes changes all that is around it there.
      if parent >= 0, after[parent].isTouched { continue }
      guard case .leaf(let leaf) = new.items[after[index].index],
        case .leaf(let former) = old.items[before[match].index]
      else { continue }
      leaf.forEachDifference(from: former) { place in
        add(seen(place, from: parent, to: -1, new, after), scale, to: &damage)
      }
      (after[index].isTouched, before[match].isTouched) = (false, false)
    }
  }

  private func add(_ bounds: CGRect, _ scale: Double, to damage: inout Damage) {
    if bounds.isNull { return }
    let scale = CGFloat(scale)
    damage.add(
      CGRect(
        x: bounds.minX * scale - origin.dx, y: bounds.minY * scale - origin.dy,
        width: bounds.width * scale, height: bounds.height * scale))
  }

  /// Adds the places of all marked leaves, and of marked groups that look different everywhere.
  private func add(
    _ list: DisplayList, _ entries: [Entry], scale: Double, to damage: inout Damage
  ) {
    for index in entries.indices where entries[index].isTouched {
      var bounds = CGRect.null
      switch list.items[entries[index].index] {
      case .leaf(let leaf): bounds = leaf.windowBounds
      case .begin(let group) where group.isWhole:
        bounds = content(of: index, list, entries)
        if group.isInPerspective { bounds = group.windowBounds(of: bounds) }
      case .begin, .end: break
      }
      add(seen(bounds, from: entries[index].parent, to: -1, list, entries), scale, to: &damage)
      if damage.isFull { return }
    }
  }

  /// What becomes of bounds in the groups around them, up to one of these.
  ///
  /// Not to be inlined: Swift 6.3's optimizer fails where it is, in `addParts`.
  @inline(never)
  private func seen(
    _ bounds: CGRect, from parent: Int, to end: Int, _ list: DisplayList, _ entries: [Entry]
  ) -> CGRect {
    var (bounds, parent) = (bounds, parent)
    while parent > end, !bounds.isNull {
      if case .begin(let group) = list.items[entries[parent].index] {
        // What has come and is still to appear paints nothing yet.
        bounds = group.hidesAll ? .null : group.windowBounds(of: bounds)
      }
      parent = entries[parent].parent
    }
    return bounds
  }

  /// The bounds of all that a group holds, which follows it.
  private func content(of group: Int, _ list: DisplayList, _ entries: [Entry]) -> CGRect {
    var result = CGRect.null
    for index in (group + 1)..<entries.count {
      guard entries[index].parent >= group else { break }
      guard case .leaf(let leaf) = list.items[entries[index].index] else { continue }
      let bounds = seen(leaf.windowBounds, from: entries[index].parent, to: group, list, entries)
      if !bounds.isNull { result = result.isNull ? bounds : result.union(bounds) }
    }
    return result
  }
}

extension DisplayGroup {
  /// The opacity that it gives to what it holds; nil where it does something else.
  fileprivate var opacity: Double? { if case .opacity(let factor) = kind { factor } else { nil } }

  /// Whether a part of it that changes its place changes the others: what is opaque is so up to the edges
  /// of all that is blurred, and how finely the picture of a plane is painted goes by all that it holds.
  fileprivate var isWhole: Bool {
    if case .blur(_, isOpaque: true) = kind { true } else { isInPerspective }
  }

  /// Whether it is a plane of which a picture is painted: parallel lines do not stay parallel.
  fileprivate var isInPerspective: Bool {
    guard case .plane = kind else { return false }
    return projection.affineEquivalent == nil
  }

  /// Whether nothing of what it holds is painted.
  fileprivate var hidesAll: Bool { opacity.map { !($0 > 0) } ?? false }
}

extension DisplayList {
  /// Whether a group holds text that lies on whole pixels.
  fileprivate func holdsRestingText(inGroupAt index: Int) -> Bool {
    guard case .begin(let group) = items[index] else { return false }
    let content = index + 1..<group.end(from: index, before: items.count)
    return items.withUnsafeBufferPointer { $0.holdsRestingText(content) }
  }
}
