import GlissandoDesktop
import Foundation
package import GlissandoMotion
package import GlissandoViews
import Observation

/// What the inspector shows and acts on.
@MainActor @Observable
package final class InspectorModel {
  /// The inspector's lists.
  package enum Page: Equatable, Sendable {
    case running
    case ended
  }

  /// A run of the history, as a row.
  struct EndedRow: Identifiable, Equatable {
    let run: MotionRun
    var id: Int { run.id }

    static func == (a: EndedRow, b: EndedRow) -> Bool {
      a.run === b.run && a.repetitions == b.repetitions
    }

    private let repetitions: Int

    init(_ run: MotionRun) {
      self.run = run
      repetitions = run.repetitions
    }
  }

  /// Whether the inspector is to be seen.
  package var isShown = false {
    didSet { if isShown != oldValue { shownChanged() } }
  }
  /// Whether its views are there: from the first frame on after it was opened.
  package private(set) var isPresented = false
  /// Whether it stands at the left side of the window.
  package var isOnLeft = false { didSet { requestsDisplay = true } }
  /// Whether it is docked at the right side of the content, or on its way there or out.
  private(set) var isDocked = false
  /// How far it has come in there, in points.
  private(set) var dockedWidth = 0.0
  /// The height at the window's foot that it leaves free where it lies above the content.
  private(set) var barHeight = 0.0
  /// The list that is shown.
  package var page = Page.running { didSet { requestsDisplay = true } }
  /// The row that is picked: its view is outlined, and it can be acted on.
  package var selection: Int? { didSet { requestsDisplay = true } }
  /// The row under the pointer: its view is outlined too.
  package var hovered: Int? { didSet { requestsDisplay = true } }
  /// What moves, in the order in which it began to; no more than `mostRows`.
  package private(set) var rows: [TrackRow] = []
  /// How many more values move than there are rows.
  private(set) var further = 0
  /// What has ended, the last first.
  private(set) var ended: [EndedRow] = []
  private(set) var frames = FrameSummary()

  /// What the frames cost.
  @ObservationIgnored package private(set) var log = FrameLog()
  /// Whether something has changed that has to be shown.
  @ObservationIgnored package private(set) var requestsDisplay = false
  /// The motion of the window.
  @ObservationIgnored package let motion: MotionInspection

  @ObservationIgnored private var knownChanges = -1
  @ObservationIgnored private var numbersDue = -Double.infinity
  /// Since when the content has been too busy to read anything.
  @ObservationIgnored private var waitingSince: Double?
  @ObservationIgnored private var interval = 1.0 / 60
  @ObservationIgnored private var hasNewFrames = false
  /// Whether something has moved since the numbers were read.
  @ObservationIgnored private var hasUnread = false

  /// More rows than these nobody reads; the others are counted.
  package static let mostRows = 60
  /// Seconds between two readings of the numbers: faster they cannot be read.
  private static let readingInterval = 1.0 / 12
  /// A frame in which the content evaluates so many bodies has enough to do without the inspector's.
  static let busyBodies = 24

  /// What is to be seen of a window's motion.
  package init(_ motion: MotionInspection) { self.motion = motion }

  private var recorder: MotionRecorder { motion.recorder }

  private func shownChanged() {
    requestsDisplay = true
    if isShown {
      motion.begin()
    } else {
      motion.end()
      log.pause()
      hovered = nil
    }
    numbersDue = -.infinity
  }

  /// The track of a row.
  package func track(_ id: Int?) -> MotionTrack? {
    guard let id else { return nil }
    return rows.first { $0.id == id }?.track
  }

  /// Notes what a frame cost.
  func note(_ entry: FrameLog.Entry, _ cost: FrameCost) {
    log.add(entry, cost)
    interval = cost.interval
    hasNewFrames = true
  }

  /// Forgets what has ended.
  package func clearHistory() {
    recorder.clearHistory()
    requestsDisplay = true
  }

  // MARK: - In each frame

  /// Takes its place in the window.
  func place(isDocked: Bool, width: Double, barHeight: Double) {
    if self.isDocked != isDocked { self.isDocked = isDocked }
    if dockedWidth != width { dockedWidth = width }
    if self.barHeight != barHeight { self.barHeight = barHeight }
  }

  /// Reads what there is to show.
  ///
  /// - Parameters:
  ///   - time: Seconds of the window's frames.
  ///   - isContentBusy: Whether the content has enough to do in this frame: then what nobody has asked
  ///     for by hand waits for another one, but not for longer than between two readings.
  func update(at time: Double, isContentBusy: Bool = false) {
    let isForced = requestsDisplay
    requestsDisplay = false
    if isPresented != isShown { isPresented = isShown }
    guard isShown else { return }
    let waits =
      isContentBusy && !isForced && time < (waitingSince ?? time) + Self.readingInterval
    waitingSince = waits ? waitingSince ?? time : nil
    let isDue = !waits && (time >= numbersDue || isForced)
    if !waits, recorder.changes != knownChanges {
      knownChanges = recorder.changes
      updateTracks()
      updateHistory()
    }
    for row in rows { row.update(readsNumbers: isDue) }
    hasUnread =
      !isDue && (hasNewFrames || !rows.isEmpty || recorder.changes != knownChanges)
    guard isDue else { return }
    numbersDue = time + Self.readingInterval
    if hasNewFrames {
      frames = FrameSummary(log, interval: interval)
      hasNewFrames = false
    }
  }

  /// When the numbers are to be read once more, so that they are true when everything stands still.
  var nextReading: Double? { isShown && hasUnread ? numbersDue : nil }

  private func updateTracks() {
    let tracks = recorder.tracks
    further = max(0, tracks.count - Self.mostRows)
    let shown = tracks.prefix(Self.mostRows)
    guard !rows.map(\.id).elementsEqual(shown.map(\.id)) else { return }
    rows = shown.map { track in rows.first { $0.id == track.id } ?? makeRow(track) }
    if let selection, !rows.contains(where: { $0.id == selection }) { self.selection = nil }
    if let hovered, !rows.contains(where: { $0.id == hovered }) { self.hovered = nil }
  }

  private func makeRow(_ track: MotionTrack) -> TrackRow {
    let row = TrackRow(track)
    row.update(readsNumbers: true)
    return row
  }

  private func updateHistory() {
    let newest = recorder.history.reversed().map { EndedRow($0) }
    if newest != ended { ended = newest }
  }

  // MARK: - Acting

  /// Lets the value of a row stand still, or go on.
  package func togglePause(_ row: TrackRow) {
    row.track.setHeld(!row.track.isHeld)
    requestsDisplay = true
  }

  /// Shows the value of a row at a time after the start of its run, and lets it stand still there.
  package func seek(_ row: TrackRow, to elapsed: Double) {
    row.track.seek(to: elapsed)
    requestsDisplay = true
  }

  /// Moves the value of a row at another pace.
  package func setRate(_ row: TrackRow, _ rate: Double) {
    row.track.setRate(rate)
    requestsDisplay = true
  }

  /// Brings the value of a row to its target.
  package func finish(_ row: TrackRow) {
    row.track.finish()
    requestsDisplay = true
  }
}
