import Foundation
import GlissandoDrawing
import GlissandoMotion

/// Brings events to the views that they are meant for.
///
/// A press belongs to the gestures of the views below it until it is released; hovering follows the
/// pointer; keys go to the view that has the keyboard, then outwards, then to shortcuts.
@MainActor
final class InputRouter {
  private let tree: ViewTree
  private let root: RootNode
  private let keys: KeyRouter
  fileprivate let timers = InputTimers()
  /// Where the pointer is, in window points; nil outside of the window.
  private var pointer: CGPoint?
  private var session: PressSession?
  private var heldButton: Int?
  private var carried: CarriedPress?
  private let pinches = PinchDirector()
  private let hovering: HoverDirector

  init(tree: ViewTree, root: RootNode) {
    self.tree = tree
    self.root = root
    keys = KeyRouter(tree: tree, root: root)
    hovering = HoverDirector(root: root)
    tree.input = self
    tree.drops.hitTest = { [weak root] in root?.hitTest($0) }
    tree.drops.hitTestContent = { [weak root] in root?.content?.hitTest($0) }
  }

  /// Who has the keyboard.
  fileprivate var focus: FocusDirector { keys.focus }
  /// What the pointer looks like.
  var cursor: PointerStyle { hovering.cursor }
  /// Where text is typed; nil where none is.
  var textInput: TextInputPlace? { keys.textInput }

  /// Hands an event to the views.
  /// - Returns: whether one took it.
  func send(_ event: InputEvent, at time: Double) -> Bool {
    focus.update()
    if tree.services.interceptInput(event) { return true }
    return switch event {
    case .pointerMoved(let point): move(to: point, time)
    case .pointerDown(let point, let button, let modifiers): press(point, button, modifiers, time)
    case .pointerUp(let point, let button): release(point, button, time)
    case .pointerExited: leave()
    case .pinch(let scale, let rotation, let point, let isLast):
      pinches.send(
        scale: scale, rotation: .radians(rotation), isLast: isLast, at: point, time,
        hit: { root.hitTest(point) }, begins: { cancelPress() })
    case .wheel(let delta, let point): turnWheel(delta, at: point, time)
    case .key(let press): keys.handle(press, pointer: pointer)
    case .text(let text): keys.handle(text, pointer: pointer)
    case .composition(let text, let caret): keys.compose(text, caret: caret)
    case .dropped(let content, let point): tree.drops.drop(content.map(\.value), at: point)
    case .focus(let isFocused): followFocus(isFocused)
    }
  }

  /// Follows the window, which has come to have the keyboard or has it no more.
  private func followFocus(_ isFocused: Bool) -> Bool {
    if !isFocused {
      cancelPress()
      heldButton = nil
      pinches.cancel()
    }
    hasWindowKeys = isFocused
    return false
  }

  /// Whether the window has the keyboard.
  private var hasWindowKeys = true { didSet { followKeys() } }
  /// Whether what shows these views hands them the window's keys.
  var hasHostKeys = true { didSet { followKeys() } }

  private func followKeys() { focus.hasKeys = hasWindowKeys && hasHostKeys }

  // MARK: Frames

  /// Tells gestures whose time has run out.
  func updateBeforeFrame(at time: Double) {
    timers.run(until: time)
    pinches.update(at: time)
    guard let session, let deadline = session.deadline, deadline <= time else { return }
    session.expire(at: time)
    endSessionIfDone()
  }

  /// Ends what the frame has taken from its view, and looks again at what is below a resting pointer, if the
  /// frame changed anything there.
  func updateAfterFrame(scale: Double) {
    focus.update()
    // At once: no event may come for long, and what a press or a drag shows would stay.
    session?.cancelLost()
    endSessionIfDone()
    guard let pointer, tree.has(.hover) || !hovering.targets.isEmpty else { return }
    guard let x = Int32(exactly: (pointer.x * scale).rounded(.down)).map(Int.init),
      let y = Int32(exactly: (pointer.y * scale).rounded(.down)).map(Int.init)
    else { return }
    guard tree.renderPass.damage.touches(left: x, top: y, right: x + 1, bottom: y + 1) else {
      return
    }
    updateHover()
  }

  /// When a frame is wanted although nothing changes, in seconds on the frame clock.
  var deadline: Double? {
    [session?.deadline, pinches.deadline, timers.next].compactMap { $0 }.min()
  }

  // MARK: Pointer

  private func move(to point: CGPoint, _ time: Double) -> Bool {
    pointer = point
    updateHover()
    for target in hovering.targets { target.hoverMoved(to: point) }
    guard let session, session.isPressed else { return !hovering.targets.isEmpty }
    session.send(PointerEvent(kind: .moved, location: point, time: time))
    return true
  }

  private func leave() -> Bool {
    pointer = nil
    updateHover()
    return false
  }

  /// The number of the button that presses.
  private static let firstButton = 1

  private func press(
    _ point: CGPoint, _ button: Int, _ modifiers: EventModifiers, _ time: Double
  ) -> Bool {
    pointer = point
    updateHover()
    // A second button during a press is not a press of its own.
    guard session?.isPressed != true, carried == nil else { return false }
    heldButton = button
    return begin(point, button, modifiers, time)
  }

  private func begin(
    _ point: CGPoint, _ button: Int, _ modifiers: EventModifiers, _ time: Double
  ) -> Bool {
    guard button == Self.firstButton else {
      return ExtraButton(rawValue: button).map { click($0, at: point) } ?? false
    }
    pinches.cancel()
    let hit = root.hitTest(point)
    focus.pressed(hit)
    let group = hit.flatMap { GestureGroup.around($0) }
    continueSession(with: group)
    session?.send(
      PointerEvent(kind: .down, location: point, time: time, modifiers: modifiers))
    return session != nil
  }

  /// Hands a click of another button than the first to the innermost view that wants it.
  private func click(_ button: ExtraButton, at point: CGPoint) -> Bool {
    offer(at: point) { node in
      guard node.environment.isEnabled, let target = node.performer as? any ExtraClickTarget
      else { return false }
      return target.receiveClick(of: button, at: point)
    }
  }

  /// Goes on with a session that waits for another click on the same views, or begins one.
  private func continueSession(with group: GestureGroup?) {
    if let session {
      if session.isGoingOn, session.continues(with: group) { return session.beginAgain() }
      session.expire(at: .infinity)
      session.end()
    }
    session = group.map(PressSession.init)
  }

  private func release(_ point: CGPoint, _ button: Int, _ time: Double) -> Bool {
    pointer = point
    if button == heldButton {
      heldButton = nil
      if let carried { return land(carried, at: point, time) }
    }
    return end(point, button, time)
  }

  private func end(_ point: CGPoint, _ button: Int, _ time: Double) -> Bool {
    guard button == Self.firstButton, let session, session.isPressed else {
      updateHover()
      return false
    }
    session.send(PointerEvent(kind: .up, location: point, time: time))
    endSessionIfDone()
    updateHover()
    return true
  }

  fileprivate func carryPress(while isWanted: @escaping @MainActor () -> Bool) {
    guard let heldButton, let pointer else { return }
    cancelPress()
    carried = CarriedPress(button: heldButton, start: pointer, isWanted: isWanted)
    updateHover()
  }

  /// Clicks with the first button where a press ends that has gone on over what it had opened.
  private func land(_ press: CarriedPress, at point: CGPoint, _ time: Double) -> Bool {
    carried = nil
    guard press.means(point) else {
      updateHover()
      return true
    }
    // Beside the window is beside what has opened in it.
    let frame = root.frame
    let place = CGPoint(
      x: min(max(point.x, frame.minX), frame.maxX - 1),
      y: min(max(point.y, frame.minY), frame.maxY - 1))
    _ = begin(place, Self.firstButton, [], time)
    return end(place, Self.firstButton, time)
  }

  private func updateHover() {
    hovering.update(at: pointer, isPressed: session?.isPressed == true)
  }

  private func endSessionIfDone() {
    guard let session, !session.isPressed, !session.isGoingOn else { return }
    session.end()
    self.session = nil
  }

  private func cancelPress() {
    session?.cancel()
    session = nil
    carried = nil
  }

  /// Hands a turn of the wheel to the innermost view that it is meant for.
  private func turnWheel(_ delta: CGSize, at point: CGPoint, _ time: Double) -> Bool {
    offer(at: point) { ($0.performer as? any WheelTarget)?.turn(delta, at: time) ?? false }
  }

  /// Asks the views at a point, the innermost first, until one takes what is offered.
  private func offer(at point: CGPoint, to accept: (ViewNode) -> Bool) -> Bool {
    root.hitTest(point)?.nearest { accept($0) ? $0 : nil } != nil
  }

  /// What the pointer looks like at a point of the window; nil where no view says so.
  func pointerStyle(at point: CGPoint) -> PointerStyle? {
    root.hitTest(point)?.nearest { $0.ownPointerStyle }
  }
}

extension ViewTree {
  /// Who has the keyboard.
  package var focus: FocusDirector? { input?.focus }
  /// What input does a little later.
  package var timers: InputTimers? { input?.timers }

  /// Lets the press that goes on, if there is one, go on over what it has opened, as long as that is there.
  package func carryPress(while isWanted: @escaping @MainActor () -> Bool) {
    input?.carryPress(while: isWanted)
  }
}
