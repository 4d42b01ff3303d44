import Foundation

/// Easings by the names that libraries for the web give them.
///
/// The names are those of CSS, of easings.net in any spelling, and of GSAP: `power2.out`, `back.out(1.7)`,
/// `elastic.out(1, 0.3)`, `sine.inOut`, `none`. D3's, anime.js's and React Native's differ by spelling only.
struct EasingName {
  /// The name without its numbers, in lower case.
  private let name: String
  /// The numbers in its parentheses.
  private let numbers: [Double]

  /// nil for a text that is no name, or one with something else than numbers in its parentheses.
  init?(_ text: String) {
    guard text.utf8.count <= 60 else { return nil }
    // `Back.easeOut.config(1.7)` is what GSAP's second version calls `back.out(1.7)`.
    let text = text.replacing(".config", with: "")
    let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    name = parts[0].lowercased()
    let isName = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "-_. ".utf8.contains(byte)
    }
    guard isName, name.first?.isLetter == true else { return nil }
    guard parts.count > 1 else {
      numbers = []
      return
    }
    guard parts[1].last == ")" else { return nil }
    let words = parts[1].dropLast().split(separator: ",")
    let values = words.compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard values.count == words.count, values.allSatisfy({ $0.isFinite && abs($0) <= 1000 }) else {
      return nil
    }
    numbers = values
  }

  /// The curve that a text names in whatever library; nil where none calls one so.
  static func curve(_ text: String) -> CurveSetting? {
    NativeEasing.curve(text) ?? EasingName(text)?.curve
  }

  /// The curve; nil where nobody calls one so.
  var curve: CurveSetting? {
    let letters = name.filter(\.isLetter)
    if let css = CSSEasing.keywords.first(where: { $0.name.filter(\.isLetter) == letters }) {
      return css.curve
    }
    if let step = CSSEasing.steps.first(where: { $0.name == name }) { return step.curve }
    let words = name.split { ".-_ ".contains($0) }.map(String.init)
    if words == ["steps"] { return numbers.first.flatMap { CSSEasing.steps(Int($0)) } }
    if words.last == "none" || words.last == "linear" { return .linear }
    guard let (family, ends) = familyAndEnds(words) else { return nil }
    if ["power0", "linear"].contains(family) { return .linear }
    // With a dot it is GSAP's or D3's, whose ways in and back are halves of the way in.
    let isOwn = !numbers.isEmpty || ends == "inout" && name.contains(".")
    if isOwn, let rise = rise(of: family, ends) {
      return ends == "in" ? rise : ends == "out" ? rise.turnedRound : rise.followedByTurnedRound
    }
    return Easing.curve(named: ends + (Self.powers[family] ?? family))
  }

  /// GSAP counts from quadratic.
  private static let powers = [
    "power1": "quad", "power2": "cubic", "power3": "quart", "power4": "quint", "quadratic": "quad",
    "strong": "quint", "circle": "circ", "exp": "expo", "sin": "sine",
  ]

  /// What rises how, and at which ends; GSAP's that name no end have it behind them.
  private func familyAndEnds(_ words: [String]) -> (family: String, ends: String)? {
    var rest = words.joined()
    for prefix in ["d3", "gsap", "easings", "easing", "ease", "curves"] where rest.hasPrefix(prefix)
    {
      rest.removeFirst(prefix.count)
    }
    if rest.hasPrefix("ease") { rest.removeFirst(4) }
    let spelled = rest.replacing("ease", with: "")
    for ends in ["inout", "in", "out"] {
      if spelled.hasPrefix(ends), spelled.count > ends.count {
        return (String(spelled.dropFirst(ends.count)), ends)
      }
      if spelled.hasSuffix(ends), spelled.count > ends.count {
        return (String(spelled.dropLast(ends.count)), ends)
      }
    }
    // “ease-in” and its like are CSS's, and have been asked for.
    return Self.families.contains(spelled) ? (spelled, "out") : nil
  }

  /// Those of GSAP.
  private static let families = [
    "power0", "power1", "power2", "power3", "power4", "sine", "expo", "circ", "back", "elastic",
    "bounce",
  ]

  /// How a family with numbers of its own rises: `back` by its overshoot, `elastic` by amplitude and
  /// period.
  private func rise(of family: String, _ ends: String) -> CurveSetting? {
    switch family {
    case "back": return Easing.back(numbers.first ?? Easing.overshoot)
    case "elastic":
      let amplitude = numbers.first ?? 1
      let usual = ends == "inout" && !name.hasPrefix("d3") ? 0.45 : 0.3
      let stated = numbers.count > 1 ? numbers[1] : usual
      return Easing.elastic(
        amplitude: max(amplitude, 1),
        period: max(stated, 0.05) / min(max(amplitude, 0.1), 1))
    default: return nil
    }
  }
}
