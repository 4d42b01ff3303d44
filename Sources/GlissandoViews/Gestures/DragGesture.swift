public import Foundation
import GlissandoMotion

/// A press that moves.
public nonisolated struct DragGesture: Gesture, PrimitiveGesture {
  /// Where a drag is and how it moves.
  public struct Value: Equatable, Sendable {
    /// When the pointer was there.
    public var time: Date
    /// Where the pointer is.
    public var location: CGPoint
    /// Where the press began.
    public var startLocation: CGPoint
    /// The velocity of the pointer in points per second.
    ///
    /// It weighs the last three events and fades while the pointer rests.
    public var velocity: CGSize

    /// The way from the start to the location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the pointer would come to rest if it were slowed down like something thrown.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.glideTime,
        y: location.y + velocity.height * Self.glideTime)
    }

    /// The way from the start to the predicted end.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }

    /// Seconds of the velocity that the prediction adds.
    ///
    /// SwiftUI's own interface computes the velocity as four times the predicted way
    /// (`DragGesture.Value.velocity`, back-deployed).
    private static let glideTime = 0.25
  }

  /// A built-in gesture has no body.
  public typealias Body = Never

  /// How far in points the pointer has to move before the gesture begins.
  public var minimumDistance: CGFloat
  /// The space in which locations are given.
  public var coordinateSpace: CoordinateSpace

  /// Makes a drag, which begins with the press where the minimum distance is 0.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @MainActor func makeRecognizer() -> GestureRecognizer<Value> { DragRecognizer(self) }
}

/// Follows a drag and takes its velocity.
final class DragRecognizer: PrimitiveRecognizer<DragGesture> {
  private var windowStart = CGPoint.zero
  private var start = CGPoint.zero
  private var last: (point: CGPoint, time: Double)?
  private var sampler = VelocitySampler<CGPoint.AnimatableData>()

  override func track(_ event: PointerEvent, _ space: GestureSpace) {
    if case .failed = phase { return }
    let point = space.convert(event.location, to: gesture.coordinateSpace)
    if event.kind == .down {
      reset()
      windowStart = event.location
      start = point
    }
    sample(point, event)
    let distance = event.location.distance(to: windowStart)
    let isActive: Bool
    if case .active = phase { isActive = true } else { isActive = false }
    guard isActive || distance >= max(gesture.minimumDistance, 0) else {
      if event.kind == .up { phase = .failed }
      return
    }
    let value = value(at: point, event.time, space)
    phase = event.kind == .up ? .ended(value) : .active(value)
  }

  /// A release where the last movement ended is no movement of its own: the velocity only fades.
  private func sample(_ point: CGPoint, _ event: PointerEvent) {
    if event.kind == .up, let last, last.point == point { return }
    sampler.addSample(point.animatableData, at: event.time)
    last = (point, event.time)
  }

  private func value(
    at point: CGPoint, _ time: Double, _ space: GestureSpace
  ) -> DragGesture.Value {
    let velocity = sampler.velocity(at: time)
    return DragGesture.Value(
      time: space.dateOrigin.addingTimeInterval(time), location: point, startLocation: start,
      velocity: CGSize(width: velocity.first, height: velocity.second))
  }

  override func reset() {
    super.reset()
    sampler.reset()
    last = nil
  }
}
