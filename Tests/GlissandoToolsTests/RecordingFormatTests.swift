import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews
import Testing

@testable import GlissandoTools

/// A header, and a step of each kind.
private enum Sample {
  static let header = RecordingHeader(
    program: "glissando 0.1.0", command: ["gallery", "two words", "--size=900x600"],
    size: CGSize(width: 900, height: 600.5), scale: 1.25,
    appearance: WindowAppearance(colorScheme: .dark, reduceMotion: true),
    frameInterval: 1.0 / 59.94)

  static func text(_ lines: String...) -> String {
    (header.lines + lines).map { $0 + "\n" }.joined()
  }

  static let steps: [RecordedStep] = [
    .contrast(.increased), .accent(nil), .accent(Color(red: 0.1, green: 0.2, blue: 1)),
    .textScale(1.25), .frame(FrameTime(index: 3, seconds: 0.1 + 0.2, interval: 1.0 / 3)),
    .input(.pointerMoved(CGPoint(x: -0.1, y: 1e-7)), time: 12.345_678_901_234_5),
    .input(.pointerDown(CGPoint(x: 1, y: 2), button: 3, modifiers: [.shift, .option]), time: 1),
    .input(.pointerUp(CGPoint(x: 1, y: 2), button: 1), time: 1), .input(.pointerExited, time: 2),
    .input(.wheel(delta: CGSize(width: -3.5, height: 48), at: CGPoint(x: 5, y: 6)), time: 2),
    .input(
      .pinch(scale: 1.1, rotation: -0.25, at: CGPoint(x: 7, y: 8), isLast: true), time: 2.5),
    .input(.key(KeyPress(key: "a", characters: "A", modifiers: .shift, typedText: "A")), time: 3),
    .input(.key(KeyPress(key: .upArrow, phase: .repeat)), time: 3),
    .input(.key(KeyPress(key: .function(9), modifiers: .control, phase: .up)), time: 3),
    .input(.text("a \"b\" \\ c\nd\té👩‍👩‍👧 \u{7}\u{F700}"), time: 4),
    .input(.composition("か", caret: 1), time: 4), .input(.focus(false), time: 5), .turn,
    .clipboard("x y"), .clipboard(nil), .clipboard(""), .size(CGSize(width: 1.5, height: 2)),
    .scale(2), .colorScheme(.light), .reduceMotion(false), .check(0xDEAD_BEEF_0123_4567),
  ]
}

@Suite("The format of recordings")
struct RecordingFormatTests {
  @Test(
    "Every step reads back as the same line, and as the same step", arguments: Sample.steps.indices)
  func steps(_ index: Int) throws {
    let step = Sample.steps[index]
    #expect(!step.line.contains("\n"))
    let words = try #require(RecordedText.words(Substring(step.line)))
    let read = try #require(RecordedStep(words: words), "\(step.line)")
    #expect("\(read)" == "\(step)")
    #expect(read.line == step.line)
  }

  @Test("A header reads back as it was")
  func header() throws {
    let recording = try RecordedSession(text: Sample.text("turn"), path: "x")
    #expect(recording.header == Sample.header)
    #expect(recording.steps.count == 1)
    var other = Sample.header
    other.appearance.contrast = .increased
    other.appearance.accentColor = Color(red: 0.1, green: 0.2, blue: 1)
    other.appearance.textScale = 1.25
    let text = other.lines.joined(separator: "\n") + "\n"
    #expect(try RecordedSession(text: text, path: "x").header == other)
  }

  @Test("A last line that was cut off is left out, at whatever byte")
  func cutOff() throws {
    let text = Sample.text("frame 0 0.5 0.25", "move 0.75 10 20", "frame 1 1.0 0.5")
    let all = try RecordedSession(text: text, path: "x").steps.count
    #expect(all == 3)
    let start = Sample.text().count
    for length in start...text.count {
      let recording = try RecordedSession(text: String(text.prefix(length)), path: "x")
      let whole = text.prefix(length).dropFirst(start).filter { $0 == "\n" }.count
      #expect(recording.steps.count == whole)
    }
  }

  @Test(
    "What is no recording, is newer or is damaged is refused in one line that names the place",
    arguments: [
      ("", ["line 1", "empty"]), ("hello\n", ["line 1", "no recording"]),
      ("\"\n", ["line 1", "no recording"]),
      ("glissando-recording 2\nbegin\n", ["line 1", "version 2", "up to 1"]),
      ("glissando-recording 1\nprogram \"x\"\n", ["line 3", "cut off"]),
      ("glissando-recording 1\nprogram \"x\"\nbegin\n", ["line 3", "size"]),
      ("glissando-recording 1\nwhat is this\n", ["line 2", "what is this"]),
      (Sample.text("move 1 2"), ["line 12", "move 1 2"]),
      (Sample.text("move 1 2 nan"), ["line 12"]),
      (Sample.text("turn", "key 1 down a"), ["line 13", "key 1 down a"]),
      (Sample.text("turn 5"), ["line 12"]), (Sample.text("text 1 \"a"), ["line 12"]),
      (Sample.text("size 0 10"), ["line 12"]), (Sample.text("scale 900"), ["line 12"]),
      (Sample.text("frame 0 2 1", "frame 1 1 1"), ["line 13", "backwards"]),
      (Sample.text("frame 1 1e300 .016"), ["line 12", "1e300"]),
      (Sample.text("frame 1 1 1e300"), ["line 12"]),
      (Sample.text("frame 9223372036854775807 1 1"), ["line 12"]),
      (Sample.text("move 1 1e19 0"), ["line 12"]), (Sample.text("wheel 1e10 0 1 0 0"), ["line 12"]),
      (Sample.text("down 1 0 0 9223372036854775807 -"), ["line 12"]),
    ])
  func damage(_ text: String, _ words: [String]) throws {
    do {
      _ = try RecordedSession(text: text, path: "session.txt")
      Issue.record("accepted")
    } catch {
      for word in words + ["session.txt"] { #expect("\(error)".contains(word), "\(error)") }
      #expect(!"\(error)".contains("\n"))
    }
  }

  @Test("Random damage never crashes it")
  func fuzz() {
    var state: UInt64 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let original = Array(
      (Sample.header.lines + Sample.steps.map(\.line)).joined(separator: "\n").utf8)
    for _ in 0..<2000 {
      var bytes = original
      for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(32 + random(95)) }
      _ = try? RecordedSession(text: String(decoding: bytes, as: UTF8.self) + "\n", path: "x")
    }
  }

  @Test("A file that is not there is named, with the reason")
  func missing() {
    #expect {
      _ = try RecordedSession(path: "/nowhere/at/all")
    } throws: { "\($0)" == "the recording “/nowhere/at/all”: there is no such file" }
  }
}
