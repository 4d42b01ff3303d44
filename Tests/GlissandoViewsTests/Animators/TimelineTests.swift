import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Views that follow a schedule, on a stage whose day begins at second 0.
@MainActor
@Suite("Timelines")
struct TimelineTests {
  /// Collects the dates for which a timeline was asked, in seconds.
  private final class Dates {
    var seconds: [Double] = []
    func note(_ context: TimelineViewDefaultContext) {
      seconds.append(context.date.timeIntervalSinceReferenceDate)
    }
  }

  private func makeTimeline<S: TimelineSchedule>(_ schedule: S) -> (Stage, Dates) {
    let dates = Dates()
    let stage = Stage(width: 100, height: 100) {
      TimelineView(schedule) { context in
        let _ = dates.note(context)
        Text("\(context.date.timeIntervalSinceReferenceDate)")
      }
    }
    return (stage, dates)
  }

  private func near(_ dates: Dates, _ expected: [Double]) -> Bool {
    var distinct: [Double] = []
    for second in dates.seconds where distinct.last != second { distinct.append(second) }
    return distinct.count == expected.count
      && zip(distinct, expected).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test("A timeline counts from the date that the stage was given, as clocks do that views read")
  func dateOrigin() {
    let origin = Date(timeIntervalSince1970: 1_700_000_000)
    var elapsed: [Double] = []
    let stage = Stage(width: 100, height: 50, dateOrigin: origin) {
      TimelineView(.animation) { context in
        let _ = elapsed.append(context.date.timeIntervalSince(origin))
        Text("now")
      }
    }
    stage.advance(by: 2)
    #expect(elapsed.first == 0)
    #expect(abs((elapsed.last ?? 0) - 2) < 1e-6)
  }

  @Test("An animation is told the time of every frame")
  func animation() {
    let (stage, dates) = makeTimeline(.animation)
    stage.advance(frames: 4)
    #expect(near(dates, (0...4).map { Double($0) / 60 }))
  }

  @Test("An interval that is no number above 0 is every frame", arguments: [-1, 0, Double.nan])
  func badInterval(interval: Double) {
    let (stage, dates) = makeTimeline(.animation(minimumInterval: interval))
    stage.advance(frames: 4)
    #expect(near(dates, (0...4).map { Double($0) / 60 }))
  }

  @Test("A smallest interval thins frames out, to whole ones")
  func interval() {
    let (stage, dates) = makeTimeline(.animation(minimumInterval: 1.0 / 20))
    stage.advance(frames: 9)
    #expect(near(dates, [0, 0.05, 0.1, 0.15]))
  }

  @Test("A paused animation stands still and costs no frames, and goes on with the time")
  func paused() throws {
    let dates = Dates()
    let (stage, state) = makeStage((paused: false, other: 0)) { state in
      TimelineView(.animation(minimumInterval: nil, paused: state.paused)) { context in
        let _ = dates.note(context)
        Text("other \(state.other)")
      }
    }
    stage.advance(frames: 2)
    state.value.paused = true
    stage.advance(frames: 1)
    let frames = stage.framesRendered
    stage.advance(by: 1)
    #expect(stage.framesRendered == frames)
    state.value.other = 1
    _ = try stage.element("other 1")
    #expect(dates.seconds.last.map { abs($0 - 2.0 / 60) < 1e-9 } == true)
    state.value.paused = false
    stage.advance(frames: 1)
    #expect(dates.seconds.last.map { abs($0 - stage.time) < 1e-9 } == true)
  }

  @Test("A period gives its own dates, and none of the frames between cost anything")
  func periodic() {
    let (stage, dates) = makeTimeline(
      .periodic(from: Date(timeIntervalSinceReferenceDate: 0.25), by: 0.5))
    stage.advance(by: 2)
    #expect(near(dates, [0, 0.25, 0.75, 1.25, 1.75]))
    #expect(stage.framesRendered <= 6)
  }

  @Test("Every minute is the start of each")
  func everyMinute() {
    let (stage, dates) = makeTimeline(.everyMinute)
    stage.advance(by: 150)
    #expect(near(dates, [0, 60, 120]))
  }

  @Test("Explicit dates are followed in order, and the last one stays")
  func explicit() {
    let (stage, dates) = makeTimeline(
      .explicit([0.1, 0.2, 1.5].map { Date(timeIntervalSinceReferenceDate: $0) }))
    stage.advance(by: 5)
    #expect(near(dates, [0, 0.1, 0.2, 1.5]))
    #expect(stage.host.nextWakeUp == nil)
  }

  @Test("Before the first of its dates a timeline shows the present, whenever it is made")
  func beforeTheFirst() throws {
    let dates = Dates()
    let (stage, state) = makeStage("early") { name in
      TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: 60)])) { context in
        let _ = dates.note(context)
        Text(name)
      }
    }
    stage.advance(by: 1)
    state.value = "late"
    _ = try stage.element("late")
    #expect(near(dates, [0, 1]))
    stage.advance(by: 60)
    #expect(near(dates, [0, 1, 60]))
  }

  @Test("A timeline that goes away asks for no more frames")
  func removed() {
    let (stage, isThere) = makeStage(true) { isThere in
      if isThere { TimelineView(.animation) { _ in Text("there") } }
    }
    stage.advance(frames: 3)
    isThere.value = false
    stage.advance(frames: 2)
    #expect(stage.host.nextWakeUp == nil)
  }

  @Test("The cadence of a window is live, and cadences compare by their pace")
  func cadence() {
    var cadences: [TimelineViewDefaultContext.Cadence] = []
    _ = Stage(width: 100, height: 100) {
      TimelineView(.everyMinute) { context in
        let _ = cadences.append(context.cadence)
        Text("text")
      }
    }
    #expect(cadences.first == .live)
    #expect(TimelineView<EveryMinuteTimelineSchedule, Text>.Context.Cadence.live < .seconds)
    #expect(TimelineViewDefaultContext.Cadence.seconds < .minutes)
  }
}
