import Foundation

/// The vectors that a slot may hold: one, two or four numbers.
protocol SlotVector: VectorArithmetic {
  init(lanes: Lanes)
  var lanes: Lanes { get }
  static func * (a: Self, b: Double) -> Self
  static func / (a: Self, b: Double) -> Self
  /// The length; infinite where its square is.
  var length: Double { get }
}

extension SlotVector {
  var length: Double { magnitudeSquared.squareRoot() }
}

extension Double: SlotVector {
  init(lanes: Lanes) { self = lanes.x }
  var length: Double { abs(self) }
  var lanes: Lanes { Lanes(self, 0, 0, 0) }
}

extension SIMD2<Double>: SlotVector {
  init(lanes: Lanes) { self = SIMD2(lanes.x, lanes.y) }
  var lanes: Lanes { Lanes(x, y, 0, 0) }
}

extension Lanes: SlotVector {
  init(lanes: Lanes) { self = lanes }
  var lanes: Lanes { self }
}

/// One running animation of plain numbers, with everything that a tick of a spring needs side by side:
/// at many thousands of them a tick is as fast as memory.
///
/// The shown value is target + e^(−rate·τ)·(a·f(τ) + b·g(τ)) for the three kinds of springs, and
/// target + a·(1 − y(rate·τ)) for curves, with τ the time since the start.
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
  /// When somebody wants to hear of it, at the latest at its end.
  var nextEvent: Double
  /// For curves the progress per second.
  var rate = 0.0
  var frequency = 0.0
  var target: V
  var a: V
  var b: V
  var observer: ObserverReference
  var attribute: Unmanaged<AnyAnimatedAttribute>

  /// The value at a time.
  @inline(__always)
  func value(at t: Double, tail: UnsafeMutablePointer<SlotTail>) -> V {
    guard t < nextEvent || t < tail.pointee.end else { return target }
    let time = max(0, t - start)
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
      return target + a * (1 - tail.pointee.bezier.value(at: min(rate * time, 1)))
    case .linear:
      return target + a * (1 - min(rate * time, 1))
    }
  }
}

extension MotionSlot {
  /// Takes over the constants of a spring.
  ///
  /// - Parameters:
  ///   - solution: The spring.
  ///   - drive: v₀ + rate·x₀, in the spring's own time.
  ///   - speed: The spring's seconds per second.
  @inline(__always)
  mutating func setSpring(_ solution: SpringSolution, drive: Lanes, speed: Double) {
    rate = solution.rate * speed
    frequency = solution.frequency * speed
    switch solution.damping {
    case .under:
      kind = .under
      b = V(lanes: drive / solution.frequency)
    case .critical:
      kind = .critical
      b = V(lanes: drive * speed)
    case .over:
      kind = .over
      b = V(lanes: drive * speed)
    }
  }
}

extension MotionSlot {
  /// Fills a slot from a layer that a slot can hold; nil for any other.
  init?(
    layer: MotionLayer<Lanes>, target: Lanes, nextEvent: Double, attribute: AnyAnimatedAttribute
  ) {
    guard layer.runner == nil, layer.fade == nil else { return nil }
    let kernel = layer.kernel
    self.target = V(lanes: target)
    self.nextEvent = nextEvent
    self.attribute = Unmanaged.passUnretained(attribute)
    observer = attribute.observerReference
    start = layer.start + kernel.origin
    a = V(lanes: layer.distance)
    b = V(lanes: Lanes())
    switch kernel.leaf {
    case .spring(let solution, let initialVelocity):
      let velocity = layer.velocity / kernel.speed - layer.distance * initialVelocity
      kind = .critical
      setSpring(
        solution, drive: velocity + layer.distance * solution.rate, speed: kernel.speed)
    case .curve(let curve, let duration):
      rate = kernel.speed / duration
      switch curve.function {
      case .linear: kind = .linear
      case .bezier(let curve) where curve.isMonotone: kind = .bezier
      default: return nil
      }
    case .settled, .hold, .blended, .repeated, .flight, .stopped: return nil
    }
  }
}
