import Foundation

/// Seconds of processor time of this thread: what other processes do in between does not count.
package func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The processor seconds that a body takes.
package func processorSeconds(_ body: () -> Void) -> Double {
  let start = processorTime()
  body()
  return processorTime() - start
}
