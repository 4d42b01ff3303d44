import Foundation
import Glissando
import GlissandoNotation
import GlissandoPainting
import GlissandoTesting
import GlissandoTools
import Testing

@testable import GlissandoLab
@testable import GlissandoViews

/// Plots of the lab, zoomed and moved as somebody does it.
@MainActor
struct PlotZoomTests {
  private let model = LabModel()
  private let stage: Stage
  private let whole: PlotScales

  init() {
    let model = model
    stage = Stage(width: 1280, height: 800) { LabView(model: model) }
    stage.settle()
    whole = PlotContent(model.plottedLanes, bands: PlotBand.allCases).scales
  }

  private var shown: PlotScales { model.plotWindow.scales(of: whole) }

  /// Where the plot is, without the mark of the keyboard around it.
  private func plot() throws -> CGRect { try stage.element("Plot").frame.insetBy(dx: 4, dy: 4) }

  /// The place of a time and a value where scales are shown.
  private func place(
    _ time: Double, _ value: Double, _ band: PlotBand = .position, in scales: PlotScales
  ) throws -> CGPoint {
    let frame = try plot()
    let layout = PlotLayout(
      size: frame.size, unit: LabMetrics(CGSize(width: 1280, height: 800)).unit, scales: scales,
      bands: PlotBand.allCases, pixel: 1)
    let place = layout[band].place(time, value)
    return CGPoint(x: frame.minX + place.x, y: frame.minY + place.y)
  }

  private func pinch(_ scale: Double, _ rotation: Double = 0, at point: CGPoint) {
    stage.host.send(
      .pinch(scale: scale, rotation: rotation, at: point, isLast: false), at: stage.time)
  }

  /// The time that is read at a place.
  private func read(at point: CGPoint) -> Double? {
    stage.move(to: CGPoint(x: point.x + 1, y: point.y))
    stage.move(to: point)
    return model.plotCursor
  }

  @Test("The wheel with Control zooms about the pointer: the time there stays there")
  func zooming() throws {
    let point = try place(0.3, 0.5, in: whole)
    #expect(abs((read(at: point) ?? 0) - 0.3) < 0.002)
    for _ in 0..<10 {
      pinch(1.1, at: point)
      stage.advance(frames: 2)
      // Also on the way there.
      #expect(abs((read(at: point) ?? 0) - 0.3) < 0.002)
    }
    stage.settle()
    #expect(abs((read(at: point) ?? 0) - 0.3) < 0.002)
    #expect(abs(whole.times.length / shown.times.length - pow(1.1, 10)) < 1e-6)
    #expect(model.plotWindow.cutBands.isEmpty)
    // The curve is drawn where the scales say.
    try expectCurve()
  }

  @Test("Fingers and a drag that are broken off leave nothing to those that follow")
  func interrupted() throws {
    let point = try place(0.3, 0.5, in: whole)
    pinch(3, at: point)
    stage.host.send(.focus(false), at: stage.time)
    stage.host.send(.focus(true), at: stage.time)
    stage.settle()
    #expect(abs(whole.times.length / shown.times.length - 3) < 1e-6)
    pinch(1.1, at: point)
    stage.settle()
    #expect(abs(whole.times.length / shown.times.length - 3.3) < 1e-6)
    stage.press(at: point)
    stage.move(to: CGPoint(x: point.x - 40, y: point.y))
    stage.host.send(.focus(false), at: stage.time)
    stage.release()
    stage.host.send(.focus(true), at: stage.time)
    stage.settle()
    let before = shown.times
    stage.press(at: CGPoint(x: point.x + 100, y: point.y))
    stage.move(to: CGPoint(x: point.x + 101, y: point.y))
    stage.settle()
    let width = try plot().width
    #expect(abs(before.lower - shown.times.lower) < 2 / width * 2 * before.length)
  }

  @Test("With Shift it zooms the values of the band under the pointer")
  func zoomingValues() throws {
    let point = try place(0.6, 1, .position, in: whole)
    for _ in 0..<12 { pinch(1, .pi / 36, at: point) }
    stage.settle()
    #expect(model.plotWindow.times == nil && model.plotWindow.cutBands == [.position])
    #expect(abs(shown.position.fraction(of: 1) - whole.position.fraction(of: 1)) < 0.01)
    #expect(abs(whole.position.length / shown.position.length - pow(1.1, 12)) < 1e-6)
    try expectCurve()
  }

  /// Looks for the lane's colour where its positions should be.
  private func expectCurve() throws {
    let image = stage.image()
    let color = PaperPalette(.light).lane(.a).resolve(in: EnvironmentValues())
    let wanted = [color.red, color.green, color.blue].map { Double($0) * 255 }
    let analysis = MotionAnalysis(model.selected.setting)
    var columns = 0
    for step in 1..<40 {
      let time = shown.times.lower + shown.times.length * Double(step) / 40
      let value = analysis.state(at: time).position
      guard (0.03...0.97).contains(shown.position.fraction(of: value)) else { continue }
      let point = try place(time, value, in: shown)
      let isThere = (-2...2).contains { offset in
        let pixel = image.pixel(Int(point.x), Int(point.y) + offset)
        return zip([pixel.x, pixel.y, pixel.z].map(Double.init), wanted)
          .allSatisfy { abs($0 - $1) < 70 }
      }
      #expect(isThere, "nothing at \(point) for \(time)")
      columns += 1
    }
    #expect(columns > 3)
  }

  @Test("A drag moves a zoomed plot with the pointer, and reads the whole one")
  func dragging() throws {
    let start = try place(0.5, 0.5, in: whole)
    stage.drag(from: start, to: try place(0.7, 0.5, in: whole))
    #expect(model.plotWindow.isWhole)
    #expect(abs((model.plotCursor ?? 0) - 0.7) < 0.01)
    pinch(3, at: start)
    stage.settle()
    let before = shown.times
    let time = try #require(read(at: start))
    stage.drag(from: start, to: CGPoint(x: start.x - 60, y: start.y))
    #expect(shown.times.lower > before.lower)
    #expect(abs((model.plotCursor ?? 0) - time) < 1e-6)
    stage.advance(frames: 1)
    #expect(abs((read(at: CGPoint(x: start.x - 60, y: start.y)) ?? 0) - time) < 0.002)
    // Not beyond the end.
    stage.drag(
      from: CGPoint(x: start.x + 200, y: start.y), to: CGPoint(x: start.x - 400, y: start.y))
    stage.drag(
      from: CGPoint(x: start.x + 200, y: start.y), to: CGPoint(x: start.x - 400, y: start.y))
    #expect(shown.times.upper == whole.end && abs(shown.times.length - before.length) < 1e-9)
  }

  @Test("The wheel moves a zoomed plot to the side, and leaves the whole one where it is")
  func wheel() throws {
    let point = try place(0.4, 0.5, in: whole)
    stage.scroll(by: CGSize(width: -48, height: 0), at: point)
    #expect(model.plotWindow.isWhole)
    pinch(3, at: point)
    let before = shown.times
    stage.scroll(by: CGSize(width: -48, height: 0), at: point)
    stage.settle()
    let width = try plot().width
    #expect(shown.times.lower > before.lower)
    #expect(shown.times.lower - before.lower < 48 / (width / 2) * before.length)
    stage.scroll(by: CGSize(width: 48, height: 0), at: point)
    #expect(abs(shown.times.lower - before.lower) < 1e-9)
    // A wheel that turns one way only does as well.
    stage.scroll(by: CGSize(width: 0, height: -48), at: point)
    #expect(shown.times.lower > before.lower)
  }

  private enum Way: CaseIterable {
    case clicks, key, button
  }

  @Test(
    "Two clicks, 0 and the button show everything again; the button is there only then",
    arguments: Way.allCases)
  private func wholeAgain(by way: Way) throws {
    let point = try place(0.4, 0.5, in: whole)
    #expect(throws: StageError.self) { try stage.element("Whole plot") }
    pinch(4, at: point)
    pinch(1, 0.5, at: point)
    stage.settle()
    #expect(!model.plotWindow.isWhole)
    #expect(try stage.element("Whole plot").frame.height > 20)
    switch way {
    case .clicks:
      stage.tap(at: point)
      stage.tap(at: point)
    case .key: stage.type("0")
    case .button: try stage.tap("Whole plot")
    }
    stage.settle()
    #expect(model.plotWindow.isWhole)
    #expect(throws: StageError.self) { try stage.element("Whole plot") }
  }

  @Test("Plus shows first where most happens, then comes closer; minus goes back")
  func keys() throws {
    stage.move(to: CGPoint(x: 10, y: 10))
    stage.type("+")
    let first = shown.times
    #expect(first.lower == 0 && abs(first.upper - 0.346) < 0.005)
    stage.type("=")
    #expect(abs(shown.times.length - first.length / 1.5) < 1e-9)
    for _ in 0..<8 { stage.type("-") }
    #expect(model.plotWindow.isWhole)
    stage.key("+", modifiers: .option)
    #expect(model.plotWindow.cutBands == PlotBand.allCases && model.plotWindow.times == nil)
    stage.key("-", modifiers: .option)
    #expect(model.plotWindow.isWhole)
    try stage.tap("Plots closer")
    stage.settle()
    #expect(shown.times == first)
  }

  @Test("With the keyboard, what is shown follows the cursor, and Control with arrows moves it")
  func focus() throws {
    let frame = try stage.element("Plot").frame
    func isFocused() -> Bool {
      let bounds = (stage.host.tree.focus?.current?.node)?.shownBounds() ?? .zero
      return abs(bounds.minX - frame.minX) < 1 && abs(bounds.maxY - frame.maxY) < 1
    }
    for _ in 0..<200 where !isFocused() { stage.key(.tab) }
    #expect(isFocused())
    stage.type("+")
    let first = shown.times
    stage.key(.rightArrow, modifiers: .control)
    #expect(abs(shown.times.lower - first.length / 8) < 1e-9)
    stage.key(.leftArrow, modifiers: .control)
    stage.key(.leftArrow, modifiers: .control)
    #expect(shown.times == first)
    for _ in 0..<5 { stage.key(.rightArrow, modifiers: .shift) }
    #expect(abs((model.plotCursor ?? 0) - 0.5) < 1e-9)
    #expect(abs(shown.times.upper - 0.5) < 1e-9)
    #expect(try stage.element("Plot").value?.contains("shown from 0.15") == true)
    stage.key(.end)
    #expect(shown.times.upper == whole.end)
    stage.key(.home)
    #expect(shown.times == first)
  }

  @Test("A saved picture shows the part that is shown, and the numbers of the whole are kept")
  func saving() throws {
    let before = try (model.plotPage(.light).data(as: .svg), model.plotPage(.light).data(as: .csv))
    model.zoomPlot(.closer)
    let page = model.plotPage(.light)
    #expect(try page.data(as: .svg) != before.0)
    #expect(try page.data(as: .csv) == before.1)
    model.zoomPlot(.whole)
    #expect(try model.plotPage(.light).data(as: .svg) == before.0)
  }

  @Test("A new lab shows its plots as a whole")
  func startingAnew() {
    model.set(.spring(.bounce), to: 0.5)
    model.zoomPlot(.closer)
    model.startNew()
    #expect(model.plotWindow.isWhole)
  }
}
