import GlissandoMotion
import GlissandoNotation
import GlissandoTools
import Testing

@testable import GlissandoLab

/// The read-outs below the positions.
struct MarkRowTests {
  private func row(
    _ setting: MotionSetting, from start: Double = 0, end: Double, width: Double = 800
  ) -> MarkRow {
    let times = PlotRange(start, end)
    return MarkRow(
      MotionAnalysis(setting), x: { 48 + times.fraction(of: $0) * width }, axis: 48...48 + width,
      times: times, unit: 1, width: { Double($0.count) * 6 })
  }

  private func spring(_ duration: Double, _ bounce: Double) -> MotionSetting {
    MotionSetting(.spring(.perceptual(duration: duration, bounce: bounce)))
  }

  @Test("With room every mark has its number")
  func room() {
    let marks = row(spring(0.5, 0.3), end: 1.2).marks
    let texts = marks.map { $0.label?.text }
    #expect(texts == ["at rest 1.04 s", "+4.6 % at 0.35 s", "perceptual 0.50 s"])
  }

  @Test("Read-outs cover neither each other nor a mark, and stay on the axis")
  func overlaps() {
    for duration in [0.01, 0.1, 0.3, 0.5, 0.9, 2] {
      for bounce in stride(from: -1.0, through: 1, by: 0.1) {
        for (end, width) in [(1.2, 800.0), (1.2, 240), (3, 500), (0.4, 120)] {
          expectSound(row(spring(duration, bounce), end: end, width: width), 48...48 + width)
        }
      }
    }
  }

  private func expectSound(_ row: MarkRow, _ axis: ClosedRange<Double>) {
    let spans = row.marks.compactMap { $0.label?.span }
    for (index, span) in spans.enumerated() {
      #expect(axis.contains(span.lowerBound) && span.upperBound <= axis.upperBound + 1)
      for other in spans.dropFirst(index + 1) { #expect(!span.overlaps(other)) }
      for mark in row.marks { #expect(!span.contains(mark.x)) }
      for crossing in row.crossings { #expect(!span.contains(crossing.place)) }
    }
  }

  @Test("A delay moves the marks, but is no part of the perceptual duration")
  func delayed() {
    var setting = spring(0.5, 0.3)
    setting.modifiers = [.speed(2), .delay(0.4)]
    let marks = row(setting, end: 1).marks
    #expect(marks.map(\.kind) == [.end, .peak, .perceptual])
    #expect(abs(marks[2].x - (48 + 0.65 * 800)) < 1e-9)
    #expect(marks[2].label?.text == "perceptual 0.25 s")
    #expect(marks[0].label?.text == "at rest 0.92 s")
  }

  @Test("What goes on beyond the axis has an arrow at its end")
  func goesOn() {
    let endless = row(spring(0.5, 1), end: 4)
    #expect(endless.goesOn)
    #expect(endless.marks[0].x == 848)
    #expect(endless.marks[0].label?.text == "swings for ever")
    let late = row(spring(1, 0.5), end: 1)
    #expect(late.goesOn)
    #expect(late.marks.map(\.kind) == [.end, .peak, .perceptual])
  }

  @Test("What lies before the axis is left out, and what has ended before it has an arrow there")
  func before() {
    let late = row(spring(0.5, 0.3), from: 0.4, end: 1.2)
    #expect(late.marks.map(\.kind) == [.end, .perceptual] && late.marks[0].beyond == nil)
    let over = row(spring(0.5, 0.3), from: 1.1, end: 1.2)
    #expect(over.marks.map(\.kind) == [.end] && over.marks[0].beyond == .left)
    #expect(over.marks[0].x == 48 && over.marks[0].label?.text == "at rest 1.04 s")
    #expect(over.lineEnd < 48 && over.crossings.isEmpty)
  }

  @Test("A rigid spring says so at the start")
  func rigid() {
    let marks = row(spring(0, 0), end: 1).marks
    #expect(marks.count == 1)
    #expect(marks[0].x == 48)
    #expect(marks[0].label?.text == "at its target at once")
  }
}
