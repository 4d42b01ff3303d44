import Foundation
import GlissandoDrawing
import GlissandoMotion

/// Something in whose numbers infinity stands for as much as there is room for, as a radius does.
///
/// Nothing lies between infinity and another number, so that the shape is exchanged at once.
nonisolated protocol UnboundedShape {
  var isUnbounded: Bool { get }
}

/// Whether infinity is among the numbers of a value, and means something there.
nonisolated func isUnbounded<Value>(_ value: Value) -> Bool {
  (value as? any UnboundedShape)?.isUnbounded ?? false
}

extension RoundedRectangle: UnboundedShape {
  var isUnbounded: Bool { cornerSize.width == .infinity || cornerSize.height == .infinity }
}

extension UnevenRoundedRectangle: UnboundedShape {
  var isUnbounded: Bool { animatableData.max() == .infinity }
}

extension OffsetShape: UnboundedShape {
  var isUnbounded: Bool { GlissandoViews.isUnbounded(shape) }
}

extension RotatedShape: UnboundedShape {
  var isUnbounded: Bool { GlissandoViews.isUnbounded(shape) }
}

extension ScaledShape: UnboundedShape {
  var isUnbounded: Bool { GlissandoViews.isUnbounded(shape) }
}

extension TransformedShape: UnboundedShape {
  var isUnbounded: Bool { GlissandoViews.isUnbounded(shape) }
}

extension SizedShape: UnboundedShape {
  var isUnbounded: Bool { GlissandoViews.isUnbounded(base) }
}

extension CombinedShape: UnboundedShape {
  var isUnbounded: Bool {
    GlissandoViews.isUnbounded(first) || GlissandoViews.isUnbounded(second)
  }
}

extension AnyShape: UnboundedShape {
  var isUnbounded: Bool { GlissandoViews.isUnbounded(hidden) }
}

extension ClipModifier: UnboundedShape {
  var isUnbounded: Bool { GlissandoViews.isUnbounded(shape) }
}
