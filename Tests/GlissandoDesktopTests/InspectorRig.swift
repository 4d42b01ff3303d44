import Foundation
import GlissandoDesktop
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoViews
import Testing

/// A window's content under the inspector, without a window: frames come when the test says so.
@MainActor
final class InspectorRig {
  let host: InspectorHost
  let content: ViewHost
  let transport: Transport
  private let painter = Painter()
  private(set) var frame = 0
  static let interval = 1.0 / 64

  init(width: Double = 900, height: Double = 600, dark: Bool = false, _ view: some View) {
    let transport = Transport(frameInterval: Self.interval)
    let shaper = PangoTextShaper()
    content = ViewHost(
      view, size: CGSize(width: width, height: height), scale: 1,
      colorScheme: dark ? .dark : .light, textShaper: shaper)
    let base = TransportHost(content, transport: transport, textShaper: shaper)
    host = InspectorHost(base, content: content, textShaper: shaper)
    self.transport = transport
    next()
  }

  var model: InspectorModel { host.model }
  /// The time of the last frame, in the window's seconds.
  var time: Double { Double(frame) * Self.interval }

  @discardableResult
  func next() -> Bool {
    frame += 1
    let isChanged = host.render(
      FrameTime(index: frame - 1, seconds: time, interval: Self.interval))
    host.finishFrame()
    host.note(
      FrameCost(profile: host.profile, interval: Self.interval, missedFrames: 0))
    return isChanged
  }

  /// Runs frames as the loop does, only where one is wanted, and gives the number of those.
  @discardableResult
  func run(_ frames: Int) -> Int {
    var rendered = 0
    for _ in 0..<frames {
      let due = host.nextWakeUp.map { $0 <= time + Self.interval } ?? false
      if host.needsFrame || due {
        next()
        rendered += 1
      } else {
        frame += 1
      }
    }
    return rendered
  }

  func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
    _ = host.send(.key(KeyPress(key: key, modifiers: modifiers)), at: time)
    _ = host.send(.key(KeyPress(key: key, modifiers: modifiers, phase: .up)), at: time)
  }

  func click(_ point: CGPoint) {
    _ = host.send(.pointerMoved(point), at: time)
    _ = host.send(.pointerDown(point, button: 1, modifiers: []), at: time)
    _ = host.send(.pointerUp(point, button: 1), at: time)
  }

  /// Opens the inspector and lets it come to rest.
  func open() {
    key(.function(10))
    run(80)
  }

  /// Where a control of the inspector is.
  func frame(of label: String) throws -> CGRect {
    let panel = try #require(host.panel)
    let element = panel.elements.first { $0.label == label }
    return try #require(element, "\(panel.elements.map(\.names))").frame
  }

  func press(_ label: String) throws {
    let frame = try frame(of: label)
    click(CGPoint(x: frame.midX, y: frame.midY))
    run(1)
  }

  func picture() -> PaintedImage {
    PaintedImage(
      host.displayList, width: Int(host.size.width), height: Int(host.size.height),
      background: host.groundColor, painter: painter)
  }
}

/// Things that move when its button is pressed.
struct Playground: View {
  static let spring = Spring(duration: 1, bounce: 0.3)
  @State private var isOn = false

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Circle().fill(isOn ? .red : .blue)
        .frame(width: 60, height: 60)
        .offset(x: isOn ? 200 : 0)
        .animation(.spring(Self.spring), value: isOn)
      Text("Hello").font(.system(size: 28))
        .opacity(isOn ? 0.2 : 1)
        .animation(.easeInOut(duration: 1), value: isOn)
      Caption().scaleEffect(isOn ? 1.5 : 1)
        .animation(.linear(duration: 4), value: isOn)
      Rectangle().frame(width: isOn ? 160 : 60, height: 20)
        .animation(.smooth(duration: 1), value: isOn)
      Button("Go") { isOn.toggle() }.accessibilityLabel("Go")
    }
    .padding(30)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A view of the program's own.
private struct Caption: View {
  var body: some View {
    HStack {
      Text("a"); Text("b")
    }
  }
}
