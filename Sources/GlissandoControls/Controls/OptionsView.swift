import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

// The options of a picker, laid out for its look.

/// What a picker knows of its options: the nodes that stand for them tell it.
@MainActor
final class OptionList<Value: Hashable> {
  fileprivate weak var behavior: OptionsBehavior<Value>?

  nonisolated init() {}

  /// The values that can be chosen, in order.
  var values: [Value] { behavior?.options.compactMap { $0.value(as: Value.self) } ?? [] }

  /// The value at a point of the options' view.
  func value(at point: CGPoint) -> Value? {
    behavior?.option(at: point).flatMap { $0.value(as: Value.self) }
  }

  /// Shows the option at a point as pressed, and no other; nil for none.
  func press(at point: CGPoint?) {
    let pressed = point.flatMap { behavior?.option(at: $0) }
    behavior?.options.forEach { $0.setPressed($0 === pressed) }
  }
}

/// The options of a picker, laid out for its look.
nonisolated struct OptionsView<Value: Hashable, Content: View>: View, PrimitiveView {
  let selection: Value
  let look: PickerLook
  let list: OptionList<Value>
  let content: Content
  /// Takes an option that was chosen by a key in an open list, or by who has no pointer.
  var choose: ((Value) -> Void)?

  @MainActor func makeNode(in context: NodeContext) -> ViewNode {
    ContainerKit(context) { container in
      let behavior = OptionsBehavior(selection: selection, look: look, container)
      var inner = NodeContext(parent: container)
      inner.wrappers = [OptionWrapper(behavior)]
      container.content = inner.makeNode(content)
      behavior.updateFromView = ViewUpdate { (view: Self, behavior) in view.update(behavior) }
      list.behavior = behavior
      behavior.apply(choose)
      return behavior
    }
  }

  @MainActor
  private func update(_ behavior: OptionsBehavior<Value>) {
    list.behavior = behavior
    behavior.apply(choose)
    behavior.apply(selection, look)
    behavior.container.content?.update(content)
  }
}

/// Lays out options and shows which one is chosen.
final class OptionsBehavior<Value: Hashable>: HoldingBehavior {
  fileprivate let container: ContainerKit<OptionsBehavior>
  private(set) var selection: Value
  private(set) var look: PickerLook
  private var choiceMade: ((Value) -> Void)?
  fileprivate var updateFromView: ViewUpdate<OptionsBehavior>?
  /// What lies below all options, and below the chosen one.
  private var ground: ViewNode?
  private var pill: ViewNode?
  private static var pillInset: CGFloat { 2 }
  private static var rowSpacing: CGFloat { 2 }

  init(selection: Value, look: PickerLook, _ container: ContainerKit<OptionsBehavior>) {
    self.selection = selection
    self.look = look
    self.container = container
    ground = NodeContext(parent: container).makeNode(groundView)
    pill = NodeContext(parent: container).makeNode(pillView)
  }

  var node: ViewNode { container }
  var debugName: String { "OptionsNode" }
  private var frame: CGRect { container.frame }

  private var groundView: OptionsGround { OptionsGround(look: look) }
  private var pillView: OptionsPill { OptionsPill(look: look, selection: AnyHashable(selection)) }

  func update<V: View>(_ view: V) {
    updateFromView?(view, self)
  }

  fileprivate func apply(_ choose: ((Value) -> Void)?) { choiceMade = choose }

  func apply(_ selection: Value, _ look: PickerLook) {
    guard selection != self.selection || look != self.look else { return }
    let isOtherLook = look != self.look
    self.selection = selection
    self.look = look
    ground?.update(groundView)
    pill?.update(pillView)
    for option in options { option.optionsChanged() }
    // Other options are shown in another look.
    if isOtherLook { tree.requestsRebuild = true }
    container.invalidateLayout()
  }

  func forEachPart(_ body: (ViewNode) -> Void) {
    if let ground { body(ground) }
    if let pill { body(pill) }
  }

  /// The options, in order.
  var options: [Option] { container.elements.compactMap { $0.performer as? Option } }

  /// Whether an option stands for the chosen value.
  func isSelected(_ option: Option) -> Bool { option.value(as: Value.self) == selection }

  func choose(_ option: Option) {
    if let value = option.value(as: Value.self) { choiceMade?(value) }
  }

  /// The option at a point of the view: the nearest one along the options, if the point is not far
  /// beside them.
  func option(at point: CGPoint) -> Option? {
    let place = CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
    let reach = ControlMetrics.height(.regular)
    guard frame.insetBy(dx: -reach, dy: -reach).encloses(place) else { return nil }
    return options.min { distance(place, $0.holder.frame) < distance(place, $1.frame) }
  }

  private func distance(_ point: CGPoint, _ rect: CGRect) -> CGFloat {
    let x = max(rect.minX - point.x, point.x - rect.maxX, 0)
    let y = max(rect.minY - point.y, point.y - rect.maxY, 0)
    return hypot(x, y)
  }

  // MARK: Layout

  func measure(_ proposal: ProposedViewSize) -> CGSize {
    for option in options { option.updateSelection() }
    let sizes = options.map { $0.holder.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).max() ?? 0
    let height = sizes.map(\.height).max() ?? 0
    let count = CGFloat(sizes.count)
    switch look {
    case .segmented:
      let ideal = width * count
      let least = sizes.reduce(0) { $0 + $1.width }
      return CGSize(width: min(ideal, max(proposal.width ?? ideal, least)), height: height)
    case .list, .popup:
      let spacing = look == .list ? Self.rowSpacing * max(count - 1, 0) : 0
      return CGSize(
        width: look == .popup ? max(width, proposal.width ?? 0) : width,
        height: sizes.reduce(0) { $0 + $1.height } + spacing)
    case .menu: return CGSize(width: width, height: height)
    }
  }

  func arrange() {
    placeOptions()
    place(ground, in: frame)
    let chosen = options.first(where: isSelected)?.holder.frame ?? .zero
    place(pill, in: chosen.shrunk(dx: Self.pillInset, dy: Self.pillInset))
  }

  private func place(_ node: ViewNode?, in rect: CGRect) {
    var found: [LayoutNode] = []
    node?.collectElements(into: &found, .present)
    found.first?.place(in: rect, proposal: ProposedViewSize(rect.size))
  }

  private func placeOptions() {
    var position = frame.origin
    let sizes = options.map { $0.holder.sizeThatFits(.unspecified) }
    let widths = segmentWidths(sizes.map(\.width))
    for (index, option) in options.enumerated() {
      let size = sizes[index]
      var rect = CGRect(origin: position, size: size)
      switch look {
      case .segmented:
        rect.size = CGSize(width: widths[index], height: frame.height)
        position.x += widths[index]
      case .list, .popup:
        rect.size.width = frame.width
        position.y += size.height + (look == .list ? Self.rowSpacing : 0)
      case .menu: rect = frame
      }
      option.holder.place(in: rect, proposal: ProposedViewSize(rect.size))
    }
  }

  /// Segments of one width where there is room; else each as wide as it needs and an equal share
  /// of what is left.
  private func segmentWidths(_ needed: [CGFloat]) -> [CGFloat] {
    let count = CGFloat(max(needed.count, 1))
    let share = frame.width / count
    guard let widest = needed.max(), widest > share else { return needed.map { _ in share } }
    let rest = (frame.width - needed.reduce(0, +)) / count
    return needed.map { max($0 + rest, 0) }
  }

  func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    options.first?.holder.explicitGuide(key, proposal: .unspecified)
  }

  func hitPart(_ point: CGPoint) -> ViewNode? { ground?.hitTest(point) }
}

/// Wraps each view of a picker's content in an option.
@MainActor
private final class OptionWrapper: ElementWrapper {
  private unowned let owner: any OptionOwner

  init(_ owner: any OptionOwner) { self.owner = owner }

  var belongsToContainer: Bool { true }

  func wrap(
    in context: NodeContext, _ content: @escaping @MainActor (NodeContext) -> ViewNode
  ) -> ViewNode {
    let node = ContainerKit(context) { Option($0, owner: owner) }
    node.content = content(NodeContext(parent: node))
    return node
  }
}
