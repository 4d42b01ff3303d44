/// How one run of an animation starts, as far as its end depends on it.
struct MotionStart {
  /// The length of the initial distance from the target.
  var distance: Double
  /// The length of the initial velocity.
  var speed = 0.0
  /// The scalar product of both.
  var product = 0.0
  /// How near to the target counts as rest, above 0.
  var restDistance: Double
  /// The response of the persistent spring that is replaced, if it is one, in seconds of the clock.
  var previousResponse: Double?

  /// A motion from rest, or one that starts with the velocity that the animation states.
  init(distance: Double, restDistance: Double) {
    self.distance = distance
    self.restDistance = restDistance
  }

  /// A motion that starts with a velocity of its own.
  init<V: VectorArithmetic>(
    distance: V, velocity: V, restDistance: Double, previousResponse: Double?
  ) {
    self.distance = distance.magnitude
    self.restDistance = restDistance
    self.previousResponse = previousResponse
    speed = velocity.magnitude
    if speed > 0 {
      // From the lengths of sum and difference: a vector has no scalar product of its own.
      product =
        ((distance + velocity).magnitudeSquared - (distance - velocity).magnitudeSquared) / 4
    }
  }

  /// The length of velocity/scale + rate·distance, or a bound for it where its square overflows.
  func drive(rate: Double, scale: Double) -> Double {
    guard speed > 0 else { return rate * distance }
    let v = speed / scale
    let x = rate * distance
    let square = v * v + x * x + 2 * rate * product / scale
    return square.isFinite ? max(0, square).squareRoot() : v + x
  }
}
