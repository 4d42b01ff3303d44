/// The first pass of a motion: what moves, and when in the motion's own time.
struct MotionPass {
  /// What moves: no modifier.
  var law: MotionLaw
  /// Seconds until it sets out.
  var origin = 0.0
  /// Seconds of the motion for a second of what moves.
  var stretch = 1.0

  /// How the pass is repeated; nil where it is not.
  var repetition: Repetition?

  /// The outermost repetition of a motion.
  struct Repetition: Hashable, Sendable {
    /// Seconds until the first pass begins.
    var origin = 0.0
    /// Seconds from one pass to the next.
    var length: Double
    /// How many passes there are; nil for no end.
    var count: Int?
    /// Whether every second pass goes back.
    var autoreverses: Bool
  }

  init(_ law: MotionLaw) {
    switch law {
    case .delayed(let inner, let delay):
      self = MotionPass(inner)
      origin += delay
      repetition?.origin += delay
    case .sped(let inner, let factor):
      self = MotionPass(inner)
      origin /= factor
      stretch /= factor
      repetition?.origin /= factor
      repetition?.length /= factor
    case .repeated(let inner, let length, let count, let autoreverses):
      self = MotionPass(inner)
      repetition = Repetition(length: length, count: count, autoreverses: autoreverses)
    case .atTarget, .spring, .curve, .sampled, .stopped: self.law = law
    }
  }

  /// The spring that moves, if one does and is not stopped.
  var course: SpringCourse? {
    guard case .spring(let course) = law else { return nil }
    return course
  }

  /// A time of what moves in the motion's time.
  func time(_ inner: Double) -> Double { origin + inner * stretch }
}
