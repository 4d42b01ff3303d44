public import Foundation
import GlissandoMotion

/// A view that is evaluated at the dates of a schedule.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (Context) -> Content

  /// What the content is told.
  public typealias Context = TimelineViewDefaultContext
}

/// The date for which a timeline's content is made.
public struct TimelineViewDefaultContext {
  /// How often the content is made.
  public enum Cadence: Comparable, Sendable {
    /// Every frame.
    case live
    /// About every second.
    case seconds
    /// About every minute.
    case minutes
  }

  /// The date of the schedule, which for an animation is when the frame will be seen; the present before
  /// the first one.
  public let date: Date
  /// How often the content is made.
  public let cadence: Cadence
}

extension TimelineView: View, PrimitiveView, DrivenView where Content: View {
  /// Makes a view that follows a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor package func makeDrivenNode(in context: NodeContext) -> DrivenNode<Self> {
    TimelineNode(self, context)
  }
}

private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  DrivenNode<TimelineView<Schedule, Content>>
{
  private var entries: Schedule.Entries.Iterator?
  /// The date that is shown and the one after it.
  private var current: Date?
  private var upcoming: Date?

  override func viewChanged(from previous: TimelineView<Schedule, Content>) { entries = nil }

  override var debugName: String { "TimelineView" }

  // A program may follow the dates of what is merely invisible, not those of a covered page.
  override var isWatched: Bool { !environment.isCovered }

  private var now: Date { tree.dateOrigin.addingTimeInterval(tree.time) }

  override func evaluateBody() {
    let date = advance()
    let context = TimelineViewDefaultContext(date: date, cadence: .live)
    show { view.content(context) }
  }

  /// Moves to the entry of this frame and asks for the next one.
  private func advance() -> Date {
    let now = now
    if let animation = view.schedule as? AnimationTimelineSchedule {
      return follow(animation, at: now)
    }
    if entries == nil { start(at: now) }
    // After a long sleep the entries of this moment are found sooner from the schedule itself.
    guard skip(to: now) || restart(at: now) else {
      // Closer together than anybody could follow: every frame is one of them.
      entries = nil
      tree.schedule.request(self, at: tree.time.nextUp)
      return now
    }
    if let upcoming {
      tree.schedule.request(self, at: upcoming.timeIntervalSince(tree.dateOrigin))
    }
    // Before the first of the dates it is the present that is shown.
    return current ?? now
  }

  /// Every frame while the schedule is not paused; then its date stands still.
  private func follow(_ animation: AnimationTimelineSchedule, at now: Date) -> Date {
    guard !animation.isPaused else {
      tree.schedule.cancel(self)
      let date = current ?? now
      current = date
      return date
    }
    // Half a frame early still is that frame: an interval of two frames must not become three.
    let least = animation.minimumInterval ?? 0
    let interval = least > Self.slack ? least - Self.slack : 0
    tree.schedule.request(self, at: (tree.time + interval).nextUp)
    current = now
    return now
  }

  private func start(at now: Date) {
    entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    current = nil
    upcoming = entries?.next()
  }

  private func restart(at now: Date) -> Bool {
    start(at: now)
    return skip(to: now)
  }

  /// Moves to the last entry that is not after `now`.
  /// - Returns: false if there are too many, which may be without end.
  private func skip(to now: Date) -> Bool {
    for _ in 0..<Self.mostEntries {
      guard let next = upcoming, next <= now else { return true }
      current = next
      upcoming = entries?.next()
    }
    return false
  }

  /// So many entries are passed over in one frame at most.
  private static var mostEntries: Int { 10_000 }

  /// How much earlier than asked a frame may come, in seconds: half a frame at 120 Hz.
  private static var slack: Double { 1.0 / 240 }
}
