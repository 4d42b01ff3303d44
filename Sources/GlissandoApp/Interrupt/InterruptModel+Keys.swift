import Glissando
import GlissandoDesktop

/// A key of the scene and what it does, as the overlay lists it.
struct SceneKey: Identifiable {
  let keys: String
  let action: String
  var id: String { keys }

  /// All of them, in the two columns of the overlay.
  static let columns = [
    [
      SceneKey(keys: "Space", action: "send the ball off, or turn it round"),
      SceneKey(keys: "← → ↑ ↓", action: "move its target"),
      SceneKey(keys: "1 … 9", action: "choose the animation"),
      SceneKey(keys: "D   Shift D", action: "duration longer, shorter"),
      SceneKey(keys: "B   Shift B", action: "bounce more, less"),
      SceneKey(keys: "Tab", action: "go through the controls"),
    ],
    [
      SceneKey(keys: "S", action: "slow motion: 1×, ½, ¼, 1⁄10"),
      SceneKey(keys: "P", action: "pause, go on"),
      SceneKey(keys: ".", action: "step one frame"),
      SceneKey(keys: "I", action: "interrupt every … ms"),
      SceneKey(keys: "M   Shift M", action: "read the mark before, after"),
      SceneKey(keys: "R", action: "reset"),
      SceneKey(keys: "T", action: "play the tour"),
      SceneKey(keys: "F9   F10", action: "rewind and loop, inspect"),
      SceneKey(keys: "F11", action: "full screen"),
      SceneKey(keys: "Ctrl Q", action: "quit"),
    ],
  ]
}

extension InterruptModel {
  /// Does what a key stands for.
  func handle(_ press: KeyPress) -> KeyPress.Result {
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
    case "m": marks.go(back: !isShifted, among: recording.interruptions)
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
