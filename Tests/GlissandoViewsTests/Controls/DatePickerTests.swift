import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import Testing

@testable import GlissandoViews

@MainActor
@Suite("Pickers of dates")
struct DatePickerTests {
  /// The 15th of May 2024, half past ten, in a zone without summer time.
  private static let start = Date(timeIntervalSince1970: 1_715_769_000)
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.locale = Locale(identifier: "en_GB")
    calendar.firstWeekday = 2
    return calendar
  }

  private struct Form: View {
    @State var date = DatePickerTests.start
    let remote: Remote<Date>
    var latest = Date.distantFuture
    var isGraphical = false
    var body: some View {
      let _ = remote.connect($date)
      VStack {
        if isGraphical {
          DatePicker("Day", selection: $date, in: ...latest, displayedComponents: .date)
            .datePickerStyle(.graphical)
        } else {
          DatePicker("Day", selection: $date)
        }
        Spacer()
      }
      .padding(20)
      .environment(\.calendar, DatePickerTests.calendar)
      .environment(\.locale, Locale(identifier: "en_GB"))
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    }
  }

  private func parts(_ date: Date) -> [Int?] {
    let parts = Self.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return [parts.year, parts.month, parts.day, parts.hour, parts.minute]
  }

  @Test("A compact picker opens a calendar, in which a day is chosen and the time stays")
  func day() throws {
    let date = Remote<Date>()
    let stage = Stage(width: 400, height: 400) { Form(remote: date) }
    try stage.tap("15 May 2024")
    #expect(stage.settle())
    try stage.tap("27")
    #expect(stage.settle())
    #expect(parts(date.value) == [2024, 5, 27, 10, 30])
    #expect(throws: Never.self) { try stage.element("27 May 2024") }
  }

  @Test("Arrow keys lead from day to day, over the end of a month and not out of the range")
  func keys() throws {
    let date = Remote<Date>()
    let stage = Stage(width: 400, height: 400) {
      Form(
        remote: date, latest: DatePickerTests.start.addingTimeInterval(20 * 86_400),
        isGraphical: true)
    }
    // The two that turn the page, then the 1st.
    for _ in 0..<3 { stage.key(.tab) }
    for key in [KeyEquivalent.downArrow, .downArrow, .rightArrow, .return] { stage.key(key) }
    #expect(stage.settle())
    #expect(parts(date.value) == [2024, 5, 16, 10, 30])
    #expect(stage.host.tree.focus?.isVisible == true, "the ring goes along")
    for key in [KeyEquivalent.downArrow, .downArrow, .downArrow] { stage.key(key) }
    #expect(stage.settle())
    #expect(throws: Never.self) { try stage.element("May 2024") }
    for key in [KeyEquivalent.rightArrow, .rightArrow] { stage.key(key) }
    #expect(stage.settle())
    #expect(throws: Never.self) { try stage.element("June 2024") }
    stage.key(.return)
    #expect(stage.settle())
    #expect(parts(date.value) == [2024, 6, 1, 10, 30])
    stage.key(.pageUp)
    stage.key(.return)
    #expect(stage.settle())
    #expect(parts(date.value) == [2024, 5, 1, 10, 30])
  }

  @Test("A picker that cannot be used is as pale as any control, and not twice")
  func disabled() throws {
    let stage = Stage(width: 400, height: 400) {
      VStack {
        Form(remote: Remote<Date>())
        Button("Plain") {}
      }
      .disabled(true)
    }
    #expect(stage.settle())
    let pale = try stage.element("Plain").opacity
    #expect(try stage.element("15 May 2024").opacity == pale)
    #expect(try stage.element("10:30").opacity == pale)
  }

  @Test("The calendar turns to other months, forwards and back")
  func months() throws {
    let date = Remote<Date>()
    let stage = Stage(width: 400, height: 400) { Form(remote: date, isGraphical: true) }
    #expect(throws: Never.self) { try stage.element("May 2024") }
    try stage.tap("Next Month")
    // The page glides away to the left while the next one comes.
    stage.advance(by: 0.1)
    #expect(stage.isAnimating)
    #expect(stage.settle())
    #expect(throws: Never.self) { try stage.element("June 2024") }
    #expect(throws: StageError.self) { try stage.element("31") }
    try stage.tap("30")
    #expect(parts(date.value) == [2024, 6, 30, 10, 30])
    try stage.tap("Previous Month")
    try stage.tap("Previous Month")
    #expect(stage.settle())
    #expect(throws: Never.self) { try stage.element("April 2024") }
  }

  private struct Following: View {
    @State private var date = DatePickerTests.start
    @State private var isMoved = false
    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: 20).offset(x: isMoved ? 100 : 0)
          .accessibilityIdentifier("mark")
        DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
      }
      .onChange(of: date) { isMoved = true }
      .environment(\.calendar, DatePickerTests.calendar)
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    }
  }

  @Test("The mark of the chosen day glides, and what the program changes because of it does not")
  func choosing() throws {
    let stage = Stage(width: 400, height: 400) { Following() }
    let before = try stage.element("mark").frame.minX
    try stage.tap("27")
    stage.advance(frames: 3)
    #expect(try stage.element("mark").frame.minX == before + 100)
    #expect(stage.isAnimating)
    let midway = stage.image()
    #expect(stage.settle())
    #expect(stage.image() != midway)
  }

  @Test("The calendar turns to the month of a date that the program sets, whatever month it shows")
  func follows() throws {
    let date = Remote<Date>()
    let stage = Stage(width: 400, height: 400) { Form(remote: date, isGraphical: true) }
    func set(days: Double) {
      date.value = Self.start.addingTimeInterval(days * 86_400)
      stage.advance(by: 0.1)
      #expect(stage.isAnimating)
      #expect(stage.settle())
    }
    set(days: 31)
    #expect(throws: Never.self) { try stage.element("June 2024") }
    try stage.tap("Next Month")
    #expect(stage.settle())
    set(days: -60)
    #expect(throws: Never.self) { try stage.element("March 2024") }
    #expect(throws: StageError.self) { try stage.element("July 2024") }
    try stage.tap("20")
    #expect(stage.settle())
    set(days: 0)
    #expect(throws: Never.self) { try stage.element("May 2024") }
    // A day of the month that the page was turned away from shows that month again.
    try stage.tap("Next Month")
    #expect(stage.settle())
    set(days: 1)
    #expect(throws: Never.self) { try stage.element("May 2024") }
  }

  @Test("Another time of the chosen day leaves the calendar where it was turned to")
  func timeOfTurnedPage() throws {
    let date = Remote<Date>()
    let stage = Stage(width: 400, height: 400) { Form(remote: date, isGraphical: true) }
    try stage.tap("Next Month")
    #expect(stage.settle())
    date.value = Self.start.addingTimeInterval(3600)
    #expect(stage.settle())
    #expect(throws: Never.self) { try stage.element("June 2024") }
  }

  @Test("The first of the month stands below its weekday")
  func weekdays() throws {
    let stage = Stage(width: 400, height: 400) { Form(remote: Remote(), isGraphical: true) }
    // The first of May 2024 was a Wednesday: the third column, where weeks begin on Monday.
    let first = try stage.element("1").frame
    let sixth = try stage.element("6").frame
    #expect(abs(first.midX - sixth.midX - 60) < 0.5)
    #expect(abs(sixth.midY - first.midY - 30) < 0.5)
  }

  @Test("Days that may not be chosen are disabled, and the nearest time is taken at the edge")
  func range() throws {
    let date = Remote<Date>()
    let stage = Stage(width: 400, height: 400) {
      Form(remote: date, latest: Self.start.addingTimeInterval(86_400 - 3600), isGraphical: true)
    }
    try stage.tap("17")
    #expect(parts(date.value) == [2024, 5, 15, 10, 30])
    try stage.tap("16")
    #expect(parts(date.value) == [2024, 5, 16, 9, 30])
  }

  @Test("The time is stepped, round at its ends")
  func time() throws {
    let date = Remote<Date>()
    let stage = Stage(width: 400, height: 400) { Form(remote: date) }
    try stage.tap("10:30")
    #expect(stage.settle())
    let minute = try stage.element("Minute").frame
    for _ in 0..<31 { stage.tap(at: CGPoint(x: minute.minX + 10, y: minute.midY)) }
    #expect(parts(date.value) == [2024, 5, 15, 10, 59])
  }
}
