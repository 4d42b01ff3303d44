import Glissando

/// What the ball did in the last seconds.
struct Recording {
  /// So many scene seconds are kept and shown.
  static let length = 6.0
  /// Samples closer than this, in scene seconds, are left out: slow motion at a high frame rate
  /// would otherwise gather many times more than the scope has pixels.
  private static let spacing = 1.0 / 120
  /// Samples further apart than this, in scene seconds, have others put between them: just more than
  /// a frame takes.
  static let longestGap = 1.0 / 50

  private(set) var samples: [Sample] = []
  private(set) var interruptions: [Interruption] = []
  /// The first element that is still in the scope; taking out many at once keeps that cheap.
  private var firstSample = 0
  private static let longestTail = 256

  /// The samples that are still in view, oldest first.
  var visibleSamples: ArraySlice<Sample> { samples[firstSample...] }

  /// The visible samples with the ones before them, newest first.
  func backwards() -> some Sequence<(later: Sample, earlier: Sample)> {
    zip(visibleSamples.reversed(), visibleSamples.reversed().dropFirst())
      .lazy.map { (later: $0, earlier: $1) }
  }

  /// Adds a sample of a frame; times must not run backwards.
  mutating func add(_ sample: Sample) {
    guard let last = samples.last else { return samples.append(sample) }
    if sample.time - last.time < Self.spacing { return }
    if isResting(sample) {
      // A line needs two ends, whatever its length.
      samples[samples.count - 1].time = sample.time
    } else {
      samples.append(sample)
    }
    forget(before: sample.time - Self.length)
  }

  /// Whether the ball has not moved since the last two samples.
  private func isResting(_ sample: Sample) -> Bool {
    guard samples.count - firstSample > 2 else { return false }
    return samples.suffix(2).allSatisfy {
      $0.position == sample.position && $0.velocity == sample.velocity
    }
  }

  /// Adds an interruption, and samples of the moment before and after it.
  mutating func add(_ interruption: Interruption) {
    interruptions.append(interruption)
    samples.append(interruption.before)
    var after = interruption.before
    after.velocity = interruption.velocityAfter
    samples.append(after)
  }

  private mutating func forget(before time: Double) {
    interruptions.removeAll { $0.time < time }
    // One more than is seen, so that the curve enters at the very edge.
    while firstSample + 1 < samples.count, samples[firstSample + 1].time < time {
      firstSample += 1
    }
    guard firstSample > Self.longestTail else { return }
    samples.removeFirst(firstSample)
    firstSample = 0
  }
}
