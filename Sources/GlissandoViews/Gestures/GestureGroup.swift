import GlissandoMotion

// The gestures of a press, and which of them wait for which.

/// How a gesture stands in the contest for a press, in rising order.
package enum GestureStanding: Int, Comparable {
  /// It is not meant.
  case failed
  /// It goes on only if nothing else is meant: a press that the pointer has left.
  case yielding
  /// It may be meant: whatever comes after it has to wait.
  case possible
  /// It is meant.
  case recognized

  package static func < (lhs: GestureStanding, rhs: GestureStanding) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}

/// A node that takes part in presses.
@MainActor
package protocol GestureContestant: NodeRole {
  /// Its place among the gestures of the views inside.
  var precedence: GesturePrecedence { get }
  /// Whether it and the gestures inside take part at all.
  var mask: GestureMask { get }
  /// How it stands after the last event.
  var standing: GestureStanding { get }
  /// Whether it still wants events.
  var isGoingOn: Bool { get }
  /// When `expire` is to be called, in seconds on the frame clock; nil for never.
  var deadline: Double? { get }
  /// Whether it takes part in pinches.
  var takesPinches: Bool { get }
  /// Whether it was recognised because the press has rested for long enough.
  var hasRested: Bool { get }
  /// Whether it waits for nothing but the pointer: a press that rests may be meant for something else.
  var yieldsToRest: Bool { get }
  /// Takes a pinch into account, without telling anybody.
  func track(_ pinch: PinchEvent)
  /// A press begins.
  func begin()
  /// Takes an event into account, without telling anybody.
  func track(_ event: PointerEvent)
  /// Its deadline has passed.
  func expire()
  /// Tells listeners what is new; called only while the gesture may be meant.
  func deliver()
  /// Tells who wants to know of a press although it may be meant for a tap inside.
  func announce()
  /// It is not meant after all.
  func cancel()
  /// The press is over.
  func end()
}

extension GestureContestant {
  package var takesPinches: Bool { false }
  package var hasRested: Bool { false }
  package var yieldsToRest: Bool { false }
  package func track(_ pinch: PinchEvent) {}
  package func announce() {}
}

/// The gestures of a press, and which of them wait for which.
///
/// SwiftUI composes the gesture of a view with that of its content: exclusively, the first one that
/// is recognised winning while the second waits for the first to fail, or simultaneously.
@MainActor
indirect enum GestureGroup {
  case one(any GestureContestant)
  case exclusive(GestureGroup, GestureGroup)
  case simultaneous(GestureGroup, GestureGroup)

  /// The group of all gestures on the way from `node` to the root, or of those that take part in pinches.
  static func around(_ node: ViewNode, ofPinches: Bool = false) -> GestureGroup? {
    var group: GestureGroup?
    node.forEachAncestor { ancestor in
      guard let contestant = ancestor.performer as? any GestureContestant,
        !ofPinches || contestant.takesPinches
      else { return }
      group = adding(contestant, to: group)
    }
    return group
  }

  private static func adding(
    _ contestant: any GestureContestant, to content: GestureGroup?
  ) -> GestureGroup? {
    let content = contestant.mask.contains(.subviews) ? content : nil
    guard contestant.mask.contains(.gesture) else { return content }
    guard let content else { return .one(contestant) }
    switch contestant.precedence {
    case .afterContent: return .exclusive(content, .one(contestant))
    case .beforeContent: return .exclusive(.one(contestant), content)
    case .withContent: return .simultaneous(content, .one(contestant))
    }
  }

  /// Calls `body` with every contestant.
  func forEach(_ body: (any GestureContestant) -> Void) {
    switch self {
    case .one(let contestant): body(contestant)
    case .exclusive(let first, let second), .simultaneous(let first, let second):
      first.forEach(body)
      second.forEach(body)
    }
  }

  /// How the group as a whole stands, seen from outside.
  var standing: GestureStanding {
    switch self {
    case .one(let contestant): return contestant.standing
    case .simultaneous(let first, let second): return max(first.standing, second.standing)
    case .exclusive(let first, let second):
      let standing = first.standing
      switch standing {
      case .recognized, .possible: return standing
      case .yielding, .failed: return max(standing, second.standing)
      }
    }
  }

  /// Whether a gesture in the group was recognised because the press has rested.
  private var hasRested: Bool {
    switch self {
    case .one(let contestant): contestant.hasRested
    case .exclusive(let first, let second), .simultaneous(let first, let second):
      first.hasRested || second.hasRested
    }
  }

  /// Whether all in the group that may still be meant give way to a press that rests.
  private var yieldsToRest: Bool {
    switch self {
    case .one(let contestant): contestant.standing < .possible || contestant.yieldsToRest
    case .exclusive(let first, let second), .simultaneous(let first, let second):
      first.yieldsToRest && second.yieldsToRest
    }
  }

  /// Lets those that may be meant tell their listeners, and cancels those that are not.
  func resolve() {
    switch self {
    case .one(let contestant): contestant.deliver()
    case .simultaneous(let first, let second):
      first.resolve()
      second.resolve()
    case .exclusive(let first, let second): first.resolve(before: second)
    }
  }

  /// Resolves gestures of which these go before others.
  private func resolve(before second: GestureGroup) {
    switch standing {
    case .recognized:
      second.cancel()
      resolve()
    case .possible:
      guard yieldsToRest else { return resolve() }
      // A tap has no limit of time; a press that is held is meant for what waits for that.
      guard second.hasRested else {
        second.forEach { $0.announce() }
        return resolve()
      }
      cancel()
      second.resolve()
    case .failed:
      resolve()
      second.resolve()
    case .yielding:
      if second.standing == .recognized { cancel() }
      resolve()
      second.resolve()
    }
  }

  /// Takes gestures out whose view has gone, no longer takes input, or lies below something that has come.
  func cancelLost() {
    forEach { contestant in
      if contestant.isGoingOn, !contestant.keepsPress || !contestant.mask.contains(.gesture) {
        contestant.cancel()
      }
    }
  }

  /// Cancels everything in the group.
  func cancel() { forEach { $0.cancel() } }
}
