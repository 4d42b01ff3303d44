import Foundation
import GlissandoMotion
import Testing

@testable import GlissandoNotation

/// What has been written is read back, and what others have written is understood.
@Suite struct ReadingTests {
  static let settings: [MotionSetting] =
    SpringTargetTests.springs.prefix(6).map { MotionSetting(.spring($0)) }
    + [
      MotionSetting(.system),
      MotionSetting(.spring(.perceptual(duration: 0.3, bounce: 0.2), blendDuration: 0.25)),
      MotionSetting(.curve(.easeInOut, duration: 0.35), modifiers: [.delay(0.2)]),
      MotionSetting(.curve(.linear, duration: 2), modifiers: [.repeatForever(autoreverses: false)]),
      MotionSetting(.curve(.bezier(x1: 0.3, y1: -0.2, x2: 0.1, y2: 1.2), duration: 0.8)),
      MotionSetting(.curve(.circularEaseOut, duration: 0.5)),
      MotionSetting(
        .curve(Easing.curve(named: "easeOutBounce") ?? .linear, duration: 1),
        modifiers: [.speed(2)]),
      MotionSetting(
        .interpolatingSpring(.physical(mass: 2, stiffness: 90, damping: 7), initialVelocity: 2)),
      MotionSetting(.decay(timeConstant: 0.3)),
      MotionSetting(.spring(.perceptual(duration: 0.5, bounce: 0.4)), modifiers: [.stopsAtTarget]),
    ]

  @Test("What a language writes it reads back", arguments: NotationFormats.all.map(\.id))
  func roundTrip(_ id: String) throws {
    let format = try #require(NotationFormats.named(id))
    for setting in Self.settings {
      let written = format.write(setting, options: WritingOptions(name: "drawer"))
      let found = MotionText.reading(written.text)
      try #require(found.motions.count == 1, "\(id): \(written.text) \(found)")
      let expected = id == "swiftui-spring" ? "swiftui" : id
      #expect(found.motions[0].format == expected, "\(written.text)")
      let course = MotionCourse(PlainMotion(found.motions[0].setting))
      let distance = MotionCourse(PlainMotion(setting)).greatestDifference(to: course)
      // Qt's springs are read as those that its steps follow, without the first one.
      let isStepped = written.text.contains("SpringAnimation")
      let allowed = (isStepped ? 1e-6 : written.greatestError) + 1e-6
      let isVelocityLost = written.notes.contains { $0.contains("no initial velocity") }
      let isStopLost = written.notes.contains { $0.contains("does not stop") }
      if !(isStepped && (isVelocityLost || isStopLost)) {
        #expect(distance <= allowed, "\(id): \(written) gives \(found.motions[0].setting)")
      }
      #expect(found.errors.isEmpty, "\(written.text): \(found.errors)")
    }
  }

  @Test("Our own languages lose nothing", arguments: ["swiftui", "json"])
  func lossless(_ id: String) throws {
    let format = try #require(NotationFormats.named(id))
    for setting in Self.settings {
      if case .curve(.pieces, _) = setting.base, id == "swiftui" { continue }
      let text = format.write(setting, options: WritingOptions()).text
      #expect(try MotionText.read(text).map(\.setting) == [setting], "\(text)")
    }
  }

  @Test("A whole niri configuration gives all of its motions, with their names")
  func niri() throws {
    let text = """
      animations {
          slowdown 3.0 // not ours
          workspace-switch {
              spring damping-ratio=1.0 stiffness=1000 epsilon=0.0001
          }
          window-open {
              duration-ms 150
              curve "ease-out-expo"
          }
          window-close {
              duration-ms 200
              curve "cubic-bezier" 0.05 0.7 0.1 1
          }
          horizontal-view-movement {
              spring damping-ratio=0.8 stiffness=800 epsilon=0.0001
          }
          config-notification-open-close {
              spring damping-ratio=0.6 stiffness=1000 epsilon=0.001
          }
      }
      """
    let motions = try MotionText.read(text)
    #expect(
      motions.map(\.name) == [
        "workspace-switch", "window-open", "window-close", "horizontal-view-movement",
        "config-notification-open-close",
      ])
    #expect(motions.map(\.place.line) == [4, 7, 11, 15, 18])
    #expect(
      motions[2].setting.base == .curve(.bezier(x1: 0.05, y1: 0.7, x2: 0.1, y2: 1), duration: 0.2))
    let spring = try #require(motions[4].setting.spring)
    #expect(abs(spring.stiffness - 1000) < 1e-9 && abs(spring.dampingRatio - 0.6) < 1e-12)
  }

  @Test("Hyprland's old and new configurations are read")
  func hyprland() throws {
    let old = """
      animations {
          enabled = true
          bezier = overshot, 0.13, 0.99, 0.29, 1.1 # a remark
          bezier = easein, 0.11, 0, 0.5, 0
          animation = windows, 1, 4, overshot, slide
          animation = fade, 0, 3, easein
          animation = workspaces, 1, 2, easein, slidevert
          animation = border, 1, 10, default
      }
      """
    let motions = try MotionText.read(old)
    #expect(motions.map(\.name) == ["windows", "workspaces", "border"])
    #expect(
      motions[0].setting.base
        == .curve(.bezier(x1: 0.13, y1: 0.99, x2: 0.29, y2: 1.1), duration: 0.4))
    #expect(motions[2].setting.base == .curve(HyprlandLuaFormat.standardBezier, duration: 1))
    let used = """
      bezier = easein, 0.11, 0, 0.5, 0
      animation = windows, 1, 4, easein
      animation = fade, 1, 3, easein
      """
    #expect(try MotionText.read(used).map(\.place.line) == [1, 3])
    let new = """
      hl.curve("quick", { type = "bezier", points = { {0.15, 0}, {0.1, 1} } })
      hl.curve("easy",  { type = "spring", mass = 1, stiffness = 71.2633, dampening = 15.8273644 })
      hl.animation({ leaf = "fade", enabled = true, speed = 3.03, bezier = "quick" })
      hl.animation({ leaf = "windows", enabled = true, speed = 4.79, spring = "easy", style = "slide" })
      """
    let lua = try MotionText.read(new)
    #expect(lua.map(\.name) == ["fade", "windows"])
    #expect(
      lua[0].setting.base == .curve(.bezier(x1: 0.15, y1: 0, x2: 0.1, y2: 1), duration: 0.303))
    #expect(
      lua[1].setting.base == .spring(.physical(mass: 1, stiffness: 71.2633, damping: 15.8273644)))
    let renamed = try MotionText.read(new.replacingOccurrences(of: "dampening", with: "damping"))
    #expect(renamed.map(\.setting) == lua.map(\.setting))
  }

  @Test("picom's scripts are read")
  func picom() throws {
    let text = """
      animations = ({
        triggers = ["close", "hide"];
        opacity = {
          curve = "cubic-bezier(0.2,0,0.8,1)";
          duration = 0.2;
          start = "window-raw-opacity-before";
          end = 0;
        };
        scale-x = { curve = "ease-in"; duration = 0.25; delay = 0.1; start = 1; end = 0.5; };
        shadow-opacity = "opacity";
      })
      """
    let motions = try MotionText.read(text)
    #expect(motions.map(\.name) == ["opacity", "scale-x"])
    #expect(
      motions[0].setting.base == .curve(.bezier(x1: 0.2, y1: 0, x2: 0.8, y2: 1), duration: 0.2))
    #expect(
      motions[1].setting == MotionSetting(.curve(.easeIn, duration: 0.25), modifiers: [.delay(0.1)])
    )
  }

  @Test(
    "Style sheets are read: shorthands, longhands, custom properties, linear() by its own rules")
  func css() throws {
    let text = """
      :root { --spring-easing: linear(0, 0.5 20% 40%, 1.1, 1); --spring-duration: 800ms; }
      .card { transition: opacity 0.3s ease-in, transform 250ms cubic-bezier(0.2, 0, 0, 1) 0.1s; }
      .dot { animation: pulse 2s ease-in-out infinite alternate; }
      .sheet { transition-timing-function: ease-out; transition-duration: 0.4s; }
      """
    let motions = try MotionText.read(text)
    #expect(motions.map(\.name) == ["spring-easing", "opacity", "transform", "pulse", nil])
    #expect(motions[1].setting == MotionSetting(.curve(.easeIn, duration: 0.3)))
    #expect(
      motions[2].setting
        == MotionSetting(
          .curve(.bezier(x1: 0.2, y1: 0, x2: 0, y2: 1), duration: 0.25), modifiers: [.delay(0.1)]))
    #expect(
      motions[3].setting
        == MotionSetting(
          .curve(.easeInOut, duration: 2), modifiers: [.repeatForever(autoreverses: true)]))
    #expect(motions[4].setting == MotionSetting(.curve(.easeOut, duration: 0.4)))
    guard case .curve(let curve, let duration) = motions[0].setting.base else {
      Issue.record("no curve")
      return
    }
    #expect(duration == 0.8)
    // The third stop lies half way between 40 % and the end.
    for (x, y) in [(0.1, 0.25), (0.2, 0.5), (0.3, 0.5), (0.4, 0.5), (0.7, 1.1), (0.85, 1.05)] {
      #expect(abs(curve.curve.value(at: x) - y) < 1e-9, "\(x)")
    }
  }

  @Test(
    "Single snippets are recognised",
    arguments: [
      (
        "cubic-bezier(0.2, 0, 0, 1)", "css",
        MotionSetting.Base.curve(.bezier(x1: 0.2, y1: 0, x2: 0, y2: 1), duration: 0.3)
      ),
      ("cubic-bezier(.42,0,1,1) 400ms", "css", .curve(.easeIn, duration: 0.4)),
      (
        "spring(dampingRatio = Spring.DampingRatioLowBouncy, stiffness = 400f)", "compose",
        .spring(.response(response: 2 * .pi / 20, dampingFraction: 0.75))
      ),
      (
        "tween(durationMillis = 200, easing = FastOutLinearInEasing)", "compose",
        .curve(.bezier(x1: 0.4, y1: 0, x2: 1, y2: 1), duration: 0.2)
      ),
      (
        "const SpringDescription(mass: 1, stiffness: 100, damping: 10)", "flutter",
        .spring(.physical(mass: 1, stiffness: 100, damping: 10))
      ),
      (
        "duration: const Duration(milliseconds: 450), curve: Curves.easeOut", "flutter",
        .curve(.easeOut, duration: 0.45)
      ),
      (
        "curve: Curves.fastOutSlowIn, duration: Duration(seconds: 1)", "flutter",
        .curve(.bezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1), duration: 1)
      ),
      (
        "useSpring({ x: 1, config: { tension: 280, friction: 60 } })", "react-spring",
        .spring(.physical(mass: 1, stiffness: 280, damping: 60))
      ),
      (
        "transition={{ type: 'spring', stiffness: 300, damping: 20 }}", "motion",
        .spring(.physical(mass: 1, stiffness: 300, damping: 20))
      ),
      (
        "{ type: \"spring\", visualDuration: 0.5, bounce: 0.25 }", "motion",
        .spring(.response(response: 0.6, dampingFraction: 0.75))
      ),
      ("{ ease: \"circOut\", duration: 0.4 }", "motion", .curve(.circularEaseOut, duration: 0.4)),
      (
        "adw_spring_params_new (0.5, 1.0, 400.0)", "libadwaita",
        .spring(.response(response: 2 * .pi / 20, dampingFraction: 0.5))
      ),
      (
        "adw_spring_params_new_full (10, 2, 100)", "libadwaita",
        .spring(.physical(mass: 2, stiffness: 100, damping: 10))
      ),
      (
        "const params = Adw.SpringParams.new(0.5, 1.0, 400);", "libadwaita",
        .spring(.response(response: 2 * .pi / 20, dampingFraction: 0.5))
      ),
      (
        "params = Adw.SpringParams.new_full(10, 2, 100)", "libadwaita",
        .spring(.physical(mass: 2, stiffness: 100, damping: 10))
      ),
      (
        "var params = new Adw.SpringParams (0.5, 1, 400);", "libadwaita",
        .spring(.response(response: 2 * .pi / 20, dampingFraction: 0.5))
      ),
      (
        "new Adw.SpringParams.full (10, 2, 100)", "libadwaita",
        .spring(.physical(mass: 2, stiffness: 100, damping: 10))
      ),
      (
        "let params = adw::SpringParams::new(0.5, 1.0, 400.0);", "libadwaita",
        .spring(.response(response: 2 * .pi / 20, dampingFraction: 0.5))
      ),
      (
        "useSpring({ to: { x: 100 }, config: config.wobbly })", "react-spring",
        .spring(.physical(mass: 1, stiffness: 180, damping: 12))
      ),
      (
        "NumberAnimation { duration: 300; easing.type: Easing.InCirc }", "qt",
        .curve(.circularEaseIn, duration: 0.3)
      ),
      (
        "{\"a\":1,\"k\":[{\"t\":0,\"s\":[0],\"o\":{\"x\":[0.42],\"y\":[0]},\"i\":{\"x\":[1],\"y\":[1]}},{\"t\":30,\"s\":[100]}]}",
        "lottie", .curve(.easeIn, duration: 0.5)
      ),
    ] as [(String, String, MotionSetting.Base)])
  func snippets(_ text: String, _ format: String, _ base: MotionSetting.Base) throws {
    let motions = try MotionText.read(text)
    #expect(motions.map(\.format) == [format])
    #expect(motions.map(\.setting) == [MotionSetting(base)])
  }

  @Test("Motion's springs by duration end when their envelope is a thousandth")
  func motionDurations() throws {
    let spring = try #require(
      try MotionText.read("{ type: \"spring\", duration: 0.8, bounce: 0.25 }").first?.setting.spring
    )
    let reference = ReferenceSpring(response: spring.response, ratio: 0.75)
    let decay = 0.75 * reference.omega
    // ζ/√(1 − ζ²)·e^(−δ·0.8), as Motion solves it.
    #expect(abs(0.75 / (1 - 0.5625).squareRoot() * exp(-decay * 0.8) - 0.001) < 1e-9)
  }

  @Test("Several languages in one text are all read")
  func mixture() throws {
    let text = """
      Swift: .spring(duration: 0.4, bounce: 0.2)
      CSS: `transition: all 300ms ease-out;`
      niri:
      spring damping-ratio=0.7 stiffness=600 epsilon=0.001
      """
    #expect(try MotionText.read(text).map(\.format) == ["swiftui", "css", "niri"])
  }

  @Test(
    "A line of CSS goes on before its first point and behind its last one",
    arguments: [
      ("linear(0 20%, 1)", 0.0, -0.25), ("linear(0, 1 60%)", 1.0, 1 / 0.6),
      ("linear(0 20%, 0.5 20%, 1)", 0.0, 0.0), ("linear(0, 0.5 60%, 1 60%)", 1.0, 1.0),
    ])
  func linearBeyondItsPoints(_ text: String, _ x: Double, _ y: Double) throws {
    let motion = try #require(try MotionText.read("transition: all 1s \(text);").first)
    guard case .curve(.pieces(let curve), _) = motion.setting.base else {
      Issue.record("no pieces")
      return
    }
    let end = try #require(x == 0 ? curve.pieces.first?.start : curve.pieces.last?.end)
    #expect(abs(end.y - y) < 1e-9)
  }

  @Test("What KDL leaves out is left out: nodes with their blocks, values and properties")
  func leftOutOfKDL() throws {
    let text = """
      animations {
        window-open {
          /-spring damping-ratio=0.2 stiffness=100 epsilon=0.0001
          duration-ms 150
          curve "ease-out-expo"
        }
        /-window-close { spring damping-ratio=0.3 stiffness=200 epsilon=0.0001; }
        window-movement { spring damping-ratio=1 /-stiffness=5 stiffness=800 epsilon=0.0001; }
      }
      """
    let motions = try MotionText.read(text)
    #expect(motions.map(\.name) == ["window-open", "window-movement"])
    guard case .curve(_, let duration) = motions[0].setting.base else {
      Issue.record("a spring that is left out")
      return
    }
    #expect(duration == 0.15)
    guard case .spring(let spring, _) = motions[1].setting.base else {
      Issue.record("no spring")
      return
    }
    #expect(abs(spring.spring.stiffness - 800) < 1e-6)
  }

  @Test("What Compose waits for before it is there is read and written")
  func snapAfterAWhile() throws {
    let motion = try #require(try MotionText.read("snap(delayMillis = 300)").first)
    #expect(motion.setting.modifiers == [.delay(0.3)])
    let written = try #require(NotationFormats.named("compose"))
      .write(motion.setting, options: WritingOptions())
    #expect(written.text == "snap(delayMillis = 300)" && written.notes.isEmpty)
    #expect(throws: NotationError.self) { try MotionText.read("snap(delayMilis = 300)") }
  }

  @Test("A spring with a number that nothing takes is a mistake, in whatever language")
  func strayNumbers() throws {
    let error = #expect(throws: NotationError.self) {
      try MotionText.read("spring(dampingRatio = 1f, stiffness = 0.00001f)")
    }
    #expect(error?.description.contains("response is 1987 here, which is out of range") == true)
    #expect(
      try MotionText.animation(".bouncy(extraBounce: 0.8)").base
        == .spring(.perceptual(duration: 0.5, bounce: 1)))
  }

  @Test("Braces in braces cost what they are long")
  func nestedBraces() {
    let count = 1 << 17
    let text = String(repeating: "{", count: count) + String(repeating: "}", count: count)
    #expect(MotionText.reading(text).motions.isEmpty)
  }

  @Test(
    "A motion of any name is read back from every language that wants one",
    arguments: ["hyprland", "hyprland-lua", "css", "libadwaita", "lottie", "json"],
    ["a, b", "Slow sheet", "say \"so\"", "2 (old)", "…"])
  func names(_ language: String, _ name: String) throws {
    let format = try #require(NotationFormats.named(language))
    let spring = MotionSetting(.spring(.perceptual(duration: 0.5, bounce: 0.2)))
    let written = format.write(spring, options: WritingOptions(name: name))
    let reading = MotionText.reading(written.text)
    #expect(reading.errors.isEmpty && reading.motions.count == 1, "\(written.text)")
  }
}
