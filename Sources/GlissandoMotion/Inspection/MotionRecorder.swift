// A record of the motion that starts and ends, for inspectors.

/// What has happened to the motion of an attribute.
enum MotionChange {
  case retargeted
  case settled
  case jumped
  case removed
  case finishedByHand
}

/// Keeps a record of all that starts and ends in a table, for an inspector.
///
/// A table without one pays nothing for it: a tick never asks, and a change of target compares one
/// reference with nil. A recorder works where motion starts and ends, and finds out by comparison what
/// has become of the runs that it knew.
package final class MotionRecorder {
  /// The number of ended runs that are kept.
  package static let historyCapacity = 100

  /// The runs that have ended, the oldest first.
  package private(set) var history: [MotionRun] = []
  /// Counted up with each start and end, so that it is known whether anything has changed.
  package private(set) var changes = 0

  private let table: LiveAnimations
  private let name: (any InspectedMotion) -> MotionName
  /// For look-up only.
  private var tracksByAttribute: [ObjectIdentifier: MotionTrack] = [:]
  private var ordered: [MotionTrack] = []
  private var hasEndedTracks = false
  private var lastTrack = 0
  private var lastRun = 0

  /// A recorder for a table, which it has to be attached to.
  ///
  /// - Parameter name: Names what an attribute is; asked when it begins to move.
  package init(
    _ table: LiveAnimations, name: @escaping (any InspectedMotion) -> MotionName
  ) {
    self.table = table
    self.name = name
  }

  /// Begins to record; what runs already is part of it.
  package func attach() {
    table.setRecorder(self)
    for attribute in table.attributes where attribute.isRunning {
      note(.retargeted, of: attribute, at: attribute.motionTime)
    }
    for guest in table.guests { note(.retargeted, of: guest, at: guest.motionTime) }
  }

  /// Stops recording.
  ///
  /// The history is kept. What was held or slowed by itself goes on at the pace of everything else:
  /// nobody could free it any more.
  package func detach() {
    table.setRecorder(nil)
    for track in tracks { track.release() }
    tracksByAttribute.removeAll()
    ordered.removeAll()
    changes += 1
  }

  /// All that moves, in the order in which it began to.
  ///
  /// - Complexity: O(*n*) in what moves, after something has come to rest.
  package var tracks: [MotionTrack] {
    if hasEndedTracks {
      hasEndedTracks = false
      ordered.removeAll { $0.runs.isEmpty }
    }
    return ordered
  }

  /// Forgets what has ended.
  package func clearHistory() {
    history.removeAll()
    changes += 1
  }

  // MARK: - What the attributes tell

  func note(_ change: MotionChange, of attribute: any InspectedMotion, at t: Double) {
    let notes = attribute.layerNotes()
    let key = ObjectIdentifier(attribute)
    let existing = tracksByAttribute[key]
    guard existing != nil || !notes.isEmpty else { return }
    let track = existing ?? begin(attribute)
    let ended = endRuns(of: track, change, notes, at: t)
    for note in notes where !track.runs.contains(where: { $0.layer == note.id }) {
      start(note, on: track, attribute, ended)
    }
    if track.runs.isEmpty { end(track, key) }
  }

  /// The attribute itself goes; its motion is already out of the table.
  func noteGone(_ attribute: any InspectedMotion) {
    let key = ObjectIdentifier(attribute)
    guard let track = tracksByAttribute[key] else { return }
    for run in track.runs { keep(run, .removed, at: attribute.motionTime, run.lastProgress) }
    track.runs.removeAll()
    end(track, key)
  }

  private func begin(_ attribute: any InspectedMotion) -> MotionTrack {
    lastTrack += 1
    let track = MotionTrack(id: lastTrack, name: name(attribute), attribute: attribute)
    tracksByAttribute[ObjectIdentifier(attribute)] = track
    ordered.append(track)
    return track
  }

  private func end(_ track: MotionTrack, _ key: ObjectIdentifier) {
    tracksByAttribute[key] = nil
    hasEndedTracks = true
  }

  /// Beyond so many moving values, runs get no curve: thousands that follow the pointer would take
  /// longer than a frame.
  private static let mostCurves = 200

  private func start(
    _ note: LayerNote, on track: MotionTrack, _ attribute: any InspectedMotion,
    _ ended: [MotionRun]
  ) {
    lastRun += 1
    changes += 1
    let origin: MotionRun.Origin
    if !ended.isEmpty {
      origin = .replaced(ended.map(\.animation))
    } else if let replaced = note.replaced {
      origin = .replaced([replaced])
    } else if !track.runs.isEmpty {
      origin = .joined(track.runs.map(\.animation))
    } else {
      origin = .rest
    }
    track.runs.append(
      MotionRun(
        id: lastRun, name: track.name, origin: origin, note: note, of: attribute,
        hasCurve: tracksByAttribute.count <= Self.mostCurves))
  }

  /// Ends the runs whose layers have gone, and takes note of what is about to happen to the others.
  ///
  /// - Returns: Those that a newer one has replaced now.
  private func endRuns(
    of track: MotionTrack, _ change: MotionChange, _ notes: [LayerNote], at t: Double
  ) -> [MotionRun] {
    var replaced: [MotionRun] = []
    for run in track.runs {
      if let note = notes.first(where: { $0.id == run.layer }) {
        run.layerEnd = note.end
        run.isFading = note.isFading
        continue
      }
      let ending = self.ending(of: run, change, notes.last?.animation, at: t)
      keep(run, ending, at: t, run.curveProgress(at: t - run.start))
      if case .replaced = ending { replaced.append(run) }
    }
    track.runs.removeAll { $0.ending != nil }
    return replaced
  }

  private func ending(
    of run: MotionRun, _ change: MotionChange, _ newest: Animation?, at t: Double
  ) -> MotionRun.Ending {
    switch change {
    case .jumped: return .jumped
    case .removed: return .removed
    case .finishedByHand: return .finishedByHand
    case .retargeted, .settled:
      if run.isFading { return .retired }
      let isCut = run.layerEnd < run.start + run.duration
      if let newest, isCut || (change == .retargeted && t < run.layerEnd) {
        return .replaced(by: newest)
      }
      return .finished
    }
  }

  // MARK: - History

  /// How far back the like of a run is looked for: as many values may follow a pointer at once.
  private static let reach = 8

  private func keep(
    _ run: MotionRun, _ ending: MotionRun.Ending, at t: Double, _ progress: Double
  ) {
    run.end(ending, at: t, progress: progress)
    changes += 1
    if case .replaced(let next) = ending, next == run.animation {
      let like = history.indices.suffix(Self.reach).last {
        history[$0].attribute == run.attribute && history[$0].ending == ending
          && history[$0].animation == run.animation
      }
      if let like { run.repetitions += history.remove(at: like).repetitions }
    }
    if history.count == Self.historyCapacity { history.removeFirst() }
    history.append(run)
  }
}
