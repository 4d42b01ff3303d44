extension LayerStack {
  /// Adds a timing curve to curves and springs that have an end of their own: what a change of
  /// target under `easeInOut` and its like comes to.
  ///
  /// It comes to what `retarget(_:)` does, without carrying along what only other animations need.
  /// Nil where more is involved.
  mutating func addCurve(
    to newTarget: V, by animation: Animation, at t: Double
  ) -> RetargetOutcome? {
    guard ghosts.isEmpty, case .curve(let motion) = animation.storage,
      motion.duration > MotionLimits.shortestTime, motion.duration <= MotionLimits.longestTime
    else { return nil }
    // An endless motion, or one that only itself knows the end of, has to be retired.
    var hasEnded = false
    for index in layers.indices {
      let end = layers[index].vanishes
      if end == .infinity { return nil }
      if end <= t || layers[index].fade != nil { hasEnded = true }
    }
    if hasEnded { prune(at: t) }
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
}
