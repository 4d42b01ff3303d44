import Foundation

/// Lets text glide from whole pixels to whole pixels, on which it lies at rest: where it is laid out between them, it would
/// else jump by up to half of one as it sets out, and once more as it arrives.
struct PixelLanding {
  /// Where it set out, by how much it was moved there, and where it goes, in points of the window.
  private var start = SIMD2<Double>.zero
  private var carried = SIMD2<Double>.zero
  private var goal: SIMD2<Double>?
  private var state = State.unseen

  private enum State { case unseen, resting, gliding }

  /// Goals that differ by less, in points, are the same one.
  private static let tolerance = 0.01

  /// Notes where the text lies at rest, before it is moved to whole pixels.
  mutating func rest(at place: CGPoint) {
    (start, state) = (place.vector, .resting)
  }

  /// The way from a place on the way to where the text is drawn.
  ///
  /// - Parameters:
  ///   - goal: Where it comes to rest; nil where something around moves it, of which nobody knows where it ends.
  ///   - scale: Pixels per point; more than 0.
  mutating func shift(at place: CGPoint, to goal: CGPoint?, scale: Double) -> CGSize {
    let (place, goal) = (place.vector, goal?.vector)
    switch state {
    case .unseen: start = goal ?? place
    case .resting: carried = Self.toPixels(start, scale)
    case .gliding where isElsewhere(goal): (start, carried) = (place, shift(at: place, scale))
    case .gliding: break
    }
    (self.goal, state) = (goal, .gliding)
    let shift = shift(at: place, scale)
    return CGSize(width: shift.x, height: shift.y)
  }

  private func isElsewhere(_ other: SIMD2<Double>?) -> Bool {
    guard let goal, let other else { return goal != other }
    return Self.isFar(goal, other) != SIMDMask(repeating: false)
  }

  /// As much of the way to whole pixels at either end as it is near to them.
  private func shift(at place: SIMD2<Double>, _ scale: Double) -> SIMD2<Double> {
    guard let goal else { return carried }
    let share = ((place - start) / (goal - start)).clamped(lowerBound: .zero, upperBound: .one)
      .replacing(with: 1, where: .!Self.isFar(goal, start))
    return carried + (Self.toPixels(goal, scale) - carried) * share
  }

  private static func isFar(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMDMask<SIMD2<Int64>> {
    let way = a - b
    return (way .> tolerance) .| (way .< -tolerance)
  }

  /// From a place to the nearest whole pixels; of two that are as near, those to the right or below.
  private static func toPixels(_ place: SIMD2<Double>, _ scale: Double) -> SIMD2<Double> {
    let pixels = place * scale
    return ((pixels + 0.5).rounded(.down) - pixels) / scale
  }
}

extension CGPoint {
  fileprivate var vector: SIMD2<Double> { SIMD2(Double(x), Double(y)) }
}
