/// An observer that is called without being retained.
///
/// A tick calls one observer per attribute; counting references twice for each call would cost more
/// than the spring. The attribute's owner keeps the observer alive (see `AnyAnimatedAttribute`).
///
/// It is kept as its type and its address: neither counts references, as a copy of an existential
/// would.
struct ObserverReference {
  private let type: (any AnimatedAttributeObserver.Type)?
  private let address: UnsafeRawPointer?

  init(_ observer: (any AnimatedAttributeObserver)?) {
    type = observer.map { Swift.type(of: $0) }
    address = observer.map {
      UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque())
    }
  }

  @inline(__always)
  func valueChanged(_ attribute: Unmanaged<AnyAnimatedAttribute>) {
    guard let type, let address else { return }
    // An observer that has gone without a word stops a debug build here.
    assert(attribute._withUnsafeGuaranteedRef { $0.observer != nil }, "nobody observes any more")
    type.animatedValueChanged(attribute, ofObserverAt: address)
  }
}
