import GlissandoNotation

// What a lane and a motion are called.

extension Lane {
  /// What the lane is called: its name, or that of the known motion that it is exactly, or else its
  /// motion in a few words.
  package var title: String { name ?? PresetLibrary.name(of: setting) ?? words }

  /// The lane's motion in a few words; a custom animation by its name.
  package var words: String {
    guard let example, let duration = value(of: .curveDuration) else { return setting.words }
    return "\(example.title), \(NumberText(MotionParameter.curveDuration.traits).brief(duration))"
  }
}

extension MotionSetting {
  /// The motion in a few words, such as `0.5 s, bounce 0.3`.
  package var words: String {
    func text(_ parameter: MotionParameter, _ value: Double) -> String {
      NumberText(parameter.traits).brief(value)
    }
    switch base {
    case .curve(let curve, let duration):
      return "\(curve.words), \(text(.curveDuration, duration))"
    case .decay(let time, _, _): return "Decay, \(text(.timeConstant, time))"
    default:
      guard let spring = base.springSetting else { return "" }
      let form = spring.form == .physical || spring.form == .settling ? .perceptual : spring.form
      let shown = spring.converted(to: form)
      let numbers = form.parameters.compactMap { parameter in
        shown[parameter].map { text(.spring(parameter), $0) }
      }
      let names = form == .perceptual ? ["", "bounce "] : ["", "damping "]
      return zip(names, numbers).map { $0 + $1 }.joined(separator: ", ")
    }
  }
}

extension CurveSetting {
  /// The curve in a word.
  package var words: String {
    switch self {
    case .linear: "Linear"
    case .easeIn: "Ease in"
    case .easeOut: "Ease out"
    case .easeInOut: "Ease in and out"
    case .circularEaseIn: "Circular ease in"
    case .circularEaseOut: "Circular ease out"
    case .circularEaseInOut: "Circular ease in and out"
    case .bezier: "Bézier"
    case .pieces: ExampleCurve(self)?.title ?? "Drawn curve"
    }
  }
}

extension MotionSetting {
  /// The motion as Swift writes it.
  package var text: String {
    NotationFormats.named("swiftui")?.write(self, options: WritingOptions()).text ?? ""
  }
}
