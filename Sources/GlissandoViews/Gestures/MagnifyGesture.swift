public import Foundation
import GlissandoDrawing
public import GlissandoMotion

/// Two fingers that move apart or together; at a desk, the wheel while Control is held.
public nonisolated struct MagnifyGesture: Gesture, MeasuredPinch {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// How many times further they are apart than at the beginning, above 0.
    public var magnification: CGFloat
    /// How fast the magnification changes, per second.
    public var velocity: CGFloat
    /// Where in the view the gesture began.
    public var startAnchor: UnitPoint
    /// Where the gesture began, in the view's own points.
    public var startLocation: CGPoint
  }

  /// A built-in gesture has no body.
  public typealias Body = Never

  /// How far the magnification has to be from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture that begins when the magnification is `minimumScaleDelta` from 1.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor func makeRecognizer() -> GestureRecognizer<Value> { PinchRecognizer(self) }
  @MainActor func quantity(of pinch: PinchEvent) -> Double { pinch.scale }
  @MainActor func isMeant(_ pinch: PinchEvent) -> Bool {
    abs(pinch.scale - 1) >= Double(minimumScaleDelta)
  }
  @MainActor func makeValue(
    of pinch: PinchEvent, velocity: Double, in space: GestureSpace
  ) -> Value {
    Value(
      time: space.dateOrigin.addingTimeInterval(pinch.time), magnification: pinch.scale,
      velocity: velocity, startAnchor: space.anchor(of: pinch.location),
      startLocation: pinch.location.applying(space.toLocal))
  }
}

/// Two fingers that turn round each other; at a desk, the wheel while Control and Shift are held.
public nonisolated struct RotateGesture: Gesture, MeasuredPinch {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// When the fingers were there.
    public var time: Date
    /// How far they have turned since the beginning, clockwise.
    public var rotation: Angle
    /// How fast they turn, per second.
    public var velocity: Angle
    /// Where in the view the gesture began.
    public var startAnchor: UnitPoint
    /// Where the gesture began, in the view's own points.
    public var startLocation: CGPoint
  }

  /// A built-in gesture has no body.
  public typealias Body = Never

  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Makes a gesture that begins when the fingers have turned by `minimumAngleDelta`.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor func makeRecognizer() -> GestureRecognizer<Value> { PinchRecognizer(self) }
  @MainActor func quantity(of pinch: PinchEvent) -> Double { pinch.rotation.radians }
  @MainActor func isMeant(_ pinch: PinchEvent) -> Bool {
    abs(pinch.rotation.radians) >= minimumAngleDelta.radians
  }
  @MainActor func makeValue(
    of pinch: PinchEvent, velocity: Double, in space: GestureSpace
  ) -> Value {
    Value(
      time: space.dateOrigin.addingTimeInterval(pinch.time), rotation: pinch.rotation,
      velocity: .radians(velocity), startAnchor: space.anchor(of: pinch.location),
      startLocation: pinch.location.applying(space.toLocal))
  }
}

/// The older `MagnifyGesture`, which tells the magnification only.
public nonisolated struct MagnificationGesture: Gesture {
  /// How many times further the fingers are apart than at the beginning.
  public typealias Value = CGFloat

  /// How far the magnification has to be from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture that begins when the magnification is `minimumScaleDelta` from 1.
  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// The gesture that it stands for.
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// The older `RotateGesture`, which tells the angle only.
public nonisolated struct RotationGesture: Gesture {
  /// How far the fingers have turned since the beginning, clockwise.
  public typealias Value = Angle

  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Makes a gesture that begins when the fingers have turned by `minimumAngleDelta`.
  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// The gesture that it stands for.
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}

extension GestureSpace {
  /// Where in the view a window point lies; the centre of a view without extent.
  fileprivate func anchor(of point: CGPoint) -> UnitPoint {
    let local = point.applying(toLocal)
    guard size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: local.x / size.width, y: local.y / size.height)
  }
}

/// A gesture of one quantity of a pinch.
@MainActor
protocol MeasuredPinch: PrimitiveGesture {
  func quantity(of pinch: PinchEvent) -> Double
  /// Whether the pinch has gone far enough for the gesture to begin.
  func isMeant(_ pinch: PinchEvent) -> Bool
  /// What the gesture tells; the velocity is that of the quantity, per second.
  func makeValue(of pinch: PinchEvent, velocity: Double, in space: GestureSpace) -> Value
}

/// Follows one quantity of a pinch and takes its velocity.
private final class PinchRecognizer<Pinch: MeasuredPinch>: PrimitiveRecognizer<Pinch> {
  private var sampler = VelocitySampler<Double>()

  override var takesPinches: Bool { true }

  /// A press is no pinch.
  override func track(_ event: PointerEvent, _ space: GestureSpace) { phase = .failed }

  override func track(_ pinch: PinchEvent, _ space: GestureSpace) {
    // The end of a pinch is no movement of its own: the velocity only fades.
    if !pinch.isLast { sampler.addSample(gesture.quantity(of: pinch), at: pinch.time) }
    if case .possible = phase, !gesture.isMeant(pinch) {
      if pinch.isLast { phase = .failed }
      return
    }
    let velocity = sampler.velocity(at: pinch.time)
    let value = gesture.makeValue(of: pinch, velocity: velocity, in: space)
    phase = pinch.isLast ? .ended(value) : .active(value)
  }

  override func reset() {
    super.reset()
    sampler.reset()
  }
}
