import Foundation
import GlissandoDrawing

/// Where items are painted, and what the groups around them make of them.
///
/// A value that is passed down: a group changes its copy, and nothing has to be put back after it.
struct PaintingState: DrawingState {
  /// The pixels.
  var target: RasterTarget
  /// What of them the clips inside of it leave.
  var clip = ClipState.none
  var opacity = 1.0
  /// From points of the window, or of the plane that is being painted, to pixels of the window.
  var base: CGAffineTransform
  /// How veils are painted.
  var veiling = Veiling.blurred
  /// The veils through which the items are seen.
  var veilDepth = 0
  /// The pixels of the window, along either side, in one of those that are painted: more than one where all is
  /// blurred afterwards.
  var coarseness = 1
  /// Whether only the opacity of what is painted counts, as for what throws a shadow.
  var isSilhouette = false
  /// Whether all is moved by a part of a pixel, as what throws a shadow is: there it is painted in its place too, and
  /// a picture of that is another one.
  var isBetweenPixels = false
  /// A shadow whose content somebody else paints.
  var loneShadow: UInt64?
  /// Whether what is painted is kept as a whole.
  var isKept = false
  /// The layers in use: the next one is that with this number.
  var layerDepth = 0

  /// Which picture is kept of an item: those of other pixels are others.
  func identity(_ id: UInt64) -> UInt64 {
    id ^ UInt64(coarseness - 1) << 48 ^ (isBetweenPixels ? 1 << 47 : 0)
  }

  /// What can be seen, in pixels of the target.
  var shown: IntRect { target.visible.intersection(clip.outer) }

  /// What could be seen if all of the target were painted.
  var extent: IntRect { target.extent.intersection(clip.outer) }

  /// What can be seen, in pixels of the window or of the plane that is being painted.
  var view: IntRect { shown.offsetBy(x: target.originX, y: target.originY) }

  /// From a content's points to the target's pixels.
  func deviceMatrix(_ transform: CGAffineTransform) -> CGAffineTransform {
    var result = transform.concatenating(base)
    result.tx -= CGFloat(target.originX)
    result.ty -= CGFloat(target.originY)
    return result
  }

  /// The target's pixels around a rectangle of the plane that is being painted.
  func deviceBounds(_ rect: CGRect) -> IntRect {
    inTarget(IntRect(around: rect.applying(base)))
  }

  /// The target's pixels of an area of the window, or of the plane that is being painted.
  func inTarget(_ area: IntRect) -> IntRect {
    area.offsetBy(x: -target.originX, y: -target.originY)
  }

  /// The state for items of full opacity on other pixels.
  func on(_ target: RasterTarget) -> PaintingState {
    var state = self
    (state.target, state.clip, state.opacity) = (target, .none, 1)
    return state
  }

  /// The state while layers that began in another one are still in use.
  func keeping(_ inner: PaintingState) -> PaintingState {
    var state = self
    state.layerDepth = inner.layerDepth
    return state
  }
}
