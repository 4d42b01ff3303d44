import Foundation
import GlissandoDrawing
import GlissandoMotion
package import GlissandoViews

// The popups of a window.

/// Something that is open above a window's content: a menu, the options of a picker.
@MainActor
final class Popup {
  let id: Int
  /// What is shown, and the environment of the view that opened it.
  var content: AnyView
  var environment: EnvironmentValues { didSet { shownEnvironment = environmentInside } }
  private(set) lazy var shownEnvironment = environmentInside
  /// Counts what was said about it, so that its view knows when to look again.
  var revision = 0
  /// The view that opened it, in window points, where it was last seen.
  fileprivate(set) var anchor: CGRect
  /// Where that view is seen now; nil where it is not.
  private let place: @MainActor () -> CGRect?
  let side: PopupSide
  private let dismissal: @MainActor (Popup) -> Void
  /// Whether people can act on what is behind it, although it stands by itself.
  var isOpenBehind = false
  /// Whether only the program closes it.
  var isDismissDisabled = false
  /// Runs once when it has been closed and nothing of it is seen any more.
  var whenGone: (() -> Void)? { didSet { if isGone { tellGone() } } }
  private(set) var isGone = false
  /// Whether time stood still when it was shown last: then nothing would arrive that moves.
  fileprivate(set) var standsStill = false
  /// Whether whoever opened it wants less motion: it fades in where it is to be.
  var movesLess: Bool { environment.accessibilityReduceMotion }
  /// The view that opened it.
  fileprivate weak var source: ViewNode?
  /// The popup that it was opened from; nil for one that was opened from the window's content.
  let opener: Popup?
  /// The node around its views; nil before they are there.
  weak var scope: ViewNode?
  /// Who has the keyboard when it has gone: usually who had it before, and whether that was shown.
  fileprivate(set) weak var previousFocus: (any FocusTarget)?
  let wasFocusVisible: Bool

  fileprivate init(
    id: Int, content: AnyView, environment: EnvironmentValues,
    place: @escaping @MainActor () -> CGRect?, side: PopupSide,
    opener: Popup?, focus: FocusDirector?, dismissal: @escaping @MainActor (Popup) -> Void
  ) {
    self.id = id
    self.content = content
    self.environment = environment
    anchor = place() ?? .zero
    self.place = place
    self.side = side
    self.dismissal = dismissal
    self.opener = opener
    previousFocus = focus?.current
    wasFocusVisible = focus?.isVisible ?? false
  }

  /// Takes the presentation back, as long as it is this that is presented.
  func dismiss() { dismissal(self) }

  /// What is around it ends where something stands by itself: the stack, whose links would lead to pages behind it,
  /// and what a menu says to its rows, although a row has opened it.
  private var environmentInside: EnvironmentValues {
    guard !side.isMenu else { return environment.grownAsWhole }
    // What a question asks is written in letters of several kinds, which grow alike.
    var values = side == .alert ? environment.grownAsWhole : environment
    values.navigation = nil
    values.navigationPage = 0
    guard var menu = opener, menu.side.isMenu else { return values }
    while let outer = menu.opener, outer.side.isMenu { menu = outer }
    return values.leavingMenu(opened: menu.environment)
  }

  /// Nothing of it is seen any more.
  func hasGone() {
    isGone = true
    tellGone()
  }

  private func tellGone() {
    guard let action = whenGone else { return }
    whenGone = nil
    action()
  }

  /// Goes with the view that opened it.
  /// - Returns: whether that is seen somewhere else than before.
  fileprivate func follow() -> Bool {
    guard !side.isModal, let place = place(), place != anchor, place.isFinite else { return false }
    anchor = place
    revision += 1
    return true
  }

  /// Whether the popup is `other`, or was opened from it or from what it opened.
  fileprivate func stands(on other: Popup) -> Bool {
    var popup: Popup? = self
    while let current = popup {
      if current === other { return true }
      popup = current.opener
    }
    return false
  }

  /// Whether a view is one of the popup's.
  fileprivate func holds(_ node: ViewNode?) -> Bool {
    guard let node, let scope else { return false }
    return node === scope || node.isInside(scope)
  }
}

/// Where a popup lies with regard to the view that opened it.
enum PopupSide: Equatable {
  /// Below, or above where there is no room.
  case below
  /// Below, for words that nobody acts on.
  case tip
  /// Beside, as a menu that opens from another one.
  case beside
  /// On one side, with an arrow; nil is below, or wherever there is room.
  case popover(Edge?)
  /// In the middle of the window, on a surface of its own.
  case sheet
  /// In the middle of the window, and only what is in it closes it.
  case alert
  /// Over all of the window.
  case cover

  /// Whether it is a menu, which is open for a moment.
  var isMenu: Bool { self == .below || self == .beside }

  /// Whether it stands by itself, and not beside the view that opened it.
  var isModal: Bool {
    switch self {
    case .below, .tip, .beside, .popover: false
    case .sheet, .alert, .cover: true
    }
  }
}

/// A view that presents something while a program says so, and while it is there itself.
@MainActor
protocol PresentingView: NodeRole {
  /// Whether a program says so.
  var isPresented: Bool { get }
  /// What is wanted and what can be at the moment.
  var isShown: Bool { get }
  /// What is.
  var isOpen: Bool { get }
  /// Makes what is be what is wanted.
  func presentationChanged()
}

extension PresentingView {
  /// Opens or closes what is presented where the view has begun or ceased to be seen.
  func lookWhetherSeen() {
    if isShown != isOpen { changePresentationAfterCommit() }
  }

  /// It opens in a commit of its own, with its own animation.
  func changePresentationAfterCommit() {
    tree.enqueue(by: node) { [weak self] in
      guard let self, isAlive else { return }
      tree.popups.note(self, presents: isPresented)
      presentationChanged()
    }
  }
}

/// The popups of a window, in the order in which they were opened.
@MainActor
final class PopupCenter: WindowObserver {
  private unowned let tree: ViewTree
  private var popups: [Popup] = []
  /// Those that are to present something, seen or not.
  private var presenters: [any PresentingView] = []
  private var lastID = 0
  /// The words that explain a view, while they are shown.
  private var tip: Tip?
  /// Opening is quick, so that nobody waits for a menu; closing is quicker still.
  private static let opening = Animation.smooth(duration: 0.16)
  private static let closing = Animation.easeOut(duration: 0.12)

  init(tree: ViewTree) {
    self.tree = tree
    tree.drops.sayCovered = { [unowned tree] point, node in
      tree.tips.say(Self.coveredDrop, at: point, environment: node.environment)
    }
  }

  /// What is said of things that are dropped where something has to be answered first.
  static let coveredDrop = "Not taken: close what is open here first."

  /// Opens a popup, in a commit of its own.
  func open(
    _ content: AnyView, from node: ViewNode, at place: @escaping @MainActor () -> CGRect?,
    side: PopupSide, dismissal: @escaping @MainActor (Popup) -> Void
  ) -> Popup {
    lastID += 1
    let popup = Popup(
      id: lastID, content: content, environment: node.environment, place: place, side: side,
      opener: popups.last { $0.holds(node) }, focus: tree.focus, dismissal: dismissal)
    popup.source = node
    popups.append(popup)
    show(Self.opening)
    return popup
  }

  /// Opens a popup again that has been closed and is still on its way out: it turns round from where it is, with what
  /// its views have kept.
  ///
  /// - Returns: Whether it could: it has not gone, and nothing has been opened since that it would lie below.
  func reopen(_ popup: Popup) -> Bool {
    guard !popup.isGone, !popup.side.isMenu, popups.allSatisfy({ $0.id < popup.id }) else {
      return false
    }
    popup.whenGone = nil
    popup.previousFocus = tree.focus?.current
    popups.append(popup)
    show(Self.opening)
    if let scope = popup.scope {
      // It takes no input before that is done.
      tree.enqueue(by: scope) { [weak self, weak scope] in
        self?.tree.focus?.set(scope?.performer as? any FocusTarget, isVisible: false)
      }
    }
    return true
  }

  /// Shows another content in an open popup, which changes there as it does around the view that opened it.
  func update(
    _ popup: Popup, _ content: AnyView, _ environment: EnvironmentValues,
    under transaction: Transaction
  ) {
    popup.content = content
    popup.environment = environment
    popup.revision += 1
    tree.record(
      continuing: tree.timeStandsStill ? Transaction() : transaction, showing(popups, tip))
  }

  /// Notes whether a view is to present something.
  func note(_ presenter: any PresentingView, presents: Bool) {
    presenters.removeAll { $0 === presenter }
    if presents { presenters.append(presenter) }
  }

  /// Lets popups go with the views that opened them, as the frame has shown these.
  func frameWasComposed() {
    for presenter in presenters { presenter.lookWhetherSeen() }
    if popups.isEmpty { return }
    var hasMoved = false
    for popup in popups where popup.follow() { hasMoved = true }
    if hasMoved { show(nil) }
  }

  /// Closes a popup, and those that were opened from it; the keyboard goes back where it was.
  func close(_ popup: Popup) {
    guard popups.contains(where: { $0 === popup }) else { return }
    let closed = popups.filter { $0.stands(on: popup) }
    popups.removeAll { $0.stands(on: popup) }
    for other in closed where other !== popup { other.dismiss() }
    show(Self.closing)
    for other in popups where popup.holds(other.previousFocus?.node) {
      other.previousFocus = popup.previousFocus
    }
    // Who has been given the keyboard in the meantime keeps it.
    let isElsewhere = tree.focus?.current.map { focused in
      !closed.contains { $0.holds(focused.node) }
    }
    if isElsewhere != true { returnFocus(from: popup) }
  }

  private func returnFocus(from popup: Popup) {
    guard let focus = tree.focus else { return }
    // Two that were opened at once know of the same earlier focus: it is below the one that stays.
    let modal = popups.last { $0.side.isModal }
    guard let target = popup.previousFocus, target.takesInput, target.canFocus,
      modal.map({ $0.id > popup.id || $0.holds(target.node) || popup.opener != nil }) ?? true
    else { return focus.set(modal?.scope?.performer as? any FocusTarget, isVisible: false) }
    focus.set(target, isVisible: popup.wasFocusVisible)
  }

  /// Closes the menu that was opened from another one, but not by a row of it.
  func closeMenu(openedFrom popup: Popup, notBy row: ViewNode) {
    popups.first { menu in
      menu.opener === popup && menu.side == .beside && menu.source.map(row.isInside) == false
    }?.dismiss()
  }

  /// Whether something that stands by itself has been opened over a view.
  func covers(_ node: ViewNode) -> Bool {
    guard let modal = popups.last(where: { $0.side.isModal && !$0.isOpenBehind }) else {
      return false
    }
    if let own = popups.last(where: { $0.holds(node) }) { return modal.id > own.id }
    // What lies around a popup is there to be clicked.
    return tree.root?.content.map(node.isInside) ?? false
  }

  /// A view has it when what lies directly over it has gone.
  func keepFocus(for target: any FocusTarget) {
    let own = popups.last { $0.holds(target.node) }?.id ?? 0
    popups.first { $0.id > own }?.previousFocus = target
  }

  /// A popup is about to take the keyboard: who has got it since it was opened is to have it again.
  func takesFocus(_ popup: Popup) {
    guard popup.opener == nil, let current = tree.focus?.current,
      !popups.contains(where: { $0.holds(current.node) })
    else { return }
    popup.previousFocus = current
  }

  /// Whether anything is open.
  var isEmpty: Bool { popups.isEmpty }

  // MARK: Tips

  /// Whether words that explain a view are shown.
  var hasTip: Bool { tip != nil }

  /// Shows words beside a place of the window, in the stead of others.
  func showTip(_ words: String, beside place: CGRect, environment: EnvironmentValues) {
    lastID += 1
    tip = Tip(id: lastID, words: words, anchor: place, environment: environment.grownAsWhole)
    show(environment.accessibilityReduceMotion ? nil : Self.closing)
  }

  /// Shows no such words any more.
  func hideTip() {
    guard let tip else { return }
    self.tip = nil
    show(tip.environment.accessibilityReduceMotion ? nil : Self.closing)
  }

  /// Whether a menu is open.
  var hasMenu: Bool { popups.contains { $0.side.isMenu } }

  /// Closes menus: what opened them is going to lie elsewhere.
  ///
  /// What stands by itself stays, with all below it; a popover goes with its view.
  func windowWillResize() {
    let first = popups.lastIndex { $0.side.isModal }.map { $0 + 1 } ?? 0
    popups[first...].first { $0.side.isMenu }?.dismiss()
  }

  private func show(_ animation: Animation?) {
    // A menu that could never open would be of no use.
    withTransaction(Transaction(animation: tree.timeStandsStill ? nil : animation)) {
      tree.record(showing(popups, tip))
    }
  }

  /// Brings the popups as they are now above the content.
  private func showing(_ popups: [Popup], _ tip: Tip?) -> @MainActor () -> Void {
    for popup in popups { popup.standsStill = tree.timeStandsStill }
    let layer = PopupLayer(popups, tip)
    return { [weak tree] in tree?.root?.showOverlay(layer, from: PopupLayer([], nil)) }
  }
}

private enum PopupKey: WindowServiceKey {
  static func make(in tree: ViewTree) -> PopupCenter { PopupCenter(tree: tree) }
}

extension ViewTree {
  /// What is open above the content.
  var popups: PopupCenter { self[PopupKey.self] }
}

extension ViewHost {
  /// Whether a menu or another popup is open, which has the keys.
  package var hasPopup: Bool { !tree.popups.isEmpty }
}
