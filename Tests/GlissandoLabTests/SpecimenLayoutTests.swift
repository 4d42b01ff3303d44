import Foundation
import Glissando
import GlissandoDrawing
import GlissandoNotation
import GlissandoTesting
import GlissandoViews
import Observation
import Testing

@testable import GlissandoLab

/// Where lanes and specimens are, in windows of all sizes.
@MainActor
@Suite("Specimens in their room")
struct SpecimenLayoutTests {
  private typealias Fixture = SpecimenFixture

  /// What the lab gives the specimens from a small window to a very large one.
  nonisolated static let sizes = [
    CGSize(width: 540, height: 200), CGSize(width: 300, height: 420),
    CGSize(width: 904, height: 280), CGSize(width: 1850, height: 620),
    CGSize(width: 2900, height: 900),
  ]

  @Test("One to four lanes share the room evenly, and none leaves it", arguments: sizes)
  func lanes(size: CGSize) throws {
    for kind in SpecimenKind.allCases {
      for count in 1...4 {
        let stage = Fixture.stage(
          SpecimenScore(kind: kind), lanes: Array(Fixture.lanes.prefix(count)), size: size)
        var frames: [CGRect] = []
        for lane in Fixture.lanes.prefix(count) {
          frames.append(try stage.element("lane \(lane.id.text)").frame)
        }
        let bounds = CGRect(origin: .zero, size: size)
        for (index, frame) in frames.enumerated() {
          #expect(bounds.holds(frame) && frame.size == frames[0].size)
          for other in frames[(index + 1)...] { #expect(!frame.intersects(other)) }
        }
      }
    }
  }

  @Test("Dots race on parallel ways; cards stand side by side")
  func arrangement() throws {
    let dots = Fixture.stage(
      SpecimenScore(kind: .dot), size: CGSize(width: 904, height: 280))
    let rows = try Fixture.lanes.map { try dots.element("lane \($0.id.text)").frame }
    #expect(Set(rows.map(\.minX)).count == 1 && Set(rows.map(\.minY)).count == 4)
    let cards = Fixture.stage(
      SpecimenScore(kind: .card), size: CGSize(width: 904, height: 280))
    let columns = try Fixture.lanes.map { try cards.element("lane \($0.id.text)").frame }
    #expect(Set(columns.map(\.minY)).count == 1 && Set(columns.map(\.minX)).count == 4)
  }

  @Test("At rest every specimen lies within its lane", arguments: sizes)
  func inside(size: CGSize) throws {
    let quick = Lane.Letter.allCases.map {
      Lane($0, setting: MotionSetting(.curve(.linear, duration: 0.1)))
    }
    let parts: [SpecimenKind: String] = [
      .dot: "dot", .card: "card", .toggle: "knob", .menu: "menu", .type: "type",
      .stack: "notice 2",
    ]
    for (kind, part) in parts {
      let score = SpecimenScore(kind: kind)
      let stage = Fixture.stage(score, lanes: quick, size: size)
      // A closed menu is not to be seen.
      for target in kind == .menu ? [1] : [0, 1] {
        if target == 1 {
          score.play()
          stage.settle()
        }
        let lane = try stage.element("lane B").frame
        let frame = try stage.element("\(part) B").frame
        #expect(lane.holds(frame), "\(kind): \(frame) in \(lane)")
      }
    }
  }

  @Test("A lane that comes or goes lets the others slide")
  func laneComes() throws {
    let model = LaneList(Array(Fixture.lanes.prefix(1)))
    let score = SpecimenScore(kind: .card)
    let stage = Stage(width: 904, height: 280) { LaneListView(model: model, score: score) }
    let wide = try stage.element("lane A").frame
    withAnimation(.smooth(duration: 0.4)) { model.lanes = Array(Fixture.lanes.prefix(2)) }
    stage.advance(by: 0.1)
    let middle = try stage.element("lane A").frame
    stage.settle()
    let narrow = try stage.element("lane A").frame
    #expect(wide.width > middle.width && middle.width > narrow.width)
    let other = try stage.element("lane B").frame
    #expect(abs(other.width - narrow.width) < 0.01 && abs(other.maxX - 904) < 0.01)
    #expect(other.minX - narrow.maxX > 6 && other.minX - narrow.maxX < 10)
  }

  @Test("Everything in a lane can be found by those who do not see it")
  func accessibility() throws {
    for kind in SpecimenKind.allCases {
      let score = SpecimenScore(kind: kind)
      let stage = Fixture.stage(score)
      #expect(try stage.element("specimens").label == "Specimens")
      let specimen = try stage.element("specimen C")
      #expect(specimen.label == "\(kind.name), lane C, \(Fixture.lanes[2].title)")
      let before = try #require(specimen.value)
      score.play()
      #expect(try stage.element("specimen C").value != before)
    }
    #expect(Set(SpecimenKind.allCases.map(\.hint)).count == SpecimenKind.allCases.count)
  }

  @Test("Text glides between pixels while its specimen moves or is held, and is crisp at rest")
  func glidingText() throws {
    for kind in [SpecimenKind.list, .sheet, .stack] {
      let score = SpecimenScore(kind: kind)
      let stage = Fixture.stage(score)
      func glides() -> Bool {
        stage.host.displayList.items.contains { item in
          if case .leaf(let leaf) = item, case .text = leaf.content.kind {
            leaf.isMoving
          } else {
            false
          }
        }
      }
      #expect(!glides())
      score.play()
      stage.advance(by: 0.1)
      #expect(glides())
      stage.settle()
      #expect(!glides())
      let lane = try stage.element("lane A").frame
      stage.press(at: CGPoint(x: lane.midX, y: lane.midY))
      stage.move(to: CGPoint(x: lane.midX, y: lane.midY + 9))
      stage.advance(by: 0.5)
      #expect(glides())
      stage.release()
      stage.settle()
      #expect(!glides())
    }
  }

  @Test("A frame of four lanes evaluates their bodies and lays out next to nothing")
  func frameCost() {
    for kind in SpecimenKind.allCases {
      let score = SpecimenScore(kind: kind)
      let stage = Fixture.stage(score)
      score.play()
      stage.advance(frames: 6)
      var most = FrameCounters()
      for _ in 0..<10 {
        stage.advance(frames: 1)
        let counters = stage.host.counters
        most.evaluatedBodies = max(most.evaluatedBodies, counters.evaluatedBodies)
        most.laidOutViews = max(most.laidOutViews, counters.laidOutViews)
        most.drawnItems = max(most.drawnItems, counters.drawnItems)
      }
      #expect(most.evaluatedBodies <= 36 && most.laidOutViews <= 12, "\(kind): \(most)")
      // Nothing is made anew, and a list moves the most: all of its rows.
      #expect(most.drawnItems <= 200, "\(kind): \(most)")
    }
  }
}

/// Lanes that come and go.
@MainActor @Observable
final class LaneList {
  var lanes: [Lane]

  init(_ lanes: [Lane]) { self.lanes = lanes }
}

struct LaneListView: View {
  let model: LaneList
  let score: SpecimenScore

  var body: some View { SpecimenStage(lanes: model.lanes, score: score) }
}

extension CGRect {
  /// Whether another rectangle lies within this one, but for rounding.
  fileprivate func holds(_ other: CGRect) -> Bool {
    let slack = 0.01
    return other.minX >= minX - slack && other.maxX <= maxX + slack
      && other.minY >= minY - slack && other.maxY <= maxY + slack
  }
}
