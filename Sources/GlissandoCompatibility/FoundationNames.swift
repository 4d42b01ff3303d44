public import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

// What Foundation and its neighbours have on the systems of the originals.

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

extension UserDefaults {
  /// Keeps a value under a name; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// The value that is kept under a name.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension RunLoop.Mode {
  /// While people drag something.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension NSValue {
  /// Holds a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// Holds a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Holds a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
  /// The rectangle that it holds.
  public var cgRectValue: CGRect { rectValue }
  /// The point that it holds.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that it holds.
  public var cgSizeValue: CGSize { sizeValue }
}

extension CGSize {
  /// Whether both are one.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGPoint {
  /// Whether both are one.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGRect {
  /// Whether both are one.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
