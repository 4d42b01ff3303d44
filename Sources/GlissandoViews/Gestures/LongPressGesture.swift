public import Foundation
import GlissandoMotion

/// A press that rests for a while.
public nonisolated struct LongPressGesture: Gesture, PrimitiveGesture {
  /// True while the press lasts and when it was long enough.
  public typealias Value = Bool
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// How long in seconds the press has to last.
  public var minimumDuration: Double
  /// How far in points the pointer may move meanwhile.
  public var maximumDistance: CGFloat

  /// Makes a long press.
  nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor func makeRecognizer() -> GestureRecognizer<Bool> { LongPressRecognizer(self) }
}

/// Waits until a press was long enough.
final class LongPressRecognizer: GestureRecognizer<Bool> {
  private var gesture: LongPressGesture
  private var start: (location: CGPoint, time: Double)?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override func take(_ gesture: Any) {
    if let gesture = gesture as? LongPressGesture { self.gesture = gesture }
  }

  override var deadline: Double? {
    guard case .possible = phase, let start else { return nil }
    return start.time + max(gesture.minimumDuration, 0)
  }

  override func track(_ event: PointerEvent, _ space: GestureSpace) {
    guard case .possible = phase else { return }
    switch event.kind {
    case .down: start = (event.location, event.time)
    case .moved:
      if let start, event.location.distance(to: start.location) > gesture.maximumDistance {
        phase = .failed
      }
    case .up: phase = .failed
    }
  }

  override func expire(_ space: GestureSpace) { phase = .ended(true) }

  override func reset() {
    super.reset()
    start = nil
  }
}

extension View {
  /// Runs an action when the view has been pressed for `minimumDuration` seconds.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> some View {
    gesture(
      ActionGesture(
        base: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        ended: { _ in action() }))
  }
}
