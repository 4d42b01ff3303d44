import GlissandoDrawing

/// What a painter keeps of contents, by their identities and how coarse the pixels are that they are painted in.
///
/// Looked into for every leaf of every frame, hence an open table: an index and a comparison, where
/// Swift's dictionary hashes for longer than a small picture takes to paint.
final class ContentTable<Value> {
  /// A place; free where the key is 0.
  private struct Slot {
    var key: UInt64 = 0
    var lastUse: UInt64 = 0
    var value: Value?
  }

  private static var leastBits: UInt64 { 6 }
  private var slots: UnsafeMutableBufferPointer<Slot>
  /// 64 less the bits of an index.
  private var shift: UInt64
  private(set) var count = 0

  init() {
    slots = .filled(with: Slot(), count: 1 << Self.leastBits)
    shift = 64 - Self.leastBits
  }

  deinit { slots.deinitialize().deallocate() }

  /// Where a key is, or where it would be.
  @inline(__always)
  private func place(of key: UInt64) -> Int {
    // Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4): neighbours lie apart.
    var index = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while slots[index].key != key, slots[index].key != 0 {
      index = (index &+ 1) & (slots.count &- 1)
    }
    return index
  }

  /// What is kept of a content that is used in a frame.
  @inline(__always)
  func value(of key: ContentKey, in frame: UInt64) -> Value? {
    let index = place(of: key.number)
    guard slots[index].key != 0 else { return nil }
    slots[index].lastUse = frame
    return slots[index].value
  }

  func set(_ value: Value, of key: ContentKey, in frame: UInt64) {
    var index = place(of: key.number)
    if slots[index].key == 0 {
      if 2 * (count + 1) > slots.count {
        rebuild(slots.filter { $0.key != 0 }, room: 1)
        index = place(of: key.number)
      }
      count += 1
    }
    slots[index] = Slot(key: key.number, lastUse: frame, value: value)
  }

  /// Removes what a body says should be; allocates only where that is anything.
  func removeAll(where isRemoved: (Value, _ lastUse: UInt64) -> Bool) {
    var hasRemoved = false
    for index in slots.indices {
      guard let value = slots[index].value, isRemoved(value, slots[index].lastUse) else { continue }
      slots[index] = Slot()
      hasRemoved = true
    }
    if hasRemoved { rebuild(slots.filter { $0.key != 0 }) }
  }

  private func rebuild(_ kept: [Slot], room: Int = 0) {
    var bits = Self.leastBits
    while 1 << bits < 4 * (kept.count + room) { bits += 1 }
    slots.deinitialize().deallocate()
    slots = .filled(with: Slot(), count: 1 << bits)
    shift = 64 - bits
    count = kept.count
    for slot in kept { slots[place(of: slot.key)] = slot }
  }

  func forEach(_ body: (Value, _ lastUse: UInt64) -> Void) {
    for slot in slots { if let value = slot.value { body(value, slot.lastUse) } }
  }
}
