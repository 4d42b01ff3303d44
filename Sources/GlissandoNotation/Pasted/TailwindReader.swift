import Foundation

/// Tailwind's classes: `transition-all duration-300 ease-in-out`, in an element's attribute or by themselves.
struct TailwindReader: NotationReader {
  let id = "tailwind"
  let name = "Tailwind"

  private static let curves: [String: CurveSetting] = [
    "linear": .linear, "in": .bezier(x1: 0.4, y1: 0, x2: 1, y2: 1),
    "out": .bezier(x1: 0, y1: 0, x2: 0.2, y2: 1), "in-out": standardCurve,
  ]
  /// What a transition is that says nothing else.
  private static let standardCurve = CurveSetting.bezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1)
  private static let standardDuration = 0.15

  func read(_ source: SourceText) -> MotionReading {
    var reading = MotionReading()
    let ends = Set("\"'`<>{};\n\r".utf8)
    for part in source.bytes.indices.split(whereSeparator: { ends.contains(source.bytes[$0]) }) {
      guard let first = part.first, let last = part.last, part.count < 2000 else { continue }
      let text = source.string(first..<last + 1)
      // A colon stands within a class, and with a blank behind it in style sheets.
      guard text.contains("duration-") || text.contains("ease-"), !text.contains(": ") else {
        continue
      }
      do throws(NotationError) {
        guard let setting = try motion(text, at: first, source) else { continue }
        let start = first + text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        reading.claims.append(start..<last + 1)
        reading.motions.append(
          ReadMotion(
            setting: setting, format: id, range: start..<last + 1, in: source))
      } catch {
        reading.claims.append(first..<last + 1)
        reading.errors.append(error)
      }
    }
    return reading
  }

  /// What classes say; nil where they are none of a transition.
  private func motion(
    _ text: String, at start: Int, _ source: SourceText
  ) throws(NotationError) -> MotionSetting? {
    // What holds only where something is hovered, or a window wide, is written before a colon.
    let classes = text.split(separator: " ").map { $0.split(separator: ":").last ?? $0 }
    func value(_ name: String) -> Substring? {
      classes.last { $0.hasPrefix(name) && $0.count > name.count }?.dropFirst(name.count)
    }
    let duration = value("duration-").flatMap(seconds)
    let isTransition = classes.contains { $0 == "transition" || $0.hasPrefix("transition-") }
    guard duration != nil || isTransition && value("ease-") != nil else { return nil }
    var curve = Self.standardCurve
    if let name = value("ease-") {
      guard let named = try self.curve(name, at: start) else {
        throw source.error(
          at: start, "“ease-\(name)” is no easing of Tailwind",
          allowed: "ease-linear, -in, -out, -in-out, -[cubic-bezier(…)]")
      }
      curve = named
    }
    var setting = MotionSetting(.curve(curve, duration: duration ?? Self.standardDuration))
    setting.waits(value("delay-").flatMap(seconds) ?? 0)
    return setting
  }

  /// `300` counts milliseconds, `[2s]` says what it counts.
  private func seconds(_ value: Substring) -> Double? {
    let text = value.drop { $0 == "[" }
    let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    guard let count = Double(number), count <= 1e6 else { return nil }
    if number.count == value.count { return count / 1000 }
    guard value.first == "[", value.last == "]" else { return nil }
    return CSSReader.seconds(count, String(text.dropFirst(number.count).dropLast()))
  }

  private func curve(
    _ name: Substring, at start: Int
  ) throws(NotationError) -> CurveSetting? {
    if let curve = Self.curves[String(name)] { return curve }
    guard name.first == "[", name.last == "]" else { return nil }
    let inside = String(name.dropFirst().dropLast()).replacing("_", with: " ")
    let part = SourceText(String(repeating: " ", count: start) + inside)
    return try CSSEasing(part).curve(in: start..<part.bytes.count, of: "CSS")
  }
}
