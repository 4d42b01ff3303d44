public import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

// Layers that emit particles.

/// Where in a layer particles begin.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a shape of a name; one that there is none of is a point.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A level line, which sends its particles up.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box: its front.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle, whose radius is the width of the size; it sends its particles outwards.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball: its disc.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where of its shape a layer's particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a mode of a name; one that there is none of is the volume.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its corners: along its edge.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// Along its edge.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Everywhere on it.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Everywhere in it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")

  var isEdge: Bool { self == .points || self == .outline }
}

/// How particles lie one above the other.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a mode of a name; one that there is none of is that of no order.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In no order: younger ones above.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Younger ones above.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Older ones above.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Nearer ones above: all are as near.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their light adds up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that emits particles: confetti, snow, sparks.
///
/// It is shown in a represented view, whose layer it is (`layerClass`) or in whose layer it lies. Without a
/// `beginTime` it looks as if it had emitted for long when it appears, as the original does.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]? { didSet { noteChange() } }
  /// The middle of where they begin; points.
  open var emitterPosition = CGPoint.zero
  /// The depth of that: particles stay in the plane.
  open var emitterZPosition: CGFloat = 0
  /// How large it is where they begin; points.
  open var emitterSize = CGSize.zero
  /// How deep it is where they begin: particles stay in the plane.
  open var emitterDepth: CGFloat = 0
  /// Where they begin.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Where of the shape they begin.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How they lie one above the other.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Keeps particles in space: they stay in the plane.
  open var preservesDepth = false
  /// What the cells' birth rates are multiplied by.
  open var birthRate: Float = 1 { didSet { noteChange() } }
  /// What the cells' lifetimes are multiplied by.
  open var lifetime: Float = 1 { didSet { noteChange() } }
  /// What the cells' velocities are multiplied by.
  open var velocity: Float = 1
  /// What the cells' scales are multiplied by.
  open var scale: Float = 1
  /// What the cells' spins are multiplied by.
  open var spin: Float = 1
  /// Chance begins with it: the same number gives the same particles.
  open var seed: UInt32 = 0
  /// When it begins to emit: 0 is long ago, anything else is when it appears.
  open var beginTime: Double = 0

  /// Tells those who show it that it emits other than before.
  let changes = EmitterChanges()

  private func noteChange() { if !isShownAnew { changes.note() } }

  /// Sets a number of a kind of particle by its path, `emitterCells.NAME.birthRate` and the like; other paths and
  /// values are left.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells", let number = Self.number(value) else {
      return
    }
    for cell in emitterCells ?? [] where cell.name == parts[1] { cell.set(parts[2], to: number) }
    noteChange()
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

extension CAEmitterCell {
  fileprivate func set(_ name: String, to number: Double) {
    switch name {
    case "birthRate": birthRate = Float(number)
    case "lifetime": lifetime = Float(number)
    case "velocity": velocity = number
    case "velocityRange": velocityRange = number
    case "yAcceleration": yAcceleration = number
    case "xAcceleration": xAcceleration = number
    case "scale": scale = number
    case "emissionRange": emissionRange = number
    case "emissionLongitude": emissionLongitude = number
    case "alphaSpeed": alphaSpeed = Float(number)
    case "spin": spin = number
    default: break
    }
  }
}
