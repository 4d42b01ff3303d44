import Glissando

/// The pointer that a tour shows.
struct TourPointer: Equatable, Sendable {
  /// Points from the stage's top left corner.
  var point: CGPoint
  var isPressed: Bool
}

/// A scripted run of the scene: what a person would do who knows what there is to see.
///
/// It lives on the time of the content, which it slows itself, and acts through what the pointer and the controls call, so that the same
/// frame rate gives the same run.
@MainActor
package final class Tour {
  /// The length in seconds of the content's time.
  static let length = 8.35
  /// How long it takes to watch, in seconds: a part of it runs at half pace.
  package static let shownLength = 9.0

  /// The rate at which so many frames show all of it, as far as that is a usual one.
  package static func frameRate(frames: Int?) -> Double {
    guard let frames else { return 60 }
    return min(max((Double(frames) / shownLength).rounded(), 24), 60)
  }

  private(set) var pointer: TourPointer?
  private(set) var isOver = false
  private var start: Double?
  private var next = 0
  private var isPressed = false

  /// Does what is due in a frame.
  func advance(_ model: InterruptModel, toFrame frame: Double) {
    let start = start ?? frame
    self.start = start
    let time = frame - start
    while next < TourScript.steps.count, TourScript.steps[next].time <= time {
      perform(TourScript.steps[next].action, model, at: TourScript.steps[next].time)
      next += 1
    }
    let point = place(TourScript.path.value(time: time), model)
    if isPressed { model.drag(to: point) }
    pointer = time < TourScript.pointerEnd ? TourPointer(point: point, isPressed: isPressed) : nil
    isOver = time >= Self.length
    model.wake()
  }

  private func perform(_ action: TourAction, _ model: InterruptModel, at time: Double) {
    let point = place(TourScript.path.value(time: time), model)
    switch action {
    case .click:
      // Nothing is within reach: a click always calls the ball.
      model.press(at: point, reach: 0)
      model.release(at: point, velocity: .zero)
    case .press:
      isPressed = true
      model.press(at: point, reach: .infinity)
    case .release:
      isPressed = false
      model.release(at: point, velocity: velocity(at: time, model))
    case .kind(let kind): model.kind = kind
    case .bounce(let bounce): model.bounce = bounce
    case .pace(let pace): model.pace = pace
    case .interrupt(let rate): model.interruptionRate = rate
    }
  }

  /// The pointer's velocity over its last moments, in points per second, as a hand has it.
  private func velocity(at time: Double, _ model: InterruptModel) -> CGSize {
    let span = 0.04
    let before = place(TourScript.path.value(time: time - span), model)
    let now = place(TourScript.path.value(time: time), model)
    return CGSize(width: (now.x - before.x) / span, height: (now.y - before.y) / span)
  }

  private func place(_ point: UnitPoint, _ model: InterruptModel) -> CGPoint {
    CGPoint(x: point.x * model.stage.width, y: point.y * model.stage.height)
  }
}
