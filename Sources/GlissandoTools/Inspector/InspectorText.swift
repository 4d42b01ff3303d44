import Foundation
import GlissandoMotion

/// Motion in the inspector's words.
enum InspectorText {
  /// A number of a value: enough digits to see it move, few enough to read.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "?" : value < 0 ? "−∞" : "∞" }
    let size = abs(value)
    return value.text(places: size >= 1000 ? 0 : size >= 100 ? 1 : 2)
  }

  /// The numbers of a value, a comma between; no more than a line holds.
  static func numbers(_ values: [Double]) -> String {
    let shown = values.prefix(4).map { number($0) }.joined(separator: ", ")
    return values.count > 4 ? shown + " …" : shown
  }

  /// Seconds, to a hundredth.
  static func seconds(_ seconds: Double) -> String {
    seconds.isFinite ? String(format: "%.2f s", max(seconds, 0)) : "∞"
  }

  /// Milliseconds, to a hundredth.
  static func milliseconds(_ seconds: Double) -> String {
    String(format: "%.2f ms", seconds * 1000)
  }

  /// An animation, as it is written after a dot.
  static func animation(_ animation: Animation) -> String {
    let text = "\(animation)"
    return text.hasPrefix("Animation.") ? String(text.dropFirst("Animation.".count)) : text
  }

  /// How a run began.
  static func origin(_ origin: MotionRun.Origin) -> String {
    switch origin {
    case .rest: "from rest"
    case .replaced(let animations): "replaced " + list(animations)
    case .joined(let animations): "added to " + list(animations)
    }
  }

  /// Why a run ended, and after how long.
  static func ending(of run: MotionRun) -> String {
    let after = seconds(run.elapsed)
    switch run.ending {
    case nil: return "running"
    case .finished: return "finished after \(after)"
    case .replaced(let next): return "replaced by \(kind(next)) after \(after)"
    case .retired: return "retired after \(after)"
    case .jumped: return "cut off after \(after)"
    case .removed: return "view removed after \(after)"
    case .finishedByHand: return "finished here after \(after)"
    }
  }

  /// When a run that has begun will end.
  static func expectedEnd(of run: MotionRun) -> String {
    if run.isCustom { return "until it says so" }
    return run.duration.isFinite ? seconds(run.duration) : "endless"
  }

  private static func list(_ animations: [Animation]) -> String {
    let first = animations.first.map { kind($0) } ?? ""
    return animations.count > 1 ? "\(first) and \(animations.count - 1) more" : first
  }

  /// The name of an animation without its numbers.
  private static func kind(_ animation: Animation) -> String {
    String(Self.animation(animation).prefix { $0 != "(" })
  }
}

extension MotionInterval {
  /// The components that change, or all where none does.
  ///
  /// A frame that only moves to the right is told of by one number instead of four.
  var changing: [Int] {
    let indices = from.indices.filter { to.indices.contains($0) && from[$0] != to[$0] }
    return indices.isEmpty ? Array(to.indices) : indices
  }
}

extension [Double] {
  /// Those at some of the indices.
  func picked(_ indices: [Int]) -> [Double] {
    indices.filter { self.indices.contains($0) }.map { self[$0] }
  }
}
