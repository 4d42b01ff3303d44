import Foundation
import GlissandoDesktop
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting
import GlissandoViews

/// A source of frames without a window: frames come when the test says so.
@MainActor
class FrameRig<Host: FrameSource> {
  let host: Host
  /// The window's views, at the bottom of the source.
  let content: ViewHost
  private let painter = Painter()
  private(set) var frame = 0
  static var interval: Double { 1.0 / 64 }

  init(_ host: Host, content: ViewHost) {
    self.host = host
    self.content = content
    next()
  }

  /// The time of the last frame, in the window's seconds.
  var time: Double { Double(frame) * Self.interval }

  /// Runs the next frame.
  @discardableResult
  func next() -> Bool {
    frame += 1
    let isChanged = host.render(
      FrameTime(index: frame - 1, seconds: time, interval: Self.interval))
    host.finishFrame()
    host.note(FrameCost(profile: host.profile, interval: Self.interval, missedFrames: 0))
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

  /// What is to be seen now.
  func picture() -> PaintedImage {
    PaintedImage(
      host.displayList, width: Int(host.size.width), height: Int(host.size.height),
      background: host.groundColor, painter: painter)
  }
}
