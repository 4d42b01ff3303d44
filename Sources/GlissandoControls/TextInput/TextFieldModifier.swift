import Foundation
import GlissandoMotion
public import GlissandoViews

/// Makes a view a text field: it takes the keyboard, and the pointer for the selection.
@usableFromInline
nonisolated struct TextFieldModifier: PrimitiveModifier {
  let session: TextFieldSession
  /// What the field is called, for those who do not see it.
  let label: String?
  let isSecure: Bool
  let axis: Axis
  /// Whether return begins a line, and submits nothing.
  let isEditor: Bool
  /// Runs when editing begins and when it ends.
  let editingChanged: (Bool) -> Void
  /// Runs when return is pressed.
  let submit: () -> Void
  /// Opens the field's menu at a point of the window, with what it acts on.
  let openMenu: @MainActor (CGPoint, TextFieldKeys) -> Void

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    InputKit<TextFieldBehavior>(self, context)
  }
}

/// What people do with a text field.
final class TextFieldBehavior: InputBehavior, InteractionPassing, AccessibleNode, HoverTarget,
  TextInputTarget, KeyHandler, GestureContestant, ExtraClickTarget
{
  typealias Modifier = TextFieldModifier

  private let input: InputKit<TextFieldBehavior>
  var interaction = ShownInteraction()
  private var isFocused = false
  private var isWindowActive = true
  private var selecting = TextSelecting()
  private var pending: PointerEvent?
  private var isPressed = false
  /// Counts what shows the caret anew, so that a blink that was scheduled before does nothing.
  private var blink = 0
  /// Seconds for which the caret is shown and hidden: those of most desktops.
  private static let blinkInterval = 0.53

  init(_ node: InputKit<TextFieldBehavior>) { input = node }

  var node: ViewNode { input }
  private var modifier: TextFieldModifier { input.modifier }

  func willDestroy() {
    guard isFocused else { return }
    // Said here: whoever takes the keyboard away asks a field that has gone.
    isFocused = false
    modifier.editingChanged(false)
  }

  private var session: TextFieldSession { modifier.session }
  private var field: TextFieldFace? { session.content }

  var childEnvironment: EnvironmentValues {
    var values = environment
    values.controlInteraction = interaction.shown
    values.isFocused = isFocused
    return values
  }

  // MARK: Accessibility

  var accessibleDescription: AccessibleDescription {
    AccessibleDescription(.textField, value: shownValue)
  }
  var isOperable: Bool { environment.isEnabled }

  private var shownValue: String {
    let text = session.text
    return modifier.isSecure ? String(repeating: "•", count: text.count) : text.string
  }

  func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    inspector.describe(named: modifier.label, self, frame: input.frame, place) {
      guard !place.isHidden else { return node.inspectChildren(place, inspector) }
      inspector.element(
        AccessibilityProperties(label: modifier.label, value: shownValue), frame: input.frame, place
      ) {
        node.inspectChildren($0, inspector)
      }
    }
  }

  var accessibleStates: AccessibleStates {
    var states: AccessibleStates = modifier.axis == .vertical ? [.multiline] : [.pressable]
    if modifier.isSecure { states.insert(.secret) }
    return states
  }

  var accessibleText: AccessibleText? {
    let text = session.text
    // Dots are single scalars, one for each character.
    func scalars(_ position: Int) -> Int {
      modifier.isSecure
        ? position : text.characters.prefix(position).reduce(0) { $0 + $1.unicodeScalars.count }
    }
    return AccessibleText(
      string: shownValue, caret: scalars(text.caret),
      selection: scalars(text.selection.lowerBound)..<scalars(text.selection.upperBound))
  }

  func perform(_ action: AccessibleAction) -> Bool {
    switch action {
    case .press: modifier.submit()
    case .setText(let string):
      session.select { $0.selectAll() }
      insertText(string)
    case .select(let anchor, let caret):
      session.select { [isSecure = modifier.isSecure] text in
        text.moveCaret(to: text.position(ofScalar: anchor, isSecure), extending: false)
        text.moveCaret(to: text.position(ofScalar: caret, isSecure), extending: true)
      }
      showCaret()
    default: return false
    }
    return true
  }

  // MARK: Hovering and focus

  static var roles: NodeRoles { [.hover, .pointer] }
  var pointerStyle: PointerStyle? { environment.isEnabled ? .text : .arrow }

  func hoverChanged(_ isHovered: Bool) { change { $0.isHovered = isHovered } }

  var canFocus: Bool { environment.isEnabled }
  var focusInteractions: FocusInteractions { .edit }

  func focusChanged(_ isFocused: Bool, isVisible: Bool) {
    // The menu has the keyboard for a moment, and hands it back.
    if !isFocused, session.isMenuOpen { return }
    let hasChanged = isFocused != self.isFocused
    self.isFocused = isFocused
    // Where text goes is shown however the person got there.
    change { $0.isFocused = isFocused && isWindowActive }
    guard hasChanged else { return }
    // What the views inside read changes also in a window that has no keyboard, where nothing of it is shown.
    tree.record { [weak node] in node?.passEnvironment() }
    if isFocused { selectAtFirst(isVisible: isVisible) }
    if !isFocused { session.compose("", caret: 0) }
    field?.isFocused = isFocused
    field?.isEditing = isFocused
    showCaret()
    modifier.editingChanged(isFocused)
  }

  /// Selects what is typed over, unless the pointer is about to say where text goes.
  private func selectAtFirst(isVisible: Bool) {
    switch environment.typedOver {
    case .nameWithoutEnding: session.select { $0.selectNameWithoutEnding() }
    case .all: session.select { $0.selectAll() }
    case nil: if isVisible { session.select { $0.selectAll() } }
    }
  }

  func windowFocusChanged(_ isActive: Bool) {
    guard isActive != isWindowActive else { return }
    isWindowActive = isActive
    change { $0.isFocused = isFocused && isActive }
    field?.isEditing = isFocused && isActive
    showCaret()
  }

  // MARK: The caret

  /// Shows the caret, and lets it blink from now on.
  private func showCaret() {
    blink += 1
    field?.isCaretShown = isFocused && isWindowActive
    if isFocused && isWindowActive { scheduleBlink() }
  }

  private func scheduleBlink() {
    let current = blink
    tree.timers?.schedule(at: tree.time + Self.blinkInterval) { [weak self] in
      guard let self, isAlive, blink == current, let field else { return }
      field.isCaretShown.toggle()
      scheduleBlink()
    }
  }

  var textInputArea: CGRect? {
    guard isFocused, let field else { return nil }
    return field.caretInWindow
  }

  // MARK: Text

  func insertText(_ text: String) {
    guard environment.isEnabled else { return }
    session.insert(modifier.axis == .horizontal ? text.onOneLine : text)
    showCaret()
    field?.revealCaret()
  }

  func compose(_ text: String, caret: Int) {
    guard environment.isEnabled else { return }
    session.compose(text, caret: caret)
    showCaret()
    field?.revealCaret()
  }

  // MARK: Keys

  /// What is done with the field's text.
  private var keys: TextFieldKeys {
    TextFieldKeys(
      session: session, clipboard: tree.clipboard, isSecure: modifier.isSecure,
      isMultiline: modifier.axis == .vertical, isEditor: modifier.isEditor)
  }

  func handleKey(_ press: KeyPress) -> Bool {
    guard environment.isEnabled, isFocused, press.phase != .up else { return false }
    if press.callsMenu, let caret = textInputArea {
      openMenu(at: CGPoint(x: caret.minX, y: caret.maxY))
      return true
    }
    let selection = session.text.selection
    if keys.handle(press) {
      if session.text.selection != selection { keys.offerSelection() }
      showCaret()
      field?.revealCaret()
      return true
    }
    if press.key == .return, !modifier.isEditor,
      press.modifiers.isDisjoint(with: [.control, .option])
    {
      modifier.submit()
      return true
    }
    guard let typed = press.typedText else { return false }
    insertText(typed)
    return true
  }

  // MARK: Presses

  var precedence: GesturePrecedence { .afterContent }
  var mask: GestureMask { environment.isEnabled ? .all : .subviews }
  var standing: GestureStanding { isPressed ? .recognized : .failed }
  var isGoingOn: Bool { isPressed }
  var deadline: Double? { nil }

  func begin() { isPressed = true }

  func track(_ event: PointerEvent) {
    guard isPressed else { return }
    pending = event
  }

  func expire() {}

  func deliver() {
    guard let event = pending, let field else { return }
    pending = nil
    let place = field.place(at: event.location)
    switch event.kind {
    case .down:
      session.select { selecting.press(event, at: place, in: &$0) }
      showCaret()
    case .moved: session.select { selecting.drag(to: place, in: &$0) }
    case .up:
      isPressed = false
      keys.offerSelection()
    }
  }

  func cancel() {
    isPressed = false
    pending = nil
  }

  func end() { cancel() }

  // MARK: Other buttons

  func receiveClick(of button: ExtraButton, at point: CGPoint) -> Bool {
    guard let field else { return false }
    let position = field.place(at: point).gap
    // Read before the click changes what is selected here.
    let selected = button == .middle ? tree.clipboard.selection : nil
    tree.focus?.set(self, isVisible: false)
    if button == .middle || !session.text.selection.contains(position) {
      session.select { $0.moveCaret(to: position, extending: false) }
    }
    switch button {
    case .middle: keys.paste(selected)
    case .secondary: openMenu(at: point)
    }
    showCaret()
    return true
  }

  private func openMenu(at point: CGPoint) {
    session.isMenuOpen = true
    modifier.openMenu(point, keys)
  }
}

extension String {
  /// The text with spaces in place of line breaks.
  var onOneLine: String {
    contains(where: \.isNewline)
      ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}

extension EditingText {
  /// The position at or before a Unicode scalar; of a text of dots each character is one.
  fileprivate func position(ofScalar scalar: Int, _ isSecure: Bool) -> Int {
    guard !isSecure else { return scalar }
    var passed = 0
    for (index, character) in characters.enumerated() {
      passed += character.unicodeScalars.count
      if passed > scalar { return index }
    }
    return count
  }
}

extension EnvironmentValues {
  /// What is selected in a text field that gets the keyboard, whoever gives it that; nil where only somebody who
  /// walked there by keys types over everything.
  @Entry package var typedOver: TypedOver?
}

/// What of a field's text is replaced by what somebody types.
package enum TypedOver: Sendable {
  case all
  /// A file's name, whose ending stays.
  case nameWithoutEnding
}
