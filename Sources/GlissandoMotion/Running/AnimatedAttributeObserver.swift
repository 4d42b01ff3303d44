/// Hears of an attribute's motion.
///
/// Calls come from inside `LiveAnimations.tick`. An observer notes what it hears; it must not set or
/// remove attributes there.
package protocol AnimatedAttributeObserver: AnyObject {
  /// The shown value may have changed: once per tick, and after a jump.
  func animatedValueChanged(_ attribute: AnyAnimatedAttribute)

  /// The attribute has come to rest by itself. Told after all values of the tick; not told when the
  /// attribute was removed.
  func animationEnded(_ attribute: AnyAnimatedAttribute)

  /// Hands `animatedValueChanged(_:)` on to the observer of this type at an address, without counting
  /// references. Nobody has to write it.
  static func animatedValueChanged(
    _ attribute: Unmanaged<AnyAnimatedAttribute>, ofObserverAt address: UnsafeRawPointer)
}

extension AnimatedAttributeObserver {
  /// Hands the call on; the table calls only observers that their owners keep alive.
  package static func animatedValueChanged(
    _ attribute: Unmanaged<AnyAnimatedAttribute>, ofObserverAt address: UnsafeRawPointer
  ) {
    Unmanaged<Self>.fromOpaque(address)._withUnsafeGuaranteedRef { observer in
      attribute._withUnsafeGuaranteedRef { observer.animatedValueChanged($0) }
    }
  }
}
