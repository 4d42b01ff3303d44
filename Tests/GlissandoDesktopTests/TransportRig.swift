import Foundation
import GlissandoDesktop
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoViews

/// A window's content on a transport, without a window: frames come when the test says so.
@MainActor
final class TransportRig {
  let host: TransportHost
  let content: ViewHost
  private let painter = Painter()
  private(set) var frame = 0
  static let interval = 1.0 / 64

  init(width: Double = 200, height: Double = 120, _ view: some View) {
    let transport = Transport(frameInterval: Self.interval)
    var environment = EnvironmentValues()
    environment.transport = transport
    let shaper = PangoTextShaper()
    content = ViewHost(
      view, size: CGSize(width: width, height: height), scale: 1, textShaper: shaper,
      environment: environment)
    host = TransportHost(content, transport: transport, textShaper: shaper)
    next()
  }

  var transport: Transport { host.transport }

  /// The time of the last frame, in the window's seconds.
  var time: Double { Double(frame) * Self.interval }

  /// Runs the next frame.
  @discardableResult
  func next() -> Bool {
    frame += 1
    let isChanged = host.render(
      FrameTime(index: frame - 1, seconds: time, interval: Self.interval))
    host.finishFrame()
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

  /// What is to be seen now.
  func picture() -> PaintedImage {
    PaintedImage(
      host.displayList, width: Int(host.size.width), height: Int(host.size.height),
      background: host.groundColor, painter: painter)
  }

  @discardableResult
  func send(_ event: InputEvent) -> Bool { host.send(event, at: time) }

  func click(_ point: CGPoint) {
    send(.pointerMoved(point))
    send(.pointerDown(point, button: 1, modifiers: []))
    send(.pointerUp(point, button: 1))
  }

  @discardableResult
  func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
    let isHandled = send(.key(KeyPress(key: key, modifiers: modifiers)))
    send(.key(KeyPress(key: key, modifiers: modifiers, phase: .up)))
    return isHandled
  }

  /// Where an element is shown.
  func x(of name: String) -> Double {
    Double(content.elements.first { $0.identifier == name }?.frame.minX ?? .nan)
  }
}

/// A ball that a click sends across the window.
struct Ball: View {
  static let spring = Spring(duration: 0.5, bounce: 0.3)
  static let distance = 120.0
  @State private var isFar = false

  var body: some View {
    Circle()
      .fill(.red)
      .frame(width: 40, height: 40)
      .accessibilityIdentifier("ball")
      .offset(x: isFar ? Self.distance : 0)
      .frame(width: 200, height: 120, alignment: .leading)
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(.spring(Self.spring)) { isFar.toggle() } }
  }
}
