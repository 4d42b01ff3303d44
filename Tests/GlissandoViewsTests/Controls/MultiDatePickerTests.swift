import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Calendars on which several days are chosen.
@MainActor
@Suite("Calendars of several days")
struct MultiDatePickerTests {
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.locale = Locale(identifier: "en_GB")
    return calendar
  }

  private static func day(_ day: Int) -> DateComponents {
    DateComponents(calendar: calendar, era: 1, year: 2024, month: 5, day: day)
  }

  private func stage(
    _ days: Set<DateComponents>, _ remote: Remote<Set<DateComponents>>, before end: Int? = nil
  ) -> Stage {
    Stage(width: 300, height: 300) {
      Remoted(days, remote) { _ in
        Group {
          if let end {
            let date = Self.calendar.date(from: Self.day(end))!
            MultiDatePicker("Days", selection: remote.binding!, in: ..<date)
          } else {
            MultiDatePicker("Days", selection: remote.binding!)
          }
        }
      }
      .environment(\.calendar, Self.calendar)
      .environment(\.locale, Locale(identifier: "en_GB"))
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    }
  }

  private func numbers(_ days: Set<DateComponents>) -> [Int] { days.compactMap(\.day).sorted() }

  @Test("Days are added, and given up by another click, on the month of the earliest")
  func chooses() throws {
    let days = Remote<Set<DateComponents>>()
    let stage = stage([Self.day(15)], days)
    #expect(throws: Never.self) { try stage.element("May 2024") }
    try stage.tap("27")
    try stage.tap("3")
    #expect(numbers(days.value) == [3, 15, 27])
    try stage.tap("15")
    #expect(numbers(days.value) == [3, 27])
    #expect(days.value.contains(Self.day(27)))
    // The page is not turned by what is chosen on it.
    try stage.tap("Next Month")
    #expect(stage.settle())
    try stage.tap("9")
    #expect(stage.settle())
    #expect(throws: Never.self) { try stage.element("June 2024") }
  }

  @Test("A day of another era is another day")
  func eras() throws {
    var calendar = Calendar(identifier: .japanese)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.locale = Locale(identifier: "en_GB")
    // The first May of Reiwa is 2019; that of Heisei was 1989.
    let date = Date(timeIntervalSince1970: 1_557_878_400)
    var present = calendar.dateComponents([.era, .year, .month, .day], from: date)
    present.calendar = calendar
    var past = present
    past.era = present.era! - 1
    present.day = 20
    let days = Remote<Set<DateComponents>>()
    let stage = Stage(width: 300, height: 300) { [calendar, past, present] in
      Remoted([past, present], days) { _ in
        MultiDatePicker("Days", selection: days.binding!)
      }
      .environment(\.calendar, calendar)
      .environment(\.locale, Locale(identifier: "en_GB"))
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    }
    for _ in 0..<400 where !stage.elements.contains(where: { $0.name == "May Reiwa 1" }) {
      try stage.tap("Next Month")
    }
    #expect(stage.settle())
    try stage.tap("15")
    #expect(days.value.count == 3, "added, and the other not given up: \(days.value)")
  }

  @Test("A day outside of the range is not chosen")
  func range() throws {
    let days = Remote<Set<DateComponents>>()
    let stage = stage([Self.day(2)], days, before: 10)
    try stage.tap("10")
    #expect(numbers(days.value) == [2])
    try stage.tap("9")
    #expect(numbers(days.value) == [2, 9])
  }

  @Test("Nothing chosen is the present month, and it stays there when a day is chosen")
  func present() throws {
    let days = Remote<Set<DateComponents>>()
    let stage = stage([], days)
    #expect(throws: Never.self) { try stage.element("January 2001") }
    try stage.tap("31")
    #expect(stage.settle())
    #expect(days.value.first?.year == 2001 && numbers(days.value) == [31])
    #expect(throws: Never.self) { try stage.element("January 2001") }
  }
}
