extension MotionSlot {
  /// How many slots `weights(of:at:)` looks at.
  static var quartet: Int { 4 }

  /// What the distances (a) and the drives (b) of four springs count at a time.
  ///
  /// Springs run in crowds: four at once cost little more than two. Nil where the slots are not springs
  /// of one kind, where one is due, or where one is so far on that it takes the long way.
  @inline(__always)
  static func weights(
    of slots: UnsafeMutablePointer<MotionSlot>, at t: Double
  ) -> (a: Quartet, b: Quartet)? {
    let kind = slots[0].kind
    guard kind == .under || kind == .critical, slots[1].kind == kind, slots[2].kind == kind,
      slots[3].kind == kind, t < slots[0].nextEvent, t < slots[1].nextEvent,
      t < slots[2].nextEvent, t < slots[3].nextEvent
    else { return nil }
    let time = Quartet(
      max(0, t - slots[0].start), max(0, t - slots[1].start), max(0, t - slots[2].start),
      max(0, t - slots[3].start))
    let decay = time * Quartet(slots[0].rate, slots[1].rate, slots[2].rate, slots[3].rate)
    guard areAll(decay, below: FastSpringFunctions.largestDecay) else { return nil }
    let e = FastSpringFunctions.decay(decay)
    guard kind == .under else { return (e, e * time) }
    let phase =
      time
      * Quartet(slots[0].frequency, slots[1].frequency, slots[2].frequency, slots[3].frequency)
    guard areAll(phase, below: FastSpringFunctions.largestPhase) else { return nil }
    let (sine, cosine) = FastSpringFunctions.sineAndCosine(phase)
    return (e * cosine, e * sine)
  }

  @inline(__always)
  private static func areAll(_ x: Quartet, below bound: Double) -> Bool {
    x.x < bound && x.y < bound && x.z < bound && x.w < bound
  }
}
