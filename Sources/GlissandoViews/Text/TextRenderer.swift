public import Foundation
import GlissandoDrawing
public import GlissandoMotion

/// Draws text in its own way: lines, pieces or single letters, moved, faded or changed at will.
///
/// A renderer is animatable: with `animatableData` it is called in every frame of an animation with
/// the renderer as it is shown.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - layout: The text with its letters in place. The origin is the top left of the text.
  ///   - context: Where it is drawn.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size that a text takes for a proposal; the text's own by default.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the renderer draws beyond the text's frame.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// Nothing.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text whose size can be asked for.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// The size that the text takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A mark on a piece of text, which a renderer finds again on its runs.
public protocol TextAttribute {}

extension Text {
  /// The text with a mark for a renderer.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    changing { $0.attributes[value] = value }
  }
}

extension View {
  /// Has the texts inside drawn by a renderer.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

/// Hands the renderer as it is shown to the texts inside.
@usableFromInline
nonisolated struct TextRendererModifier<R: TextRenderer>: ViewModifier, Animatable {
  var renderer: R

  @usableFromInline var animatableData: R.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  @usableFromInline @MainActor func body(content: Content) -> some View {
    content.environment(\.textRendering, TextRendering(renderer))
  }
}

/// A renderer whose type is hidden.
struct TextRendering {
  let draw: (Text.Layout, inout GraphicsContext) -> Void
  let size: (ProposedViewSize, TextProxy) -> CGSize
  let padding: EdgeInsets

  nonisolated init<R: TextRenderer>(_ renderer: R) {
    draw = { renderer.draw(layout: $0, in: &$1) }
    size = { renderer.sizeThatFits(proposal: $0, text: $1) }
    padding = renderer.displayPadding
  }
}

extension EnvironmentValues {
  /// What draws texts; nil where they are drawn as usual.
  @Entry var textRendering: TextRendering?
}
