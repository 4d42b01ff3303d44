public import Foundation
import GlissandoDrawing
import GlissandoMotion

// Views that a closure draws by hand.

/// How the colours of a canvas are mixed.
///
/// SwiftUI: the painter works in one way, that of `nonLinear`; the others are taken and do the same.
public enum ColorRenderingMode: Sendable {
  /// In sRGB as it is stored.
  case nonLinear
  /// In sRGB as light adds up.
  case linear
  /// As `linear`, with values outside of [0, 1].
  case extendedLinear

  /// Says once that colours are mixed as they are stored.
  package nonisolated func noteUnchanged(by name: String) {
    guard self != .nonLinear else { return }
    ViewWarning.noteUnchanged(by: name, "colours are mixed as they are stored")
  }
}

/// A view that a closure draws by hand.
///
/// The closure runs again when the view is updated, when its size changes and when something that
/// it read changes; never merely because the view moves. Views given as symbols are laid out by
/// themselves, in their ideal size, and drawn wherever the closure wants them; what animates in
/// them goes on there.
public nonisolated struct Canvas<Symbols: View>: View, PrimitiveView {
  /// The views that the closure can draw, found by their tags.
  public var symbols: Symbols
  let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Makes a canvas with views to be drawn as symbols.
  ///
  /// Opacity of the ground, colour mode and threads are hints that this painter does not need.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    colorMode.noteUnchanged(by: "Canvas(colorMode:)")
    self.renderer = renderer
    self.symbols = symbols()
  }

  @MainActor package func makeNode(in context: NodeContext) -> ViewNode {
    CanvasNode(self, context)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a canvas.
  ///
  /// Opacity of the ground, colour mode and threads are hints that this painter does not need.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    colorMode.noteUnchanged(by: "Canvas(colorMode:)")
    self.renderer = renderer
    symbols = EmptyView()
  }
}
