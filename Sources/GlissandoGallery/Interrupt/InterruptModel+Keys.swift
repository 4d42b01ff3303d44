package import Glissando
import GlissandoTools

/// What the keys of the scene do.
enum SceneKeys {
  /// All of them, in the two columns of the overlay.
  static let columns = [
    [
      KeyHint("Space", "send the ball off, or turn it round"),
      KeyHint("← → ↑ ↓", "move its target"),
      KeyHint("1 … 9", "choose the animation"),
      KeyHint("D   Shift D", "duration longer, shorter"),
      KeyHint("B   Shift B", "bounce more, less"),
      KeyHint("Tab", "go through the controls"),
    ],
    [
      KeyHint("S", "slow motion: 1×, ½, ¼, 1⁄10"),
      KeyHint("P", "pause, go on"),
      KeyHint(".", "step one frame"),
      KeyHint("I", "interrupt every … ms"),
      KeyHint("M   Shift M", "read the mark before, after"),
      KeyHint("R", "reset"),
      KeyHint("T", "play the tour"),
      KeyHint("F9   F10", "rewind and loop, inspect"),
      KeyHint("F11", "full screen"),
      KeyHint("Ctrl Q", "quit"),
    ],
  ]
}

extension InterruptModel {
  /// Does what a key stands for.
  package func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isDisjoint(with: [.control, .option]) else { return .ignored }
    if showsKeys, press.key == .escape {
      withAnimation(Self.fade) { showsKeys = false }
      return .handled
    }
    if press.key == .escape, marks.chosen != nil {
      marks.clear()
      return .handled
    }
    if let (x, y) = Self.nudges[press.key] {
      nudge(x: x, y: y)
      return .handled
    }
    return handle(letter: press.characters, isShifted: press.modifiers.contains(.shift))
  }

  private func handle(letter: String, isShifted: Bool) -> KeyPress.Result {
    let sign = isShifted ? -1.0 : 1
    switch letter.lowercased() {
    case " ": sendOff()
    case "d": duration = stepped(duration, by: sign * 0.1, in: Self.durationRange)
    case "b": bounce = stepped(bounce, by: sign * 0.1, in: Self.bounceRange)
    case "s": pace = (pace ?? .full).next
    case "p": isPaused.toggle()
    case ".": step()
    case "i": interruptionRate = interruptionRate.next
    case "m": marks.go(back: !isShifted, among: run.interruptions)
    case "r": reset()
    case "t": startTour()
    case "?", "h": withAnimation(Self.fade) { showsKeys.toggle() }
    default: return choose(letter)
    }
    return .handled
  }

  /// How the list of keys comes and goes.
  static let fade = Animation.smooth(duration: 0.2)

  private func choose(_ letter: String) -> KeyPress.Result {
    guard let kind = MotionKind.allCases.first(where: { String($0.key) == letter }) else {
      return .ignored
    }
    self.kind = kind
    return .handled
  }

  /// A value moved by a step and kept on whole steps, so that 0.1 thrice is 0.3.
  private func stepped(_ value: Double, by step: Double, in range: ClosedRange<Double>) -> Double {
    let moved = ((value + step) * 20).rounded() / 20
    return min(max(moved, range.lowerBound), range.upperBound)
  }

  /// How far the arrows move the target, in fractions of the stage.
  private static let nudges: [KeyEquivalent: (Double, Double)] = [
    .leftArrow: (-0.25, 0), .rightArrow: (0.25, 0), .upArrow: (0, -0.3), .downArrow: (0, 0.3),
  ]
}
