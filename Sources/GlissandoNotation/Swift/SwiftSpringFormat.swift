import GlissandoMotion

/// SwiftUI's `Spring`: the model by itself.
struct SwiftSpringFormat: NotationFormat {
  let id = "swiftui-spring"
  let name = "SwiftUI Spring"

  func write(_ setting: MotionSetting, options: WritingOptions) -> WrittenMotion {
    let plain = PlainMotion(setting)
    guard case .spring(let spring, _) = plain.law else {
      let nearest = plain.nearestSpring()
      var result = WrittenMotion(
        text: SwiftMotionWriter.text(nearest.setting), of: setting, as: nearest.motion)
      result.notes.append("A curve is no spring; this is the nearest one.")
      result.noteError("The spring")
      return result
    }
    let motion = plain.limited(
      to: [], of: name, remedies: [.velocity: "Give it to value(target:initialVelocity:time:)."])
    return WrittenMotion(text: SwiftMotionWriter.text(spring), of: setting, as: motion)
  }

  /// Springs are found with the animations.
  func read(_ source: SourceText) -> MotionReading { MotionReading() }
}

extension PlainMotion {
  /// The spring without an initial velocity that comes nearest to what moves.
  func nearestSpring() -> (setting: SpringSetting, motion: PlainMotion) {
    let course = MotionCourse(self)
    let scale = max(course.duration(within: 0.01), 0.01)
    let times = (0...60).map { scale * 1.5 * Double($0) / 60 }
    let positions = times.map(course.position)
    func error(_ response: Double, _ bounce: Double) -> Double {
      let spring = Spring(duration: response, bounce: bounce)
      return zip(times, positions).reduce(0) { worst, point in
        max(worst, abs(spring.value(target: 1.0, initialVelocity: 0, time: point.0) - point.1))
      }
    }
    // A coarse grid, and then finer ones around the best.
    var best = (error: Double.infinity, response: scale, bounce: 0.0)
    var width = (response: scale * 0.9, bounce: 0.8)
    var center = (response: scale, bounce: 0.0)
    for _ in 0..<6 {
      for i in -2...2 {
        for j in -2...2 {
          let response = max(center.response + width.response * Double(i) / 2, 0.001)
          let bounce = min(max(center.bounce + width.bounce * Double(j) / 2, -0.9), 0.9)
          let value = error(response, bounce)
          if value < best.error { best = (value, response, bounce) }
        }
      }
      center = (best.response, best.bounce)
      width = (width.response / 2.5, width.bounce / 2.5)
    }
    let setting = SpringSetting.perceptual(
      duration: (best.response * 1000).rounded() / 1000,
      bounce: (best.bounce * 100).rounded() / 100)
    var motion = PlainMotion(.spring(setting, velocity: 0))
    motion.notes = limited(to: [], of: "A spring").notes
    return (setting, motion)
  }
}
