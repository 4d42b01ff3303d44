package import Foundation
package import GlissandoDrawing
package import GlissandoMotion
package import GlissandoViews

/// One thing that happened in a recorded session.
///
/// Each is a line of the file; times are seconds of the window's frames, and every number is written
/// in the fewest digits that read back as the same.
///
/// | line | meaning |
/// |---|---|
/// | `frame INDEX SECONDS INTERVAL` | a frame was made |
/// | `move TIME X Y` | the pointer moved, in points |
/// | `down TIME X Y BUTTON MODIFIERS` | a button went down; `-` for no modifiers |
/// | `up TIME X Y BUTTON` | a button went up |
/// | `exit TIME` | the pointer left the window |
/// | `wheel TIME DX DY X Y` | the wheel turned |
/// | `pinch TIME SCALE RADIANS X Y last\|more` | two fingers moved |
/// | `key TIME down\|repeat\|up "KEY" "CHARACTERS" MODIFIERS "TYPED"` | a key; `-` where it types nothing |
/// | `text TIME "TEXT"` | text was typed |
/// | `compose TIME "TEXT" CARET` | an input method composes |
/// | `drop TIME X Y url\|text "TEXT" …` | another program dropped things |
/// | `focus TIME on\|off` | the window got or lost the keyboard |
/// | `turn` | code that waited in the main queue ran |
/// | `clipboard "TEXT"` | the clipboard was read; `-` for an empty one |
/// | `size W H`, `scale X` | the window changed |
/// | `color-scheme light\|dark`, `reduce-motion on\|off`, `contrast standard\|increased` | the person's wishes changed |
/// | `accent R G B` or `accent -`, `text-scale X` | so did they; parts in [0, 1] |
/// | `check HASH` | what the last frame looked like |
package enum RecordedStep: Sendable {
  case frame(FrameTime)
  case input(InputEvent, time: Double)
  case turn
  case clipboard(String?)
  case size(CGSize)
  case scale(Double)
  case colorScheme(ColorScheme)
  case reduceMotion(Bool)
  case contrast(ColorSchemeContrast)
  case accent(Color?)
  case textScale(Double)
  case check(UInt64)

  /// The line that stands for it, without its end.
  package var line: String {
    switch self {
    case .frame(let time): "frame \(time.index) \(time.seconds) \(time.interval)"
    case .input(let event, let time): Self.line(of: event, time)
    case .turn: "turn"
    case .clipboard(let text): "clipboard \(text.map(RecordedText.quoted) ?? "-")"
    case .size(let size): "size \(Double(size.width)) \(Double(size.height))"
    case .scale(let scale): "scale \(scale)"
    case .colorScheme(let scheme): "color-scheme \(scheme == .dark ? "dark" : "light")"
    case .reduceMotion(let isOn): "reduce-motion \(isOn ? "on" : "off")"
    case .contrast(let contrast):
      "contrast \(contrast == .increased ? "increased" : "standard")"
    case .accent(let color): "accent \(color.map(Self.text) ?? "-")"
    case .textScale(let scale): "text-scale \(scale)"
    case .check(let hash): "check \(String(hash, radix: 16))"
    }
  }

  private static func line(of event: InputEvent, _ time: Double) -> String {
    switch event {
    case .pointerMoved(let point): "move \(time) \(text(point))"
    case .pointerDown(let point, let button, let modifiers):
      "down \(time) \(text(point)) \(button) \(modifiers.recordedWord)"
    case .pointerUp(let point, let button): "up \(time) \(text(point)) \(button)"
    case .pointerExited: "exit \(time)"
    case .wheel(let delta, let point):
      "wheel \(time) \(Double(delta.width)) \(Double(delta.height)) \(text(point))"
    case .pinch(let scale, let rotation, let point, let isLast):
      "pinch \(time) \(scale) \(rotation) \(text(point)) \(isLast ? "last" : "more")"
    case .key(let press): line(of: press, time)
    case .text(let text): "text \(time) \(RecordedText.quoted(text))"
    case .composition(let text, let caret): "compose \(time) \(RecordedText.quoted(text)) \(caret)"
    case .dropped(let content, let point):
      "drop \(time) \(text(point))" + content.map { " " + word(of: $0) }.joined()
    case .focus(let isOn): "focus \(time) \(isOn ? "on" : "off")"
    }
  }

  private static func line(of press: KeyPress, _ time: Double) -> String {
    let phase = press.phase == .up ? "up" : press.phase == .repeat ? "repeat" : "down"
    let typed = press.typedText.map(RecordedText.quoted) ?? "-"
    let key = RecordedText.quoted(String(press.key.character))
    let characters = RecordedText.quoted(press.characters)
    return "key \(time) \(phase) \(key) \(characters) \(press.modifiers.recordedWord) \(typed)"
  }

  private static func text(_ color: Color) -> String {
    let color = color.resolve(in: EnvironmentValues())
    return "\(color.red) \(color.green) \(color.blue)"
  }

  private static func word(of content: DroppedContent) -> String {
    switch content {
    case .url(let url): "url \(RecordedText.quoted(url.absoluteString))"
    case .text(let text): "text \(RecordedText.quoted(text))"
    }
  }

  private static func text(_ point: CGPoint) -> String { "\(Double(point.x)) \(Double(point.y))" }
}

extension EventModifiers {
  /// The names of modifiers in recordings.
  private static let names: [(EventModifiers, String)] = [
    (.capsLock, "caps-lock"), (.shift, "shift"), (.control, "control"), (.option, "option"),
  ]

  /// The names with commas between, `-` for none.
  fileprivate var recordedWord: String {
    let words = Self.names.filter { contains($0.0) }.map(\.1)
    return words.isEmpty ? "-" : words.joined(separator: ",")
  }

  /// Reads what `recordedWord` writes.
  init?(recordedWord word: String) {
    self = []
    if word == "-" { return }
    for name in word.split(separator: ",", omittingEmptySubsequences: false) {
      guard let modifier = Self.names.first(where: { $0.1 == name }) else { return nil }
      insert(modifier.0)
    }
  }
}
