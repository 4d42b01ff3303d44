import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoNotation
import Yams

/// Values that several keys share.
extension Cursor {
  /// A colour: `#rgb`, `#rrggbb`, `#rrggbbaa` or a name, with an opacity after it: `ink 50%`.
  func color(_ what: String) -> Color? {
    guard let text = string(what) else { return nil }
    let parts = text.split(separator: " ")
    guard let name = parts.first, parts.count <= 2, let base = namedColor(String(name), what)
    else {
      if parts.count != 1 {
        fail("\(what) is a colour such as “#7A45D6”, “ink” or “ink 50%”, not \(arrival)")
      }
      return nil
    }
    guard parts.count == 2 else { return base }
    guard parts[1].hasSuffix("%"), let percent = Double(parts[1].dropLast()),
      (0...100).contains(percent)
    else {
      fail("the opacity of a colour is 0% to 100%, not “\(parts[1])”")
      return nil
    }
    return base.opacity(percent / 100)
  }

  private func namedColor(_ name: String, _ what: String) -> Color? {
    if name.hasPrefix("#") {
      let color = Color(hexDigits: name.dropFirst())
      if color == nil { fail("a colour in digits is #rgb, #rrggbb or #rrggbbaa, not “\(name)”") }
      return color
    }
    if let color = context.colors[name] ?? Self.plainColors[name] { return color }
    let known = Set(context.colors.keys).union(Self.plainColors.keys).sorted()
    let near = NearestWord.find(name, among: known)
    fail(
      "\(what) cannot be “\(name)”; "
        + (near.map { "did you mean “\($0)”?" }
          ?? "allowed are “#rrggbb” and \(known.joined(separator: ", "))"))
    return nil
  }

  /// The system's colours, where the theme has none of that name.
  private static let plainColors: [String: Color] = [
    "black": .black, "white": .white, "clear": .clear, "gray": .gray, "red": .red,
    "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal,
    "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink,
    "brown": .brown,
  ]

  /// A colour, or colours along a line or outward from a point.
  func paint(_ what: String) -> DeckPaint? {
    guard case .mapping = node else { return color(what).map { .color($0) } }
    var colors: [Color?] = []
    var (start, end, center): (UnitPoint, UnitPoint, UnitPoint?) = (.top, .bottom, nil)
    for (key, value) in entries("a gradient", allowed: ["gradient", "from", "to", "center"]) {
      switch key {
      case "gradient": colors = value.items(key).map { $0.color("a colour of a gradient") }
      case "from": start = value.unitPoint(key) ?? start
      case "to": end = value.unitPoint(key) ?? end
      default: center = value.unitPoint(key)
      }
    }
    guard colors.count >= 2 else {
      (value("gradient") ?? self).fail(
        "a gradient needs two colours or more: {gradient: [accent, paper]}")
      return nil
    }
    // Those that are none have been reported.
    let gradient = Gradient(colors: colors.compactMap { $0 })
    return center.map { .radial(gradient, center: $0) } ?? .linear(gradient, from: start, to: end)
  }

  /// A point of a rectangle: a word, or two numbers from 0 to 1.
  func unitPoint(_ what: String) -> UnitPoint? {
    if case .sequence = node {
      return pair(what, in: -10...10).map { UnitPoint(x: $0.0, y: $0.1) }
    }
    return word(what, among: Self.unitPoints)
  }

  private static let unitPoints: [String: UnitPoint] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
    "bottom": .bottom, "top-leading": .topLeading, "top-trailing": .topTrailing,
    "bottom-leading": .bottomLeading, "bottom-trailing": .bottomTrailing,
  ]

  /// An animation, as in Swift: `spring(duration: 0.5, bounce: 0.3).delay(0.1)`.
  func motion(_ what: String) -> MotionSetting? {
    guard let text = string(what) else { return nil }
    do {
      return try MotionText.animation(text)
    } catch {
      // A place within so short a text would only be taken for one in the file.
      fail("\(what): \(error.reason)")
      return nil
    }
  }

  /// How something moves: an animation, or `none` for what changes at once.
  func animation(_ what: String) -> Animation? {
    guard let text = string(what) else { return nil }
    if text == Self.atOnce { return .atOnce }
    do {
      return try MotionText.animation(text).animation
    } catch {
      let error = NotationError(
        place: error.place, message: error.message,
        allowed: "\(error.allowed), or “none” for a change at once",
        suggestion: error.suggestion ?? NearestWord.find(text, among: [Self.atOnce]))
      fail("\(what): \(error.reason)")
      return nil
    }
  }

  private static let atOnce = "none"

  /// A family of letters: a design of the system's, or the name of an installed family.
  func font(_ what: String) -> DeckFont? {
    guard let name = string(what) else { return nil }
    let designs: [String: Font.Design] = [
      "default": .default, "serif": .serif, "rounded": .rounded, "monospaced": .monospaced,
    ]
    if let design = designs[name] { return .design(design) }
    if !context.hasFont(name) {
      let near = NearestWord.find(name, among: context.fontNames().sorted())
      warn(
        "no family of letters is called “\(name)”; "
          + (near.map { "did you mean “\($0)”?" } ?? "the system's are shown in their place"))
    }
    return .named(name)
  }

  /// A weight by its name.
  func weight(_ what: String) -> Font.Weight? {
    word(
      what,
      among: [
        "ultra-light": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ])
  }

  /// Lines, such as `3` and `5-8`, one or several.
  func lines(_ what: String) -> [ClosedRange<Int>] {
    if isEmpty { return [] }
    return oneOrMore(what).flatMap { cursor -> [ClosedRange<Int>] in
      guard let text = cursor.string(what) else { return [] }
      return text.split(separator: ",").compactMap { part in
        let ends = part.split(separator: "-", maxSplits: 1).map {
          Int($0.trimmingPrefix { $0.isWhitespace }.filter { !$0.isWhitespace })
        }
        guard let first = ends.first ?? nil, let last = ends.last ?? nil, 1 <= first, first <= last
        else {
          cursor.fail("\(what) is a line or some, such as 3 or 5-8, counted from 1, not “\(part)”")
          return nil
        }
        return first...last
      }
    }
  }
}

extension Color {
  /// A colour from three, six or eight hexadecimal digits.
  fileprivate init?(hexDigits digits: Substring) {
    guard [3, 6, 8].contains(digits.count), let value = UInt32(digits, radix: 16),
      digits.allSatisfy(\.isHexDigit)
    else { return nil }
    switch digits.count {
    case 3:
      self.init(
        hex: (value >> 8 & 15) * 0x11_0000 + (value >> 4 & 15) * 0x1100 + (value & 15) * 0x11)
    case 6: self.init(hex: value)
    default: self = Color(hex: value >> 8).opacity(Double(value & 0xFF) / 255)
    }
  }
}
