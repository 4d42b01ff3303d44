import Foundation
import GlissandoMotion
import GlissandoViews

/// Decides when a window shows the tip of a view: one at a time, and none without reason.
///
/// While nothing that has a tip is below the pointer or has the keyboard, nothing is waited for.
@MainActor
final class TipCenter: WindowObserver {
  private unowned let tree: ViewTree
  /// The views with tips below the pointer.
  private var hovered: [HelpBehavior] = []
  /// Where the pointer is, and since when.
  private var pointer = CGPoint.zero
  private var restStart = -Double.infinity
  /// When the person last pressed, typed or scrolled: who does something with what is below the pointer needs no tip.
  private var lastAct = -Double.infinity
  /// Whether a tip is to come only once the pointer has moved.
  private var waitsForMove = false
  /// The view that had the keyboard, shown, in the last frame.
  private weak var focused: ViewNode?
  /// The view whose tip is shown, and where it was then if keys have led to it.
  private weak var shown: HelpBehavior?
  private var shownPlace: CGRect?
  /// When the last tip went because the pointer did.
  private var lastLeaving = -Double.infinity
  /// Counts what is waited for, so that a wait that is over does nothing.
  private var wait = 0

  /// Seconds of rest before a tip appears: as on most desktops.
  static let delay = 0.5
  /// Seconds after a tip in which the next one appears at once: somebody reads them one by one.
  private static let browsing = 0.3
  /// Seconds for which a line is shown that nobody has asked for.
  private static let reading = 4.0
  /// The room that the arrow of a pointer takes, in points.
  private static let pointerSize = CGSize(width: 0, height: 18)

  init(tree: ViewTree) { self.tree = tree }

  // MARK: The pointer

  func entered(_ help: HelpBehavior) {
    hovered.append(help)
    guard innermost === help else { return }
    let isBrowsing = shown != nil || tree.time - lastLeaving <= Self.browsing
    if isBrowsing { showAtPointer(help) } else { waitForRest() }
  }

  func left(_ help: HelpBehavior) {
    hovered.removeAll { $0 === help }
    guard shown === help else { return }
    if shownPlace == nil { lastLeaving = tree.time }
    hide()
  }

  /// Of the views below the pointer the one inside all others.
  private var innermost: HelpBehavior? {
    hovered.max { $1.node.isInside($0.node) }
  }

  private func waitForRest() {
    begin(at: max(tree.time, restStart) + Self.delay) { center in
      guard let help = center.innermost else { return }
      // Nobody asks about a view that comes to lie below a pointer at rest, as when a menu closes.
      center.waitsForMove = center.restStart <= center.lastAct
      if center.waitsForMove { return }
      if center.tree.time < center.restStart + Self.delay { return center.waitForRest() }
      center.showAtPointer(help)
    }
  }

  private func showAtPointer(_ help: HelpBehavior) {
    show(help, at: CGRect(origin: pointer, size: Self.pointerSize))
  }

  // MARK: The keyboard

  func frameWasComposed() {
    if let place = shownPlace, let shown, shown.place.distance(to: place) > 1 { hide() }
    let current = tree.focus?.isVisible == true ? tree.focus?.current?.node : nil
    guard current !== focused else { return }
    focused = current
    if shownPlace != nil { hide() }
    if let current, let help = help(of: current) { waitForReader(help) }
  }

  /// The nearest tip around a view that is about nothing else which keys lead to.
  private func help(of node: ViewNode) -> HelpBehavior? {
    var found: HelpBehavior?
    node.forEachAncestor { if found == nil { found = $0.performer as? HelpBehavior } }
    guard let found, tree.focus?.targets(in: found.node).count == 1 else { return nil }
    return found
  }

  private func waitForReader(_ help: HelpBehavior) {
    begin(at: tree.time + Self.delay) { [weak help] center in
      guard let help, help.isAlive, let focused = center.focused, focused.isInside(help.node)
      else { return }
      center.show(help, at: help.place)
      center.shownPlace = help.place
    }
  }

  // MARK: Showing

  private func begin(at time: Double, _ action: @escaping @MainActor (TipCenter) -> Void) {
    wait += 1
    let current = wait
    tree.timers?.schedule(at: time) { [weak self] in
      if let self, current == wait { action(self) }
    }
  }

  private func show(_ help: HelpBehavior, at place: CGRect) {
    wait += 1
    guard !help.words.isEmpty else { return hide() }
    (shown, shownPlace) = (help, nil)
    tree.popups.showTip(help.words, beside: place, environment: help.environment)
  }

  /// Says something at a point of the window, for as long as it takes to read.
  func say(_ words: String, at point: CGPoint, environment: EnvironmentValues) {
    wait += 1
    (shown, shownPlace) = (nil, nil)
    tree.popups.showTip(
      words, beside: CGRect(origin: point, size: Self.pointerSize), environment: environment)
    tree.timers?.schedule(at: tree.time + Self.reading) { [weak self] in
      if let self, shown == nil { hide() }
    }
  }

  private func hide() {
    wait += 1
    guard shown != nil || tree.popups.hasTip else { return }
    (shown, shownPlace) = (nil, nil)
    tree.popups.hideTip()
  }

  // MARK: What the window hears

  func windowWillResize() { hide() }

  func interceptInput(_ event: InputEvent) -> Bool {
    switch event {
    case .pointerMoved(let point):
      (pointer, restStart) = (point, tree.time)
      if waitsForMove {
        waitsForMove = false
        waitForRest()
      }
    case .key(let press) where press.phase == .up: break
    case .pointerDown, .wheel, .pinch, .key, .text:
      lastAct = tree.time
      hide()
    case .focus(false): hide()
    default: break
    }
    return false
  }
}

extension CGRect {
  /// How far the corners are apart, in points along the axes.
  fileprivate func distance(to other: CGRect) -> CGFloat {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX),
      abs(maxY - other.maxY))
  }
}

private enum TipKey: WindowServiceKey {
  static func make(in tree: ViewTree) -> TipCenter { TipCenter(tree: tree) }
}

extension ViewTree {
  /// What shows tips.
  var tips: TipCenter { self[TipKey.self] }
}
