import GlissandoMotion
package import GlissandoNotation

// The values of a lane's parameters.

extension Lane {
  /// The value of a parameter, in whatever numbers the motion is described; nil where the motion has
  /// no such number.
  package func value(of parameter: MotionParameter) -> Double? {
    switch parameter {
    case .spring(let parameter): springValue(parameter)
    case .curveDuration:
      if case .curve(_, let duration) = setting.base { duration } else { nil }
    case .timeConstant:
      if case .decay(let time, _, _) = setting.base { time } else { nil }
    case .delay: setting.delay
    case .speed: setting.speed
    case .initialVelocity: startVelocity
    case .stepCount, .stepRest, .swingPeriod, .ringing: example?[parameter]
    }
  }

  /// Changes a parameter; the motion is then described by the numbers that it belongs to.
  ///
  /// What is not valid becomes the nearest valid value; what is no number changes nothing.
  package mutating func set(_ parameter: MotionParameter, to value: Double) {
    guard let value = parameter.traits.valid(value) else { return }
    switch parameter {
    case .spring(let parameter): setSpring(parameter, to: value)
    case .curveDuration:
      if case .curve(let curve, _) = setting.base {
        setting.base = .curve(curve, duration: value)
      }
    case .timeConstant:
      if case .decay(_, let velocity, let bounce) = setting.base {
        setting.base = .decay(timeConstant: value, initialVelocity: velocity, bounce: bounce)
      }
    case .delay: setting.delay = value
    case .speed: setting.speed = value
    case .initialVelocity: startVelocity = value
    case .stepCount, .stepRest, .swingPeriod, .ringing: example?[parameter] = value
    }
  }

  private func springValue(_ parameter: SpringParameter) -> Double? {
    guard let spring = setting.base.springSetting else { return nil }
    if parameter == .settlingDuration, !spring.settles { return .infinity }
    return spring.converted(to: parameter.form)[parameter]
  }

  private mutating func setSpring(_ parameter: SpringParameter, to value: Double) {
    guard let current = setting.base.springSetting else { return }
    var spring = current.converted(to: parameter.form)
    if parameter == .dampingRatio, !current.settles {
      // There is no settling duration that could stay: the response does.
      spring = current.converted(to: .response)
      spring[.dampingFraction] = value
      spring = spring.converted(to: .settling)
    } else {
      spring[parameter] = value
    }
    setting.base = setting.base.replacing(spring)
  }
}

extension SpringSetting {
  /// Whether it comes to rest in a time that can be named.
  fileprivate var settles: Bool {
    spring.dampingRatio >= SpringParameter.dampingRatio.validRange.lowerBound
  }
}

extension MotionSetting.Base {
  /// The same kind of animation with another spring; a spring where it had none.
  package func replacing(_ spring: SpringSetting) -> Self {
    switch self {
    case .interpolatingSpring(_, let velocity):
      .interpolatingSpring(spring, initialVelocity: velocity)
    case .spring(_, let blend): .spring(spring, blendDuration: blend)
    default: .spring(spring)
    }
  }
}

extension MotionSetting {
  /// How many seconds later it begins: the outermost delay; 0 for none.
  package var delay: Double {
    get {
      for case .delay(let delay) in modifiers.reversed() { return delay }
      return 0
    }
    set {
      replace(newValue == 0 ? nil : .delay(newValue)) {
        if case .delay = $0 { true } else { false }
      }
    }
  }

  /// How many times as fast it runs: the outermost speed; 1 for none.
  package var speed: Double {
    get {
      for case .speed(let speed) in modifiers.reversed() { return speed }
      return 1
    }
    set {
      replace(newValue == 1 ? nil : .speed(newValue)) {
        if case .speed = $0 { true } else { false }
      }
    }
  }

  /// How often it runs.
  package var repetition: MotionRepetition {
    get {
      for modifier in modifiers.reversed() {
        switch modifier {
        case .repeatCount(let count, let autoreverses):
          return .count(count, autoreverses: autoreverses)
        case .repeatForever(let autoreverses): return .forever(autoreverses: autoreverses)
        default: continue
        }
      }
      return .once
    }
    set {
      replace(newValue.modifier) {
        switch $0 {
        case .repeatCount, .repeatForever: true
        default: false
        }
      }
    }
  }

  /// Puts a modifier in the place of the outermost one of its kind, or where it belongs: speed
  /// inside, repetition around it, delay outside, so that it waits once.
  private mutating func replace(_ modifier: Modifier?, where isSameKind: (Modifier) -> Bool) {
    let index = modifiers.lastIndex(where: isSameKind)
    switch (index, modifier) {
    case (let index?, let modifier?): modifiers[index] = modifier
    case (let index?, nil): modifiers.remove(at: index)
    case (nil, let modifier?):
      let place = modifiers.firstIndex { $0.layer > modifier.layer } ?? modifiers.endIndex
      modifiers.insert(modifier, at: place)
    case (nil, nil): break
    }
  }
}

extension MotionSetting.Modifier {
  /// How far outside it usually stands.
  fileprivate var layer: Int {
    switch self {
    case .stopsAtTarget: 0
    case .speed: 1
    case .repeatCount, .repeatForever: 2
    case .delay: 3
    case .logicallyComplete: 4
    }
  }
}

/// How often an animation runs.
package enum MotionRepetition: Hashable, Sendable {
  case once
  /// So many times, every second time backwards or not.
  case count(Int, autoreverses: Bool)
  case forever(autoreverses: Bool)

  /// What an animation is modified with, nil where it runs once.
  fileprivate var modifier: MotionSetting.Modifier? {
    switch self {
    case .once: nil
    case .count(let count, let autoreverses): .repeatCount(count, autoreverses: autoreverses)
    case .forever(let autoreverses): .repeatForever(autoreverses: autoreverses)
    }
  }
}
