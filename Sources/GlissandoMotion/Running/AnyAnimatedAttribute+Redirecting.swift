// By far the most frequent change of target: the spring that moves the attribute follows a pointer, or
// is sent back by a second click. It is done where a tick finds the spring, without a new run.

extension AnyAnimatedAttribute {
  /// Sends the spring that is all that moves the attribute to another target, if the animation is the
  /// same spring.
  ///
  /// It comes to what a retarget comes to. Returns false, and has changed nothing, where more is
  /// involved.
  @inline(__always)
  final func redirect(to target: Lanes, by transaction: Transaction, at t: Double) -> Bool {
    switch place {
    case .narrow: redirect(in: .passUnretained(table.narrow), to: target, by: transaction, at: t)
    case .pairs: redirect(in: .passUnretained(table.pairs), to: target, by: transaction, at: t)
    case .wide: redirect(in: .passUnretained(table.wide), to: target, by: transaction, at: t)
    case .atRest, .general: false
    }
  }

  // Table and stack keep what is unmanaged here; counting references would take a third of the time.
  @inline(__always)
  private final func redirect<V: SlotVector>(
    in lane: Unmanaged<MotionLane<V>>, to target: Lanes, by transaction: Transaction, at t: Double
  ) -> Bool {
    guard laneSampler == nil, waits.isEmpty, !transaction.tracksVelocity,
      transaction.completions.isEmpty, let spring = transaction.plainSpring(),
      let layer = lanes.unmanagedSole
    else { return false }
    return layer._withUnsafeGuaranteedRef { layer in
      guard let solution = layer.solution(ofSpringEqualTo: spring),
        let start = lane._withUnsafeGuaranteedRef({
          $0.redirect(at: slotIndex, to: target, at: t, by: solution, restDistance: restDistance)
        })
      else { return false }
      lanes.target = target
      layer.redirect(start, id: lanes.takeID(), at: t, response: spring.spring.spring.response)
      record(.retargeted, at: t)
      return true
    }
  }
}
