import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews

/// A box of 100 × 60 that comes and goes in the middle of a window of 400 × 300, and what it is
/// called.
@MainActor
func box(_ name: String = "box") -> some View {
  Rectangle().frame(width: 100, height: 60).accessibilityIdentifier(name)
}

/// How a box looks while it comes or goes: its frame and its opacity.
@MainActor
func look(_ stage: Stage, _ name: String = "box") throws -> String {
  let element = try stage.element(name)
  return element.frame.short + (element.opacity == 1 ? "" : " @" + short(element.opacity))
}

/// The looks of a box at equal distances of time, the present one first.
@MainActor
func looks(
  _ stage: Stage, _ name: String = "box", every interval: Double, count: Int
) throws -> [String] {
  try (0..<count).map { index in
    if index > 0 { stage.advance(by: interval) }
    return try look(stage, name)
  }
}

extension Animation {
  /// Progress that is as easy to say as it is to see.
  static var second: Animation { .linear(duration: 1) }
}

/// Numbers that are the same in every run.
struct RepeatableNumbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
