import Foundation
import Testing

@testable import GlissandoLab

/// What lies between one state of a plot and the next.
@Suite struct PlotTrailTests {
  @Test("Between two numbers lies a mixture of their states, and beyond the last the way goes on")
  func blends() {
    var trail = PlotTrail("a")
    trail.add("b")
    trail.add("c")
    #expect(trail.number == 2 && trail.last == "c")
    for (shown, now, before, share) in [
      (0, "a", nil, 1), (0.25, "b", "a", 0.25), (1, "b", nil, 1), (1.75, "c", "b", 0.75),
      (2, "c", nil, 1), (2.125, "c", "b", 1.125), (-1, "a", nil, 1), (9, "c", "b", 1.5),
    ] as [(Double, String, String?, Double)] {
      let blend = trail.blend(at: shown)
      #expect(blend.now == now && blend.before == before && blend.share == share, "\(shown)")
    }
  }

  @Test("A trail keeps the last states, and one that begins anew none of those before")
  func lengths() {
    var trail = PlotTrail(0)
    for state in 1...1000 { trail.add(state) }
    #expect(trail.number == 1000)
    #expect(trail.blend(at: 999.5).before == 999)
    #expect(trail.blend(at: 10).now == 995 && trail.blend(at: 10).before == nil)
    trail.restart(7)
    #expect(trail.number == 1001)
    #expect(trail.blend(at: 1000.5).now == 7 && trail.blend(at: 1000.5).before == nil)
  }

  @Test("A line between two has the bends of both, and is the one or the other at the ends")
  func lines() {
    let step = [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 8), CGPoint(x: 10, y: 8)]
    let bend = [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 8), CGPoint(x: 10, y: 2)]
    func line(_ share: Double) -> [CGPoint] {
      PlotBlend(bend, before: step, share: share).line
    }
    func height(_ line: [CGPoint], _ x: Double) -> Double {
      guard let next = line.firstIndex(where: { $0.x > x }) else { return line[line.count - 1].y }
      let (a, b) = (line[next - 1], line[next])
      return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    }
    for share in [0, 0.25, 0.5, 1, 1.1] {
      let line = line(share)
      #expect(zip(line, line.dropFirst()).allSatisfy { $0.x <= $1.x })
      #expect(line.first == .zero)
      for x in stride(from: 0.0, through: 9.9, by: 0.3) {
        let (from, to) = (height(step, x), height(bend, x))
        #expect(abs(height(line, x) - (from + (to - from) * share)) < 1e-9, "\(share) at \(x)")
      }
    }
  }

  @Test("Places go to places, and those that have no other one fade")
  func places() {
    let more = PlotBlend([1.0, 5, 9], before: [3.0], share: 0.25).places
    #expect(
      more == [
        FadingPlace(place: 2.5), FadingPlace(place: 5, strength: 0.25),
        FadingPlace(place: 9, strength: 0.25),
      ])
    #expect(
      PlotBlend([], before: [3.0], share: 1.2).places == [FadingPlace(place: 3, strength: 0)])
    #expect(PlotBlend([3.0]).places == [FadingPlace(place: 3)])
  }

  @Test("Marks slide from place to place, and a read-out keeps its side")
  func marks() {
    func row(_ x: Double, _ span: ClosedRange<Double>?, arrow: Bool = false) -> MarkRow {
      MarkRow(
        marks: [
          .init(
            kind: .end, x: x, label: span.map { .init(text: "\(x)", span: $0) },
            beyond: arrow ? .right : nil)
        ], crossings: [FadingPlace(place: x / 2)], lineEnd: x, goesOn: arrow)
    }
    let slid = PlotBlend(row(200, 208...240), before: row(100, 108...150), share: 0.25).row
    #expect(slid.marks.map(\.x) == [125] && slid.lineEnd == 125)
    #expect(slid.marks[0].label?.span == 133...165 && slid.marks[0].label?.text == "200.0")
    #expect(slid.crossings == [FadingPlace(place: 62.5)])
    // From the left to the right side, and into an arrow.
    let turned = PlotBlend(
      row(200, 160...192, arrow: true), before: row(100, nil), share: 0.25
    ).row
    #expect(turned.marks.map(\.strength) == [0.75, 0.25])
    #expect(turned.marks.map(\.beyond) == [nil, .right])
    #expect(turned.marks[1].label?.span == 85...117 && turned.marks[1].label?.strength == 0.25)
    // One that changes sides is gone half way, and beside the mark all the time.
    func changed(_ share: Double) -> MarkRow {
      PlotBlend(row(200, 160...192), before: row(100, 108...150), share: share).row
    }
    #expect(changed(0.25).marks.map(\.x) == [125])
    #expect(changed(0.25).marks[0].label == .init(text: "100.0", span: 133...175, strength: 0.5))
    #expect(changed(0.75).marks[0].label == .init(text: "200.0", span: 135...167, strength: 0.5))
  }
}
