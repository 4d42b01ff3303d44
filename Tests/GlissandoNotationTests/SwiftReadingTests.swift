import Foundation
import GlissandoMotion
import Testing

@testable import GlissandoNotation

@Suite struct SwiftReadingTests {
  @Test("A name with a modifier is an animation by itself, in whatever language the text may be")
  func namesWithModifiers() throws {
    for (text, animation) in [
      ("bouncy.speed(2)", Animation.bouncy.speed(2)),
      ("default.delay(0.1).speed(0.5)", Animation.default.delay(0.1).speed(0.5)),
    ] {
      #expect(try MotionText.read(text).map(\.setting.animation) == [animation])
    }
    #expect(throws: NotationError.self) { try MotionText.read("bouncy.count") }
  }

  @Test(
    "Numbers that make no spring are told, with their place and what is allowed",
    arguments: [
      (".spring(duration: -1)", 19, "from 0 to 600"),
      (".spring(duration: 0.5, bounce: 3)", 32, "from -1 to 1"),
      (".spring(response: 0.5, dampingFraction: -1)", 41, "from 0 to 1000000"),
      (".interpolatingSpring(mass: 0, stiffness: 1, damping: 1)", 28, "above 0, up to 1000000"),
      ("Spring(settlingDuration: 1, dampingRatio: 0)", 43, "above 0, up to 1000000"),
      (".bouncy(duration: 1e9)", 19, "from 0 to 600"),
      (".spring(duration: 1e-9)", 19, "0, or from 0.001 to 600"),
      (
        ".interpolatingSpring(mass: 1e-9, stiffness: 1, damping: 1)", 28,
        "from 0.000001 to 1000000"
      ),
      (".smooth.speed(1e300)", 15, "from -1000000000 to 1000000000"),
      (".linear(duration: 1e300)", 19, "from -1000000000 to 1000000000"),
    ])
  func outOfRange(text: String, column: Int, allowed: String) {
    #expect {
      try MotionText.animation(text)
    } throws: { error in
      let error = error as? NotationError
      return error?.place.column == column && error?.allowed == allowed
    }
  }

  @Test(
    "A number beyond those that motion is computed with is refused, whatever the language",
    arguments: [
      "transition: all 1e300s ease", "animation: a 1e300ms linear(0, 1)", "linear(0, 1e300, 1)",
      "tween(durationMillis = 1e300)", #"{"glissando":1,"curve":"linear","duration":1e300}"#,
      #"{"glissando":1,"curve":"linear","modifiers":[{"speed":1e300}]}"#,
      #"{"glissando":1,"curve":"linear","modifiers":[{"delay":-1e300}]}"#,
      #"{"glissando":1,"curve":[[0,0],[0.5,1e300],[1,1]]}"#,
      #"{"glissando":1,"interpolatingSpring":{"duration":1,"bounce":0},"initialVelocity":1e300}"#,
      "animation=windows,1,1e300,default", #"{ duration: 1e300, ease: "linear" }"#,
      "NumberAnimation { duration: 1e300; easing.type: Easing.OutCubic }",
      #"{"i":{"x":[0.5],"y":[1e300]},"o":{"x":[0.5],"y":[0]},"t":0,"s":[0]}"#,
      "stiffness: 1e300, damping: 1", "decay(initialVelocity: 1e300)",
    ])
  func beyondNumbers(text: String) {
    #expect {
      try MotionText.read(text)
    } throws: { error in
      let error = error as? NotationError
      return error?.allowed.contains("1000000000") == true && "\(error!)".utf8.count < 300
    }
  }

  @Test(
    "A spring without a duration is rigid, and one that swings for ever is one",
    arguments: [
      ".spring(duration: 0)", ".spring(duration: 0.5, bounce: 1)", ".snappy(duration: 0)",
      ".interpolatingSpring(mass: 0.001, stiffness: 100, damping: 0)",
    ])
  func edges(text: String) throws {
    _ = try MotionText.animation(text)
  }

  @Test(
    "A text means the animation that the compiler makes of it",
    arguments: [
      (".default", .default),
      (".`default`", .default),
      (".linear", .linear),
      ("Animation.easeIn", .easeIn),
      (".easeOut(duration: 2)", .easeOut(duration: 2)),
      ("easeInOut(duration: 1.5)", .easeInOut(duration: 1.5)),
      (".timingCurve(0.2, 0, 0, 1)", .timingCurve(0.2, 0, 0, 1)),
      (
        ".timingCurve(0.2, -0.5, 0, 1.5, duration: 0.4)",
        .timingCurve(0.2, -0.5, 0, 1.5, duration: 0.4)
      ),
      (".timingCurve(.circularEaseIn, duration: 1)", .timingCurve(.circularEaseIn, duration: 1)),
      (
        ".timingCurve(.circularEaseIn.inverse, duration: 1)",
        .timingCurve(.circularEaseOut, duration: 1)
      ),
      (
        ".timingCurve(.bezier(startControlPoint: UnitPoint(x: 0.1, y: 0.2), endControlPoint: .bottomTrailing), duration: 2)",
        .timingCurve(
          .bezier(startControlPoint: UnitPoint(x: 0.1, y: 0.2), endControlPoint: .bottomTrailing),
          duration: 2)
      ),
      (".spring", .spring),
      (".spring()", .spring()),
      (".spring(duration: 0.4)", .spring(duration: 0.4)),
      (".spring(bounce: 0.25)", .spring(bounce: 0.25)),
      (
        ".spring(duration: 0.4, bounce: 0.25, blendDuration: 0.1)",
        .spring(duration: 0.4, bounce: 0.25, blendDuration: 0.1)
      ),
      (".spring(response: 0.4)", .spring(response: 0.4)),
      ("spring(response: 0.4, dampingFraction: 0.7)", .spring(response: 0.4, dampingFraction: 0.7)),
      (
        ".spring(dampingFraction: 0.7, blendDuration: 1)",
        .spring(dampingFraction: 0.7, blendDuration: 1)
      ),
      (".spring(Spring())", .spring(Spring())),
      (".spring(.bouncy, blendDuration: 0.2)", .spring(.bouncy, blendDuration: 0.2)),
      (
        ".spring(.bouncy(duration: 0.2, extraBounce: 0.1))",
        .spring(.bouncy(duration: 0.2, extraBounce: 0.1))
      ),
      (".spring(Spring.snappy)", .spring(Spring.snappy)),
      (
        ".spring(.init(response: 0.3, dampingRatio: 0.5))",
        .spring(.init(response: 0.3, dampingRatio: 0.5))
      ),
      (
        ".spring(Spring(mass: 1, stiffness: 100, damping: 10))",
        .spring(Spring(mass: 1, stiffness: 100, damping: 10))
      ),
      (
        ".spring(Spring(stiffness: 100, damping: 100))",
        .spring(Spring(stiffness: 100, damping: 100))
      ),
      (
        ".spring(Spring(mass: 2, stiffness: 100, damping: 100, allowOverDamping: true))",
        .spring(Spring(mass: 2, stiffness: 100, damping: 100, allowOverDamping: true))
      ),
      (
        ".spring(Spring(settlingDuration: 1, dampingRatio: 0.5))",
        .spring(Spring(settlingDuration: 1, dampingRatio: 0.5))
      ),
      (
        ".spring(Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0.01))",
        .spring(Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0.01))
      ),
      (".interactiveSpring", .interactiveSpring),
      (".interactiveSpring()", .interactiveSpring()),
      (".interactiveSpring(response: 0.3)", .interactiveSpring(response: 0.3)),
      (
        ".interactiveSpring(duration: 0.3, extraBounce: 0.1)",
        .interactiveSpring(duration: 0.3, extraBounce: 0.1)
      ),
      (".interpolatingSpring", .interpolatingSpring),
      (
        ".interpolatingSpring(stiffness: 170, damping: 15)",
        .interpolatingSpring(stiffness: 170, damping: 15)
      ),
      (
        ".interpolatingSpring(mass: 2, stiffness: 170, damping: 150, initialVelocity: -3)",
        .interpolatingSpring(mass: 2, stiffness: 170, damping: 150, initialVelocity: -3)
      ),
      (
        ".interpolatingSpring(duration: 1, bounce: 0.5)",
        .interpolatingSpring(duration: 1, bounce: 0.5)
      ),
      (
        ".interpolatingSpring(.smooth, initialVelocity: 2)",
        .interpolatingSpring(.smooth, initialVelocity: 2)
      ),
      (".smooth", .smooth),
      (".snappy(duration: 0.3)", .snappy(duration: 0.3)),
      (".bouncy(extraBounce: 0.1)", .bouncy(extraBounce: 0.1)),
      (".decay", .decay),
      (".decay(.fast)", .decay(.fast)),
      (".decay(.fast, bounce: .bouncy)", .decay(.fast, bounce: .bouncy)),
      (
        ".decay(Decay(timeConstant: 0.3), initialVelocity: 4)",
        .decay(Decay(timeConstant: 0.3), initialVelocity: 4)
      ),
      (
        ".decay(initialVelocity: 4, bounce: Spring())", .decay(initialVelocity: 4, bounce: Spring())
      ),
      (".decay(Decay(decelerationRate: 0.99))", .decay(Decay(decelerationRate: 0.99))),
      (".spring().delay(0.1)", .spring().delay(0.1)),
      (
        ".linear(duration: 2).repeatForever(autoreverses: false)",
        .linear(duration: 2).repeatForever(autoreverses: false)
      ),
      (".easeIn.repeatCount(3).speed(2).delay(1)", .easeIn.repeatCount(3).speed(2).delay(1)),
      (
        ".bouncy.logicallyComplete(after: 0.2).stopsAtTarget()",
        .bouncy.logicallyComplete(after: 0.2).stopsAtTarget()
      ),
      (".easeIn(duration: 1 / 4 + 2 * (3 - 1))", .easeIn(duration: 1 / 4 + 2 * (3 - 1))),
      (".easeIn(duration: 1_000e-3)", .easeIn(duration: 1_000e-3)),
      (".easeIn(duration: .pi)", .easeIn(duration: .pi)),
      (
        ".spring(\n  duration: 0.5, // a remark\n  bounce: /* another */ 0.3\n)\n.delay(1)",
        .spring(duration: 0.5, bounce: 0.3).delay(1)
      ),
    ] as [(String, Animation)])
  func reading(_ text: String, _ animation: Animation) throws {
    #expect(try SwiftMotionReader.motion(in: text).animation == animation)
    let found = try MotionText.read(text)
    #expect(found.map(\.setting.animation) == [animation])
    #expect(found.map(\.range) == [0..<text.utf8.count])
  }

  @Test(
    "A mistake is said with its place, what is allowed, and the nearest word",
    arguments: [
      ("sprng()", 1, 1, ["sprng", "spring"]),
      (".spring(duration: 0.5, bounc: 0.3)", 1, 24, ["bounc", "Did you mean “bounce”?"]),
      (".spring(bounce: 0.5, duration: 0.3)", 1, 22, ["duration", "order"]),
      (".spring(duration: 0.5, dampingFraction: 0.3)", 1, 24, ["dampingFraction", "duration"]),
      (".spring(0.5)", 1, 9, ["0.5"]),
      (".spring(duration: fast)", 1, 19, ["fast", "a number"]),
      (".spring(duration: 300ms)", 1, 19, ["300ms", "without a unit"]),
      (".spring(duration: .5)", 1, 19, ["“.5”", "digit before the point"]),
      (".spring(duration: 1e999)", 1, 19, ["1e999", "finite"]),
      (".spring(duration: 0.5", 1, 22, ["the end of the text", "“)”"]),
      (".easeIn()", 1, 9, ["easeIn", "duration"]),
      (".linear(duration: 1).repeatCount(2.5)", 1, 34, ["2.5", "whole number"]),
      (".linear(duration: 1).repeatForever", 1, 35, ["repeatForever", "parentheses"]),
      (".linear(duration: 1)\n  .dely(0.1)", 2, 4, ["dely", "Did you mean “delay”?"]),
      (".interpolatingSpring(stiffness: 100)", 1, 36, ["damping"]),
      (".spring(Spring(stifness: 100, damping: 1))", 1, 16, ["stifness", "stiffness"]),
      (".timingCurve(.easeInn, duration: 1)", 1, 15, ["easeInn", "easeIn"]),
      (".timingCurve(1, 2, 3)", 1, 21, ["timingCurve"]),
      ("Animation.", 1, 10, ["“.”"]),
      (".default()", 1, 9, ["default", "without parentheses"]),
      (".spring() and more", 1, 11, ["and", ".delay"]),
      (".linear.repeatForever(autoreverses: no)", 1, 37, ["no", "true or false"]),
      ("", 1, 1, ["the end of the text"]),
    ])
  func mistakes(_ text: String, _ line: Int, _ column: Int, _ words: [String]) {
    do throws(NotationError) {
      _ = try SwiftMotionReader.motion(in: text)
      Issue.record("accepted \(text)")
    } catch {
      #expect((error.place.line, error.place.column) == (line, column), "\(error)")
      for word in words { #expect(error.description.contains(word), "\(error)") }
      #expect(!error.description.contains("\n"))
    }
  }

  @Test("Animations are found in the midst of code")
  func scanning() {
    let text = """
      withAnimation(.snappy(duration: 0.3)) { isOpen.toggle() }
      Text("x").animation(.easeInOut(duration: 2).delay(0.5), value: x)
      let spring = Spring(duration: 0.25)
      """
    let reading = MotionText.reading(text)
    #expect(
      reading.motions.map(\.setting.animation) == [
        .snappy(duration: 0.3), .easeInOut(duration: 2).delay(0.5), .spring(Spring(duration: 0.25)),
      ])
    #expect(reading.motions.map(\.place.line) == [1, 2, 3])
    #expect(reading.errors.isEmpty)
  }
}
