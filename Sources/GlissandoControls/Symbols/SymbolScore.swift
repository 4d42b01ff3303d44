import Foundation
import GlissandoMotion
import GlissandoViews

/// The course of an effect: poses with the time that each takes.
struct SymbolScore {
  private let configuration: SymbolEffectConfiguration
  private let options: SymbolEffectOptions
  /// More rounds than this nobody waits for.
  private static let mostRounds = 100
  /// How a symbol goes to another size.
  static let settle = Animation.snappy(duration: 0.35)
  /// How a symbol leaves an effect that ends before its time.
  static let rest = Step(pose: SymbolPose(), duration: 0.35)

  init(_ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions) {
    self.configuration = configuration
    self.options = options
  }

  /// How many times it is played after a change.
  var rounds: Int { options.isEndless ? Self.mostRounds : min(options.count ?? 1, Self.mostRounds) }

  /// Whether it is to be seen without its motion.
  var fades: Bool { round.contains { $0.pose.opacity != 1 } }

  /// So many rounds, one after the other.
  func steps(rounds: Int) -> [Step] {
    var round = round.map { Step(pose: $0.pose, duration: $0.duration / options.speed) }
    if options.pause > 0 { round.append(Step(pose: SymbolPose(), duration: options.pause)) }
    return (0..<max(rounds, 1)).flatMap { _ in round }
  }

  /// A pose and how long it takes to get there, in seconds.
  struct Step: KeyframeTrackContent {
    let pose: SymbolPose
    /// 0 for one that is there at once.
    let duration: Double

    var body: some KeyframeTrackContent<SymbolPose> {
      if duration > 0 {
        CubicKeyframe(pose, duration: duration)
      } else {
        MoveKeyframe(pose)
      }
    }
  }

  private var round: [Step] {
    switch configuration.kind {
    case .bounce: bounce
    case .wiggle: wiggle
    case .rotate:
      [
        Step(pose: SymbolPose(degrees: sign * 360), duration: 0.8),
        // A whole turn is no turn.
        Step(pose: SymbolPose(), duration: 0),
      ]
    case .breathe:
      [
        Step(pose: SymbolPose(scale: 1.12, opacity: 1), duration: 0.9),
        Step(pose: SymbolPose(scale: 0.94, opacity: 0.75), duration: 0.9),
        Step(pose: SymbolPose(), duration: 0.5),
      ]
    case .variableColor: variableColor
    default:
      [
        Step(pose: SymbolPose(opacity: 0.35), duration: 0.5),
        Step(pose: SymbolPose(), duration: 0.5),
      ]
    }
  }

  private var sign: Double { configuration.direction == .counterClockwise ? -1 : 1 }

  private var bounce: [Step] {
    let isDown = configuration.direction == .down
    return [
      Step(pose: SymbolPose(scale: isDown ? 0.8 : 1.22), duration: 0.14),
      Step(pose: SymbolPose(scale: isDown ? 1.08 : 0.93), duration: 0.14),
      Step(pose: SymbolPose(scale: isDown ? 0.98 : 1.02), duration: 0.12),
      Step(pose: SymbolPose(), duration: 0.1),
    ]
  }

  private var wiggle: [Step] {
    let swings = [1, -0.8, 0.55, -0.3, 0]
    return swings.map { Step(pose: swing($0), duration: 0.11) }
  }

  private func swing(_ amount: Double) -> SymbolPose {
    switch configuration.direction {
    case .up: SymbolPose(offset: CGPoint(x: 0, y: -4 * amount))
    case .down: SymbolPose(offset: CGPoint(x: 0, y: 4 * amount))
    case .left: SymbolPose(offset: CGPoint(x: -4 * amount, y: 0))
    case .right: SymbolPose(offset: CGPoint(x: 4 * amount, y: 0))
    default: SymbolPose(degrees: sign * 14 * amount)
    }
  }

  private var variableColor: [Step] {
    let there = [0.3, 0.55, 0.8, 1.0].map {
      Step(pose: SymbolPose(opacity: $0), duration: 0.22)
    }
    guard configuration.reverses else { return there }
    return there + there.reversed().dropFirst()
  }
}
