import Foundation
import GlissandoDrawing
import GlissandoMotion

// Views cut to what another one draws.

extension View {
  /// Shows the view only where other views are, and as much as they are opaque; they are aligned
  /// within its frame.
  ///
  /// Shapes and texts without a style of their own are opaque there, and so is `Color.primary`.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(
      SecondaryModifier(
        secondary: mask().modifier(Stencil()), alignment: alignment, isInFront: false, isMask: true)
    )
  }

  /// Shows the view only where another one is, and as much as that one is opaque.
  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}

/// Says that only the opacity of the view counts, unless it is not so.
@usableFromInline
nonisolated struct Stencil: EnvironmentWriter {
  var isOne = true

  func write(_ values: inout EnvironmentValues) { if isOne { values.isStencil = true } }
  func isSame(as other: Self) -> Bool { isOne == other.isOne }
}

/// Draws its content through a mask.
///
/// The mask is laid out like an overlay. It takes no input and is no element of its own.
final class MaskNode<Mask: View>: SecondaryNode<Mask>, Rendering {
  var renderState = RenderState()
  private var groupIndex = 0
  private var sourceIndex = 0
  /// Tells the group of the mask from that of both.
  private static var sourceBit: UInt64 { 1 << 62 }

  override func render(_ context: RenderContext, _ pass: RenderPass) {
    guard noteRender(context, pass) else { return }
    let group = DisplayGroup(id: UInt64(serial), kind: .mask)
    pass.begin(group, at: &groupIndex, context)
    let source = DisplayGroup(id: UInt64(serial) | Self.sourceBit, kind: .maskSource)
    pass.begin(source, at: &sourceIndex, context)
    layer?.render(context, pass)
    pass.end()
    content?.render(context, pass)
    pass.end()
  }

  override func hasGround(_ search: GroundSearch) -> Bool { element?.hasGround(search) ?? false }

  override func hitTest(_ point: CGPoint) -> ViewNode? { content?.hitTest(point) }

  override func inspect(_ place: InspectedPlace, _ inspector: ElementInspector) {
    content?.inspect(place, inspector)
  }
}
