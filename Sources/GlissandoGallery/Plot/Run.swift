import Glissando

/// What some numbers were over time: a channel for each.
struct Run {
  /// A number that is recorded.
  struct Channel {
    let name: String
    fileprivate(set) var value: Double
    fileprivate(set) var target: Double
    /// Values by the time since the run began.
    fileprivate(set) var points: [CGPoint] = []
    /// When an animation took the value to another target.
    fileprivate(set) var turns: [Double] = []
    fileprivate var hasTurned = false
    /// The first point that is still kept; taking out many at once keeps that cheap.
    private var first = 0
    /// Whether the target is still ahead; what is set frame by frame has none.
    var isOnItsWay: Bool { value != target }
    /// What is kept, oldest first.
    var kept: ArraySlice<CGPoint> { points[first...] }

    fileprivate init(name: String, value: Double, target: Double) {
      (self.name, self.value, self.target) = (name, value, target)
    }

    /// Whether the last two points are like the value, so that the last one may stand for all.
    fileprivate var isResting: Bool {
      kept.count > 2 && points.suffix(2).allSatisfy { $0.y == value }
    }

    fileprivate mutating func forget(before oldest: Double, _ length: Double) {
      // One more than is seen, so that the curve enters at the very edge.
      while first + 1 < points.count, points[first + 1].x < oldest { first += 1 }
      guard let start = points.first?.x, oldest - start > length else { return }
      points.removeFirst(first)
      first = 0
      turns.removeAll { $0 < oldest }
    }
  }

  /// A moment at which the channels were given another way while they moved.
  struct Interruption: Equatable {
    let time: Double
    /// What each channel was in the last moment of what is replaced, and in the first one of the new.
    let before: [Double]
    let after: [Double]
    /// Where each would have gone.
    let ghosts: [[CGPoint]]
  }

  private(set) var channels: [Channel] = []
  private(set) var interruptions: [Interruption] = []
  private var start: Double?
  /// Seconds from the beginning to the last frame.
  private(set) var length = 0.0
  /// A run that goes on for ever keeps so much of itself, in seconds.
  private var kept = 12.0
  /// Points closer than this, in seconds, are left out, and so are rests; 0 keeps all.
  private var spacing = 0.0

  /// A run of what is told of, whose time begins with its first frame.
  init() {}

  /// A run of channels in a time of their own.
  init(_ names: [String], kept: Double, spacing: Double) {
    channels = names.map { Channel(name: $0, value: 0, target: 0) }
    (self.kept, self.spacing, start, length) = (kept, spacing, 0, -.infinity)
  }

  var isEmpty: Bool { length == 0 }

  /// A run that begins where this one has ended.
  var successor: Run {
    var run = Run()
    run.channels = channels.map { Channel(name: $0.name, value: $0.value, target: $0.target) }
    return run
  }

  mutating func introduce(_ name: String, value: Double) {
    guard !channels.contains(where: { $0.name == name }) else { return }
    channels.append(Channel(name: name, value: value, target: value))
  }

  mutating func note(_ name: String, value: Double, target: Double) {
    introduce(name, value: value)
    guard let index = channels.firstIndex(where: { $0.name == name }) else { return }
    if channels[index].points.isEmpty {
      channels[index].points = [CGPoint(x: length, y: channels[index].value)]
    }
    if channels[index].target != target { channels[index].hasTurned = true }
    channels[index].value = value
    channels[index].target = target
  }

  /// Records what all channels are at a time; times must not run backwards.
  mutating func add(at time: Double, _ value: (_ channel: Int) -> Double) {
    for index in channels.indices { channels[index].value = value(index) }
    sample(at: time)
  }

  /// Adds an interruption, and points of the moment before and after it.
  mutating func add(_ interruption: Interruption) {
    interruptions.append(interruption)
    length = interruption.time
    for index in channels.indices {
      for values in [interruption.before, interruption.after] {
        channels[index].points.append(CGPoint(x: length, y: values[index]))
      }
    }
  }

  mutating func sample(at time: Double) {
    let begin = start ?? time
    start = begin
    guard time - begin - length >= spacing else { return }
    length = time - begin
    let isResting = spacing > 0 && channels.allSatisfy(\.isResting)
    for index in channels.indices {
      // A line needs two ends, whatever its length.
      if isResting { channels[index].points.removeLast() }
      channels[index].points.append(CGPoint(x: length, y: channels[index].value))
      if channels[index].hasTurned, channels[index].isOnItsWay {
        channels[index].turns.append(length)
      }
      channels[index].hasTurned = false
    }
    forget()
  }

  /// Drops what is long past.
  private mutating func forget() {
    let oldest = length - kept
    interruptions.removeAll { $0.time < oldest }
    for index in channels.indices { channels[index].forget(before: oldest, kept) }
  }
}
