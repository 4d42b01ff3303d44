public import Foundation
import GlissandoMotion

/// One or more taps (clicks) at one place.
public nonisolated struct TapGesture: Gesture, PrimitiveGesture {
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

  @MainActor func makeRecognizer() -> GestureRecognizer<Void> {
    TapRecognizer(count: count) { _, _ in }
  }
}

/// One or more taps (clicks), and where.
public nonisolated struct SpatialTapGesture: Gesture, PrimitiveGesture {
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

  @MainActor func makeRecognizer() -> GestureRecognizer<Value> {
    let coordinateSpace = coordinateSpace
    return TapRecognizer(count: count) { point, space in
      Value(location: space.convert(point, to: coordinateSpace))
    }
  }
}

/// What makes two clicks a double one.
package enum DoubleClick {
  /// Seconds in which the next tap of several has to come: the double-click time of most desktops.
  package static let interval = 0.35
}

/// Counts taps.
final class TapRecognizer<Value>: GestureRecognizer<Value> {
  /// How far in points the pointer may move during a tap, and between taps.
  ///
  /// More lets a drag pass for a tap, less loses the taps of an unsteady hand.
  private static var tolerance: CGFloat { 10 }
  private let count: Int
  private let makeValue: @MainActor (CGPoint, GestureSpace) -> Value
  private var taps = 0
  private var start = CGPoint.zero
  private var lastRelease: Double?

  init(count: Int, makeValue: @escaping @MainActor (CGPoint, GestureSpace) -> Value) {
    self.count = max(count, 1)
    self.makeValue = makeValue
  }

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
      if taps == count { phase = .ended(makeValue(event.location, space)) }
    }
  }

  override func expire(_ space: GestureSpace) { phase = .failed }

  override func reset() {
    super.reset()
    taps = 0
    lastRelease = nil
  }
}
