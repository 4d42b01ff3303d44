import Foundation
import GlissandoMotion
import Testing

@testable import GlissandoNotation

/// What the web is full of is understood, and what is no motion is said in one short line.
@Suite struct PastedTests {
  typealias Pasted = (text: String, setting: MotionSetting)

  @Test("What people copy out of pages and programs becomes the motion it is", arguments: texts)
  func pasted(_ pasted: Pasted) throws {
    let reading = MotionText.reading(pasted.text)
    #expect(reading.errors.isEmpty, "\(pasted.text): \(reading.errors)")
    let motion = try #require(reading.motions.first, "\(pasted.text): nothing was found")
    #expect(reading.motions.count == 1)
    #expect(motion.setting == pasted.setting, "\(pasted.text): \(motion.setting)")
  }

  static func easing(_ name: String, _ duration: Double = 0.35) -> MotionSetting {
    MotionSetting(.curve(Easing.curve(named: name) ?? .linear, duration: duration))
  }
  static let bezier = MotionSetting(.curve(.bezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1), duration: 0.35))
  /// A curve that jumps to heights at places, and to 1 at its end.
  static func steps(
    _ steps: [(x: Double, y: Double)], _ duration: Double, isEndless: Bool = false
  ) -> MotionSetting {
    var points = steps[0].y > 0 ? [PiecewiseCurve.Point(x: 0, y: 0)] : []
    for (index, step) in steps.enumerated() {
      points.append(.init(x: step.x, y: step.y))
      points.append(.init(x: index + 1 < steps.count ? steps[index + 1].x : 1, y: step.y))
    }
    if steps.last?.y != 1 { points.append(.init(x: 1, y: 1)) }
    let curve = PiecewiseCurve(points: points).map(CurveSetting.pieces) ?? .linear
    return MotionSetting(
      .curve(curve, duration: duration),
      modifiers: isEndless ? [.repeatForever(autoreverses: false)] : [])
  }
  static let spring = MotionSetting(.spring(.physical(mass: 1, stiffness: 100, damping: 10)))
  static let settling = SpringSetting.settling(duration: 0.5, dampingRatio: 0.7)

  static func drawn(_ duration: Double) -> MotionSetting {
    MotionSetting(.curve(.bezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1), duration: duration))
  }
  static func tailwind(_ duration: Double) -> MotionSetting { drawn(duration) }
  static func android(_ stiffness: Double, _ ratio: Double) -> MotionSetting {
    MotionSetting(
      .spring(.response(response: 2 * .pi / stiffness.squareRoot(), dampingFraction: ratio)))
  }
  static func steps(points: [(x: Double, y: Double)], _ duration: Double) -> MotionSetting {
    let curve = PiecewiseCurve(points: points.map { .init(x: $0.x, y: $0.y) })
    return MotionSetting(.curve(curve.map(CurveSetting.pieces) ?? .linear, duration: duration))
  }
  static let inOutEase = CurveSetting.easeIn.followedByTurnedRound

  static let texts: [Pasted] = [
    // A Bézier.
    ("0.4, 0, 0.2, 1", bezier), (".4,0,.2,1", bezier), ("(0.4, 0.0, 0.2, 1.0);", bezier),
    ("[0.4, 0, 0.2, 1]", bezier), ("0.4 0 0.2 1", bezier),
    ("cubicBezier(.4, 0, .2, 1)", bezier), ("Easing.bezier(0.4, 0, 0.2, 1)", bezier),
    ("CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)", bezier),
    ("[CAMediaTimingFunction functionWithControlPoints:0.4 :0 :0.2 :1]", bezier),
    ("PathInterpolator(0.4f, 0f, 0.2f, 1f)", bezier),
    (
      "0.3, -0.2, 0.1, 1.2",
      MotionSetting(.curve(.bezier(x1: 0.3, y1: -0.2, x2: 0.1, y2: 1.2), duration: 0.35))
    ),
    // Easings by name.
    ("easeOutCubic", easing("easeOutCubic")), ("ease-in-out-quint", easing("easeInOutQuint")),
    ("\"power2.out\"", easing("easeOutCubic")), ("power4.inOut", easing("easeInOutQuint")),
    ("back.out(1.70158)", easing("easeOutBack")),
    ("Back.easeOut.config(1.70158)", easing("easeOutBack")),
    ("ease: 'expo.in',", easing("easeInExpo")),
    ("d3.easeCubicOut", easing("easeOutCubic")), ("bounce", easing("easeOutBounce")),
    ("Easing.OutBack", easing("easeOutBack")),
    ("none", MotionSetting(.curve(.linear, duration: 0.35))),
    // GSAP.
    (
      "gsap.to(\".box\", { x: 100, duration: 1, ease: \"power2.out\" });", easing("easeOutCubic", 1)
    ),
    ("TweenMax.to(box, 0.8, { x: 100, ease: Power4.easeOut });", easing("easeOutQuint", 0.8)),
    (
      "gsap.from(box, { y: -9, repeat: -1, yoyo: true, ease: \"none\", onComplete: () => {} })",
      MotionSetting(
        .curve(.linear, duration: 0.5), modifiers: [.repeatForever(autoreverses: true)])
    ),
    ("gsap.timeline({ defaults: { ease: 'power2.out', duration: 1 } })", easing("easeOutCubic", 1)),
    // Core Animation.
    (
      """
      let spring = CASpringAnimation(keyPath: "position.x")
      spring.fromValue = 0
      spring.damping = 12
      spring.stiffness = 200
      spring.duration = spring.settlingDuration
      """, MotionSetting(.spring(.physical(mass: 1, stiffness: 200, damping: 12)))
    ),
    (
      "CASpringAnimation *spring = [CASpringAnimation animationWithKeyPath:@\"position\"]; "
        + "spring.mass = 2; spring.initialVelocity = 3;",
      MotionSetting(
        .interpolatingSpring(
          .physical(mass: 2, stiffness: 100, damping: 10), initialVelocity: 3))
    ),
    // UIKit.
    (
      """
      UIView.animate(withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.7,
        initialSpringVelocity: 0, options: [.curveEaseOut], animations: { self.box.alpha = 1 })
      """, MotionSetting(.spring(settling), modifiers: [.delay(0.1)])
    ),
    (
      "[UIView animateWithDuration:0.5 delay:0 usingSpringWithDamping:0.7 "
        + "initialSpringVelocity:2 options:0 animations:^{ box.alpha = 1; } completion:nil];",
      MotionSetting(.interpolatingSpring(settling, initialVelocity: 2))
    ),
    ("UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.7)", MotionSetting(.spring(settling))),
    (
      "UIView.animate(withDuration: 0.3, animations: { self.box.alpha = 1 })",
      MotionSetting(.curve(.easeInOut, duration: 0.3))
    ),
    // Numbers by their names, and objects.
    ("mass: 1, stiffness: 100, damping: 10", spring),
    ("mass = 1\nstiffness = 100\ndamping = 10", spring),
    ("spring.mass = 1; spring.stiffness = 100; spring.damping = 10;", spring),
    (
      "response: 0.4, dampingFraction: 0.8",
      MotionSetting(.spring(.response(response: 0.4, dampingFraction: 0.8)))
    ),
    ("const calm = { stiffness: 100, damping: 10 }", spring),
    (
      "box.animate(frames, { duration: 300, easing: \"easeOutCubic\" })",
      easing("easeOutCubic", 0.3)
    ),
    ("mass 1 stiffness 100 damping 10", spring), ("Mass 1, Stiffness 100, Damping 10", spring),
    ("duration 0.5 damping ratio 0.7", MotionSetting(.spring(settling))),
    (
      "box.animate(frames, { duration: 350, easing: \"cubic-bezier(0.4, 0, 0.2, 1)\" })", bezier
    ),
    // anime.js.
    ("spring(1, 100, 10, 0)", spring), ("'spring(1, 100, 10, 0)'", spring),
    ("anime({ targets: '.box', translateX: 250, easing: 'spring(1, 100, 10, 0)' })", spring),
    (
      "easing: 'spring(1, 100, 10, 2)',",
      MotionSetting(
        .interpolatingSpring(
          .physical(mass: 1, stiffness: 100, damping: 10), initialVelocity: 2))
    ),
    ("easing: 'cubicBezier(.4, 0, .2, 1)'", bezier),
    (
      "anime({ targets: '.box', easing: 'cubicBezier(.4, 0, .2, 1)', duration: 350 })", bezier
    ),
    // Motion's options without their braces.
    (
      "ease: 'easeInOut', duration: 0.3", MotionSetting(.curve(.easeInOut, duration: 0.3))
    ),
    ("ease: \"easeOut\"", MotionSetting(.curve(.easeOut, duration: 0.35))),
    // Steps.
    ("steps(4, end)", steps([(0, 0), (0.25, 0.25), (0.5, 0.5), (0.75, 0.75)], 0.3)),
    ("steps(2, jump-start)", steps([(0, 0.5), (0.5, 1)], 0.3)),
    ("steps(2, jump-none)", steps([(0, 0), (0.5, 1)], 0.3)),
    ("steps(2, jump-both)", steps([(0, 1.0 / 3), (0.5, 2.0 / 3)], 0.3)),
    ("transition: all 1s steps(2)", steps([(0, 0), (0.5, 0.5)], 1)),
    ("animation: walk 1s step-end infinite", steps([(0, 0)], 1, isEndless: true)),
    ("gsap.to(a, { ease: \"steps(2)\" })", steps([(0, 0), (0.5, 0.5)], 0.5)),
    ("cubic-bezier(0.4, 0, 0.2, 1) 350ms", bezier), ("350ms cubic-bezier(0.4, 0, 0.2, 1)", bezier),
    ("0.3s ease-in-out", MotionSetting(.curve(.easeInOut, duration: 0.3))),
    ("easeOutBack 300ms", easing("easeOutBack", 0.3)),
    ("0.5s power2.out", easing("easeOutCubic", 0.5)),
    ("stiffness=100 damping=10", spring), ("mass=1 stiffness=100\ndamping=10", spring),
    // Curves that somebody drew for GSAP.
    ("CustomEase.create(\"x\", \"M0,0 C0.4,0 0.2,1 1,1\")", drawn(0.5)),
    ("CustomEase.create('x', '.4,0,.2,1')", drawn(0.5)),
    ("CustomEase.create('x', 'M10 100c40 0 20-100 100-100')", drawn(0.5)),
    (
      "gsap.to(a, { duration: 1, ease: CustomEase.create('x', 'M0,0 C0.4,0,0.2,1,1,1') })", drawn(1)
    ),
    (
      "CustomEase.create(\"hop\", \"M0,0 L0.5,0.25 1,1\")",
      steps(points: [(0, 0), (0.5, 0.25), (1, 1)], 0.5)
    ),
    // React Native.
    ("Easing.out(Easing.cubic)", easing("easeOutCubic")),
    ("Easing.inOut(Easing.ease)", MotionSetting(.curve(inOutEase, duration: 0.35))),
    ("Easing.out(Easing.back(1.70158))", easing("easeOutBack")),
    ("Easing.bounce", easing("easeOutBounce")), ("Easing.cubic", easing("easeInCubic")),
    (
      "Animated.timing(x, { toValue: 1, duration: 500, easing: Easing.out(Easing.exp) }).start()",
      easing("easeOutExpo", 0.5)
    ),
    ("withTiming(100, { duration: 350, easing: Easing.bezier(0.4, 0, 0.2, 1) })", bezier),
    // Android.
    ("SpringForce(1f).setStiffness(200f).setDampingRatio(0.5f)", android(200, 0.5)),
    ("new SpringForce(0).setStiffness(SpringForce.STIFFNESS_LOW);", android(200, 0.5)),
    (
      """
      spring = SpringForce().apply {
        stiffness = SpringForce.STIFFNESS_VERY_LOW
        dampingRatio = SpringForce.DAMPING_RATIO_NO_BOUNCY
      }
      """, android(50, 1)
    ),
    ("animation.spring.stiffness = SpringForce.STIFFNESS_HIGH", android(10_000, 0.5)),
    // Tailwind.
    ("ease-in-out duration-300", tailwind(0.3)),
    ("transition-transform ease-in-out", tailwind(0.15)),
    ("<div class=\"p-4 transition-all duration-300 hover:scale-110\">Hi</div>", tailwind(0.3)),
    (
      "className='duration-[2s] delay-150 ease-[cubic-bezier(0.4,0,0.2,1)]'",
      MotionSetting(
        .curve(.bezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1), duration: 2), modifiers: [.delay(0.15)])
    ),
    // A velocity of a point.
    (
      "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, "
        + "initialVelocity: CGVector(dx: 2, dy: 0))",
      MotionSetting(
        .interpolatingSpring(
          .physical(mass: 1, stiffness: 100, damping: 10), initialVelocity: 2))
    ),
    (
      "UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)",
      spring
    ),
    // Keyframes without their document.
    (
      #"{"t":0,"s":[0],"o":{"x":[0.4],"y":[0]},"i":{"x":[0.2],"y":[1]}}"#, bezier
    ),
    (#"{"o":{"x":0.4,"y":0},"i":{"x":0.2,"y":1}}"#, bezier),
    (#""i":{"x":[0.2],"y":[1]},"o":{"x":[0.4],"y":[0]}"#, bezier),
    (
      #"{"t":0,"s":[0],"o":{"x":0.4,"y":0},"i":{"x":0.2,"y":1}},{"t":30,"s":[100]}"#,
      MotionSetting(.curve(.bezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1), duration: 0.5))
    ),
  ]

  typealias Refusal = (text: String, words: String)

  @Test("What is no motion is said in one short line about what it is", arguments: refusals)
  func refused(_ refusal: Refusal) throws {
    let error = try #require(throws: NotationError.self) { try MotionText.read(refusal.text) }
    #expect(error.description.contains(refusal.words), "\(error)")
    #expect(error.description.count <= 120, "\(error)")
    #expect(!error.description.contains("\n"))
  }

  static let refusals: [Refusal] = [
    ("hello world", "no motion in “hello world”"), ("", "no motion: there is no text"),
    ("https://easings.net", "a web address"), ("<svg><path d=\"M0 0\"/></svg>", "a picture (SVG"),
    ("{\"a\": 1,\n\"b\": 2}", "this JSON (2 lines)"), ("0.4, 0, 0.2", "3 numbers are no curve"),
    ("1.4, 0, 0.2, 1", "out of range"), ("easeOutCubik", "Did you mean “easeOutCubic”"),
    ("rough", "“rough” is no animation"), ("power9.out", "“power9” is no animation"),
    ("Smooth", "Did you mean “smooth”"), ("🎈", "“🎈” is no animation"),
    ("easing: 'cubicBezier(.4, 0, 2, 1)'", "“2” is out of range"),
    ("a = CASpringAnimation(); a.stiffness = -1", "“-1” is out of range"),
    ("Milk\nBread\nCheese", "these 3 lines, which begin with “Milk”"),
    ("gsap.to(a, { ease: \"power9.out\" })", "no easing of GSAP"),
    ("UIView.animate(withDuration: 1, usingSpringWithDamping: 7)", "out of range"),
    ("mass: 0, stiffness: 100, damping: 10", "out of range"),
    ("mass 0 stiffness 100 damping 10", "out of range"),
    ("spring(0, 100, 10, 0)", "out of range"), ("steps(0)", "“steps()” has no number"),
    ("steps(4, middle)", "no place of a jump"), ("steps(1, jump-none)", "1 step"),
    ("stiffness 100 of something", "no motion in"),
    ("CustomEase.create('x', 'M0,0 C0.5,0')", "no curve from 0 to 1"),
    ("SpringForce(1f).setStiffness(0f)", "“0f” is out of range"),
    ("transition-all duration-300 ease-swift", "no easing of Tailwind"),
  ]

  @Test("A velocity in two directions is not dropped in silence")
  func velocity() throws {
    let start = "UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: "
    let motion = try #require(try MotionText.read(start + "CGVector(dx: 1, dy: -3))").first)
    #expect(motion.notes.contains { $0.contains("“dy” is taken") })
    #expect("\(motion.setting)".contains("-3"))
    let variable = try #require(try MotionText.read(start + "velocity)").first)
    #expect(variable.notes.contains { $0.contains("left out") })
  }

  @Test("React Native's elastic is that of its source")
  func nativeElastic() throws {
    let curve = try #require(EasingName.curve("Easing.elastic(2)")?.curve)
    for x in stride(from: 0.0, through: 1, by: 0.05) {
      let expected = 1 - pow(cos(x * .pi / 2), 3) * cos(x * 2 * .pi)
      #expect(abs(curve.value(at: x) - expected) < 1e-3)
    }
  }

  @Test("GSAP's elastic takes its amplitude and its period")
  func elastic() throws {
    let plain = try #require(EasingName("elastic.out(1, 0.3)")?.curve)
    let course = MotionCourse(.curve(plain, duration: 1))
    let expected = MotionCourse(
      .curve(try #require(Easing.curve(named: "easeOutElastic")), duration: 1))
    for time in stride(from: 0, through: 1, by: 0.05) {
      #expect(abs(course.position(at: time) - expected.position(at: time)) < 1e-3)
    }
  }

  @Test("GSAP's and D3's ways in and back are those of their sources")
  func waysInAndBack() throws {
    func out(_ x: Double, _ amplitude: Double, _ period: Double) -> Double {
      let turn = 2 * Double.pi / period
      let shift = asin(1 / amplitude) / turn
      return 1 + amplitude * pow(2, -10 * x) * sin((x - shift) * turn)
    }
    func both(_ x: Double, _ out: (Double) -> Double) -> Double {
      x < 0.5 ? (1 - out(1 - 2 * x)) / 2 : 0.5 + out(2 * x - 1) / 2
    }
    func back(_ x: Double) -> Double { 1 + 2.70158 * pow(x - 1, 3) + 1.70158 * pow(x - 1, 2) }
    let curves: [(String, (Double) -> Double)] = [
      ("elastic.out(1.5, 0.3)", { out($0, 1.5, 0.3) }),
      ("elastic.in(1.5, 0.4)", { 1 - out(1 - $0, 1.5, 0.4) }),
      ("elastic.inOut", { both($0) { out($0, 1, 0.45) } }),
      ("elastic.inOut(2, 0.5)", { both($0) { out($0, 2, 0.5) } }),
      ("d3.easeElasticInOut", { both($0) { out($0, 1, 0.3) } }), ("back.inOut", { both($0, back) }),
    ]
    for (name, formula) in curves {
      let curve = try #require(EasingName(name)?.curve).curve
      // At the very ends the formulas miss 0 and 1 by a thousandth of the amplitude.
      for x in stride(from: 0.02, through: 0.98, by: 0.02) {
        #expect(abs(curve.value(at: x) - formula(x)) < 2e-3, "\(name) at \(x)")
      }
    }
  }
}
