public import Foundation
import GlissandoMotion

/// One or more taps (clicks) at one place.
public nonisolated struct TapGesture: Gesture, CountedTaps {
  /// A tap tells nothing.
  public typealias Value = Void
  /// A built-in gesture has no body.
  public typealias Body = Never

  /// How many taps.
  public var count: Int

  /// Makes a gesture of `count` taps.
  nonisolated public init(count: Int = 1) {
    self.count = count
  }

  @MainActor func makeRecognizer() -> GestureRecognizer<Void> { TapRecognizer(self) }
  @MainActor func makeValue(at point: CGPoint, in space: GestureSpace) {}
}

/// One or more taps (clicks), and where.
public nonisolated struct SpatialTapGesture: Gesture, CountedTaps {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// Where the last tap was.
    public var location: CGPoint
  }

  /// A built-in gesture has no body.
  public typealias Body = Never

  /// How many taps.
  public var count: Int
  /// The space in which the location is given.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of `count` taps.
  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @MainActor func makeRecognizer() -> GestureRecognizer<Value> { TapRecognizer(self) }
  @MainActor func makeValue(at point: CGPoint, in space: GestureSpace) -> Value {
    Value(location: space.convert(point, to: coordinateSpace))
  }
}

/// What makes two clicks a double one.
package enum DoubleClick {
  /// Seconds in which the next tap of several has to come: the double-click time of most desktops.
  package static let interval = 0.35
}

/// A gesture of one or more taps.
@MainActor
protocol CountedTaps: PrimitiveGesture {
  /// How many taps.
  var count: Int { get }
  /// What the gesture tells of a last tap at a point of the window.
  func makeValue(at point: CGPoint, in space: GestureSpace) -> Value
}

/// Counts taps.
final class TapRecognizer<Taps: CountedTaps>: PrimitiveRecognizer<Taps> {
  /// How far in points the pointer may move during a tap, and between taps.
  ///
  /// More lets a drag pass for a tap, less loses the taps of an unsteady hand.
  private static var tolerance: CGFloat { 10 }
  private var taps = 0
  private var start = CGPoint.zero
  private var lastRelease: Double?

  override var deadline: Double? {
    guard case .possible = phase else { return nil }
    return lastRelease.map { $0 + DoubleClick.interval }
  }

  override func track(_ event: PointerEvent, _ space: GestureSpace) {
    guard case .possible = phase else { return }
    let isNear = event.location.distance(to: start) <= Self.tolerance
    switch event.kind {
    case .down:
      if taps > 0 && !isNear { return phase = .failed }
      start = taps == 0 ? event.location : start
      lastRelease = nil
    case .moved:
      if !isNear && lastRelease == nil { phase = .failed }
    case .up:
      guard isNear else { return phase = .failed }
      taps += 1
      lastRelease = event.time
      // Fewer may be wanted by now than there have been.
      guard taps >= gesture.count else { return }
      phase = .ended(gesture.makeValue(at: event.location, in: space))
    }
  }

  override func expire(_ space: GestureSpace) { phase = .failed }

  override func reset() {
    super.reset()
    taps = 0
    lastRelease = nil
  }
}
