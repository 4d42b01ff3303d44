/// Writes settings as Swift that compiles to the same animation.
enum SwiftMotionWriter {
  /// The animation with its modifiers, beginning with a dot.
  static func text(_ setting: MotionSetting) -> String {
    setting.modifiers.reduce(text(setting.base)) { $0 + text($1) }
  }

  /// A spring by itself.
  static func text(_ setting: SpringSetting) -> String {
    switch setting {
    case .perceptual(let duration, let bounce):
      return "Spring(duration: \(number(duration)), bounce: \(number(bounce)))"
    case .response(let response, let fraction):
      return "Spring(response: \(number(response)), dampingRatio: \(number(fraction)))"
    case .physical(let mass, let stiffness, let damping):
      let isOver = damping > 2 * (mass * stiffness).squareRoot()
      return "Spring(" + physical(mass, stiffness, damping)
        + (isOver ? ", allowOverDamping: true)" : ")")
    case .settling(let duration, let ratio):
      return "Spring(settlingDuration: \(number(duration)), dampingRatio: \(number(ratio)))"
    }
  }

  private static func text(_ base: MotionSetting.Base) -> String {
    switch base {
    case .system: ".default"
    case .spring(let setting, let blend): spring(setting, blend)
    case .interpolatingSpring(let setting, let velocity): interpolating(setting, velocity)
    case .curve(let curve, let duration): self.curve(curve, duration)
    case .decay(let time, let velocity, let bounce):
      ".decay(Decay(timeConstant: \(number(time)))"
        + (velocity.map { ", initialVelocity: \(number($0))" } ?? "")
        + (bounce.map { ", bounce: \(text($0))" } ?? "") + ")"
    }
  }

  private static func spring(_ setting: SpringSetting, _ blend: Double) -> String {
    let blend = blend == 0 ? "" : ", blendDuration: \(number(blend))"
    switch setting {
    case .perceptual(let duration, let bounce):
      return ".spring(duration: \(number(duration)), bounce: \(number(bounce))\(blend))"
    case .response(let response, let fraction):
      return
        ".spring(response: \(number(response)), dampingFraction: \(number(fraction))\(blend))"
    case .physical, .settling: return ".spring(\(text(setting))\(blend))"
    }
  }

  private static func interpolating(_ setting: SpringSetting, _ velocity: Double) -> String {
    let velocity = velocity == 0 ? "" : ", initialVelocity: \(number(velocity))"
    switch setting {
    case .perceptual(let duration, let bounce):
      return ".interpolatingSpring(duration: \(number(duration)), bounce: \(number(bounce))"
        + "\(velocity))"
    case .physical(let mass, let stiffness, let damping):
      return ".interpolatingSpring(\(physical(mass, stiffness, damping))\(velocity))"
    case .response, .settling: return ".interpolatingSpring(\(text(setting))\(velocity))"
    }
  }

  private static func physical(_ mass: Double, _ stiffness: Double, _ damping: Double) -> String {
    "mass: \(number(mass)), stiffness: \(number(stiffness)), damping: \(number(damping))"
  }

  private static func curve(_ curve: CurveSetting, _ duration: Double) -> String {
    let duration = "duration: \(number(duration))"
    if case .bezier(let x1, let y1, let x2, let y2) = curve {
      let numbers = [x1, y1, x2, y2].map(number).joined(separator: ", ")
      return ".timingCurve(\(numbers), \(duration))"
    }
    let name = curve.title ?? "linear"
    return name.hasPrefix("circular")
      ? ".timingCurve(.\(name), \(duration))" : ".\(name)(\(duration))"
  }

  private static func text(_ modifier: MotionSetting.Modifier) -> String {
    switch modifier {
    case .delay(let delay): ".delay(\(number(delay)))"
    case .speed(let speed): ".speed(\(number(speed)))"
    case .repeatCount(let count, let autoreverses):
      ".repeatCount(\(count)\(autoreverses ? "" : ", autoreverses: false"))"
    case .repeatForever(let autoreverses):
      ".repeatForever(\(autoreverses ? "" : "autoreverses: false"))"
    case .logicallyComplete(let duration): ".logicallyComplete(after: \(number(duration)))"
    case .stopsAtTarget: ".stopsAtTarget()"
    }
  }

  private static func number(_ value: Double) -> String { Digits.exact(value) }
}
