import Testing

@testable import GlissandoNotation

/// How Lottie's keyframes end where a motion does not.
@Suite struct LottieEndTests {
  @Test(
    "Each keyframe is later than the one before, also where the motion is cut off",
    arguments: [
      "spring(duration: 0.5, bounce: 1)", "spring(duration: 0.01, bounce: -1)",
      "spring(duration: 0.5, bounce: 0.3)",
      ".interpolatingSpring(mass: 1, stiffness: 90, damping: 0)",
    ])
  func times(text: String) throws {
    let written = LottieFormat().write(try MotionText.animation(text), options: WritingOptions())
    let times = written.text.split(separator: "\n").compactMap { line -> Double? in
      guard line.hasPrefix("{\"t\":") else { return nil }
      return Double(line.dropFirst("{\"t\":".count).prefix { $0 != "," })
    }
    #expect(times.count > 2 && times.count < 410)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    #expect(written.text.contains("\"s\":[100]}\n"))
  }
}
