package import Foundation
import GlissandoDrawing
import GlissandoMotion

// Views that can have the keyboard.

/// What a focusable view wants the keyboard for.
public struct FocusInteractions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes interactions from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view is activated by a key, as an alternative to a click: a click does not focus it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view is changed by keys: a click focuses it too.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Lets the view have the keyboard.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Lets the view have the keyboard, for certain interactions.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }

  /// Lets the view have the keyboard without a mark around all of it: it shows that by itself, or is
  /// all of a window.
  nonisolated package func focusableUnmarked(
    interactions: FocusInteractions = .automatic
  ) -> some View {
    modifier(
      FocusableModifier(isFocusable: true, interactions: interactions, hasMark: false))
  }
}

/// A node that can have the keyboard.
@MainActor
package protocol FocusTarget: NodeRole {
  /// Whether it can have the keyboard now.
  var canFocus: Bool { get }
  /// What for.
  var focusInteractions: FocusInteractions { get }
  /// What of the nearest element is to be seen where it has the keyboard, in the coordinates of that
  /// element's frame; nil for all of it.
  var revealedPart: CGRect? { get }
  /// It got or lost the keyboard. `isVisible` tells whether that is to be shown.
  func focusChanged(_ isFocused: Bool, isVisible: Bool)
}

extension FocusTarget {
  package var revealedPart: CGRect? { nil }
}

@usableFromInline
nonisolated struct FocusableModifier: PrimitiveModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  var hasMark = true

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    FocusableNode(self, context)
  }
}

private final class FocusableNode: InputNode<FocusableModifier>, FocusTarget, AccessibleNode {
  private var isFocused = false
  /// Whether the person uses the keyboard to get about.
  private var isVisible = false
  private var mark = FocusMark()

  var accessibleDescription: AccessibleDescription { AccessibleDescription(.group) }
  var isOperable: Bool { environment.isEnabled }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    guard modifier.isFocusable else { return super.inspect(place, inspector) }
    inspector.describe(self, frame: frame, place) { super.inspect(place, inspector) }
  }

  var canFocus: Bool { modifier.isFocusable && environment.isEnabled }
  var focusInteractions: FocusInteractions { modifier.interactions }

  override var childEnvironment: EnvironmentValues {
    var values = environment
    values.isFocused = isFocused
    values.showsFocus = showsFocus
    return values
  }

  func focusChanged(_ isFocused: Bool, isVisible: Bool) {
    let isVisible = isFocused && isVisible
    guard (isFocused, isVisible) != (self.isFocused, self.isVisible) else { return }
    (self.isFocused, self.isVisible) = (isFocused, isVisible)
    // A mark comes or goes, and with it an item of the display list.
    if modifier.hasMark { tree.requestsRebuild = true }
    withTransaction(Transaction()) {
      tree.record { [weak self] in self?.passEnvironment() }
    }
  }

  // MARK: The mark

  /// Whether it is shown that it has the keyboard.
  private var showsFocus: Bool { isVisible && environment.isFocusEffectEnabled }

  override func drawAbove(_ context: RenderContext, _ pass: RenderPass) {
    guard showsFocus, modifier.hasMark else { return }
    mark.put(outline, for: self, at: shownFrame.origin, context, pass)
  }

  /// The shape that the view is said to have for it, else its rectangle.
  private var outline: FocusMark.Outline {
    let rect = shownFrame
    guard let path = focusOutline else { return .around([CGRect(origin: .zero, size: rect.size)]) }
    return .along(path.offsetBy(dx: -rect.minX, dy: -rect.minY))
  }

  private var focusOutline: Path? {
    var node = content
    while let inner = node, !(inner.performer is any FocusTarget) {
      if let path = (inner as? any FocusOutlining)?.focusOutline(FocusMark.distance) { return path }
      node = (inner as? ContentNode)?.content ?? (inner as? WholeNode)?.content
    }
    return nil
  }

  override func arrange() {
    super.arrange()
    if isVisible { requestRender() }
  }

  override func environmentChanged(from previous: EnvironmentValues) {
    super.environmentChanged(from: previous)
    if isVisible { tree.requestsRebuild = true }
  }

  package override func animatedValueChanged(_ attribute: AnyAnimatedAttribute) {
    if isVisible { requestRender() }
  }
}
