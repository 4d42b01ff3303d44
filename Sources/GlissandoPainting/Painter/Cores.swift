import Dispatch
import Foundation

/// How many cores paint what is large, together.
///
/// What they paint is the same however many they are: each pixel is what it is by its place alone.
struct Cores {
  /// Further ones would wait for the memory.
  private static let greatestCount = 8

  /// At least one.
  let count: Int

  init(_ count: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.count = max(1, min(count, Self.greatestCount))
  }

  /// Does a part of some work on each core, and waits for all of them.
  ///
  /// Dispatch asks for memory four times each time, which is nothing beside the milliseconds that are shared.
  ///
  /// - Parameters:
  ///   - isShared: Whether it is so much that it is not done before another core has woken up; else one does
  ///     it all.
  ///   - body: Takes the number of a part and how many there are.
  func share(_ isShared: Bool, _ body: (Int, Int) -> Void) {
    if !isShared || count == 1 { return body(0, 1) }
    withoutActuallyEscaping(body) { body in
      let work = Work(part: body)
      DispatchQueue.concurrentPerform(iterations: count) { work.part($0, count) }
    }
  }

  /// Does some rows of some work on each core, and waits for all of them.
  ///
  /// - Parameter isShared: Whether it is so much that it is not done before another core has woken up.
  func shareRows(_ height: Int, _ isShared: Bool, _ body: (Range<Int>) -> Void) {
    share(isShared) { part, count in
      body(height * part / count..<height * (part + 1) / count)
    }
  }

  private struct Work: @unchecked Sendable {  // no part changes what is another's
    let part: (Int, Int) -> Void
  }
}
