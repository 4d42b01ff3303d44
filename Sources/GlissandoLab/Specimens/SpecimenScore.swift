import Glissando
import Observation

/// What is played on the specimens of all lanes: one gesture, which each lane follows in its own
/// way.
///
/// It holds where the specimens go, and how; what moves is in the views. A change of target is one
/// count of `turns`, and each lane gives that change its own animation.
@MainActor @Observable
package final class SpecimenScore {
  /// What is played on; another one begins at rest.
  package var kind: SpecimenKind {
    didSet {
      guard kind != oldValue else { return }
      reset()
      for letter in Lane.Letter.allCases { forget(letter) }
      changed()
    }
  }
  /// The file of the picture that the card's face is; nil for ours.
  package var picture: String? {
    didSet { if picture != oldValue { changed() } }
  }
  /// Seconds after which a motion is turned back in mid-flight, again and again; nil lets it
  /// arrive.
  package var interruption: Double? {
    didSet { if interruption != oldValue { planAnew() } }
  }
  /// Whether it plays to and fro by itself, with a rest at each end.
  package var isLooping = false {
    didSet { if isLooping != oldValue { planAnew() } }
  }
  /// Where all lanes go, or are at rest, while nobody holds them.
  package private(set) var target: Double
  /// How the latest motion began.
  package private(set) var launch = SpecimenLaunch.rest
  /// The number of motions so far.
  package private(set) var turns = 0
  /// What is held by a hand.
  private(set) var hold: SpecimenHold?

  /// Where each lane's specimen was seen last.
  @ObservationIgnored private var readings = [SpecimenTrail?](
    repeating: nil, count: Lane.Letter.allCases.count)
  /// When it is to be turned next, in frame seconds; nil until the first frame that asks.
  @ObservationIgnored var nextTurn: Double?
  /// When all was seen to be at rest, in frame seconds.
  @ObservationIgnored var restSince: Double?

  /// Told when something changes that comes back the next time.
  @ObservationIgnored var changed: @MainActor () -> Void = {}

  private func planAnew() {
    nextTurn = nil
    changed()
  }

  /// A score at rest.
  package init(kind: SpecimenKind = .dot) {
    self.kind = kind
    target = kind.track.beginning
  }

  /// Whether a hand holds the specimens.
  package var isHeld: Bool { hold != nil }

  // MARK: Playing

  /// Sends all specimens to the other end, or turns them back if they are on their way.
  package func play() { go(to: kind.track.opposite(of: target)) }

  /// Sends all specimens to the next stop above or below.
  package func step(isAbove: Bool) {
    go(to: kind.track.neighbour(of: target, isAbove: isAbove))
  }

  /// Puts all specimens back to their beginning, at once.
  package func reset() {
    nextTurn = nil
    withTransaction(Transaction()) {
      hold = nil
      launch = .rest
      target = kind.track.beginning
    }
  }

  /// Starts a motion of all lanes.
  private func go(to target: Double, velocity: Double? = nil) {
    guard target != self.target || hold != nil else { return }
    let launch = velocity.map(SpecimenLaunch.release) ?? (isAtRest ? .rest : .flight)
    withTransaction(Transaction()) {
      self.launch = launch
      self.target = target
      hold = nil
      turns += 1
    }
  }

  // MARK: Holding

  /// A hand takes hold of the specimens: each stays where it is seen.
  func grab(_ letter: Lane.Letter) {
    let track = kind.track
    let starts = Lane.Letter.allCases.map { reading(of: $0) ?? track.beginning }
    hold = SpecimenHold(letter: letter, starts: starts)
  }

  /// The hand has moved so far since it took hold; in units of the track.
  func drag(by translation: Double) {
    guard hold != nil, translation.isFinite else { return }
    var transaction = Transaction()
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    withTransaction(transaction) { hold?.translation = translation }
  }

  /// The hand lets go with a velocity, in units of the track per second.
  func release(velocity: Double) {
    guard let hold else { return }
    let value = hold.value(of: hold.letter, on: kind.track)
    go(to: kind.track.target(from: value, velocity: velocity), velocity: velocity)
  }

  /// The hand on a lane was taken away by something else: what it held is let go.
  func cancel(_ letter: Lane.Letter) {
    if hold?.letter == letter { release(velocity: 0) }
  }

  // MARK: Reading

  /// Where a lane's specimen is to be: where it goes, or where it is held.
  func value(of letter: Lane.Letter) -> Double {
    hold?.value(of: letter, on: kind.track) ?? target
  }

  /// Where a lane's specimen was seen in the last frame, in units of the track; nil if it never
  /// was.
  package func reading(of letter: Lane.Letter) -> Double? { readings[letter.rawValue]?.latest }

  /// Whether no specimen that is shown can be seen to move, or to be away from its target.
  ///
  /// It is so for the eye: a lively spring goes on for seconds by less than anybody can see. It is
  /// as of the last frame, and views that read it are not told when it changes.
  package var isAtRest: Bool {
    readings.allSatisfy { trail in
      guard let trail else { return true }
      return abs(trail.latest - target) < Self.stillness
        && abs(trail.latest - trail.oldest) < Self.stillness
    }
  }

  /// So little of the way cannot be seen.
  private static let stillness = 0.004

  /// Forgets a lane that is no longer shown.
  func forget(_ letter: Lane.Letter) {
    readings[letter.rawValue] = nil
    cancel(letter)
  }

  /// Takes note of where a lane's specimen is seen.
  func note(_ value: Double, of letter: Lane.Letter, as kind: SpecimenKind) {
    // What is leaving the window may still move.
    guard kind == self.kind else { return }
    var trail = readings[letter.rawValue] ?? SpecimenTrail(value)
    trail.add(value)
    readings[letter.rawValue] = trail
  }
}

/// Where one view of a specimen was seen, which no other view depends on.
@MainActor
final class SpecimenPast {
  private var trail: SpecimenTrail?

  /// Takes note of where the specimen is seen.
  ///
  /// - Returns: Where it was seen some frames ago.
  func note(_ value: Double) -> Double {
    var trail = trail ?? SpecimenTrail(value)
    trail.add(value)
    self.trail = trail
    return trail.oldest
  }
}

/// Where a specimen was in the last four frames: about as much as the eye sees at once.
struct SpecimenTrail {
  /// The newest last.
  private var values: SIMD4<Double>

  init(_ value: Double) { values = SIMD4(repeating: value) }

  /// Adds what is seen now; a frame that is made again shows the same, and is none of its own.
  mutating func add(_ value: Double) {
    if value != latest { values = SIMD4(values.y, values.z, values.w, value) }
  }

  var latest: Double { values.w }
  var oldest: Double { values.x }
}

/// How a hand holds the specimens of all lanes.
struct SpecimenHold: Equatable {
  /// The lane that was taken hold of.
  let letter: Lane.Letter
  /// Where each lane's specimen was then.
  let starts: [Double]
  /// How far the hand has moved since, in units of the track.
  var translation = 0.0

  /// Where a lane's specimen is: as far from its start as the hand, less what the ends resist.
  func value(of letter: Lane.Letter, on track: SpecimenTrack) -> Double {
    let start = starts[letter.rawValue]
    let hand = track.unresisted(start)
    return start + track.resisted(hand + translation) - track.resisted(hand)
  }
}
