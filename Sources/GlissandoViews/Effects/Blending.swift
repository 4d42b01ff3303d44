import Foundation
public import GlissandoDrawing
import GlissandoMotion

// How a view is mixed with what is behind it, and what is one picture for that.

extension View {
  /// Chooses how the view mixes with what is behind it.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(Stencil(isOne: blendMode == .destinationOut)).modifier(BlendModifier(mode: blendMode))
  }

  /// Draws the view as one picture, before opacity and blending apply.
  nonisolated public func compositingGroup() -> some View { modifier(BlendModifier(mode: .normal)) }

  /// Draws the view as one picture.
  ///
  /// SwiftUI: whether the picture is opaque and how its colours are reckoned with makes no difference
  /// here.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    if opaque {
      ViewWarning.noteUnchanged(by: "drawingGroup(opaque:)", "what is transparent stays so")
    }
    colorMode.noteUnchanged(by: "drawingGroup(colorMode:)")
    return compositingGroup()
  }
}

@usableFromInline
nonisolated struct BlendModifier: PrimitiveModifier, GroupChange {
  var mode: BlendMode

  var groupKind: DisplayGroup.Kind { .blend(mode) }
  func differsAtRest(from previous: Self) -> Bool { mode != previous.mode }
}
