import Foundation
import GlissandoMotion
import Testing

@testable import GlissandoNotation

/// Curves, and springs in languages that only have curves: the motion is computed back from the text.
@Suite struct CurveTargetTests {
  private static let springs = [
    (0.5, 0.0), (0.5, 0.3), (0.3, 0.7), (1.2, -0.4), (0.15, 0.15), (0.8, 0.9),
  ]

  private static func spring(_ duration: Double, _ bounce: Double) -> MotionSetting {
    MotionSetting(.spring(.perceptual(duration: duration, bounce: bounce)))
  }

  private static func write(
    _ id: String, _ setting: MotionSetting, error: Double = 0.001
  ) throws -> WrittenMotion {
    try #require(NotationFormats.named(id))
      .write(setting, options: WritingOptions(greatestError: error))
  }

  // MARK: - linear()

  /// The polyline of `linear(…)` over its duration, taken apart by hand.
  private static func polyline(_ text: String) -> (
    points: [(x: Double, y: Double)], duration: Double
  ) {
    let duration = text.numbers("transition: all")[0] / 1000
    let stops = text.list(behind: "linear")
    let points = stops.enumerated().map { index, stop in
      let words = stop.split(separator: " ")
      let x = words.count > 1 ? Double(words[1].dropLast()) ?? .nan : index == 0 ? 0 : 100
      return (x: x / 100, y: Double(words[0]) ?? .nan)
    }
    return (points, duration)
  }

  private static func height(_ points: [(x: Double, y: Double)], _ x: Double) -> Double {
    guard x < 1, let next = points.firstIndex(where: { $0.x > x }), next > 0 else {
      return points.last?.y ?? .nan
    }
    let (a, b) = (points[next - 1], points[next])
    return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
  }

  @Test(
    "A curve that stands for a spring sets out with the spring's velocity",
    arguments: [-5, 3, 20.0])
  func velocity(_ velocity: Double) throws {
    let still = SpringSetting.perceptual(duration: 0.5, bounce: 0.3)
    let thrown = MotionSetting(.interpolatingSpring(still, initialVelocity: velocity))
    for id in ["css", "lottie", "hyprland", "picom"] {
      let written = try Self.write(id, thrown)
      #expect(!written.notes.contains { $0.contains("velocity") })
      let unmoved = WrittenMotion(
        text: "", of: thrown, as: PlainMotion(MotionSetting(.spring(still))))
      let most = ["css", "lottie"].contains(id) ? 0.001 : unmoved.greatestError
      #expect(written.greatestError <= most, "\(id): \(written)")
    }
    let (points, seconds) = Self.polyline(try Self.write("css", thrown).text)
    let spring = ReferenceSpring(response: 0.5, ratio: 0.7, velocity: velocity)
    #expect(spring.distance(to: { Self.height(points, $0 / seconds) }, until: seconds) <= 0.001)
  }

  @Test(
    "linear() stays within the chosen error of the spring", arguments: [0.05, 0.01, 0.001, 0.0003])
  func linear(_ error: Double) throws {
    for (duration, bounce) in Self.springs {
      let written = try Self.write("css", Self.spring(duration, bounce), error: error)
      let (points, seconds) = Self.polyline(written.text)
      let spring = ReferenceSpring(duration: duration, bounce: bounce)
      let distance = spring.distance(
        to: { Self.height(points, $0 / seconds) }, until: seconds * 1.5)
      #expect(distance <= error, "\(duration), \(bounce): \(distance) with \(points.count) points")
      #expect(abs(written.greatestError - distance) < error / 2)
      #expect(zip(points, points.dropFirst()).allSatisfy { $0.x < $1.x })
      #expect(points.first?.y == 0 && points.last?.y == 1)
    }
  }

  @Test(
    "A smaller error takes more points, about as the inverse of its root, and never needlessly many"
  )
  func pointCounts() throws {
    let setting = Self.spring(0.5, 0.3)
    let counts = try [0.04, 0.01, 0.0025, 0.000625].map { error in
      Self.polyline(try Self.write("css", setting, error: error).text).points.count
    }
    #expect(counts == counts.sorted())
    #expect(counts[0] <= 8 && counts[1] <= 13 && counts[2] <= 24 && counts[3] <= 46, "\(counts)")
  }

  @Test("No chain of fewer lines stays within the error")
  func fewestPoints() {
    // A parabola: between points that lie below it by e, a line passes above it by e where it spans
    // 2·√(2e), so ⌈1/(2·√(2e))⌉ lines are needed.
    for error in [0.01, 0.004, 0.001] {
      let fit = PolylineFit(curve: { $0 * $0 }, error: error, places: 1000)
      let lines = fit.points().count - 1
      let least = Int((1 / (2 * (2 * error).squareRoot())).rounded(.up))
      // The ends are fixed, and the grid of heights reaches four fifths of the error.
      #expect(lines >= least && lines <= least + 1, "\(lines) lines, \(least) are needed")
      // Chords with both ends on the curve, as most tools put them, span only 2·√e.
      #expect(Double(lines) < 0.9 / (2 * error.squareRoot()))
    }
  }

  @Test("A spring that never rests is cut off, and the text says so")
  func endless() throws {
    let written = try Self.write("css", Self.spring(0.5, 1))
    #expect(written.notes.contains { $0.contains("swings on") })
    #expect(written.text.hasSuffix("1);"))
  }

  @Test(
    "Curves are written by their keywords or control points",
    arguments: [
      (CurveSetting.easeInOut, "transition: all 350ms ease-in-out;"),
      (.linear, "transition: all 350ms linear;"),
      (.bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), "transition: all 350ms ease;"),
      (
        .bezier(x1: 0.2, y1: -0.5, x2: 0, y2: 1.25),
        "transition: all 350ms cubic-bezier(0.2, -0.5, 0, 1.25);"
      ),
    ])
  func keywords(_ curve: CurveSetting, _ text: String) throws {
    let written = try Self.write("css", MotionSetting(.curve(curve, duration: 0.35)))
    #expect(written.text == text)
    #expect(written.greatestError < 1e-12)
  }

  @Test("Repetitions and delays become an animation")
  func repetition() throws {
    let setting = MotionSetting(
      .curve(.easeIn, duration: 1), modifiers: [.repeatForever(autoreverses: true), .delay(0.2)])
    #expect(
      try Self.write("css", setting).text
        == "animation: motion 1000ms ease-in 200ms infinite alternate;")
    #expect(
      try Self.write("motion", setting).text
        == "{ duration: 1, ease: [0.42, 0, 1, 1], delay: 0.2, repeat: Infinity, repeatType: \"reverse\" }"
    )
    #expect(
      try Self.write("compose", setting).text
        == "infiniteRepeatable(animation = tween<Float>(durationMillis = 1000, easing = CubicBezierEasing(0.42f, 0f, 1f, 1f)), repeatMode = RepeatMode.Reverse, initialStartOffset = StartOffset(200))"
    )
  }

  // MARK: - One Bézier

  @Test(
    "Targets with one Bézier get the nearest, and its true distance is said", arguments: springs)
  func nearestBezier(_ duration: Double, _ bounce: Double) throws {
    let spring = ReferenceSpring(duration: duration, bounce: bounce)
    let setting = Self.spring(duration, bounce)
    let hyprland = try Self.write("hyprland", setting)
    let points = hyprland.text.list(behind: "bezier = motion", ",", "\n").compactMap(Double.init)
    let speed = hyprland.text.numbers("animation = windows, 1,")[0]
    let bezier = ReferenceBezier(points)
    let distance = spring.distance(to: { bezier.value(at: $0 / (speed / 10)) }, until: duration * 6)
    #expect(abs(distance - hyprland.greatestError) < 2e-3, "\(hyprland) \(distance)")
    #expect(hyprland.notes.contains { $0.contains("differs") })
    if bounce >= 0, bounce < 0.2 { #expect(hyprland.greatestError < 0.03, "\(hyprland)") }

    let picom = try Self.write("picom", setting)
    let curve = ReferenceBezier(picom.text.list(behind: "cubic-bezier").compactMap(Double.init))
    let seconds = picom.text.numbers("duration =")[0]
    let other = spring.distance(to: { curve.value(at: $0 / seconds) }, until: duration * 6)
    #expect(abs(other - picom.greatestError) < 2e-3)
  }

  @Test("A Bézier stays the same Bézier in every target that has one")
  func exactBeziers() throws {
    let setting = MotionSetting(.curve(.bezier(x1: 0.2, y1: -0.1, x2: 0.1, y2: 1.3), duration: 0.4))
    let reference = ReferenceBezier([0.2, -0.1, 0.1, 1.3])
    let targets: [(id: String, numbers: (String) -> [String])] = [
      ("css", { $0.list(behind: "cubic-bezier") }),
      ("compose", { $0.list(behind: "CubicBezierEasing").map { String($0.dropLast()) } }),
      ("flutter", { $0.list(behind: "Cubic") }), ("motion", { $0.list(behind: "ease", "[", "]") }),
      ("react-spring", { $0.list(behind: "bezier") }),
      ("picom", { $0.list(behind: "cubic-bezier") }),
      ("niri", { $0.components(separatedBy: "\"cubic-bezier\" ")[1].components(separatedBy: " ") }),
      ("hyprland", { $0.list(behind: "bezier = motion", ",", "\n") }),
      ("qt", { Array($0.list(behind: "bezierCurve", "[", "]").prefix(4)) }),
    ]
    for target in targets {
      let written = try Self.write(target.id, setting)
      let numbers = target.numbers(written.text).compactMap(Double.init)
      try #require(numbers.count == 4, "\(target.id): \(written.text)")
      let bezier = ReferenceBezier(numbers)
      for step in 0...100 {
        let x = Double(step) / 100
        #expect(abs(bezier.value(at: x) - reference.value(at: x)) < 1e-6, "\(written.text)")
      }
      #expect(written.isExact, "\(target.id): \(written)")
    }
  }

  // MARK: - Splines

  @Test("Lottie's keyframes stay within the error of the spring", arguments: springs)
  func lottie(_ duration: Double, _ bounce: Double) throws {
    let written = try Self.write("lottie", Self.spring(duration, bounce), error: 0.002)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(written.text.utf8)) as? [String: Any])
    let layers = try #require(object["layers"] as? [[String: Any]])
    let transform = try #require(layers[0]["ks"] as? [String: [String: Any]])
    let x = try #require(transform["p"]?["x"] as? [String: Any])
    let keyframes = try #require(x["k"] as? [[String: Any]])
    let rate = try #require(object["fr"] as? Double)
    func value(at time: Double) -> Double {
      let frame = time * rate
      let next = keyframes.firstIndex { ($0["t"] as? Double ?? 0) > frame } ?? keyframes.count
      func number(_ index: Int) -> Double { (keyframes[index]["s"] as? [Double])?[0] ?? .nan }
      guard next > 0, next < keyframes.count else {
        return number(next == 0 ? 0 : keyframes.count - 1) / 100
      }
      let a = keyframes[next - 1]
      let (t0, t1) = (a["t"] as? Double ?? 0, keyframes[next]["t"] as? Double ?? 0)
      let o = a["o"] as? [String: [Double]] ?? [:]
      let i = a["i"] as? [String: [Double]] ?? [:]
      let bezier = ReferenceBezier([
        o["x"]?[0] ?? 0, o["y"]?[0] ?? 0, i["x"]?[0] ?? 1, i["y"]?[0] ?? 1,
      ])
      let part = bezier.value(at: (frame - t0) / (t1 - t0))
      return (number(next - 1) + (number(next) - number(next - 1)) * part) / 100
    }
    let spring = ReferenceSpring(duration: duration, bounce: bounce)
    let end = (keyframes.last?["t"] as? Double ?? 0) / rate
    let distance = spring.distance(to: value, until: end * 1.3)
    #expect(distance <= 0.002, "\(keyframes.count) keyframes, \(distance)")
    #expect(keyframes.count < 80)
  }

  @Test("Qt's splines stay within the error of a curve in pieces")
  func qtSpline() throws {
    let curve = try #require(Easing.curve(named: "easeOutElastic"))
    let written = try Self.write("qt", MotionSetting(.curve(curve, duration: 1)))
    let n = written.text.list(behind: "bezierCurve", "[", "]").compactMap(Double.init)
    try #require(!n.isEmpty && n.count % 6 == 0)
    func value(at x: Double) -> Double {
      var start = (0.0, 0.0)
      for index in stride(from: 0, to: n.count, by: 6) {
        let end = (n[index + 4], n[index + 5])
        if x <= end.0 {
          let width = end.0 - start.0
          let bezier = ReferenceBezier([
            (n[index] - start.0) / width, (n[index + 1] - start.1) / (end.1 - start.1),
            (n[index + 2] - start.0) / width, (n[index + 3] - start.1) / (end.1 - start.1),
          ])
          return start.1 + (end.1 - start.1) * bezier.value(at: (x - start.0) / width)
        }
        start = end
      }
      return 1
    }
    for step in 0...500 {
      let x = Double(step) / 500
      let formula =
        x == 0 || x == 1 ? x : pow(2, -10 * x) * sin((10 * x - 0.75) * 2 * .pi / 3) + 1
      #expect(abs(value(at: x) - formula) < 2e-4)
    }
  }

  @Test("The shared easing functions are those of their formulas")
  func easings() throws {
    let formulas: [(String, (Double) -> Double)] = [
      ("easeInQuad", { $0 * $0 }), ("easeOutCubic", { 1 - pow(1 - $0, 3) }),
      ("easeInOutQuart", { $0 < 0.5 ? 8 * pow($0, 4) : 1 - pow(-2 * $0 + 2, 4) / 2 }),
      ("easeOutQuint", { 1 - pow(1 - $0, 5) }), ("easeInSine", { 1 - cos($0 * .pi / 2) }),
      ("easeOutExpo", { $0 == 1 ? 1 : 1 - pow(2, -10 * $0) }),
      ("easeInBack", { 2.70158 * pow($0, 3) - 1.70158 * pow($0, 2) }),
      (
        "easeInOutBack",
        { x in
          let c = 1.70158 * 1.525
          let u = x < 0.5 ? 2 * x : 2 - 2 * x
          let half = u * u * ((c + 1) * u - c) / 2
          return x < 0.5 ? half : 1 - half
        }
      ),
      (
        "easeInOutElastic",
        { x in
          if x == 0 || x == 1 { return x }
          let wave: Double = sin((20 * x - 11.125) * 2 * .pi / 4.5)
          let size: Double = pow(2, 10 - abs(20 * x - 10)) / 2048
          return x < 0.5 ? -size * wave : 1 + size * wave
        }
      ),
      ("easeOutCirc", { (1 - pow($0 - 1, 2)).squareRoot() }),
      (
        "easeOutBounce",
        { x in
          let (n, d) = (7.5625, 2.75)
          if x < 1 / d { return n * x * x }
          if x < 2 / d { return n * (x - 1.5 / d) * (x - 1.5 / d) + 0.75 }
          if x < 2.5 / d { return n * (x - 2.25 / d) * (x - 2.25 / d) + 0.9375 }
          return n * (x - 2.625 / d) * (x - 2.625 / d) + 0.984375
        }
      ),
    ]
    for (name, formula) in formulas {
      let curve = try #require(Easing.curve(named: name)).curve
      for step in 0...400 {
        let x = Double(step) / 400
        // The exponential ones are a thousandth off at one end, where they are made to meet it.
        let tolerance = name.contains("Expo") ? 1.1e-3 : 3e-5
        #expect(abs(curve.value(at: x) - formula(x)) < tolerance, "\(name) at \(x)")
      }
    }
    #expect(Easing.curve(named: "ADW_EASE_IN_OUT_CUBIC") == Easing.curve(named: "InOutCubic"))
    #expect(Easing.curve(named: "ease-out-quad") == Easing.curve(named: "quadOut"))
    #expect(Easing.curve(named: "easeOutBanana") == nil)
  }
}
