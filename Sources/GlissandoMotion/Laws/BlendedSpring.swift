import Foundation

/// A spring whose response goes from one value to another, with a smoothstep over a time.
///
/// While the response changes there is no closed form, so the blend is cut into segments of fixed
/// length, counted from the start and therefore independent of the frames. Within each, the
/// fourth-order Magnus expansion with two Gauss points (Iserles and Nørsett, 1999,
/// doi:10.1098/rsta.1999.0362) gives the matrix that carries position and velocity on; its error over
/// the whole blend is below 1e-6 of the distance. After the blend the spring is in closed form again.
final class BlendedSpring: MotionFactors {
  /// What an initial distance (a, c) and an initial velocity (b, d) have become: position and velocity.
  struct State {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
  }

  /// The response and the damping of the blend's end, as a closed form.
  let solution: SpringSolution
  let blendDuration: Double
  private let startResponse: Double
  private let endResponse: Double
  private let ratio: Double
  private let segment: Double
  /// The state at the beginning of each segment, and at the end of the last.
  private var boundaries: [State]

  /// Creates a blend; nil where it would take too many segments, or no time.
  ///
  /// - Parameters:
  ///   - startResponse: The response at the start, in seconds, above 0.
  ///   - spring: The spring at the end; it is not rigid.
  ///   - solution: Its closed form.
  ///   - blendDuration: Seconds that the change takes, above 0.
  init?(
    from startResponse: Double, to spring: Spring, solution: SpringSolution,
    over blendDuration: Double
  ) {
    self.solution = solution
    self.startResponse = startResponse
    endResponse = spring.response
    ratio = min(spring.dampingRatio, 1 / Spring.leastFlatness)
    let fastest = 2 * Double.pi / min(startResponse, endResponse) * max(1, ratio)
    let count = max((blendDuration * fastest / Self.finestPhase).rounded(.up), 8)
    guard startResponse > 0, blendDuration > MotionLimits.shortestTime, count <= Self.mostSegments
    else { return nil }
    self.blendDuration = blendDuration
    segment = blendDuration / count
    boundaries = []
    boundaries.reserveCapacity(Int(count) + 1)
    boundaries.append(State())
    for index in 0..<Int(count) {
      boundaries.append(advance(boundaries[index], from: Double(index) * segment, by: segment))
    }
  }

  /// The phase in radians that the fastest spring may cover in one segment.
  ///
  /// Half of it costs twice the time at the start and gives a sixteenth of the error.
  private static let finestPhase = 0.25
  /// A blend over thousands of swings is skipped rather than computed for long.
  private static let mostSegments = 1024.0

  /// The state at the end of the blend.
  var endState: State { boundaries[boundaries.count - 1] }

  func factors(at t: Double) -> SpringSolution.Factors {
    let state = state(at: t)
    return SpringSolution.Factors(position: state.a, velocity: state.b)
  }

  func derivatives(at t: Double) -> SpringSolution.Factors {
    let state = state(at: t)
    return SpringSolution.Factors(position: state.c, velocity: state.d)
  }

  /// The state at a time, 0 or more.
  func state(at t: Double) -> State {
    guard t < blendDuration else {
      let f = solution.factors(at: t - blendDuration)
      let g = solution.derivatives(at: t - blendDuration)
      let s = endState
      return State(
        a: f.position * s.a + f.velocity * s.c, b: f.position * s.b + f.velocity * s.d,
        c: g.position * s.a + g.velocity * s.c, d: g.position * s.b + g.velocity * s.d)
    }
    let index = min(Int(t / segment), boundaries.count - 2)
    let start = Double(index) * segment
    return advance(boundaries[index], from: start, by: t - start)
  }

  func changingResponse(at t: Double) -> Double? { response(at: t) }

  /// The response at a time.
  func response(at t: Double) -> Double {
    let x = min(max(t / blendDuration, 0), 1)
    return startResponse + (endResponse - startResponse) * x * x * (3 - 2 * x)
  }

  private func advance(_ s: State, from t: Double, by h: Double) -> State {
    let gauss = 3.0.squareRoot() / 6
    let (k1, c1) = coefficients(at: t + h * (0.5 - gauss))
    let (k2, c2) = coefficients(at: t + h * (0.5 + gauss))
    // Omega = h/2·(M1 + M2) + √3/12·h²·[M2, M1] with M = (0 1; -k -c).
    let e = 3.0.squareRoot() / 12 * h * h
    let o11 = e * (k2 - k1)
    let o12 = h + e * (c2 - c1)
    let o21 = -h / 2 * (k1 + k2) + e * (c2 * k1 - c1 * k2)
    let o22 = -h / 2 * (c1 + c2) - e * (k2 - k1)
    let mean = (o11 + o22) / 2
    let half = (o11 - o22) / 2
    let (c, f) = Self.exponential(mean: mean, discriminant: half * half + o12 * o21)
    let m11 = c + f * half
    let m12 = f * o12
    let m21 = f * o21
    let m22 = c - f * half
    return State(
      a: m11 * s.a + m12 * s.c, b: m11 * s.b + m12 * s.d,
      c: m21 * s.a + m22 * s.c, d: m21 * s.b + m22 * s.d)
  }

  /// The numbers with which e^Ω = c·1 + f·(Ω − mean·1), for a matrix of two rows.
  private static func exponential(mean: Double, discriminant: Double) -> (Double, Double) {
    if discriminant < 0 {
      let s = (-discriminant).squareRoot()
      return (exp(mean) * cos(s), exp(mean) * sin(s) / s)
    }
    guard discriminant > 0 else { return (exp(mean), exp(mean)) }
    let s = discriminant.squareRoot()
    let high = exp(mean + s)
    let difference = -expm1(-2 * s) * high / 2
    return (high - difference, difference / s)
  }

  private func coefficients(at t: Double) -> (stiffness: Double, damping: Double) {
    let omega = 2 * .pi / response(at: t)
    return (omega * omega, 2 * ratio * omega)
  }
}
