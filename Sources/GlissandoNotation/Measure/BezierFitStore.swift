import Foundation

/// Keeps the last few fits: a motion that is written in several languages is fitted once.
enum BezierFitStore {
  private struct Entry {
    let law: PlainMotion.Law
    let stopsAtTarget: Bool
    let fit: BezierFit
  }

  private static let mostEntries = 8
  private static let lock = NSLock()
  // Read and written under the lock only.
  nonisolated(unsafe) private static var entries: [Entry] = []

  /// The fit of a motion, made if it is not there.
  static func fit(_ motion: PlainMotion, make: () -> BezierFit) -> BezierFit {
    let kept = lock.withLock {
      entries.first { $0.law == motion.law && $0.stopsAtTarget == motion.stopsAtTarget }
    }
    if let kept { return kept.fit }
    let fit = make()
    lock.withLock {
      if entries.count == mostEntries { entries.removeFirst() }
      entries.append(Entry(law: motion.law, stopsAtTarget: motion.stopsAtTarget, fit: fit))
    }
    return fit
  }
}
