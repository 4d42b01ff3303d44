import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews
import GlissandoWindowing

// How the lines of a recording are read.

extension RecordedStep {
  /// Reads a line.
  ///
  /// - Returns: nil for a line that no recording of this version has.
  init?(words: [RecordedWord]) {
    guard let first = words.first, !first.isQuoted else { return nil }
    var reader = WordReader(words: words.dropFirst())
    guard let step = Self.step(first.text, &reader), reader.isAtEnd else { return nil }
    self = step
  }

  private static func step(_ name: String, _ reader: inout WordReader) -> RecordedStep? {
    switch name {
    case "frame":
      guard let index = reader.integer(), index >= 0, let seconds = reader.number(),
        let interval = reader.number(), interval >= 0
      else { return nil }
      return .frame(FrameTime(index: index, seconds: seconds, interval: interval))
    case "turn": return .turn
    case "clipboard":
      guard let text = reader.optionalText() else { return nil }
      return .clipboard(text.value)
    case "size":
      guard let width = reader.number(), let height = reader.number(), width > 0, height > 0,
        max(width, height) <= greatestSide
      else { return nil }
      return .size(CGSize(width: width, height: height))
    case "scale":
      guard let scale = reader.number(), DisplayScale.range.contains(scale) else { return nil }
      return .scale(scale)
    case "color-scheme":
      guard let isDark = reader.choice("light", "dark") else { return nil }
      return .colorScheme(isDark ? .dark : .light)
    case "reduce-motion": return reader.choice("off", "on").map(RecordedStep.reduceMotion)
    case "contrast":
      guard let isIncreased = reader.choice("standard", "increased") else { return nil }
      return .contrast(isIncreased ? .increased : .standard)
    case "accent": return reader.color().map { .accent($0.value) }
    case "text-scale":
      guard let scale = reader.number(), WindowAppearance.textScales.contains(scale) else {
        return nil
      }
      return .textScale(scale)
    case "check":
      guard let word = reader.word(), let hash = UInt64(word, radix: 16) else { return nil }
      return .check(hash)
    default:
      guard let time = reader.number(), let event = event(name, &reader) else { return nil }
      return .input(event, time: time)
    }
  }

  /// No window has a longer side, in points.
  private static let greatestSide = 16_384.0

  private static func event(_ name: String, _ reader: inout WordReader) -> InputEvent? {
    switch name {
    case "move": return reader.point().map(InputEvent.pointerMoved)
    case "down":
      guard let point = reader.point(), let button = reader.integer(),
        let modifiers = reader.modifiers()
      else { return nil }
      return .pointerDown(point, button: button, modifiers: modifiers)
    case "up":
      guard let point = reader.point(), let button = reader.integer() else { return nil }
      return .pointerUp(point, button: button)
    case "exit": return .pointerExited
    case "wheel":
      guard let width = reader.number(), let height = reader.number(), let point = reader.point()
      else { return nil }
      return .wheel(delta: CGSize(width: width, height: height), at: point)
    case "pinch":
      guard let scale = reader.number(), let rotation = reader.number(),
        let point = reader.point(), let isLast = reader.choice("more", "last")
      else { return nil }
      return .pinch(scale: scale, rotation: rotation, at: point, isLast: isLast)
    case "key": return key(&reader).map(InputEvent.key)
    case "text": return reader.text().map(InputEvent.text)
    case "compose":
      guard let text = reader.text(), let caret = reader.integer() else { return nil }
      return .composition(text, caret: caret)
    case "drop":
      guard let point = reader.point() else { return nil }
      return drops(&reader).map { .dropped($0, at: point) }
    case "focus": return reader.choice("off", "on").map(InputEvent.focus)
    default: return nil
    }
  }

  private static func drops(_ reader: inout WordReader) -> [DroppedContent]? {
    var content: [DroppedContent] = []
    while !reader.isAtEnd {
      guard let kind = reader.word(), let text = reader.text() else { return nil }
      switch kind {
      case "text": content.append(.text(text))
      case "url":
        guard let url = URL(string: text) else { return nil }
        content.append(.url(url))
      default: return nil
      }
    }
    return content
  }

  private static func key(_ reader: inout WordReader) -> KeyPress? {
    let phases: [String: KeyPress.Phases] = ["down": .down, "repeat": .repeat, "up": .up]
    guard let phase = reader.word().flatMap({ phases[$0] }), let key = reader.text(),
      let character = key.first, key.count == 1, let characters = reader.text(),
      let modifiers = reader.modifiers(), let typed = reader.optionalText()
    else { return nil }
    return KeyPress(
      key: KeyEquivalent(character), characters: characters, modifiers: modifiers, phase: phase,
      typedText: typed.value)
  }
}

/// Takes a line's words one after the other; nil where the next one is not what is asked for.
private struct WordReader {
  var words: ArraySlice<RecordedWord>

  var isAtEnd: Bool { words.isEmpty }

  mutating func word() -> String? {
    guard let word = words.popFirst(), !word.isQuoted else { return nil }
    return word.text
  }

  mutating func text() -> String? {
    guard let word = words.popFirst(), word.isQuoted else { return nil }
    return word.text
  }

  /// A text, or `-` for none.
  mutating func optionalText() -> (value: String?, ())? {
    guard let word = words.popFirst() else { return nil }
    if word.isQuoted { return (word.text, ()) }
    return word.text == "-" ? (nil, ()) : nil
  }

  /// No number of a session is larger: 30 years in seconds, or a display of 10 km.
  private static let greatest = 1e9

  mutating func number() -> Double? {
    guard let value = word().flatMap({ Double($0) }), value.magnitude <= Self.greatest else {
      return nil
    }
    return value
  }

  mutating func integer() -> Int? {
    word().flatMap { Int($0) }.flatMap { Double($0.magnitude) <= Self.greatest ? $0 : nil }
  }

  mutating func point() -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Three parts of a colour, or `-` for none.
  mutating func color() -> (value: Color?, ())? {
    if words.first?.text == "-" { return word().map { _ in (nil, ()) } }
    guard let red = number(), let green = number(), let blue = number(),
      [red, green, blue].allSatisfy((0...1).contains)
    else { return nil }
    return (Color(red: red, green: green, blue: blue), ())
  }

  mutating func modifiers() -> EventModifiers? {
    word().flatMap(EventModifiers.init(recordedWord:))
  }

  /// Whether the next word is the second of two.
  mutating func choice(_ first: String, _ second: String) -> Bool? {
    guard let word = word(), word == first || word == second else { return nil }
    return word == second
  }
}
