import GlissandoMotion

/// Knows which view has the keyboard and moves it on.
@MainActor
package final class FocusDirector {
  private unowned let root: ViewNode
  /// The view that has the keyboard.
  package private(set) weak var current: (any FocusTarget)?
  /// Whether the person uses the keyboard to get about, so that the focus is shown while the keys come here.
  private var isWanted = false
  /// Whether the focus is shown.
  package var isVisible: Bool { isWanted && hasKeys }
  /// Whether the keys come here: not while another window has them, nor a panel beside the views.
  var hasKeys = true {
    didSet {
      guard hasKeys != oldValue, let current else { return }
      tell(current)
    }
  }
  /// The views around `current` whose focus a program knows: they cannot be looked for once it has
  /// left the tree.
  private var scopes: [FocusScopeNode] = []
  /// What has asked for the keyboard in this frame, for a view that it knows by a value.
  private var wishes: [any FocusWish] = []
  /// The view that gets it when what lies over it has gone.
  private weak var waiting: FocusScopeNode?

  init(root: ViewNode) { self.root = root }

  /// Gives the keyboard to a view, or to none.
  package func set(_ target: (any FocusTarget)?, isVisible: Bool) {
    let previous = current
    isWanted = isVisible
    current = target
    if let previous, previous !== target { previous.focusChanged(false, isVisible: false) }
    if let target { tell(target) }
    guard previous !== target || target == nil else { return }
    tellScopes(around: target?.node)
    root.tree[FocusedValueCenterKey.self].update()
  }

  /// Shows, or no longer shows, which view has the keyboard.
  func show(_ isVisible: Bool) {
    guard let current, isVisible != isWanted else { return }
    isWanted = isVisible
    tell(current)
  }

  /// Tells the view that has the keyboard how it shows that.
  private func tell(_ target: any FocusTarget) {
    target.focusChanged(true, isVisible: isVisible)
    (target as? any TextInputTarget)?.windowFocusChanged(hasKeys)
  }

  /// Takes the keyboard from a view that has gone or can no longer have it.
  func update() {
    guard let current else {
      if !scopes.isEmpty { set(nil, isVisible: false) }
      return
    }
    if !current.takesInput || !current.node.isOfferedInput || !current.canFocus {
      set(nil, isVisible: false)
    }
  }

  /// Moves to the next view in layout order, or to the previous one; round at the ends.
  /// - Returns: false when there is none.
  /// - Complexity: O(*n*) in the number of views: a key press, not a frame.
  func advance(backwards: Bool) -> Bool {
    let targets = targets(in: root).filter { !root.tree.services.cover($0.node) }
    guard !targets.isEmpty else { return false }
    let index = targets.firstIndex { $0 === current }
    let next =
      switch (index, backwards) {
      case (let index?, false): (index + 1) % targets.count
      case (let index?, true): (index + targets.count - 1) % targets.count
      case (nil, false): 0
      case (nil, true): targets.count - 1
      }
    set(targets[next], isVisible: true)
    return true
  }

  /// Gives the keyboard to the first view within a scope that can have it; one that lies below something else gets it
  /// when that has gone.
  func moveInto(_ scope: FocusScopeNode) {
    guard let target = targets(in: scope).first else { return }
    root.tree.services.keepFocus(for: target)
    if root.tree.services.cover(target.node) {
      waiting = scope
    } else {
      set(target, isVisible: isWanted)
    }
  }

  /// Somebody asks for the keyboard, for a view that may come with the commit.
  func note(_ wish: any FocusWish) {
    if !wishes.contains(where: { $0 === wish }) { wishes.append(wish) }
  }

  /// Tells those who have asked for the keyboard in vain, when all views of the frame are there.
  func refuseWishes() {
    guard !wishes.isEmpty, !root.tree.needsCommit else { return }
    let asked = wishes
    wishes = []
    for wish in asked {
      let isGranted = scopes.contains { $0.fulfils(wish) } || waiting?.fulfils(wish) ?? false
      if !isGranted { wish.refuse() }
    }
  }

  /// What a press on `node` does: it focuses a view that keys change, hides the mark of the
  /// keyboard, and takes the keyboard from what only acts, so that the space bar does nothing unexpected.
  func pressed(_ node: ViewNode?) {
    let target = node?.nearest { ancestor -> (any FocusTarget)? in
      guard let candidate = ancestor.performer as? any FocusTarget, candidate.canFocus,
        candidate.focusInteractions.contains(.edit)
      else { return nil }
      return candidate
    }
    if let target {
      set(target, isVisible: false)
    } else if let current, !current.focusInteractions.contains(.edit) {
      set(nil, isVisible: false)
    } else {
      show(false)
    }
  }

  /// The views at and below a node that can have the keyboard, in layout order.
  package func targets(in node: ViewNode) -> [any FocusTarget] {
    var targets: [any FocusTarget] = []
    collect(node, into: &targets)
    return targets
  }

  private func collect(_ node: ViewNode, into targets: inout [any FocusTarget]) {
    if let target = node.performer as? any FocusTarget, target.canFocus { targets.append(target) }
    var children: [ViewNode] = []
    node.forEachInputChild { children.append($0) }
    for child in children { collect(child, into: &targets) }
  }

  /// Tells the scopes that the focus has left, then those into which it has come.
  private func tellScopes(around node: ViewNode?) {
    var entered: [FocusScopeNode] = []
    node?.forEachAncestor { ancestor in
      if let scope = ancestor as? FocusScopeNode { entered.append(scope) }
    }
    let left = scopes
    scopes = entered
    for scope in left where !entered.contains(where: { $0 === scope }) {
      scope.focusChanged(false)
    }
    for scope in entered where !left.contains(where: { $0 === scope }) {
      scope.focusChanged(true)
    }
  }
}
