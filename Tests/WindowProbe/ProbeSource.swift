import CSDL2
import Foundation
import GlissandoDesktop
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// What the window tests show: nothing to look at, but everything that happens is one line on
/// standard output.
@MainActor
final class ProbeSource: FrameSource {
  /// What the probe does by itself.
  enum Behaviour: String, CaseIterable {
    /// Asks for one frame and then for none.
    case idle
    /// Asks for a frame after every frame.
    case moving
    /// Shows twenty frames of a picture of which one corner is damaged in each, then asks for none.
    case drawing
    /// In its third frame starts a main-actor task; when that has run, waits without frames for
    /// one that another thread starts, and ends.
    case tasks
    /// Asks for a frame half a second after the first, then ends.
    case timer
  }

  var size: CGSize { didSet { report("size \(size.width)x\(size.height)") } }
  var scale: Double { didSet { report("scale \(scale)") } }
  var appearance: WindowAppearance { didSet { reportChanges(since: oldValue) } }
  let displayList: DisplayList
  private(set) var damage = Damage()
  private(set) var needsFrame = true
  private(set) var nextWakeUp: Double?
  let cursor = PointerStyle.arrow
  var groundColor: Color.Resolved {
    Color.Resolved(hex: appearance.colorScheme == .dark ? 0x993366 : 0x336699)
  }
  let profile = FrameProfile()
  let counters = FrameCounters()

  private let behaviour: Behaviour
  private var last: FrameTime?

  init(_ behaviour: Behaviour, in surroundings: WindowSurroundings) {
    self.behaviour = behaviour
    displayList = behaviour == .drawing ? Self.picture : DisplayList()
    size = surroundings.size
    scale = surroundings.scale
    appearance = surroundings.appearance
    report("driver \(SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none")")
    report("opened \(size.width)x\(size.height) scale \(scale) \(appearance.colorScheme)")
    reportChanges(since: WindowAppearance(colorScheme: appearance.colorScheme))
  }

  private func reportChanges(since old: WindowAppearance) {
    let new = appearance
    if new.colorScheme != old.colorScheme { report("scheme \(new.colorScheme)") }
    if new.reduceMotion != old.reduceMotion { report("reduceMotion \(new.reduceMotion)") }
    if new.contrast != old.contrast { report("contrast \(new.contrast)") }
    if new.accentColor != old.accentColor {
      report("accent \(new.accentColor.map(String.init(describing:)) ?? "none")")
    }
    if new.textScale != old.textScale { report("textScale \(new.textScale)") }
  }

  /// An orange rectangle of 120 by 80 points, which no damage of later frames touches.
  private static var picture: DisplayList {
    let content = DisplayContent(fill: Path(CGRect(x: 160, y: 120, width: 120, height: 80)))
    let paint = Paint.color(Color.Resolved(hex: 0xFF8000))
    return DisplayList(items: [
      .leaf(DisplayLeaf(id: 1, content: content, paint: paint, transform: .identity))
    ])
  }

  func send(_ event: InputEvent, at time: Double) -> Bool {
    report("event \(event)")
    return false
  }

  func render(_ time: FrameTime) -> Bool {
    if let last, time.seconds < last.seconds { report("backwards") }
    if time.index < 5 || time.index % 10 == 0 || behaviour != .moving {
      report("frame \(time.index)")
    }
    last = time
    needsFrame = behaviour == .moving || behaviour == .drawing && time.index < 20
    if behaviour == .drawing, !needsFrame { report("drawn") }
    damage.reset(width: Int(size.width * scale), height: Int(size.height * scale))
    damage.add(
      behaviour == .drawing
        ? CGRect(x: 0, y: 0, width: 8, height: 8)
        : CGRect(x: 10, y: 10, width: 100, height: 100))
    act(in: time)
    return true
  }

  func finishFrame() {}

  private func act(in time: FrameTime) {
    switch behaviour {
    case .idle, .moving, .drawing: break
    case .tasks: actOnTasks(in: time)
    case .timer:
      guard nextWakeUp == nil else { return quit() }
      nextWakeUp = time.seconds + 0.5
    }
  }

  private func actOnTasks(in time: FrameTime) {
    let frameOfTask = 3
    needsFrame = time.index <= frameOfTask
    guard time.index == frameOfTask else { return }
    Task { @MainActor in
      // One frame later is in time; the loop counts on in the meantime.
      self.report("task ran after frame \(self.last?.index ?? -1)")
      Thread.detachNewThread {
        usleep(300_000)
        Task { @MainActor in
          self.report("woken")
          self.quit()
        }
      }
    }
  }

  private func quit() {
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    SDL_PushEvent(&event)
  }

  private func report(_ line: String) {
    // Unbuffered: the tests read along.
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
