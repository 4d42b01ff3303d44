import Foundation

/// React Native's easings: `Easing.out(Easing.cubic)`, `Easing.elastic(2)`.
///
/// Each is a way in, from rest, and `Easing.out` and `Easing.inOut` make the others of it; only `bounce` falls.
enum NativeEasing {
  /// The curve that a text describes; nil for a text that is something else.
  static func curve(_ text: String) -> CurveSetting? {
    let text = text.filter { !$0.isWhitespace }
    guard text.utf8.count <= 100, text.hasPrefix(owner) else { return nil }
    let parts = text.dropFirst(owner.count).split(
      separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard parts.count > 1 else { return plain[name] ?? calls[name]?(nil) }
    guard parts[1].last == ")" else { return nil }
    let inside = String(parts[1].dropLast())
    if let way = ways[name] { return curve(inside).map(way) }
    guard let call = calls[name] else { return nil }
    guard let number = inside.isEmpty ? 0 : Double(inside), abs(number) <= 1000 else { return nil }
    return call(inside.isEmpty ? nil : number)
  }

  private static let owner = "Easing."

  private static let ways: [String: @Sendable (CurveSetting) -> CurveSetting] = [
    "in": { $0 }, "out": { $0.turnedRound }, "inOut": { $0.followedByTurnedRound },
  ]

  private static let plain: [String: CurveSetting] = [
    "linear": .linear, "ease": .easeIn, "quad": named("easeInQuad"), "cubic": named("easeInCubic"),
    "sin": named("easeInSine"), "circle": .circularEaseIn, "exp": named("easeInExpo"),
    "bounce": named("easeOutBounce"),
  ]

  /// Those with a number of their own, which need not be stated.
  private static let calls: [String: @Sendable (Double?) -> CurveSetting?] = [
    "back": { Easing.back($0 ?? Easing.overshoot) },
    "poly": { power in
      guard let power, power > 0 else { return nil }
      return Easing.fitted { pow($0, power) }
    },
    "elastic": { bounciness in
      let turns = (bounciness ?? 1) * .pi
      return Easing.fitted { $0 == 1 ? 1 : 1 - pow(cos($0 * .pi / 2), 3) * cos($0 * turns) }
    },
  ]

  private static func named(_ name: String) -> CurveSetting { Easing.curve(named: name) ?? .linear }
}
