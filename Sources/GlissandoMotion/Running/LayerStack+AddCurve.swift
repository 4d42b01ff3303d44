extension LayerStack where V == Lanes {
  /// Adds a timing curve to curves and springs that have an end of their own: what a change of
  /// target under `easeInOut` and its like comes to.
  ///
  /// It comes to what `retarget(_:)` does, without carrying along what only other animations need.
  /// Nil where more is involved.
  mutating func addCurve(
    to newTarget: V, by animation: Animation, at t: Double
  ) -> RetargetOutcome? {
    guard ghosts.isEmpty, case .curve(let motion) = animation.storage,
      motion.duration > MotionLimits.shortestTime, motion.duration <= MotionLimits.longestTime,
      pruneUnlessEndless(at: t)
    else { return nil }
    nextID += 1
    let end = t + motion.duration
    layers.append(
      MotionLayer(
        id: nextID, animation: animation, start: t, vanishes: end, logicalTime: end,
        kernel: MotionKernel(
          leaf: .curve(motion.curve, duration: motion.duration), duration: motion.duration,
          logicalDuration: motion.duration),
        distance: target - newTarget, velocity: .zero))
    target = newTarget
    return RetargetOutcome(layer: nextID, logicalTime: end)
  }

  /// Drops the layers that have ended, unless one has no end of its own: that has to be retired.
  ///
  /// Returns whether it has looked at all of them.
  private mutating func pruneUnlessEndless(at t: Double) -> Bool {
    var hasEnded = false
    for layer in layers {
      if layer.fade == nil, layer.isEndless { return false }
      if layer.hasEnded(at: t) { hasEnded = true }
    }
    if hasEnded { prune(at: t) }
    return true
  }
}
