import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

// The options of a picker, one by one.

/// The picker of an option.
@MainActor
protocol OptionOwner: AnyObject {
  var look: PickerLook { get }
  func isSelected(_ option: Option) -> Bool
  /// Chooses an option, as a click on it does.
  func choose(_ option: Option)
}

extension OptionsBehavior: OptionOwner {}

/// One option of a picker: its view, its mark, and what a person is doing with it.
final class Option: HoldingBehavior, InteractionPassing, AccessibleNode, HoverTarget, FocusTarget,
  KeyHandler
{
  let holder: ContainerKit<Option>
  private unowned let owner: any OptionOwner
  var interaction = ShownInteraction()
  private var mark: ViewNode?
  private static let markSpacing: CGFloat = 8
  /// The room for the arrows of a menu.
  private static let arrowWidth: CGFloat = 14

  init(_ holder: ContainerKit<Option>, owner: any OptionOwner) {
    self.holder = holder
    self.owner = owner
  }

  var node: ViewNode { holder }
  var debugName: String { "OptionNode" }
  var frame: CGRect { holder.frame }
  private var element: LayoutNode? { holder.elements.first }

  static var roles: NodeRoles { .hover }

  func update<V: View>(_ view: V) { holder.content?.update(view) }

  /// The value that the option stands for; nil without a tag of that type.
  func value<Value>(as type: Value.Type) -> Value? {
    element?.layoutValue(GivenIdentityKey.self).flatMap { $0 }?.value(as: type)
  }

  private var isSelected: Bool { owner.isSelected(self) }

  /// Whether the option was the chosen one when its mark was last made.
  private var wasSelected = false

  /// Looks at the option's tag, which is known at the first layout and may change at a later one.
  func updateSelection() {
    if mark == nil || isSelected != wasSelected { optionsChanged() }
  }

  /// The chosen option, or the look, is another one.
  func optionsChanged() {
    wasSelected = isSelected
    if owner.look == .menu { tree.requestsRebuild = true }
    let view = OptionMark(look: owner.look, isSelected: isSelected)
    if let mark { mark.update(view) } else { mark = NodeContext(parent: holder).makeNode(view) }
  }

  func forEachPart(_ body: (ViewNode) -> Void) { if let mark { body(mark) } }
  func hitPart(_ point: CGPoint) -> ViewNode? { mark?.hitTest(point) }

  func environmentChanged(from previous: EnvironmentValues) {
    if previous.controlSize != environment.controlSize { holder.invalidateLayout() }
  }

  // MARK: Accessibility

  var accessibleDescription: AccessibleDescription { AccessibleDescription(.option) }
  var isOperable: Bool { environment.isEnabled }

  var accessibleStates: AccessibleStates {
    let states: AccessibleStates = [.pressable, .checkable, .selectable]
    return isSelected ? states.union([.checked, .selected]) : states
  }

  func perform(_ action: AccessibleAction) -> Bool {
    // A menu shows the chosen option alone, which opens it: that is the picker's.
    guard action == .press, owner.look != .menu else { return false }
    owner.choose(self)
    return true
  }

  func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    inspector.describe(self, frame: frame, place) { node.inspectChildren(place, inspector) }
  }

  // MARK: Interaction

  var childEnvironment: EnvironmentValues {
    var values = environment
    var shown = interaction.shown
    if owner.look == .popup {
      if shown.isFocused { values.foregroundStyle = AnyShapeStyle(ProminentLabel()) }
    } else {
      // The picker has the keyboard; where the options have marks, that of the chosen one shows it.
      shown.isFocused = environment.controlInteraction.isFocused && isSelected
    }
    values.controlInteraction = shown
    return values
  }

  // MARK: Rows of a popup

  var canFocus: Bool { owner.look == .popup && environment.isEnabled }
  var focusInteractions: FocusInteractions { .activate }
  var isChosen: Bool { isSelected }

  func focusChanged(_ isFocused: Bool, isVisible: Bool) {
    change {
      $0.isFocused = isFocused && isVisible && environment.isFocusEffectEnabled
    }
  }

  func handleKey(_ press: KeyPress) -> Bool {
    guard tree.focus?.current === self, press.key == .return || press.key == .space else {
      return false
    }
    if press.phase == .down { owner.choose(self) }
    return true
  }

  func hoverChanged(_ isHovered: Bool) { change { $0.isHovered = isHovered } }
  func setPressed(_ isPressed: Bool) { change { $0.isPressed = isPressed } }

  // MARK: Layout and drawing

  private var padding: (leading: CGFloat, trailing: CGFloat) {
    let ends = ControlMetrics.padding(environment.controlSize)
    return switch owner.look {
    case .segmented: (ends, ends)
    case .list: (ControlMetrics.checkboxSide + Self.markSpacing, 0)
    case .popup: (ControlMetrics.menuTextInset, ControlMetrics.menuPadding)
    case .menu: (ends, ends + Self.arrowWidth * environment.signScale)
    }
  }

  func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = element?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(
      width: padding.leading + size.width + padding.trailing,
      height: max(size.height + 2 * ControlMetrics.verticalPadding, leastHeight))
  }

  private var leastHeight: CGFloat {
    switch owner.look {
    case .segmented, .menu: ControlMetrics.height(environment.controlSize)
    case .list: ControlMetrics.height(.small)
    case .popup: ControlMetrics.menuRowHeight
    }
  }

  func arrange() {
    placeMark()
    guard let element else { return }
    let inner = CGRect(
      x: frame.minX + padding.leading, y: frame.minY,
      width: max(frame.width - padding.leading - padding.trailing, 0), height: frame.height)
    let size = element.sizeThatFits(ProposedViewSize(inner.size))
    let slack = owner.look == .segmented ? (inner.width - size.width) / 2 : 0
    element.place(
      in: CGRect(
        x: (inner.minX + slack).rounded(), y: (inner.midY - size.height / 2).rounded(),
        width: size.width, height: size.height),
      proposal: ProposedViewSize(inner.size))
  }

  private func placeMark() {
    var found: [LayoutNode] = []
    mark?.collectElements(into: &found, .present)
    found.first?.place(in: frame, proposal: ProposedViewSize(frame.size))
  }

  func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  /// A menu shows the chosen option alone.
  var isShown: Bool { owner.look != .menu || isSelected }
}
