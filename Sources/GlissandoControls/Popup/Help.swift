import Foundation
import GlissandoDrawing
import GlissandoMotion
public import GlissandoViews

// Words about a view that appear when the pointer rests on it.

extension View {
  /// Says what the view does, in words that appear when the pointer has rested on it for half a second,
  /// and when keys have led to it.
  ///
  /// They go with a press, a key, a turn of the wheel, and when the pointer leaves. For people who do
  /// not see the view they are what it is called. Where they are empty there are none, and the view is called as it was.
  nonisolated public func help(_ text: Text) -> some View {
    let words = text.string
    return modifier(HelpModifier(words: words))
      .modifier(AccessibilityProperties(label: words.isEmpty ? nil : words))
  }

  /// Says what the view does, in words that appear when the pointer has rested on it for half a second,
  /// and when keys have led to it.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Says what the view does, in words that appear when the pointer has rested on it for half a second,
  /// and when keys have led to it.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

/// Gives a view the words of its tip.
@usableFromInline
nonisolated struct HelpModifier: PrimitiveModifier {
  let words: String

  @usableFromInline @MainActor func makeNode(in context: NodeContext) -> ContentNode {
    InputKit<HelpBehavior>(self, context)
  }
}

/// A view that has a tip.
final class HelpBehavior: InputBehavior, HoverTarget {
  typealias Modifier = HelpModifier

  private let input: InputKit<HelpBehavior>

  init(_ node: InputKit<HelpBehavior>) {
    input = node
    // From now on somebody watches where the keyboard goes.
    _ = tree.tips
  }

  var node: ViewNode { input }
  static var roles: NodeRoles { .hover }

  /// What the tip says.
  var words: String { input.modifier.words }

  /// Where the view is seen, in window points.
  var place: CGRect {
    input.renderState.list == 0
      ? input.frameInWindow : input.renderState.context.windowRect(of: input.shownFrame)
  }

  func hoverChanged(_ isHovered: Bool) {
    if isHovered { tree.tips.entered(self) } else { tree.tips.left(self) }
  }

  func willDestroy() { tree.tips.left(self) }
}
