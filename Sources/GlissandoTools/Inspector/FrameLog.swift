package import GlissandoDesktop
package import GlissandoViews

/// What the last frames cost and did, in a ring of fixed size.
package struct FrameLog {
  /// One frame.
  package struct Entry {
    /// The seconds of each pass.
    package var profile = FrameProfile()
    /// What the passes did.
    package var counters = FrameCounters()
    /// The pixels that were painted again.
    package var paintedPixels = 0
    /// The seconds of it that the inspector itself took, painting left aside.
    package var inspectorSeconds = 0.0
    /// The refreshes that went by without a frame before the next one came.
    package var droppedFrames = 0

    /// A frame that cost nothing.
    package init() {}
  }

  /// A frame that came too late.
  package struct Drop: Equatable, Sendable {
    /// The refreshes that it let go by.
    package var count: Int
    /// The pass that took most of the frame; nil where the frame was quick, so that something
    /// outside of it was late: another process, or the program between two frames.
    package var pass: FrameProfile.Pass?
    /// What the frame took, in seconds.
    package var seconds: Double

    /// A frame that let refreshes go by.
    package init(count: Int, pass: FrameProfile.Pass?, seconds: Double) {
      self.count = count
      self.pass = pass
      self.seconds = seconds
    }
  }

  /// The number of frames that are kept: two seconds at 60 Hz.
  package static let capacity = 120
  /// A frame that takes less than this part of its interval is not what was late.
  private static let blamedPart = 0.75

  private var entries = [Entry](repeating: Entry(), count: capacity)
  private var next = 0
  private var missedFrames: Int?
  /// The refreshes that have gone by without a frame since the log began.
  package private(set) var droppedFrames = 0
  /// The last frame that was too late; nil as long as none was.
  package private(set) var lastDrop: Drop?

  /// A log without frames.
  package init() {}

  /// Adds a frame; the oldest is forgotten.
  ///
  /// Refreshes that were missed since the frame before are put down to that one.
  package mutating func add(_ entry: Entry, _ cost: FrameCost) {
    let dropped = missedFrames.map { max(0, cost.missedFrames - $0) } ?? 0
    missedFrames = cost.missedFrames
    if dropped > 0 { note(dropped, interval: cost.interval) }
    entries[next] = entry
    next = (next + 1) % Self.capacity
  }

  /// Forgets how many refreshes were missed until now: nobody looked.
  package mutating func pause() { missedFrames = nil }

  private mutating func note(_ dropped: Int, interval: Double) {
    let late = (next + Self.capacity - 1) % Self.capacity
    entries[late].droppedFrames = dropped
    droppedFrames += dropped
    let profile = entries[late].profile
    let isToBlame = profile.total > interval * Self.blamedPart
    lastDrop = Drop(
      count: dropped, pass: isToBlame ? profile.longestPass : nil, seconds: profile.total)
  }

  /// The frame that is `age` frames old, 0 for the last.
  ///
  /// - Precondition: `age` is in 0 ..< `capacity`.
  package subscript(age: Int) -> Entry { entries[(next + Self.capacity - 1 - age) % Self.capacity] }

  /// The median of the seconds of the frames that are kept and took any; 0 without one.
  ///
  /// - Complexity: O(*n* log *n*) in the frames that are kept.
  package var medianSeconds: Double {
    let sorted = entries.map(\.profile.total).filter { $0 > 0 }.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}

extension FrameProfile {
  /// The pass that took longest.
  var longestPass: Pass {
    var longest = Pass.input
    for pass in Pass.allCases where self[pass] > self[longest] { longest = pass }
    return longest
  }
}
