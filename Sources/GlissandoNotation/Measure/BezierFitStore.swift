import Synchronization

/// Keeps the last few fits: a motion that is written in several languages is fitted once.
enum BezierFitStore {
  private struct Entry {
    let law: PlainMotion.Law
    let stopsAtTarget: Bool
    let fit: BezierFit
  }

  private static let mostEntries = 8
  private static let entries = Mutex<[Entry]>([])

  /// The fit of a motion, made if it is not there.
  static func fit(_ motion: PlainMotion, make: () -> BezierFit) -> BezierFit {
    let kept = entries.withLock {
      $0.first { $0.law == motion.law && $0.stopsAtTarget == motion.stopsAtTarget }
    }
    if let kept { return kept.fit }
    let fit = make()
    entries.withLock {
      if $0.count == mostEntries { $0.removeFirst() }
      $0.append(Entry(law: motion.law, stopsAtTarget: motion.stopsAtTarget, fit: fit))
    }
    return fit
  }
}
