import Foundation
import GlissandoMotion
public import GlissandoViews

// What people do with a control, by pointer, keys and assistive technology.

extension AccessibilityRole {
  package static let button = AccessibilityRole(rawValue: "button")
  package static let toggle = AccessibilityRole(rawValue: "toggle")
  package static let slider = AccessibilityRole(rawValue: "slider")
  package static let stepper = AccessibilityRole(rawValue: "stepper")
  package static let picker = AccessibilityRole(rawValue: "picker")
  package static let option = AccessibilityRole(rawValue: "option")
  package static let textField = AccessibilityRole(rawValue: "textField")
  package static let menu = AccessibilityRole(rawValue: "menu")
  package static let popupMenu = AccessibilityRole(rawValue: "popup menu")
  package static let dialog = AccessibilityRole(rawValue: "dialog")
  package static let tip = AccessibilityRole(rawValue: "tool tip")
  package static let list = AccessibilityRole(rawValue: "list")
  package static let progress = AccessibilityRole(rawValue: "progress bar")
  package static let level = AccessibilityRole(rawValue: "level bar")
}

/// Makes a view a control: it can be hovered, pressed, focused and activated, and the views inside
/// read from the environment which of these it is.
@usableFromInline
nonisolated struct ControlModifier: PrimitiveModifier {
  var description: AccessibleDescription
  /// What the control is called where no label inside says so.
  var name: String?
  /// What the control wants the keyboard for.
  var focus: FocusInteractions = .activate
  /// Runs when the control is clicked, or by space, return or its shortcut; nil for a control that
  /// is only changed by gestures and keys of its own.
  var activate: (@MainActor () -> Void)?
  /// Handles keys of the control's own.
  var handleKey: (@MainActor (KeyPress) -> Bool)?
  /// Sets the number of a control that has one.
  var setNumber: (@MainActor (Double) -> Void)?

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    InputKit<ControlBehavior>(self, context)
  }
}

/// What people do with a control.
final class ControlBehavior: InputBehavior, InteractionPassing, AccessibleNode, HoverTarget,
  FocusTarget, KeyHandler, Activatable, GestureContestant
{
  typealias Modifier = ControlModifier

  private let input: InputKit<ControlBehavior>
  var interaction = ShownInteraction()
  private var phase: GesturePhase<Void> = .failed
  private var isUndelivered = false
  /// Where the press began, and whether it has moved far from there.
  private var pressStart: CGPoint?
  private var hasMoved = false
  /// When it acts although it is still held; nil for a control that waits for the release.
  private var holdEnd: Double?
  private let repetition = Repetition()
  /// Whether the press has acted already, again and again.
  private var hasRepeated = false
  /// Whether it has the keyboard, shown or not.
  private var isFocused = false

  init(_ node: InputKit<ControlBehavior>) { input = node }

  var node: ViewNode { input }
  private var modifier: ControlModifier { input.modifier }

  static var roles: NodeRoles { .hover }

  var childEnvironment: EnvironmentValues {
    var values = environment
    values.controlInteraction = interaction.shown
    values.isFocused = isFocused
    values.holdTime = nil
    return values
  }

  func environmentChanged(from previous: EnvironmentValues) {
    if environment.cancelsPresses, !previous.cancelsPresses { cancel() }
    guard previous.isEnabled, !environment.isEnabled else { return }
    change { $0 = ControlInteraction() }
    cancel()
  }

  // MARK: Accessibility

  var accessibleDescription: AccessibleDescription { modifier.description }
  var isOperable: Bool { environment.isEnabled }

  /// What the control is set to belongs to the element that it is the one content of.
  func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    inspector.operable(
      modifier.description, isEnabled: environment.isEnabled, identity: input.serial,
      frame: input.frame, place)
    inspector.describe(named: modifier.name, self, frame: input.frame, place) {
      inspectContent(place, inspector)
    }
  }

  private func inspectContent(_ place: InspectedPlace, _ inspector: ElementInspector) {
    guard place.claim != nil, let value = modifier.description.value else {
      return node.inspectChildren(place, inspector)
    }
    inspector.element(AccessibilityProperties(value: value), frame: input.frame, place) {
      node.inspectChildren($0, inspector)
    }
  }

  var accessibleStates: AccessibleStates {
    let description = modifier.description
    var states: AccessibleStates = []
    if modifier.activate != nil { states.insert(.pressable) }
    if modifier.handleKey != nil, Self.stepped.contains(description.role) {
      states.insert(.adjustable)
    }
    if description.role == .toggle {
      states.insert(.checkable)
      if description.value == "on" { states.insert(.checked) }
      if description.value == "mixed" { states.insert(.mixed) }
    }
    if description.role == .menu || description.role == .picker, modifier.activate != nil {
      states.insert(.opens)
    }
    return states
  }

  /// The controls whose keys lead from value to value.
  private static let stepped: [AccessibilityRole] = [.slider, .stepper, .picker]

  func perform(_ action: AccessibleAction) -> Bool {
    switch action {
    case .press: return activate()
    case .increment: return strike(.upArrow)
    case .decrement: return strike(.downArrow)
    case .setNumber(let number):
      guard let range = modifier.description.range, range.isUsable, number.isFinite,
        let set = modifier.setNumber
      else { return false }
      set(min(max(number, range.lower), range.upper))
      return true
    default: return false
    }
  }

  /// Does what a key does.
  private func strike(_ key: KeyEquivalent) -> Bool {
    guard modifier.handleKey?(KeyPress(key: key)) == true else { return false }
    _ = modifier.handleKey?(KeyPress(key: key, phase: .up))
    return true
  }

  // MARK: Hovering and focus

  func hoverChanged(_ isHovered: Bool) { change { $0.isHovered = isHovered } }

  var canFocus: Bool { environment.isEnabled }
  var focusInteractions: FocusInteractions { modifier.focus }

  func focusChanged(_ isFocused: Bool, isVisible: Bool) {
    let isOther = isFocused != self.isFocused
    self.isFocused = isFocused
    change {
      $0.isFocused = isFocused && isVisible && environment.isFocusEffectEnabled
      if !isFocused { $0.isPressed = false }
    }
    // What the views inside read changes also where nothing of it is shown.
    if isOther { tree.record { [weak node] in node?.passEnvironment() } }
  }

  // MARK: Keys

  func activate() -> Bool {
    guard environment.isEnabled, let activate = modifier.activate else { return false }
    flash()
    activate()
    return true
  }

  func handleKey(_ press: KeyPress) -> Bool {
    guard environment.isEnabled else { return false }
    if modifier.handleKey?(press) == true { return true }
    guard modifier.activate != nil, press.key == .space || press.key == .return,
      press.modifiers.subtracting(.capsLock).isEmpty
    else { return false }
    if press.phase == .down { _ = activate() }
    return true
  }

  /// Shows for a moment that a key has pressed the control.
  private func flash() {
    change { $0.isPressed = true }
    tree.timers?.schedule(at: tree.time + ControlMetrics.keyPress) { [weak self] in
      self?.change { $0.isPressed = false }
    }
  }

  // MARK: Presses

  var precedence: GesturePrecedence { .afterContent }

  var mask: GestureMask {
    environment.isEnabled && modifier.activate != nil ? .all : .subviews
  }

  var standing: GestureStanding {
    switch phase {
    // A press that moves may be meant for what is scrolled around the control.
    case .possible: interaction.current.isPressed && !hasMoved ? .possible : .yielding
    case .active, .ended: .recognized
    case .failed: .failed
    }
  }

  var isGoingOn: Bool { if case .possible = phase { true } else { false } }
  var deadline: Double? { isGoingOn ? holdEnd : nil }

  func begin() {
    phase = .possible()
    pressStart = nil
    hasMoved = false
    hasRepeated = false
    holdEnd = nil
    repetition.stop()
  }

  /// How far in points a press moves that is no longer a mere click.
  private static let slop = 10.0

  func track(_ event: PointerEvent) {
    guard isGoingOn else { return }
    let isInside = node.hitTest(event.location) != nil
    let start = pressStart ?? event.location
    pressStart = start
    hasMoved = hasMoved || event.location.distance(to: start) > Self.slop
    switch event.kind {
    case .down:
      change { $0.isPressed = isInside }
      holdEnd = environment.holdTime.map { event.time + $0 }
      if environment.buttonRepeatBehavior == .enabled, modifier.description.role == .button {
        actAgain()
      }
    case .moved:
      change { $0.isPressed = isInside }
      // Unless what is scrolled around it takes the press.
      isUndelivered = !isInside && holdEnd != nil
    case .up:
      phase = isInside ? .ended(()) : .failed
      isUndelivered = isInside && !hasRepeated
      repetition.stop()
      change { $0.isPressed = false }
    }
  }

  /// Acts while the press lasts and the pointer is on the control.
  private func actAgain() {
    repetition.start(in: tree) { [weak self] in
      guard let self, isAlive, environment.isEnabled else { return false }
      if interaction.current.isPressed {
        hasRepeated = true
        modifier.activate?()
      }
      return true
    }
  }

  func expire() {
    phase = .ended(())
    isUndelivered = true
  }

  func deliver() {
    guard isUndelivered else { return }
    isUndelivered = false
    phase = .ended(())
    modifier.activate?()
  }

  func cancel() {
    repetition.stop()
    phase = .failed
    isUndelivered = false
    change { $0.isPressed = false }
  }

  func end() { phase = .failed }
}
