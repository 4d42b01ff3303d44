import Foundation
import Glissando
import GlissandoDrawing
import GlissandoMotion
import GlissandoNotation
import GlissandoTesting
import GlissandoViews
import Observation
import GlissandoTools
import Testing

@testable import GlissandoLab

/// Plots as somebody sees and uses them.
@MainActor
struct MotionPlotTests {
  /// What a plot shows, and where its cursor is.
  @Observable final class Model {
    var lanes: [PlottedLane]
    var cursor: Double?
    init(_ settings: [MotionSetting]) {
      lanes = zip(Lane.Letter.allCases, settings).map {
        PlottedLane($0, name: "lane \($0.text)", setting: $1)
      }
    }
  }

  private struct Page: View {
    let model: Model

    var body: some View {
      MotionPlot(
        model.lanes, cursor: Binding(get: { model.cursor }, set: { model.cursor = $0 }))
    }
  }

  private static let size = CGSize(width: 900, height: 336)

  private func stage(_ model: Model) -> Stage {
    Stage(width: Self.size.width, height: Self.size.height) { Page(model: model) }
  }

  private func spring(_ duration: Double, _ bounce: Double) -> MotionSetting {
    MotionSetting(.spring(.perceptual(duration: duration, bounce: bounce)))
  }

  private func layout(_ scales: PlotScales) -> PlotLayout {
    PlotLayout(
      size: Self.size, unit: 1, scales: scales, bands: PlotBand.allCases, pixel: 1)
  }

  private func scales(_ model: Model) -> PlotScales {
    PlotContent(model.lanes, bands: PlotBand.allCases).scales
  }

  @Test("The pointer reads the values of all motions at its time, in each band")
  func hovering() {
    let model = Model([spring(0.5, 0.3), spring(0.4, 0)])
    let stage = stage(model)
    let x = layout(scales(model)).x(0.2)
    stage.move(to: CGPoint(x: x, y: 60))
    #expect(abs((model.cursor ?? 0) - 0.2) < 1e-9)
    let texts = stage.elements.compactMap(\.text)
    #expect(texts.contains { $0.contains("0.200 s") })
    for spring in [Spring(duration: 0.5, bounce: 0.3), Spring(duration: 0.4, bounce: 0)] {
      let position = spring.value(target: 1.0, time: 0.2)
      let velocity = spring.velocity(target: 1.0, time: 0.2)
      let acceleration = spring.force(target: 1.0, position: position, velocity: velocity)
      for value in [position, velocity, acceleration] {
        #expect(texts.contains { $0.contains(MotionNumber.plain(value)) }, "\(value): \(texts)")
      }
    }
    stage.move(to: CGPoint(x: 5, y: 60))
    #expect(model.cursor == nil)
    #expect(!stage.elements.contains { $0.text?.contains("0.200 s") ?? false })
  }

  @Test(
    "Below a lone panel the marks leave room for the numbers of the time axis", arguments: [1, 3.5])
  func marksBelowTheAxis(unit: Double) {
    let scales = scales(Model([spring(0.5, 0.3), spring(0.4, 0)]))
    let layout = PlotLayout(
      size: Self.size, unit: unit, scales: scales, bands: [.position], pixel: 1)
    let numbers = layout.foot + 5 * unit + 13 * unit
    #expect(layout.rows.rect.minY >= numbers)
    #expect(layout.rows.rect.maxY <= Self.size.height + 1e-9)
  }

  @Test("The arrow keys move the cursor by frames, Escape takes it away")
  func keys() {
    let model = Model([spring(0.5, 0.3)])
    let stage = stage(model)
    stage.key(.tab)
    stage.key(.rightArrow)
    stage.key(.rightArrow, modifiers: .shift)
    #expect(abs((model.cursor ?? 0) - 7.0 / 60) < 1e-9)
    stage.key(.leftArrow, modifiers: .option)
    #expect(abs((model.cursor ?? 0) - 6.9 / 60) < 1e-9)
    stage.key(.end)
    #expect(model.cursor == scales(model).end)
    stage.key(.home)
    #expect(model.cursor == 0)
    stage.key(.escape)
    #expect(model.cursor == nil)
  }

  @Test("The plot says in words what its motions do")
  func words() throws {
    let stage = stage(Model([spring(0.5, 0.3), spring(0, 0)]))
    #expect(
      try stage.element("Plot").value
        == "lane A: overshoots 4.6 %, crosses twice, at rest after 1.04 s; "
        + "lane B: at its target at once")
  }

  @Test("A changed motion is drawn in the same frame, and the scales glide to it without a jump")
  func gliding() {
    let model = Model([spring(0.5, 0)])
    let stage = stage(model)
    let before = scales(model)
    model.lanes[0].setting = spring(0.5, 0.6)
    let after = scales(model)
    #expect(after != before)
    let glide = Spring(duration: 0.3, bounce: 0)
    for time in [0, 1.0 / 60, 0.05, 0.1, 0.2, 1.5] {
      stage.advance(by: time - stage.time)
      var shown = after
      let share = glide.value(target: 1.0, time: time)
      shown.animatableData = before.animatableData.interpolated(
        towards: after.animatableData, amount: share)
      expectCurve(of: model.lanes[0], in: stage, layout(shown))
    }
  }

  /// Looks for the lane's colour where its positions should be.
  private func expectCurve(of lane: PlottedLane, in stage: Stage, _ layout: PlotLayout) {
    let image = stage.image()
    let color = PaperPalette(.light).lane(lane.id).resolve(in: EnvironmentValues())
    let wanted = [color.red, color.green, color.blue].map { Double($0) * 255 }
    let panel = layout[.position]
    let analysis = MotionAnalysis(lane.setting)
    for column in stride(from: 60, through: 880, by: 41) {
      let time = layout.time(at: Double(column) + 0.5)
      let y = panel.y(analysis.state(at: time).position)
      guard y > panel.rect.minY + 2, y < panel.rect.maxY - 2 else { continue }
      let isThere = (-2...2).contains { offset in
        let pixel = image.pixel(column, Int(y) + offset)
        let channels = [pixel.x, pixel.y, pixel.z].map(Double.init)
        return zip(channels, wanted).allSatisfy { abs($0 - $1) < 70 }
      }
      #expect(isThere, "nothing at \(column), \(y) after \(stage.time) s")
    }
  }

  @Test("Nothing is drawn while nothing changes")
  func idle() {
    let stage = stage(Model([spring(0.5, 0.3), spring(0.5, 0)]))
    stage.settle()
    let frames = stage.framesRendered
    stage.advance(by: 2)
    #expect(stage.framesRendered == frames)
  }

  @Test("A pointer that moves draws no curve again")
  func cursorOnly() {
    let model = Model([spring(0.5, 0.3)])
    let stage = stage(model)
    stage.move(to: CGPoint(x: 300, y: 60))
    stage.advance(frames: 1)
    func curves() -> [ObjectIdentifier] {
      stage.host.displayList.items.compactMap { item in
        guard case .leaf(let leaf) = item, case .commands = leaf.content.kind else { return nil }
        return ObjectIdentifier(leaf.content)
      }
    }
    let before = curves()
    #expect(before.count >= 9)
    stage.move(to: CGPoint(x: 340, y: 80))
    stage.advance(frames: 1)
    #expect(curves() == before)
  }

  @Test("Lanes that come and go move what is below their rows without a jump")
  func rows() {
    let model = Model([spring(0.5, 0.3)])
    let stage = stage(model)
    let before = scales(model)
    model.lanes.append(PlottedLane(.b, name: "b", setting: spring(0.5, 0.2)))
    let after = scales(model)
    #expect(before.presence.count == 1 && after.presence.count == 2)
    for time in [0.05, 0.1] {
      stage.advance(by: time - stage.time)
      var shown = after
      let share = Spring(duration: 0.3, bounce: 0).value(target: 1.0, time: time)
      shown.animatableData = before.animatableData.interpolated(
        towards: after.animatableData, amount: share)
      expectCurve(of: model.lanes[0], in: stage, layout(shown))
    }
  }
}
