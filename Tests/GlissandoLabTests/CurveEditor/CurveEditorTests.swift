import Foundation
import Glissando
import GlissandoNotation
import GlissandoTesting
import GlissandoMotion
import GlissandoViews
import Observation
import GlissandoTools
import Testing

@testable import GlissandoLab

/// Curves shaped by hand.
@MainActor
struct CurveEditorTests {
  /// What an editor writes to.
  @Observable final class Model {
    var curve: CurveSetting
    var ends = 0
    init(_ curve: CurveSetting) { self.curve = curve }
  }

  private func stage(_ model: Model) -> Stage {
    Stage(width: 320, height: 460) {
      CurveEditor(
        curve: Binding(get: { model.curve }, set: { model.curve = $0 }), tint: .purple
      ) { model.ends += 1 }
      .padding(12)
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private func center(_ name: String, _ stage: Stage) throws -> CGPoint {
    let frame = try stage.element(name).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("A handle follows the pointer at once, and the curve becomes one of its own")
  func drag() throws {
    let model = Model(.easeInOut)
    let stage = stage(model)
    let start = try center("Start handle", stage)
    stage.press(at: start)
    #expect(model.curve == .easeInOut, "a press alone changes nothing")
    let end = CGPoint(x: start.x + 40, y: start.y - 30)
    stage.move(to: end)
    let moved = try center("Start handle", stage)
    #expect(abs(moved.x - end.x) < 0.5 && abs(moved.y - end.y) < 0.5)
    stage.release()
    #expect(model.ends == 1)
    guard case .bezier(let x1, let y1, 0.58, 1) = model.curve else {
      Issue.record("\(model.curve)")
      return
    }
    // 320 points less twice 12 of padding and twice 12 of margin are one second.
    #expect(abs(x1 - (0.42 + 40.0 / 272)) < 0.002)
    #expect(abs(y1 - 30.0 / (186 / 1.5)) < 0.002)
  }

  @Test("A handle that is held when the window loses the keyboard is let go, and can be held again")
  func interrupted() throws {
    let model = Model(.easeInOut)
    let stage = stage(model)
    let start = try center("Start handle", stage)
    stage.press(at: start)
    stage.move(to: CGPoint(x: start.x + 40, y: start.y))
    _ = stage.host.send(.focus(false), at: stage.time)
    #expect(model.ends == 1)
    let held = model.curve
    stage.move(to: CGPoint(x: start.x + 80, y: start.y))
    stage.release()
    #expect(model.ends == 1 && model.curve == held)
    _ = stage.host.send(.focus(true), at: stage.time)
    let next = try center("Start handle", stage)
    stage.drag(from: next, to: CGPoint(x: next.x + 20, y: next.y))
    #expect(model.ends == 2 && model.curve != held)
  }

  @Test("Times stay between the start and the end, heights may leave it")
  func bounds() throws {
    let model = Model(.easeInOut)
    let stage = stage(model)
    let end = try center("End handle", stage)
    stage.drag(from: end, to: CGPoint(x: end.x + 400, y: end.y - 20))
    guard case .bezier(_, _, 1, let y2) = model.curve else {
      Issue.record("\(model.curve)")
      return
    }
    #expect(y2 > 1.05)
  }

  @Test("A chosen curve grows out of the one before by a spring")
  func morph() throws {
    let model = Model(.linear)
    let stage = stage(model)
    let from = try center("Start handle", stage)
    try stage.tap("easeInOut")
    #expect(model.curve == .easeInOut)
    #expect(model.ends == 1)
    let spring = Spring(duration: 0.4, bounce: 0.25)
    let way = 272 * (0.42 - 1.0 / 3)
    for time in [0.1, 0.2, 0.3] {
      stage.advance(by: time - stage.time)
      let share = spring.value(target: 1.0, time: time)
      #expect(abs(try center("Start handle", stage).x - (from.x + way * share)) < 0.1)
    }
    stage.settle()
    #expect(abs(try center("Start handle", stage).x - (from.x + way)) < 0.1)
  }

  @Test("Arrow keys move a handle: by 0.01, with Shift by 0.1, with Alt by 0.001")
  func keys() throws {
    let model = Model(.bezier(x1: 0.4, y1: 0, x2: 0.6, y2: 1))
    let stage = stage(model)
    stage.key(.tab)
    stage.key(.rightArrow)
    #expect(model.curve == .bezier(x1: 0.41, y1: 0, x2: 0.6, y2: 1))
    stage.key(.downArrow, modifiers: .shift)
    #expect(model.curve == .bezier(x1: 0.41, y1: -0.1, x2: 0.6, y2: 1))
    stage.key(.leftArrow, modifiers: .option)
    #expect(model.curve == .bezier(x1: 0.409, y1: -0.1, x2: 0.6, y2: 1))
    stage.key(.tab)
    stage.key(.upArrow)
    #expect(model.curve == .bezier(x1: 0.409, y1: -0.1, x2: 0.6, y2: 1.01))
  }

  @Test("Keys that come in one frame all count")
  func fastKeys() throws {
    let model = Model(.bezier(x1: 0.4, y1: 0, x2: 0.6, y2: 1))
    let stage = stage(model)
    stage.key(.tab)
    for key in [KeyEquivalent.rightArrow, .rightArrow, .upArrow] {
      _ = stage.host.send(.key(KeyPress(key: key)), at: stage.time)
    }
    stage.advance(frames: 1)
    #expect(model.curve == .bezier(x1: 0.42, y1: 0.01, x2: 0.6, y2: 1))
  }

  @Test("A step in a field goes on from what is typed there, and from the step before it")
  func stepsInFields() throws {
    let model = Model(.bezier(x1: 0.4, y1: 0, x2: 0.6, y2: 1))
    let stage = stage(model)
    try stage.tap("x1")
    stage.key("a", modifiers: .control)
    stage.type("0.8")
    stage.key(.upArrow)
    stage.settle()
    #expect(model.curve == .bezier(x1: 0.81, y1: 0, x2: 0.6, y2: 1))
    for _ in 0..<2 { _ = stage.host.send(.key(KeyPress(key: .downArrow)), at: stage.time) }
    stage.advance(frames: 1)
    #expect(model.curve == .bezier(x1: 0.79, y1: 0, x2: 0.6, y2: 1))
    stage.key("a", modifiers: .control)
    stage.type("?")
    stage.key(.upArrow)
    stage.settle()
    #expect(model.curve == .bezier(x1: 0.8, y1: 0, x2: 0.6, y2: 1))
  }

  @Test("The room grows before a handle leaves it, and glides")
  func room() throws {
    #expect(CurveEditor.range(of: .easeInOut) == PlotRange(-0.25, 1.25))
    let high = CurveEditor.range(of: .bezier(x1: 0.3, y1: -0.4, x2: 0.6, y2: 1.8))
    #expect(high == PlotRange(-0.5, 2))
    let model = Model(.easeInOut)
    let stage = stage(model)
    let end = try center("End handle", stage)
    model.curve = .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1.8)
    stage.advance(by: 1.0 / 60)
    let first = try center("End handle", stage)
    stage.settle()
    let last = try center("End handle", stage)
    // It rises while the room above it opens, and comes to rest inside.
    #expect(first.y < end.y + 1)
    #expect(last.y > 24 && last.y < end.y)
  }

  @Test("An outline is the curve: every point of it, for every curve")
  func outlines() {
    let curves =
      CurveSetting.named + [
        .bezier(x1: 0.3, y1: -0.6, x2: 0.7, y2: 1.6), .bezier(x1: 1, y1: 0, x2: 0, y2: 1),
      ]
    for setting in curves {
      let outline = CurveOutline(setting)
      #expect(abs(outline[0].x) < 1e-12 && abs(outline[0].y) < 1e-12)
      let last = outline[outline.count - 1]
      #expect(abs(last.x - 1) < 1e-12 && abs(last.y - 1) < 1e-12)
      for index in 0..<outline.count {
        let point = outline[index]
        let expected = setting.curve.value(at: Double(point.x))
        // Where a curve is upright the least error of x is a great one of y.
        let slope = abs(setting.curve.velocity(at: Double(point.x)))
        #expect(slope > 50 || abs(Double(point.y) - expected) < 1e-7, "\(setting) at \(point)")
      }
    }
  }

  @Test("Handles of circular curves come within 3 % of them")
  func circularHandles() {
    for setting in [CurveSetting.circularEaseIn, .circularEaseOut, .circularEaseInOut] {
      let bezier = setting.bezier([:]).curve
      let worst =
        (0...1000).map { step in
          let x = Double(step) / 1000
          let error = abs(bezier.value(at: x) - setting.curve.value(at: x))
          // Seen at a right angle to the curve.
          return error / hypot(1, min(setting.curve.velocity(at: x), 1000))
        }.max() ?? 1
      #expect(worst < 0.03, "\(setting): \(worst)")
    }
  }

  @Test("A curve of pieces has no handles, and says so")
  func pieces() throws {
    guard
      let pieces = PiecewiseCurve(
        points: [(0, 0), (0.3, 0.8), (1, 1)].map { PiecewiseCurve.Point(x: $0, y: $1) })
    else {
      Issue.record("no curve")
      return
    }
    let stage = stage(Model(.pieces(pieces)))
    #expect(throws: StageError.self) { try stage.element("Start handle") }
    #expect(stage.elements.contains { $0.text?.hasPrefix("Made of pieces") ?? false })
    try stage.tap("easeIn")
    stage.settle()
    _ = try stage.element("Start handle")
  }
}
