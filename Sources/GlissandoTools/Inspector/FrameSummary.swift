import GlissandoViews

/// The frame band's picture and words, made a few times in a second.
struct FrameSummary: Equatable {
  /// The parts of the frame interval that the passes took, for each frame, the last one first.
  var bars: [FrameProfile] = []
  /// For each frame, whether refreshes went by after it.
  var drops: [Bool] = []
  /// Seconds that a frame may take.
  var interval = 1.0 / 60
  /// The last frame, in words.
  var costs = ""
  /// What the last frame did, in words.
  var work = ""
  /// What was late, in words.
  var dropped = ""
  /// Whether any frame was late.
  var hasDrops = false

  /// Nothing yet.
  init() {}

  /// Sums up a log.
  init(_ log: FrameLog, interval: Double) {
    self.interval = interval
    let ages = 0..<FrameLog.capacity
    bars = ages.map { log[$0].profile }
    drops = ages.map { log[$0].droppedFrames > 0 }
    let last = log[0]
    costs =
      "\(InspectorText.milliseconds(last.profile.total)) · median "
      + InspectorText.milliseconds(log.medianSeconds)
      + " · inspector \(InspectorText.milliseconds(last.inspectorSeconds))"
    let counters = last.counters
    work =
      "\(counters.evaluatedBodies) bodies · \(counters.laidOutViews) laid out · "
      + "\(Self.pixels(last.paintedPixels)) painted"
    hasDrops = log.droppedFrames > 0
    dropped = Self.words(log)
  }

  private static func pixels(_ count: Int) -> String {
    count < 10_000 ? "\(count) px" : "\(count / 1000)k px"
  }

  private static func words(_ log: FrameLog) -> String {
    guard let last = log.lastDrop else { return "no frame dropped" }
    let what = log.droppedFrames == 1 ? "1 frame dropped" : "\(log.droppedFrames) frames dropped"
    let cause =
      last.pass.map { "\($0) was late, \(InspectorText.milliseconds(last.seconds))" }
      ?? "not by a pass"
    return "\(what); last: \(cause)"
  }
}
