/// The factors of all animations that run in a window, evaluated together.
///
/// What is left of a built-in animation after a time is x₀·A + v₀·B, with two factors that do not depend
/// on the vector that moves. A slot is one animation, and the table finds its factors: it knows neither
/// vectors nor attributes. A slot keeps its index until it is removed.
struct KernelTable {
  private(set) var slots: [KernelSlot] = []
  /// A and B of each slot at the last evaluation.
  private(set) var factors: [SpringSolution.Factors] = []
  /// The slots in which nothing runs.
  private var unused: [Int] = []
  private var curves = BezierTables()

  /// Bézier curves beyond so many have no table and are evaluated one by one.
  ///
  /// An app has a handful; one whose curves are dragged by a mouse would fill the memory with tables.
  static var mostCurves: Int { 64 }

  /// How many animations run.
  var count: Int { slots.count - unused.count }

  /// Whether most of the table is empty, so that it is worth while to fill it anew.
  var isSparse: Bool { unused.count > 64 && unused.count > count }

  /// Adds an animation and returns its index; nil for one that cannot be evaluated in bulk.
  ///
  /// Its factors are there from the next evaluation on.
  mutating func insert(_ kernel: MotionKernel, start: Double, end: Double) -> Int? {
    guard let slot = KernelSlot(kernel, start: start, end: end, curves: &curves) else {
      return nil
    }
    guard let index = unused.popLast() else {
      slots.append(slot)
      factors.append(SpringSolution.Factors(position: 0, velocity: 0))
      return slots.count - 1
    }
    slots[index] = slot
    return index
  }

  /// Removes the animation at an index.
  mutating func remove(at index: Int) {
    // Removed twice, it would be given to two animations.
    precondition(slots[index].isUsed, "a slot was removed twice")
    slots[index] = slots[index].unused
    unused.append(index)
  }

  /// Removes all; what still runs is to be inserted again.
  mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    factors.removeAll(keepingCapacity: true)
    unused.removeAll(keepingCapacity: true)
    curves = BezierTables()
  }

  /// Finds the factors of all slots at a time, in seconds.
  ///
  /// - Complexity: O(*n*); it allocates nothing.
  mutating func evaluate(at t: Double) {
    var index = 0
    while index < slots.count {
      if evaluateFour(from: index, at: t) {
        index += 4
      } else {
        factors[index] = slots[index].factors(at: t, curves)
        index += 1
      }
    }
  }

  /// Evaluates four springs of one kind; returns false where there are none, or one is at its end or so
  /// far on that it takes the library's functions.
  ///
  /// Springs run in crowds: four at once cost little more than two.
  @inline(__always)
  private mutating func evaluateFour(from index: Int, at t: Double) -> Bool {
    guard index + 4 <= slots.count else { return false }
    let (s0, s1, s2, s3) = (slots[index], slots[index + 1], slots[index + 2], slots[index + 3])
    let kind = s0.kind
    guard kind == .underdamped || kind == .critical, s1.kind == kind, s2.kind == kind,
      s3.kind == kind, t < s0.end, t < s1.end, t < s2.end, t < s3.end
    else { return false }
    let time = Quartet(
      max(0, t - s0.start), max(0, t - s1.start), max(0, t - s2.start), max(0, t - s3.start))
    let rate = Quartet(s0.decayRate, s1.decayRate, s2.decayRate, s3.decayRate)
    let decay = time * rate
    guard areAll(decay, below: FastSpringFunctions.largestDecay) else { return false }
    let e = FastSpringFunctions.decay(within: decay)
    guard kind == .underdamped else {
      store(SpringParts(critical: e, time: time), rate, from: index)
      return true
    }
    let frequency = Quartet(
      s0.dampedFrequency, s1.dampedFrequency, s2.dampedFrequency, s3.dampedFrequency)
    let phase = time * frequency
    guard areAll(phase, below: FastSpringFunctions.largestPhase) else { return false }
    let swing = FastSpringFunctions.sineAndCosine(phase)
    store(
      SpringParts(underdamped: e, swing: swing, frequency: frequency), rate, from: index)
    return true
  }

  @inline(__always)
  private mutating func store(_ parts: SpringParts<Quartet>, _ rate: Quartet, from index: Int) {
    let (a, b) = (parts.position(rate: rate), parts.b)
    for lane in 0..<4 {
      factors[index + lane] = SpringSolution.Factors(position: a[lane], velocity: b[lane])
    }
  }

  @inline(__always)
  private func areAll(_ x: Quartet, below bound: Double) -> Bool {
    x.x < bound && x.y < bound && x.z < bound && x.w < bound
  }

  /// Stops where slots, factors and the list of unused slots do not fit each other.
  func checkInvariants() {
    precondition(factors.count == slots.count, "as many factors as slots")
    precondition(Set(unused).count == unused.count, "a slot is unused once")
    for (index, slot) in slots.enumerated() {
      precondition(slot.isUsed != unused.contains(index), "a slot is used or listed as unused")
      precondition(slot.kind != .underdamped || slot.dampedFrequency > 0, "it swings")
    }
  }
}
