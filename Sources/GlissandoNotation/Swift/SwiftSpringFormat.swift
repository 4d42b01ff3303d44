import GlissandoMotion

/// SwiftUI's `Spring`: the model by itself.
struct SwiftSpringFormat: NotationFormat {
  let id = "swiftui-spring"
  let name = "SwiftUI Spring"
  let language = "swift"
  let fileExtension = "swift"

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
      to: [], of: name,
      remedies: [Ability.velocity.rawValue: "Give it to value(target:initialVelocity:time:)."])
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
    func error(_ response: Double, _ bounce: Double) -> Double {
      course.roughDifference(
        to: .init(.spring(.perceptual(duration: response, bounce: bounce), velocity: 0)))
    }
    // A coarse grid, and then a finer one around the best.
    var best = (error: Double.infinity, response: scale, bounce: 0.0)
    var width = (response: scale * 0.9, bounce: 0.8)
    var center = (response: scale, bounce: 0.0)
    for _ in 0..<5 {
      for i in -3...3 {
        for j in -3...3 {
          let response = max(center.response + width.response * Double(i) / 3, 0.001)
          let bounce = min(max(center.bounce + width.bounce * Double(j) / 3, -0.9), 0.9)
          let value = error(response, bounce)
          if value < best.error { best = (value, response, bounce) }
        }
      }
      center = (best.response, best.bounce)
      width = (width.response / 3, width.bounce / 3)
    }
    let setting = SpringSetting.perceptual(
      duration: (best.response * 1000).rounded() / 1000,
      bounce: (best.bounce * 100).rounded() / 100)
    var motion = PlainMotion(.spring(setting, velocity: 0))
    motion.notes = limited(to: [], of: "A spring").notes
    return (setting, motion)
  }
}
