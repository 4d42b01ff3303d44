/// A language that says springs by their numbers, and everything else by one Bézier.
///
/// It is described by what it can say and by two texts. Each text changes the motion to what it says of it, where
/// that is not all, and adds notes.
protocol SpringBezierFormat: NotationFormat {
  /// What it can say besides a law; the rest is left out.
  var abilities: Ability { get }
  /// What to do about what is left out, for some of it.
  var remedies: [Ability: String] { get }

  /// The text of a spring; nil where the language has none.
  func spring(
    _ numbers: SpringNumbers, _ motion: inout PlainMotion, _ options: WritingOptions
  ) -> String?

  /// The text of a curve.
  func curve(
    _ fit: BezierFit, _ motion: inout PlainMotion, _ options: WritingOptions
  ) -> String
}

extension SpringBezierFormat {
  var abilities: Ability { [] }
  var remedies: [Ability: String] { [:] }

  func spring(
    _ numbers: SpringNumbers, _ motion: inout PlainMotion, _ options: WritingOptions
  ) -> String? { nil }

  package func write(_ setting: MotionSetting, options: WritingOptions) -> WrittenMotion {
    written(setting, options)
  }

  /// What is written where the language adds nothing to it.
  func written(_ setting: MotionSetting, _ options: WritingOptions) -> WrittenMotion {
    var motion = PlainMotion(setting).limited(to: abilities, of: name, remedies: remedies)
    if case .spring(let spring, let velocity) = motion.law,
      let text = self.spring(SpringNumbers(spring, velocity: velocity), &motion, options)
    {
      return WrittenMotion(text: text, of: setting, as: motion)
    }
    var (bezier, fit) = motion.asBezier()
    let text = curve(fit, &bezier, options)
    var result = WrittenMotion(text: text, of: setting, as: bezier)
    result.noteError("The curve")
    return result
  }
}
