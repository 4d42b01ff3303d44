public import Foundation
import GlissandoMotion

/// A press that rests for a while.
///
/// Its value is true from the beginning of the press, so that `updating` and `onChanged` hear of it at
/// once; it ends as soon as the press was long enough.
public nonisolated struct LongPressGesture: Gesture, PrimitiveGesture {
  /// True while the press lasts and when it was long enough.
  public typealias Value = Bool
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// How long in seconds the press has to last; what is no number above 0 is no time at all.
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
final class LongPressRecognizer: PrimitiveRecognizer<LongPressGesture> {
  private var start: (location: CGPoint, time: Double)?

  override var deadline: Double? {
    guard case .possible = phase, let start else { return nil }
    // A moment that is not a number would hide the deadlines of all others.
    return start.time + (gesture.minimumDuration > 0 ? gesture.minimumDuration : 0)
  }

  override func track(_ event: PointerEvent, _ space: GestureSpace) {
    guard case .possible = phase else { return }
    switch event.kind {
    case .down:
      start = (event.location, event.time)
      phase = .possible(true)
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
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the press has to last, in seconds.
  ///   - maximumDistance: How far the pointer may move meanwhile, in points.
  ///   - action: Called when the press was long enough.
  ///   - onPressingChanged: Called with true when the press begins, and with false when it is over or
  ///     was long enough.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        base: ActionGesture(
          base: LongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance),
          ended: { _ in action() }),
        changed: onPressingChanged ?? { _ in }))
  }

  /// Runs an action when the view has been pressed for `minimumDuration` seconds.
  ///
  /// The older spelling of `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

/// A long press that tells when the pressing begins and ends.
nonisolated private struct PressingGesture<Base: Gesture>: Gesture, WrappingGesture
where Base.Value == Bool {
  typealias Value = Bool
  typealias Body = Never

  let base: Base
  let changed: (Bool) -> Void

  @MainActor func makeRecognizer() -> GestureRecognizer<Bool> { PressingRecognizer(self) }
}

private final class PressingRecognizer<Base: Gesture>: WrappingRecognizer<PressingGesture<Base>>
where Base.Value == Bool {
  private var isPressing = false

  private func set(_ isPressing: Bool) {
    guard isPressing != self.isPressing else { return }
    self.isPressing = isPressing
    gesture.changed(isPressing)
  }

  override func announce() {
    if case .possible(true?) = phase { set(true) }
    if !phase.isGoingOn { set(false) }
  }

  override func deliver() {
    switch phase {
    // Also where it is long enough before anybody could be told.
    case .possible(true?), .ended: set(true)
    case .possible, .active, .failed: break
    }
    super.deliver()
    if !phase.isGoingOn { set(false) }
  }

  override func cancel() {
    super.cancel()
    set(false)
  }

  override func reset() {
    super.reset()
    set(false)
  }
}
