/// An observer that is called without being retained.
///
/// A tick calls one observer per attribute; counting references twice for each call would cost more
/// than the spring. The attribute's owner keeps the observer alive (see `AnyAnimatedAttribute`).
struct ObserverReference {
  /// The two words of an optional class existential, taken without ownership.
  private var words: (UInt, UInt) = (0, 0)

  init(_ observer: (any AnimatedAttributeObserver)?) {
    guard let observer else { return }
    withUnsafePointer(to: observer) { pointer in
      words = UnsafeRawPointer(pointer).loadUnaligned(as: (UInt, UInt).self)
    }
  }

  @inline(__always)
  func valueChanged(_ attribute: Unmanaged<AnyAnimatedAttribute>) {
    guard words.0 != 0 else { return }
    var copy = words
    // The copy is never written, so the existential read from it is a borrowed one.
    withUnsafeMutablePointer(to: &copy) { pointer in
      let observer = UnsafeRawPointer(pointer)
        .assumingMemoryBound(to: (any AnimatedAttributeObserver).self)
      attribute._withUnsafeGuaranteedRef { observer.pointee.animatedValueChanged($0) }
    }
  }
}
