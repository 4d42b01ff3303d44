import GlissandoMotion

// The motions of toolkits, as each documents them; toolkits change, so compare before you rely on one.
extension MotionPreset {
  static let swiftUI: [MotionPreset] = {
    let system = "SwiftUI"
    func spring(_ name: String, bounce: Double) -> MotionPreset {
      MotionPreset(system, name, .spring(.perceptual(duration: 0.5, bounce: bounce)))
    }
    let interactive = MotionSetting.Base.spring(
      .perceptual(duration: 0.15, bounce: 0.15), blendDuration: 0.25)
    return [
      spring("smooth", bounce: 0), spring("snappy", bounce: 0.15), spring("bouncy", bounce: 0.3),
      MotionPreset(system, "interactiveSpring", interactive),
      MotionPreset(system, "default", .system),
      MotionPreset(system, "linear", .curve(.linear, duration: 0.35)),
      MotionPreset(system, "easeIn", .curve(.easeIn, duration: 0.35)),
      MotionPreset(system, "easeOut", .curve(.easeOut, duration: 0.35)),
      MotionPreset(system, "easeInOut", .curve(.easeInOut, duration: 0.35)),
    ]
  }()

  /// The constants of `Spring` each with the other's default, and the easings with that of `tween`.
  static let compose: [MotionPreset] = {
    let system = "Jetpack Compose"
    let ratios = [
      ("DampingRatioHighBouncy", 0.2), ("DampingRatioMediumBouncy", 0.5),
      ("DampingRatioLowBouncy", 0.75), ("DampingRatioNoBouncy", 1),
    ]
    let stiffnesses: [(String, Double)] = [
      ("StiffnessHigh", 10_000), ("StiffnessMedium", 1500), ("StiffnessMediumLow", 400),
      ("StiffnessLow", 200), ("StiffnessVeryLow", 50),
    ]
    return ratios.map { MotionPreset(system, $0.0, ratio: $0.1, stiffness: 1500) }
      + stiffnesses.map { MotionPreset(system, $0.0, ratio: 1, stiffness: $0.1) }
      + [
        MotionPreset(system, "FastOutSlowInEasing", 0.4, 0, 0.2, 1, milliseconds: 300),
        MotionPreset(system, "LinearOutSlowInEasing", 0, 0, 0.2, 1, milliseconds: 300),
        MotionPreset(system, "FastOutLinearInEasing", 0.4, 0, 1, 1, milliseconds: 300),
      ]
  }()

  /// The tokens of Material 3: springs of both motion schemes, and the easings with their durations.
  static let material: [MotionPreset] = {
    let system = "Material 3"
    let springs: [(String, Double, Double)] = [
      ("Expressive fast spatial", 0.6, 800), ("Expressive default spatial", 0.8, 380),
      ("Expressive slow spatial", 0.8, 200), ("Standard fast spatial", 0.9, 1400),
      ("Standard default spatial", 0.9, 700), ("Standard slow spatial", 0.9, 300),
      ("Fast effects", 1, 3800), ("Default effects", 1, 1600), ("Slow effects", 1, 800),
    ]
    let curves: [(String, Double, Double, Double, Double, Double)] = [
      ("Emphasized decelerate", 0.05, 0.7, 0.1, 1, 400),
      ("Emphasized accelerate", 0.3, 0, 0.8, 0.15, 200), ("Standard", 0.2, 0, 0, 1, 300),
      ("Standard decelerate", 0, 0, 0, 1, 250), ("Standard accelerate", 0.3, 0, 1, 1, 200),
    ]
    return springs.map { MotionPreset(system, $0.0, ratio: $0.1, stiffness: $0.2) }
      + [MotionPreset(system, "Emphasized", .curve(emphasized, duration: 0.5))]
      + curves.map { MotionPreset(system, $0.0, $0.1, $0.2, $0.3, $0.4, milliseconds: $0.5) }
  }()

  /// Material's emphasized easing is no single Bézier: two join at a sixth of the time.
  private static let emphasized: CurveSetting = {
    let joint = PiecewiseCurve.Point(x: 0.166666, y: 0.4)
    let pieces: [PiecewiseCurve.Piece] = [
      .init(
        start: .init(x: 0, y: 0), end: joint,
        controls: .init(start: .init(x: 0.05, y: 0), end: .init(x: 0.133333, y: 0.06))),
      .init(
        start: joint, end: .init(x: 1, y: 1),
        controls: .init(start: .init(x: 0.208333, y: 0.82), end: .init(x: 0.25, y: 1))),
    ]
    return PiecewiseCurve(pieces: pieces).map(CurveSetting.pieces) ?? .linear
  }()

  /// The constants of `Curves`, over 300 ms, as Material's components for Flutter use them.
  static let flutter: [MotionPreset] = FlutterFormat.curves.map { name, curve in
    MotionPreset("Flutter", name, .curve(curve, duration: 0.3))
  }

  /// The defaults of a spring animation and of `UIView.animate(springDuration:bounce:)`, and the
  /// curve that layers move by of themselves.
  static let uiKit: [MotionPreset] = {
    let system = "UIKit, Core Animation"
    return [
      MotionPreset(
        system, "CASpringAnimation", .spring(.physical(mass: 1, stiffness: 100, damping: 10))),
      MotionPreset(
        system, "animate(springDuration:)", .spring(.perceptual(duration: 0.5, bounce: 0))),
      MotionPreset(system, "default", 0.25, 0.1, 0.25, 1, milliseconds: 250),
      MotionPreset(system, "easeInEaseOut", 0.42, 0, 0.58, 1, milliseconds: 250),
    ]
  }()

  /// The constants of `SpringForce`; it begins as medium in both.
  static let android: [MotionPreset] = {
    let system = "Android"
    let springs: [(String, Double, Double)] = [
      ("SpringForce", 0.5, 1500), ("STIFFNESS_HIGH", 0.5, 10_000), ("STIFFNESS_LOW", 0.5, 200),
      ("STIFFNESS_VERY_LOW", 0.5, 50), ("DAMPING_RATIO_HIGH_BOUNCY", 0.2, 1500),
      ("DAMPING_RATIO_LOW_BOUNCY", 0.75, 1500), ("DAMPING_RATIO_NO_BOUNCY", 1, 1500),
    ]
    return springs.map { MotionPreset(system, $0.0, ratio: $0.1, stiffness: $0.2) }
  }()

  /// What values move by where nothing is said: springs for transforms, a curve for the others.
  static let motion: [MotionPreset] = {
    let system = "Motion"
    let springs: [(String, Double, Double)] = [
      ("spring", 100, 10), ("x, y, rotate", 500, 25), ("scale", 550, 30),
      ("scale to 0", 550, 2 * 550.0.squareRoot()),
    ]
    return springs.map { name, stiffness, damping in
      MotionPreset(
        system, name, .spring(.physical(mass: 1, stiffness: stiffness, damping: damping)))
    } + [MotionPreset(system, "opacity, color", 0.25, 0.1, 0.35, 1, milliseconds: 300)]
  }()

  static let reactSpring: [MotionPreset] = [
    ("default", 170.0, 26.0), ("gentle", 120, 14), ("wobbly", 180, 12), ("stiff", 210, 20),
    ("slow", 280, 60), ("molasses", 280, 120),
  ].map { name, tension, friction in
    MotionPreset(
      "React Spring", name,
      .spring(.physical(mass: 1, stiffness: tension, damping: friction)))
  }
}
