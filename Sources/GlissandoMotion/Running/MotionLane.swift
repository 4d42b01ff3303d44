/// The slots of all running animations whose values have one width, side by side in memory.
final class MotionLane<V: SlotVector> {
  // Exclusive by construction: nothing that runs inside an access calls back into the lane.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var slots: UnsafeMutablePointer<MotionSlot<V>>
  /// What stands beside each slot.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var tails: UnsafeMutablePointer<SlotTail>
  /// The value of each slot at the last tick: all that a tick of a spring writes.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var shown: UnsafeMutablePointer<V>
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private(set) var count = 0
  private var capacity = 16

  init() {
    slots = .allocate(capacity: capacity)
    shown = .allocate(capacity: capacity)
    tails = .allocate(capacity: capacity)
  }

  deinit {
    // Slots own nothing: their references are unmanaged.
    slots.deallocate()
    tails.deallocate()
    shown.deallocate()
  }

  /// Adds a slot and returns its index.
  func append(_ slot: MotionSlot<V>, _ tail: SlotTail, shown value: Lanes) -> Int {
    if count == capacity { grow() }
    (slots + count).initialize(to: slot)
    (tails + count).initialize(to: tail)
    (shown + count).initialize(to: V(lanes: value))
    count += 1
    return count - 1
  }

  /// Puts another slot in the place of one.
  func replace(at index: Int, by slot: MotionSlot<V>, _ tail: SlotTail, shown value: Lanes) {
    slots[index] = slot
    tails[index] = tail
    shown[index] = V(lanes: value)
  }

  /// Sends the spring of a slot to another target; nil where it cannot be done with the slot alone.
  @inline(__always)
  func redirect(
    at index: Int, to target: Lanes, at t: Double, by solution: SpringSolution,
    restDistance: Double
  ) -> SpringStart<V>? {
    let start = slots[index].redirect(
      to: V(lanes: target), at: t, by: solution, restDistance: restDistance)
    if start != nil { tails[index].end = slots[index].nextEvent }
    return start
  }

  func setObserver(_ observer: ObserverReference, at index: Int) {
    slots[index].observer = observer
  }

  private func grow() {
    slots = Self.grown(slots, count)
    tails = Self.grown(tails, count)
    shown = Self.grown(shown, count)
    capacity *= 2
  }

  private static func grown<T>(_ base: UnsafeMutablePointer<T>, _ count: Int)
    -> UnsafeMutablePointer<T>
  {
    let larger = UnsafeMutablePointer<T>.allocate(capacity: count * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    return larger
  }

  /// Removes a slot; the last one takes its place and is told.
  func remove(at index: Int) {
    count -= 1
    guard index != count else { return }
    slots[index] = slots[count]
    tails[index] = tails[count]
    shown[index] = shown[count]
    slots[index].attribute._withUnsafeGuaranteedRef { $0.slotIndex = index }
  }

  /// Evaluates all slots, tells their observers, and collects those that are due.
  func tick(to t: Double, due: inout [AnyAnimatedAttribute]) {
    // Read once: observers do not change the table.
    let (slots, tails, shown, count) = (slots, tails, shown, count)
    var index = 0
    while index < count {
      if index + MotionSlot<V>.quartet <= count,
        let weights = MotionSlot.weights(of: slots + index, at: t)
      {
        Self.show(slots + index, weights, in: shown + index)
        index += MotionSlot<V>.quartet
        continue
      }
      let slot = slots + index
      shown[index] = slot.pointee.value(at: t, tail: tails + index)
      if t >= slot.pointee.nextEvent { due.append(slot.pointee.attribute.takeUnretainedValue()) }
      slot.pointee.observer.valueChanged(slot.pointee.attribute)
      index += 1
    }
  }

  /// Evaluates four springs of which none is due, and tells their observers.
  @inline(__always)
  private static func show(
    _ slots: UnsafeMutablePointer<MotionSlot<V>>, _ weights: (a: Quartet, b: Quartet),
    in shown: UnsafeMutablePointer<V>
  ) {
    for lane in 0..<MotionSlot<V>.quartet {
      let slot = slots + lane
      shown[lane] =
        slot.pointee.target + slot.pointee.a * weights.a[lane] + slot.pointee.b * weights.b[lane]
      slot.pointee.observer.valueChanged(slot.pointee.attribute)
    }
  }
}
