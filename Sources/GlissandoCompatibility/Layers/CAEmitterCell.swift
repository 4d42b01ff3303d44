public import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// One kind of particle of a ``CAEmitterLayer``: its picture, and how it flies.
///
/// Of a number with a range each particle has its own, between the number less the range and the number and the
/// range. Angles are in radians, clockwise as seen; lengths are points, times seconds. Numbers that are not finite
/// count as 0.
///
/// SwiftUI: colours do not change while a particle lives, but for their opacity.
open class CAEmitterCell: NSObject {
  /// A name to find it by.
  open var name: String?
  /// Whether particles of it are emitted.
  open var isEnabled = true
  /// Its picture: a ``CGImage``; nothing is shown of other kinds.
  open var contents: Any?
  /// Pixels of the picture for each point.
  open var contentsScale: CGFloat = 1
  /// The part of the picture that is shown; all of it, always.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How many are emitted in a second.
  open var birthRate: Float = 0
  /// For how many seconds a particle is there.
  open var lifetime: Float = 0
  /// How much that differs.
  open var lifetimeRange: Float = 0
  /// After how many seconds the first is emitted, of the layer's or of the particle's that emits them.
  open var beginTime: Double = 0
  /// For how many seconds a particle emits them; 0 is as long as it is there.
  open var duration: Double = 0
  /// Which way particles fly, from the layer's own direction.
  open var emissionLongitude: CGFloat = 0
  /// Which way they fly into space: they stay in the plane.
  open var emissionLatitude: CGFloat = 0
  /// How wide the fan is in which they fly.
  open var emissionRange: CGFloat = 0
  /// How fast they fly; points a second.
  open var velocity: CGFloat = 0
  /// How much that differs.
  open var velocityRange: CGFloat = 0
  /// What pulls them to the right; points a second, a second.
  open var xAcceleration: CGFloat = 0
  /// What pulls them down; points a second, a second.
  open var yAcceleration: CGFloat = 0
  /// What pulls them to the eye: they stay in the plane.
  open var zAcceleration: CGFloat = 0
  /// How large the picture is; 1 is its own size.
  open var scale: CGFloat = 1
  /// How much that differs.
  open var scaleRange: CGFloat = 0
  /// How much larger it becomes in a second.
  open var scaleSpeed: CGFloat = 0
  /// How fast it turns; radians a second.
  open var spin: CGFloat = 0
  /// How much that differs.
  open var spinRange: CGFloat = 0
  /// What the picture's colours are multiplied by; nil leaves them.
  open var color: CGColor?
  /// How much the red of that differs.
  open var redRange: Float = 0
  /// How much the green of that differs.
  open var greenRange: Float = 0
  /// How much the blue of that differs.
  open var blueRange: Float = 0
  /// How much the opacity differs.
  open var alphaRange: Float = 0
  /// How much redder a particle becomes in a second: none does.
  open var redSpeed: Float = 0
  /// How much greener a particle becomes in a second: none does.
  open var greenSpeed: Float = 0
  /// How much bluer a particle becomes in a second: none does.
  open var blueSpeed: Float = 0
  /// How much more opaque a particle becomes in a second.
  open var alphaSpeed: Float = 0
  /// The kinds that its particles emit, where they are; they have part in their colour.
  open var emitterCells: [CAEmitterCell]?
  /// How its picture is made smaller: as all pictures are.
  open var minificationFilter = "linear"
  /// How its picture is made larger: as all pictures are.
  open var magnificationFilter = "linear"

  /// Makes a kind that emits nothing yet.
  public override init() { super.init() }

  /// Reads a kind from an archive: there are none.
  public required init?(coder: NSCoder) { nil }
}
