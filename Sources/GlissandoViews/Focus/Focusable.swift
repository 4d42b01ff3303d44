package import Foundation
import GlissandoMotion

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

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    FocusableNode(self, context)
  }
}

private final class FocusableNode: InputNode<FocusableModifier>, FocusTarget, AccessibleNode {
  private var isFocused = false

  var controlDescription: ControlDescription { ControlDescription(.group) }
  var isControlEnabled: Bool { environment.isEnabled }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    guard modifier.isFocusable else { return super.inspect(place, inspector) }
    inspector.describe(self, frame: frame, place) { super.inspect(place, inspector) }
  }

  var canFocus: Bool { modifier.isFocusable && environment.isEnabled }
  var focusInteractions: FocusInteractions { modifier.interactions }

  override var childEnvironment: EnvironmentValues {
    var values = environment
    values.isFocused = isFocused
    return values
  }

  func focusChanged(_ isFocused: Bool, isVisible: Bool) {
    guard isFocused != self.isFocused else { return }
    withTransaction(Transaction()) {
      tree.record { [weak self] in
        self?.isFocused = isFocused
        self?.passEnvironment()
      }
    }
  }
}
