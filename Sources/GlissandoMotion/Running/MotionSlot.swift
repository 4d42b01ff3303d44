import Foundation

/// The vectors that a slot may hold: one, two or four numbers.
protocol SlotVector {
  init(lanes: Lanes)
  var lanes: Lanes { get }
  static func + (a: Self, b: Self) -> Self
  static func * (a: Self, b: Double) -> Self
}

extension Double: SlotVector {
  init(lanes: Lanes) { self = lanes.x }
  var lanes: Lanes { Lanes(self, 0, 0, 0) }
}

extension SIMD2<Double>: SlotVector {
  init(lanes: Lanes) { self = lanes.lowHalf }
  var lanes: Lanes { Lanes(lowHalf: self, highHalf: SIMD2()) }
}

extension Lanes: SlotVector {
  init(lanes: Lanes) { self = lanes }
  var lanes: Lanes { self }
}

/// One running animation of plain numbers, with everything that a tick needs in one place.
///
/// The shown value is target + e^(−rate·τ)·(a·f(τ) + b·g(τ)) for the three kinds of springs, and
/// target + a·(1 − y(τ)) for curves.
struct MotionSlot<V: SlotVector> {
  enum Kind: UInt8 {
    case under
    case critical
    case over
    case bezier
    case linear
  }

  var kind: Kind
  /// When the animation's own time begins.
  var start: Double
  /// Its seconds per second; for curves its progress per second.
  var speed: Double
  var end: Double
  /// When somebody wants to hear of it.
  var nextEvent: Double
  var rate = 0.0
  var frequency = 0.0
  var bezier = SlotBezier()
  var target: V
  var a: V
  var b: V
  var shown: V
  var attribute: Unmanaged<AnyAnimatedAttribute>
  var observer: ObserverReference

  /// The value at a time.
  @inline(__always)
  mutating func evaluate(at t: Double) -> V {
    guard t < end else { return target }
    let time = max(0, (t - start) * speed)
    switch kind {
    case .under:
      let e = FastSpringFunctions.decay(rate * time)
      let phase = frequency * time
      guard phase < FastSpringFunctions.largestPhase else {
        let bounded = min(phase, MotionLimits.latestTime)
        return target + a * (e * cos(bounded)) + b * (e * sin(bounded))
      }
      let (sine, cosine) = FastSpringFunctions.sineAndCosine(phase)
      return target + a * (e * cosine) + b * (e * sine)
    case .critical:
      let e = FastSpringFunctions.decay(rate * time)
      return target + a * e + b * (e * time)
    case .over:
      let e = FastSpringFunctions.decay(rate * time)
      return target + a * e + b * (e * -expm1(-2 * frequency * time) / (2 * frequency))
    case .bezier:
      return target + a * (1 - bezier.value(at: min(time, 1)))
    case .linear:
      return target + a * (1 - min(time, 1))
    }
  }
}

extension MotionSlot {
  /// Begins again as a spring; who is told does not change.
  @inline(__always)
  mutating func restart(_ restart: SpringRestart<Lanes>) {
    let solution = restart.solution
    start = restart.start
    speed = 1
    end = restart.end
    nextEvent = restart.end
    target = V(lanes: restart.target)
    a = V(lanes: restart.distance)
    setSpring(solution, drive: restart.velocity + restart.distance * solution.rate)
  }

  /// Takes over the constants of a spring; `drive` is v₀ + rate·x₀.
  @inline(__always)
  mutating func setSpring(_ solution: SpringSolution, drive: Lanes) {
    rate = solution.rate
    frequency = solution.frequency
    switch solution.damping {
    case .under:
      kind = .under
      b = V(lanes: drive / frequency)
    case .critical:
      kind = .critical
      b = V(lanes: drive)
    case .over:
      kind = .over
      b = V(lanes: drive)
    }
  }
}

/// A Bézier curve in a slot: its polynomials, and where the last tick found it.
struct SlotBezier {
  var ax = 0.0
  var bx = 0.0
  var cx = 0.0
  var ay = 0.0
  var by = 0.0
  var cy = 0.0
  /// The parameter of the last tick.
  ///
  /// It saves steps; the result does not depend on it.
  var guess = 0.0

  init() {}

  init(_ curve: CubicBezier) {
    ax = curve.ax
    bx = curve.bx
    cx = curve.cx
    ay = curve.ay
    by = curve.by
    cy = curve.cy
  }

  /// The height of the curve at x in [0, 1], to 1e-12.
  ///
  /// Halley's method from the last parameter. Where it does not settle (a vanishing slope, a jump in
  /// time), the bracketed method of `CubicBezier` decides.
  @inline(__always)
  mutating func value(at x: Double) -> Double {
    guard let u = CubicBezier.halley(a: ax, b: bx, c: cx, x: x, guess: guess) else {
      return solved(x)
    }
    guess = u
    return ((ay * u + by) * u + cy) * u
  }

  @inline(never)
  private mutating func solved(_ x: Double) -> Double {
    let x1 = cx / 3
    let x2 = (bx + 2 * cx) / 3
    let u = CubicBezier(x1: x1, y1: 0, x2: x2, y2: 0).parameter(x: x, guess: x)
    guess = u
    return x >= 1 ? 1 : ((ay * u + by) * u + cy) * u
  }
}

extension MotionSlot {
  /// Fills a slot from a layer that a slot can hold; nil for any other.
  init?(
    layer: MotionLayer<Lanes>, target: Lanes, shown: Lanes, nextEvent: Double,
    attribute: AnyAnimatedAttribute
  ) {
    guard layer.runner == nil, layer.fade == nil else { return nil }
    let kernel = layer.kernel
    self.target = V(lanes: target)
    self.shown = V(lanes: shown)
    self.nextEvent = nextEvent
    self.attribute = Unmanaged.passUnretained(attribute)
    observer = ObserverReference(attribute.observer)
    start = layer.start + kernel.origin
    speed = kernel.speed
    end = layer.vanishes
    a = V(lanes: layer.distance)
    b = V(lanes: Lanes())
    switch kernel.leaf {
    case .spring(let solution, let initialVelocity):
      let velocity = layer.velocity / kernel.speed - layer.distance * initialVelocity
      kind = .critical
      setSpring(solution, drive: velocity + layer.distance * solution.rate)
    case .curve(let curve, let duration):
      speed /= duration
      switch curve.function {
      case .linear: kind = .linear
      case .bezier(let curve) where curve.isMonotone:
        kind = .bezier
        bezier = SlotBezier(curve)
      default: return nil
      }
    case .settled, .hold, .blended, .repeated, .flight, .stopped: return nil
    }
  }
}
