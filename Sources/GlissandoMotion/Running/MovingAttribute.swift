/// An attribute that moves, as a tick sees it: whom to tell, and when something is due.
///
/// A tick calls one observer per attribute; counting references twice for each call would cost more
/// than the spring (the benchmark's rows `engine`). So nothing here is retained: an attribute leaves the
/// table before it goes, and its owner keeps the observer alive. The observer is its type and its address:
/// neither counts references, as a copy of an existential would.
struct MovingAttribute {
  private let reference: Unmanaged<AnyAnimatedAttribute>
  private let observerType: (any AnimatedAttributeObserver.Type)?
  private let observerAddress: UnsafeRawPointer?
  /// When something ends or somebody wants to hear of it.
  private(set) var nextEvent: Double
  /// Whether the attribute itself has to be moved on: it runs custom animations, or has a time of its own.
  private(set) var isAdvanced: Bool

  init(_ attribute: AnyAnimatedAttribute) {
    reference = .passUnretained(attribute)
    observerType = attribute.observer.map { type(of: $0) }
    observerAddress = attribute.observer.map {
      UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque())
    }
    nextEvent = attribute.nextEvent
    isAdvanced = attribute.isAdvanced
  }

  /// Notes when something is due, after what moves the attribute has changed.
  mutating func update(_ attribute: AnyAnimatedAttribute) {
    nextEvent = attribute.nextEvent
    isAdvanced = attribute.isAdvanced
  }

  /// The attribute, retained.
  var attribute: AnyAnimatedAttribute { reference.takeUnretainedValue() }

  /// Moves the attribute on; returns whether something is due.
  @inline(__always)
  func advance(to t: Double) -> Bool {
    guard isAdvanced else { return t >= nextEvent }
    return reference._withUnsafeGuaranteedRef { $0.advance(to: t) }
  }

  /// Tells the observer that the value may have changed.
  @inline(__always)
  func tellObserver() {
    guard let observerType, let observerAddress else { return }
    // An observer that has gone without a word stops a debug build here.
    assert(reference._withUnsafeGuaranteedRef { $0.observer != nil }, "nobody observes any more")
    observerType.animatedValueChanged(reference, ofObserverAt: observerAddress)
  }

  /// Tells the attribute its place in the table's list.
  func setIndex(_ index: Int) { reference._withUnsafeGuaranteedRef { $0.movingIndex = index } }
}
