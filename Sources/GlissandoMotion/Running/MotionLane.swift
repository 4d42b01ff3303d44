/// The slots of all running animations whose values have one width, side by side in memory.
final class MotionLane<V: SlotVector> {
  // Exclusive by construction: nothing that runs inside an access calls back into the lane.
  @exclusivity(unchecked) private(set) var base: UnsafeMutablePointer<MotionSlot<V>>
  @exclusivity(unchecked) private(set) var count = 0
  private var capacity = 16

  init() {
    base = .allocate(capacity: capacity)
  }

  deinit {
    // Slots own nothing: their references are unmanaged.
    base.deallocate()
  }

  /// Adds a slot and returns its index.
  func append(_ slot: MotionSlot<V>) -> Int {
    if count == capacity { grow() }
    (base + count).initialize(to: slot)
    count += 1
    return count - 1
  }

  private func grow() {
    let larger = UnsafeMutablePointer<MotionSlot<V>>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  /// Removes a slot; the last one takes its place and is told.
  func remove(at index: Int) {
    count -= 1
    guard index != count else { return }
    base[index] = base[count]
    base[index].attribute._withUnsafeGuaranteedRef { $0.slotIndex = index }
  }

  /// Evaluates all slots, tells their observers, and collects those that are due.
  func tick(to t: Double, due: inout [AnyAnimatedAttribute]) {
    let base = base
    for index in 0..<count {
      let slot = base + index
      slot.pointee.shown = slot.pointee.evaluate(at: t)
      if t >= slot.pointee.nextEvent { due.append(slot.pointee.attribute.takeUnretainedValue()) }
      slot.pointee.observer.valueChanged(slot.pointee.attribute)
    }
  }
}
