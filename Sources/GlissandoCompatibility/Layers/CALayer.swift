public import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// What a view of the older kind draws into, as far as programs shape the view by it.
///
/// SwiftUI: of layers their ground, corners, border, shadow and opacity are shown, and the particles of a
/// ``CAEmitterLayer``.
open class CALayer: NSObject {
  /// Where it lies in the one around it; points.
  open var frame = CGRect.zero
  /// What it is filled with; nil is nothing.
  open var backgroundColor: CGColor?
  /// The radius of its corners; points.
  open var cornerRadius: CGFloat = 0
  /// Which of its corners are round by that radius; all of them unless said otherwise.
  open var maskedCorners = CACornerMask.all
  /// The width of the line along its edge; points.
  open var borderWidth: CGFloat = 0
  /// The colour of that line; nil is none.
  open var borderColor: CGColor?
  /// How opaque it is; [0, 1].
  open var opacity: Float = 1
  /// What is outside of it is not shown.
  open var masksToBounds = false
  /// Whether it is not shown.
  open var isHidden = false
  /// The colour of its shadow; nil is none.
  open var shadowColor: CGColor?
  /// How opaque the shadow is; [0, 1].
  open var shadowOpacity: Float = 0
  /// How far the shadow is blurred; points.
  open var shadowRadius: CGFloat = 3
  /// How far the shadow lies from it; points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// What its picture goes through, by functions that are not here.
  open var filters: [Any]?
  /// The middle of it in the one around it; points.
  open var position = CGPoint.zero
  /// Which lies above which.
  open var zPosition: CGFloat = 0
  /// A name to find it by.
  open var name: String?
  /// The layers in it.
  public private(set) var sublayers: [CALayer]?
  /// The layer around it.
  public private(set) weak var superlayer: CALayer?

  /// What the view fills it with whose layer it is.
  var ground: Color?
  /// Whether that view is not shown.
  var isViewHidden = false
  /// How opaque that view is; [0, 1].
  var viewOpacity = 1.0
  /// Whether that view is being brought up to date.
  private var isBeingUpdated = false
  /// Whether that view or one around is being brought up to date, and all in it is shown anew anyway.
  var isShownAnew: Bool { isBeingUpdated || superlayer?.isShownAnew == true }

  /// Makes a layer.
  public override init() { super.init() }

  /// Reads a layer from an archive: there are none.
  public required init?(coder: NSCoder) { nil }

  /// Its rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// Runs what brings its view up to date.
  func updating(_ body: () -> Void) {
    let outer = isBeingUpdated
    isBeingUpdated = true
    defer { isBeingUpdated = outer }
    body()
  }

  /// Puts a layer into it.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }

  /// Puts a layer into it at a place among the others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes it out of the layer around it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Ends what moves: nothing does.
  open func removeAllAnimations() {}
  /// The names of what moves: nothing does.
  open func animationKeys() -> [String]? { nil }
  /// Asks to be drawn anew: it is not drawn.
  open func setNeedsDisplay() {}
}

/// Changes of layers that belong together: each is shown at once.
public final class CATransaction: NSObject {
  /// Begins such changes.
  public static func begin() {}
  /// Ends them.
  public static func commit() {}
  /// Whether they do not move: none does.
  public static func setDisableActions(_ flag: Bool) {}
  /// For how long they move: none does; seconds.
  public static func setAnimationDuration(_ duration: Double) {
    ViewWarning.noteUnchanged(
      by: "CATransaction.setAnimationDuration", "changes of layers are shown at once")
  }
}
