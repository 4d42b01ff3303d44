import Foundation
import GlissandoTesting
import GlissandoViews
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery

@MainActor
@Suite("The marks of the scope")
struct MarkTests {
  private let size = CGSize(width: 1280, height: 800)

  /// A scene whose ball was interrupted more often than there is room for numbers.
  private func interrupted(_ model: InterruptModel) -> Stage {
    let stage = Stage(width: size.width, height: size.height) { InterruptView(model: model) }
    stage.advance(by: 8)
    model.run = BallState.emptyRun
    for arrow in [KeyEquivalent.leftArrow, .upArrow, .rightArrow, .downArrow, .leftArrow] {
      stage.key(arrow)
      stage.advance(by: 0.1)
    }
    return stage
  }

  private func read(_ model: InterruptModel) -> Run.Interruption? {
    model.marks.mark(among: model.run.interruptions) { _ in 0 }
  }

  @Test("M reads the newest mark, then those before it; Shift M those after; Escape none")
  func keys() {
    let model = InterruptModel()
    let stage = interrupted(model)
    let marks = model.run.interruptions
    #expect(marks.count >= 3)
    stage.key("m")
    #expect(read(model)?.time == marks.last?.time)
    stage.key("m")
    #expect(read(model)?.time == marks[marks.count - 2].time)
    for _ in marks { stage.key("m") }
    #expect(read(model)?.time == marks.first?.time)
    stage.key("m", modifiers: .shift)
    #expect(read(model)?.time == marks[1].time)
    stage.key(.escape)
    #expect(read(model) == nil)
  }

  @Test("The pointer reads the mark that it is near, and none once it has left the scope")
  func pointer() {
    let model = InterruptModel()
    let stage = interrupted(model)
    let marks = model.run.interruptions
    let places = Dictionary(
      uniqueKeysWithValues: marks.enumerated().map { ($1.time, 500.0 + 20 * Double($0)) })
    func read() -> Run.Interruption? {
      model.marks.mark(among: marks) { places[$0.time] ?? 0 }
    }
    let metrics = Metrics(size)
    let middle = size.height - metrics.strip - metrics.scope / 2
    for (index, mark) in marks.enumerated() {
      stage.move(to: CGPoint(x: 501 + 20 * Double(index), y: middle))
      stage.advance(frames: 1)
      #expect(read()?.time == mark.time)
    }
    stage.move(to: CGPoint(x: 300, y: middle))
    stage.advance(frames: 1)
    #expect(read() == nil)
    stage.move(to: CGPoint(x: 501, y: metrics.header + 20))
    stage.advance(frames: 1)
    #expect(read() == nil)
  }

  @Test("A mark that is read has its numbers although others stand close")
  func numbers() {
    let model = InterruptModel()
    let stage = interrupted(model)
    stage.key("p")
    stage.advance(by: 3)
    let before = stage.image()
    stage.key("m")
    stage.key("m")
    stage.advance(frames: 2)
    let read = stage.image()
    #expect(read != before)
    // Nothing but the scope has changed.
    let metrics = Metrics(size)
    let scope = Int(size.height - metrics.strip - metrics.scope)..<Int(size.height - metrics.strip)
    for y in 0..<read.height where !scope.contains(y) {
      let isSame = (0..<read.width).allSatisfy { read.pixel($0, y) == before.pixel($0, y) }
      #expect(isSame, "row \(y)")
    }
    stage.key(.escape)
    stage.advance(frames: 2)
    #expect(stage.image() == before)
  }

  @Test("A mark that has left the scope is not read any more")
  func leaving() {
    var selection = MarkSelection()
    let mark = Run.Interruption(time: 1, before: [], after: [], ghosts: [])
    selection.go(back: true, among: [mark])
    #expect(selection.mark(among: [mark]) { _ in 0 } == mark)
    #expect(selection.mark(among: []) { _ in 0 } == nil)
    selection.go(back: false, among: [])
    #expect(selection.chosen == nil)
  }
}
