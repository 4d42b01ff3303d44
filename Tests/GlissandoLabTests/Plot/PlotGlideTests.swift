import Foundation
import Glissando
import GlissandoMotion
import GlissandoNotation
import GlissandoTesting
import GlissandoViews
import Observation
import GlissandoTools
import Testing

@testable import GlissandoLab

/// How curves go from what they were to what they are.
@MainActor
@Suite struct PlotGlideTests {
  @Observable final class Model {
    var lanes: [PlottedLane]
    init(_ settings: [MotionSetting]) {
      lanes = zip(Lane.Letter.allCases, settings).map { PlottedLane($0, name: "", setting: $1) }
    }
  }

  private struct Page: View {
    let model: Model
    var body: some View { MotionPlot(model.lanes) }
  }

  private static let size = CGSize(width: 900, height: 336)
  private static let motion = Spring(duration: 0.5, bounce: 0.2)
  private static let scaleMotion = Spring(duration: 0.3, bounce: 0)

  private func stage(_ model: Model) -> Stage {
    Stage(width: Self.size.width, height: Self.size.height) { Page(model: model) }
  }

  private func spring(_ duration: Double, _ bounce: Double) -> MotionSetting {
    MotionSetting(.spring(.perceptual(duration: duration, bounce: bounce)))
  }

  private func scales(_ model: Model) -> PlotScales {
    PlotContent(model.lanes, bands: PlotBand.allCases).scales
  }

  private func layout(_ scales: PlotScales) -> PlotLayout {
    PlotLayout(size: Self.size, unit: 1, scales: scales, bands: PlotBand.allCases, pixel: 1)
  }

  /// Where the scales are so many seconds after they have changed.
  private func scales(_ before: PlotScales, _ after: PlotScales, _ time: Double) -> PlotScales {
    var shown = after
    shown.animatableData = before.animatableData.interpolated(
      towards: after.animatableData, amount: Self.scaleMotion.value(target: 1.0, time: time))
    return shown
  }

  private func rgb(_ letter: Lane.Letter) -> [Double] {
    let color = PaperPalette(.light).lane(letter).resolve(in: EnvironmentValues())
    return [color.red, color.green, color.blue].map { Double($0) * 255 }
  }

  /// Looks for the first lane's colour where positions should be.
  private func expectCurve(
    _ stage: Stage, _ layout: PlotLayout, _ position: (Double) -> Double
  ) {
    let image = stage.image()
    let panel = layout[.position]
    for column in stride(from: 60, through: 880, by: 41) {
      let y = panel.y(position(layout.time(at: Double(column) + 0.5)))
      guard y > panel.rect.minY + 2, y < panel.rect.maxY - 2 else { continue }
      let isThere = (-2...2).contains { offset in
        let pixel = image.pixel(column, Int(y) + offset)
        return zip([pixel.x, pixel.y, pixel.z], rgb(.a)).allSatisfy { abs(Double($0) - $1) < 70 }
      }
      #expect(isThere, "nothing at \(column), \(y) after \(stage.time) s")
    }
  }

  private func positions(_ before: MotionSetting, _ after: MotionSetting, _ share: Double)
    -> (Double) -> Double
  {
    let (one, other) = (MotionAnalysis(before), MotionAnalysis(after))
    return { time in
      let (from, to) = (one.state(at: time).position, other.state(at: time).position)
      return from + (to - from) * share
    }
  }

  @Test("A motion that changes with an animation is drawn on its way there")
  func gliding() {
    let model = Model([spring(0.5, 0)])
    let stage = stage(model)
    let (start, from) = (scales(model), model.lanes[0].setting)
    withAnimation(.spring(Self.motion)) { model.lanes[0].setting = spring(0.5, 0.6) }
    for time in [0, 1.0 / 60, 0.05, 0.1, 0.2, 0.35, 0.5, 1.5] {
      stage.advance(by: time - stage.time)
      expectCurve(
        stage, layout(scales(start, scales(model), time)),
        positions(from, model.lanes[0].setting, Self.motion.value(target: 1.0, time: time)))
    }
  }

  @Test("A motion that is changed by hand in mid-glide is there in the same frame")
  func interrupted() {
    let model = Model([spring(0.5, 0)])
    let stage = stage(model)
    withAnimation(.spring(Self.motion)) { model.lanes[0].setting = spring(0.5, 0.1) }
    stage.advance(by: 0.1)
    // No scale changes here, so nothing but the curve moves.
    let start = scales(model)
    let setting = spring(0.5, 0.12)
    model.lanes[0].setting = setting
    #expect(scales(model) == start)
    stage.advance(frames: 1)
    let analysis = MotionAnalysis(setting)
    let settled = stage.image()
    expectCurve(stage, layout(scales(model))) { analysis.state(at: $0).position }
    stage.settle()
    let panel = layout(scales(model))[.position].rect.insetBy(dx: 2, dy: 2)
    #expect(difference(settled, stage.image(), in: panel) == 0)
  }

  @Test("One change after another goes on from what is shown")
  func retargeted() {
    let model = Model([spring(0.5, 0)])
    let stage = stage(model)
    withAnimation(.spring(Self.motion)) { model.lanes[0].setting = spring(0.5, 0.1) }
    stage.advance(by: 0.1)
    let before = stage.image()
    let start = scales(model)
    withAnimation(.spring(Self.motion)) { model.lanes[0].setting = spring(0.5, 0.08) }
    #expect(scales(model) == start)
    // No time has passed: what is shown has not changed, though it goes elsewhere.
    let panel = layout(start)[.position].rect.insetBy(dx: 2, dy: 2)
    #expect(difference(before, stage.image(), in: panel) == 0)
    stage.settle()
    let analysis = MotionAnalysis(model.lanes[0].setting)
    expectCurve(stage, layout(start)) { analysis.state(at: $0).position }
    #expect(difference(before, stage.image(), in: panel) > 0)
  }

  /// The sum of all differences of two pictures in a rectangle.
  private func difference(_ one: Stage.Image, _ other: Stage.Image, in rect: CGRect) -> Int {
    var sum = 0
    for x in Int(rect.minX)..<Int(rect.maxX) {
      for y in Int(rect.minY)..<Int(rect.maxY) {
        let (a, b) = (one.pixel(x, y), other.pixel(x, y))
        sum += abs(Int(a.x) - Int(b.x)) + abs(Int(a.y) - Int(b.y)) + abs(Int(a.z) - Int(b.z))
      }
    }
    return sum
  }

  @Test("What comes to the front fades over what was there, without being darker on the way")
  func front() {
    let model = Model([spring(0.5, 0.3), spring(0.5, 0.3)])
    let stage = stage(model)
    let layout = layout(scales(model))
    // On the plain end of the curve, away from dots.
    let y = layout[.position].y(1)
    let (column, row) = (Int(layout.x(0.95 * layout.scales.end)), Int(y))
    func pixels() -> [[Double]] {
      let image = stage.image()
      return [row - 2, row - 1, row, row + 1].map { row in
        let pixel = image.pixel(column, row)
        return [pixel.x, pixel.y, pixel.z].map(Double.init)
      }
    }
    let first = pixels()
    withAnimation(.spring(Self.motion)) { model.lanes.swapAt(0, 1) }
    for time in [0.05, 0.1, 0.2, 0.3] {
      stage.advance(by: time - stage.time)
      let share = min(Self.motion.value(target: 1.0, time: time), 1)
      let middle = pixels()
      let last = last(of: model, layout, column, row)
      for (index, pixel) in middle.enumerated() {
        for channel in 0..<3 {
          let wanted =
            first[index][channel] + (last[index][channel] - first[index][channel]) * share
          #expect(abs(pixel[channel] - wanted) < 4, "\(time): \(pixel), \(first), \(last)")
        }
      }
    }
  }

  /// The pixels of the same content that has not been anything else.
  private func last(
    of model: Model, _ layout: PlotLayout, _ column: Int, _ row: Int
  ) -> [[Double]] {
    let stage = stage(model)
    let image = stage.image()
    return [row - 2, row - 1, row, row + 1].map { row in
      let pixel = image.pixel(column, row)
      return [pixel.x, pixel.y, pixel.z].map(Double.init)
    }
  }

  @Test("In the lab undo, presets, exchange and the front glide, and a drag does not")
  func lab() throws {
    let model = LabModel()
    model.add(spring(0.8, 0.6))
    model.set(.spring(.bounce), to: 0.2)
    model.endStep()
    let stage = Stage(width: 1280, height: 800) { LabView(model: model) }
    stage.advance(by: 2)
    let plot = try stage.element("Plot").frame
    let curves = CGRect(
      x: plot.minX + 60, y: plot.minY + 22, width: plot.width - 90, height: 60)
    /// How much of the picture changes at once, and how much after some time.
    func course(_ change: () -> Void) -> [Int] {
      let before = stage.image()
      change()
      return [0, 0.1, 2].map { time in
        stage.advance(by: time)
        return difference(before, stage.image(), in: curves)
      }
    }
    let changes: [(String, () -> Void)] = [
      ("undo", { model.undo() }), ("redo", { model.redo() }),
      ("preset", { model.apply(spring(0.8, 0.5), name: nil) }),
      ("exchange", { model.swapWithNext(.a) }), ("front", { model.select(.a) }),
    ]
    for (name, change) in changes {
      let course = course(change)
      #expect(course[0] == 0 && course[1] > 0 && course[2] > 0, "\(name): \(course)")
    }
    let drag = course { model.set(.spring(.bounce), to: 0.45) }
    #expect(drag[0] > 0, "drag: \(drag)")
  }
}
