import GlissandoDesktop
import Foundation
import GlissandoFiles
import GlissandoMotion
import GlissandoViews

/// A session that was recorded: what it began with and what happened.
package struct RecordedSession: Sendable {
  /// What it began with.
  package var header: RecordingHeader
  /// What happened, in order.
  package var steps: [RecordedStep]

  /// The number of its frames.
  package var frameCount: Int {
    steps.reduce(0) { if case .frame = $1 { $0 + 1 } else { $0 } }
  }

  /// Reads a file.
  ///
  /// A last line without an end is left out: the program ended in the middle of it.
  ///
  /// - Throws: `RecordingError`.
  package init(path: String) throws(RecordingError) {
    let text: String
    do {
      text = try InputFile.text(path, limit: Self.greatestFile)
    } catch {
      throw RecordingError(path: path, line: nil, reason: error.description)
    }
    try self.init(text: text, path: path)
  }

  /// Whether there is nothing in a line; editors put such lines at the end.
  private static func isBlank(_ line: Substring) -> Bool { line.allSatisfy { " \t".contains($0) } }

  /// In bytes: hours of work.
  private static let greatestFile = 1 << 28

  /// Reads a text; `path` is what messages call it.
  ///
  /// - Throws: `RecordingError`.
  package init(text: String, path: String) throws(RecordingError) {
    // Line ends may be those of other systems: to Swift the two characters are one.
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    // What comes after the last line break is no whole line.
    let isCut = lines.popLast().map { !$0.isEmpty } ?? false
    let end: Int
    (header, end) = try Self.header(lines, isCut: isCut, path)
    steps = try Self.steps(lines, from: end, path)
  }

  /// What the first lines say, and the index of the line behind them.
  private static func header(
    _ lines: [Substring], isCut: Bool, _ path: String
  ) throws(RecordingError) -> (RecordingHeader, end: Int) {
    var reader = HeaderReader(path: path)
    var index = 0
    while !reader.isAtEnd {
      guard index < lines.count else {
        let reason = isCut || index > 0 ? "the header is cut off" : "it is empty"
        throw RecordingError(path: path, line: index + 1, reason: reason)
      }
      if !isBlank(lines[index]) { try reader.read(lines[index], number: index + 1) }
      index += 1
    }
    return (try reader.header(number: index), index)
  }

  private static func steps(
    _ lines: [Substring], from start: Int, _ path: String
  ) throws(RecordingError) -> [RecordedStep] {
    var steps: [RecordedStep] = []
    steps.reserveCapacity(lines.count - start)
    var time = -Double.infinity
    for (number, line) in lines.enumerated().dropFirst(start) where !isBlank(line) {
      guard let step = RecordedText.words(line).flatMap(RecordedStep.init) else {
        throw RecordingError(
          path: path, line: number + 1,
          reason: "“\(line.prefix(60))” is not understood; the file is damaged")
      }
      if case .frame(let frame) = step {
        guard frame.seconds >= time else {
          throw RecordingError(path: path, line: number + 1, reason: "time runs backwards")
        }
        time = frame.seconds
      }
      steps.append(step)
    }
    return steps
  }
}

/// Why a recording cannot be used, in one line.
package struct RecordingError: Error, Equatable, CustomStringConvertible {
  let path: String
  /// The line of the file, from 1 on; nil where it is about the file.
  let line: Int?
  let reason: String

  package var description: String {
    let place = line.map { ", line \($0)" } ?? ""
    return "the recording “\(path)”\(place): \(reason)"
  }
}

/// Reads the lines before `begin`.
private struct HeaderReader {
  let path: String
  var isAtEnd = false
  private var isFirst = true
  private var program: String?
  private var command: [String] = []
  private var size: CGSize?
  private var scale: Double?
  private var appearance = WindowAppearance()
  private var frameInterval = RefreshGrid(refreshRate: RefreshGrid.assumedRate).interval
  private var locale: String?
  private var timeZone: String?

  init(path: String) { self.path = path }

  mutating func read(_ line: Substring, number: Int) throws(RecordingError) {
    func fail(_ reason: String) -> RecordingError {
      RecordingError(path: path, line: number, reason: reason)
    }
    guard let words = RecordedText.words(line), let name = words.first?.text else {
      throw fail(isFirst ? "this is no recording" : "“\(line.prefix(60))” is not understood")
    }
    let values = words.dropFirst().map(\.text)
    if isFirst {
      guard name == RecordingHeader.magic, let version = values.first.flatMap({ Int($0) }) else {
        throw fail("this is no recording: it does not begin with “\(RecordingHeader.magic)”")
      }
      guard version <= RecordingHeader.version else {
        throw fail(
          "it is of version \(version), and this program reads up to \(RecordingHeader.version); "
            + "use a newer one")
      }
      isFirst = false
      return
    }
    guard apply(name, values, words) else { throw fail("“\(line.prefix(60))” is not understood") }
  }

  private mutating func apply(_ name: String, _ values: [String], _ words: [RecordedWord]) -> Bool {
    switch name {
    case "program": program = values.first
    case "command": command = values
    case "locale": locale = values.first
    case "time-zone": timeZone = values.first
    case "begin": isAtEnd = true
    case "frame-interval":
      guard let value = values.first.flatMap({ Double($0) }), (1e-6...1e6).contains(value) else {
        return false
      }
      frameInterval = value
    default:
      switch RecordedStep(words: words) {
      case .size(let value): size = value
      case .scale(let value): scale = value
      case let step?: return step.change(&appearance)
      case nil: return false
      }
    }
    return true
  }

  func header(number: Int) throws(RecordingError) -> RecordingHeader {
    guard let program, let size, let scale else {
      let missing = program == nil ? "program" : size == nil ? "size" : "scale"
      throw RecordingError(
        path: path, line: number, reason: "the header ends without “\(missing)”")
    }
    var header = RecordingHeader(
      program: program, command: command, size: size, scale: scale, appearance: appearance,
      frameInterval: frameInterval)
    header.locale = locale ?? header.locale
    header.timeZone = timeZone ?? header.timeZone
    return header
  }
}
