import Glissando

/// What the probes showed from the time when something began to move.
struct Run {
  /// One probe.
  struct Channel {
    let name: String
    fileprivate(set) var value: Double
    fileprivate(set) var target: Double
    /// Values by the time since the run began.
    fileprivate(set) var points: [CGPoint] = []
    /// When an animation took the value to another target.
    fileprivate(set) var turns: [Double] = []
    fileprivate var hasTurned = false
    /// Whether the target is still ahead; what is set frame by frame has none.
    var isOnItsWay: Bool { value != target }
  }

  private(set) var channels: [Channel] = []
  private var start: Double?
  /// Seconds from the beginning to the last frame.
  private(set) var length = 0.0
  /// A run that goes on for ever keeps so much of itself, in seconds.
  static let kept = 12.0

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

  mutating func sample(at time: Double) {
    let begin = start ?? time
    start = begin
    guard time - begin >= length else { return }
    length = time - begin
    for index in channels.indices {
      channels[index].points.append(CGPoint(x: length, y: channels[index].value))
      if channels[index].hasTurned, channels[index].isOnItsWay {
        channels[index].turns.append(length)
      }
      channels[index].hasTurned = false
    }
    forget()
  }

  /// Drops what is long past, many points at once.
  private mutating func forget() {
    for index in channels.indices {
      guard let first = channels[index].points.first, length - first.x > 2 * Self.kept else {
        continue
      }
      let oldest = length - Self.kept
      channels[index].points.removeAll { $0.x < oldest }
      channels[index].turns.removeAll { $0 < oldest }
    }
  }
}
