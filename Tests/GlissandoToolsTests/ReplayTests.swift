import Foundation
import GlissandoDesktop
import GlissandoTools
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoControls
import GlissandoViews
import Testing

@Suite("A recorded session")
@MainActor
struct ReplayTests {
  private let size = CGSize(width: 600, height: 240)
  private let interval = 1.0 / 60

  private func window() -> WindowDescription {
    WindowDescription(title: "Test", size: size, content: Restless())
  }

  private final class FixedClipboard: Clipboard {
    var string: String? = "pasted"
    var selection: String?
  }

  private func picture(of source: any FrameSource, _ painter: Painter) -> PaintedImage {
    PaintedImage(
      source.displayList, width: Int(source.size.width * source.scale),
      height: Int(source.size.height * source.scale), scale: source.scale,
      background: source.groundColor, painter: painter)
  }

  /// Plays a person in front of a window that is recorded, and gives the pictures of all frames.
  private func record(to path: String) throws -> [PaintedImage] {
    let writer = try JournalWriter(recording: path)
    let transport = Transport(frameInterval: interval)
    let host = TransportHost(
      window(),
      in: WindowSurroundings(
        size: size, scale: 1, frameInterval: interval),
      clipboard: RecordingClipboard(FixedClipboard(), writer: writer), transport: transport,
      textShaper: PangoTextShaper())
    let source = RecordingSource(
      host, writer: writer, program: "test 1", command: ["a", "b c"], frameInterval: interval)
    let painter = Painter()
    var pictures: [PaintedImage] = []
    var random = Noise()
    for frame in 1...190 {
      // Irregular frames, and input at odd moments between them.
      let time = Double(frame) * interval + random.next() * 0.004
      act(on: source, frame, time - 0.003, &random)
      _ = source.drain(MainQueue())
      _ = source.render(FrameTime(index: frame - 1, seconds: time, interval: interval))
      pictures.append(picture(of: source, painter))
      source.finishFrame()
    }
    return pictures
  }

  private func act(
    on source: RecordingSource, _ frame: Int, _ time: Double, _ random: inout Noise
  ) {
    let point = CGPoint(x: random.next() * 600, y: random.next() * 240)
    _ = source.send(.pointerMoved(point), at: time)
    switch frame {
    case 30, 60, 75, 81: click(CGPoint(x: 100, y: 60), source, time)
    case 40: source.appearance.colorScheme = .dark
    case 50: source.scale = 1.5
    case 55: source.appearance.reduceMotion = true
    case 70: source.size = CGSize(width: 590, height: 230)
    case 90: click(CGPoint(x: 300, y: 190), source, time)
    case 92: press("v", .control, source, time)
    case 95: for letter in "Héy" { _ = source.send(.text(String(letter)), at: time) }
    case 110: press(.function(9), [], source, time)
    case 120: press(.function(5), [], source, time)
    case 140: press(.function(8), [], source, time)
    case 145, 146, 147, 160: press(.function(6), [], source, time)
    case 170: press(.function(8), .shift, source, time)
    case 180: press(.function(8), [], source, time)
    default: break
    }
  }

  private func click(_ point: CGPoint, _ source: RecordingSource, _ time: Double) {
    _ = source.send(.pointerMoved(point), at: time)
    _ = source.send(.pointerDown(point, button: 1, modifiers: []), at: time)
    _ = source.send(.pointerUp(point, button: 1), at: time)
  }

  private func press(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, _ source: RecordingSource, _ time: Double
  ) {
    for phase in [KeyPress.Phases.down, .up] {
      _ = source.send(
        .key(KeyPress(key: key, modifiers: modifiers, phase: phase)), at: time)
    }
  }

  private func replay(_ path: String) throws -> (pictures: [PaintedImage], isRight: Bool) {
    let recording = try RecordedSession(path: path)
    let session = ReplaySession(recording, of: window(), textShaper: PangoTextShaper())
    let painter = Painter()
    var pictures: [PaintedImage] = []
    while session.player.playFrame() != nil {
      pictures.append(picture(of: session.source, painter))
      session.source.finishFrame()
    }
    return (pictures, session.player.firstDifference == nil)
  }

  @Test("It plays back to the same frames, byte by byte, as often as one likes")
  func identity() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("session-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let pictures = try record(to: path)
    #expect(Set(pictures.map(\.pixels)).count > 100)
    for _ in 0..<2 {
      let replayed = try replay(path)
      #expect(replayed.isRight)
      #expect(replayed.pictures.count == pictures.count)
      for (index, pair) in zip(pictures, replayed.pictures).enumerated() {
        #expect(pair.0 == pair.1, "frame \(index)")
      }
    }
  }

  @Test("Another program's frames are told from the recorded ones")
  func difference() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("session-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = try record(to: path)
    let other = WindowDescription(title: "Other", size: size, content: Text("Something else"))
    let session = ReplaySession(
      try RecordedSession(path: path), of: other, textShaper: PangoTextShaper())
    session.player.playRest()
    #expect(session.player.firstDifference?.index == 0)
  }

  @Test("What was written before a crash is all that led to it")
  func crash() throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("session-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let writer = try JournalWriter(recording: path)
    let witness = Witness { try? RecordedSession(path: path).steps.last?.line }
    let source = RecordingSource(
      witness, writer: writer, program: "test", command: [], frameInterval: interval)
    _ = source.send(.text("boom"), at: 1)
    #expect(witness.seen == "text 1.0 \"boom\"")
    _ = source.render(FrameTime(index: 0, seconds: 2, interval: interval))
    #expect(witness.seen == "frame 0 2.0 \(interval)")
  }

  @Test("A place that cannot be written to is refused, a full disk gives the recording up")
  func unwritable() throws {
    #expect {
      _ = try JournalWriter(recording: "/nowhere/at/all")
    } throws: { "\($0)".contains("/nowhere/at/all") }
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let writer = try JournalWriter(recording: "/dev/full")
    writer.write(.turn)
    #expect(writer.hasFailed)
  }
}

/// The numbers of a generator that is the same in every run, each in [0, 1).
private struct Noise {
  private var state: UInt64 = 42

  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 53)
  }
}

/// A view in which something of everything goes on.
private struct Restless: View {
  @State private var isFar = false
  @State private var text = ""
  @State private var clicks = 0

  var body: some View {
    VStack(spacing: 12) {
      Ball()
        .scaleEffect(0.6, anchor: .topLeading)
      HStack {
        Text("\(clicks)")
        if isFar { Text("far").transition(.slide) }
      }
      TimelineView(.animation) { context in
        Rectangle().fill(.blue)
          .frame(width: 20, height: 20)
          .rotationEffect(.radians(context.date.timeIntervalSinceReferenceDate))
      }
      TextField("Field", text: $text)
    }
    .padding(10)
    .contentShape(Rectangle())
    .simultaneousGesture(
      TapGesture().onEnded {
        clicks += 1
        withAnimation(.bouncy) { isFar.toggle() }
        Task { @MainActor in clicks += 10 }
      })
  }
}

/// A source that looks into the recording whenever it is told something.
@MainActor
private final class Witness: FrameSource {
  private let look: () -> String?
  private(set) var seen: String?

  init(_ look: @escaping () -> String?) { self.look = look }

  func send(_ event: InputEvent, at time: Double) -> Bool {
    seen = look()
    return false
  }

  func render(_ time: FrameTime) -> Bool {
    seen = look()
    return false
  }

  var size = CGSize(width: 1, height: 1)
  var scale = 1.0
  var appearance = WindowAppearance()
  let displayList = DisplayList()
  let damage = Damage()
  let needsFrame = false
  let nextWakeUp: Double? = nil
  let groundColor = Color.Resolved(hex: 0)
  let cursor = PointerStyle.arrow
  let profile = FrameProfile()
  let counters = FrameCounters()
  func finishFrame() {}
}
