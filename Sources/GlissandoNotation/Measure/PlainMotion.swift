import Foundation
import GlissandoMotion

/// A setting reduced to what other systems know: a law, a delay, a repetition.
///
/// Speeds are in the numbers of the law.
struct PlainMotion {
  /// How one pass moves from 0 to 1.
  enum Law: Hashable {
    /// At the target from the start.
    case immediate
    /// A spring that sets out with a velocity, in targets per second.
    case spring(SpringSetting, velocity: Double)
    case curve(CurveSetting, duration: Double)
    /// What only the engine knows, so many times as fast.
    case other(MotionSetting.Base, speed: Double)
  }

  struct Repetition: Hashable {
    /// nil for ever.
    var count: Int?
    var autoreverses: Bool
  }

  var law: Law
  /// Seconds before everything.
  var delay = 0.0
  /// Seconds before each pass of a repetition.
  var pause = 0.0
  var repetition: Repetition?
  /// Whether it ends where it would first pass its target.
  var stopsAtTarget = false
  /// What could not be reduced; a sentence each.
  var notes: [String] = []

  init(_ law: Law) {
    self.law = law
  }

  init(_ setting: MotionSetting) {
    law = Law(setting.base)
    for modifier in setting.modifiers { apply(modifier) }
    if repetition == nil {
      delay += pause
      pause = 0
    }
  }

  private mutating func apply(_ modifier: MotionSetting.Modifier) {
    switch modifier {
    case .delay(let seconds):
      guard seconds.isFinite else { return law = .immediate }
      if repetition == nil { pause += max(seconds, 0) } else { delay += max(seconds, 0) }
    case .speed(let speed):
      guard speed > 0, speed.isFinite else { return law = .immediate }
      law = law.sped(by: speed)
      delay /= speed
      pause /= speed
    case .repeatCount(let count, let autoreverses):
      if count < 1 { law = .immediate } else { repeats(count, autoreverses) }
    case .repeatForever(let autoreverses): repeats(nil, autoreverses)
    case .logicallyComplete: break
    case .stopsAtTarget:
      if repetition == nil { stopsAtTarget = true }
    }
  }

  private mutating func repeats(_ count: Int?, _ autoreverses: Bool) {
    if count == 1 { return }
    guard let inner = repetition else {
      repetition = Repetition(count: count, autoreverses: autoreverses)
      return
    }
    guard let innerCount = inner.count else { return }
    let isWhole = !autoreverses && delay == 0 && (!inner.autoreverses || innerCount % 2 == 0)
    let product = count.map { innerCount.multipliedReportingOverflow(by: $0) }
    guard isWhole, product?.overflow != true else {
      notes.append("A repetition inside of a repetition is left out.")
      return
    }
    repetition?.count = product?.partialValue
  }
}

extension PlainMotion.Law {
  init(_ base: MotionSetting.Base) {
    switch base {
    case .system: self = .spring(MotionSetting.Base.systemSpring, velocity: 0)
    case .spring(let setting, _): self = .init(setting, velocity: 0)
    case .interpolatingSpring(let setting, let velocity):
      self = .init(setting, velocity: velocity)
    case .curve(let curve, let duration):
      let moves = duration > 1e-9 && duration.isFinite
      self = moves ? .curve(curve, duration: duration) : .immediate
    case .decay:
      guard let motion = base.springMotion() else {
        self = .other(base, speed: 1)
        return
      }
      let setting = SpringSetting.response(
        response: motion.spring.response, dampingFraction: motion.spring.dampingRatio)
      self = .init(setting, velocity: motion.velocity)
    }
  }

  /// A spring; what is rigid or none at all is at its target.
  init(_ setting: SpringSetting, velocity: Double) {
    let spring = setting.spring
    let moves =
      spring.response > 0 && spring.response.isFinite && spring.dampingRatio >= 0
      && spring.dampingRatio.isFinite && spring.stiffness.isFinite && spring.stiffness > 0
      && velocity.isFinite
    self = moves ? .spring(setting, velocity: velocity) : .immediate
  }

  func sped(by speed: Double) -> Self {
    switch self {
    case .immediate: .immediate
    case .spring(let setting, let velocity):
      .spring(setting.sped(by: speed), velocity: velocity * speed)
    case .curve(let curve, let duration): .curve(curve, duration: duration / speed)
    case .other(let base, let own): .other(base, speed: own * speed)
    }
  }
}
