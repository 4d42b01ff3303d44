import Glissando
import GlissandoDrawing
import GlissandoMotion
import GlissandoPainting

@testable import GlissandoViews

/// A window without a display in a storm of events; what goes wrong is collected.
@MainActor
final class StormWindow {
  let host: ViewHost
  private(set) var time = 0.0
  private(set) var frames = 0
  /// One frame in so many is painted.
  private let paintInterval: Int
  private(set) var problems: [String] = []
  /// Nodes that were seen, to find those that nothing shows but something still holds.
  private var seen: [Int: WeakNode] = [:]

  private let surface = StormSurface()
  private let continuity = ContinuityCheck()

  /// A window on a view, of which one frame in so many is painted.
  init(_ view: some View, size: CGSize, paintInterval: Int = 64) {
    self.paintInterval = paintInterval
    host = ViewHost(view, size: size, scale: 1, textShaper: PangoTextShaper())
    host.dateOrigin = Date(timeIntervalSinceReferenceDate: 0)
    frame(after: 0)
  }

  func apply(_ event: StormEvent) {
    switch event {
    case .input(let input): host.send(input, at: time)
    case .resize(let size): host.size = size
    case .colorScheme(let scheme): host.colorScheme = scheme
    case .scale(let scale): host.scale = scale
    case .reduceMotion(let isOn): host.reduceMotion = isOn
    case .advance(let seconds): frame(after: seconds)
    case .stepBack(let seconds): render(at: time - seconds, interval: -seconds)
    case .lostSurface: loseSurface()
    case .change: break
    }
  }

  func frame(after seconds: Double) {
    if frames % Self.continuityInterval == 0 { checkContinuity() }
    time += seconds
    render(at: time, interval: seconds)
  }

  /// Before one frame in so many it is seen to that no value jumps.
  private static let continuityInterval = 8

  /// What has happened since the last frame moves nothing at once that is to move.
  private func checkContinuity() {
    continuity.note(host.tree.animations)
    render(at: time, interval: 0)
    problems += continuity.jumps().map { "at \(time) s: \($0)" }
  }

  private func loseSurface() {
    surface.lose()
    host.invalidateAll()
  }

  private func render(at time: Double, interval: Double) {
    frames += 1
    _ = host.render(FrameTime(index: frames, seconds: time, interval: interval))
    if frames % paintInterval == 0 { surface.paint(host) }
    host.finishFrame()
    if let problem = DisplayListCheck.firstProblem(in: host.displayList) {
      problems.append("at \(time) s: \(problem)")
    }
  }

  /// Compares the list as patched in place with one made from nothing.
  func checkAgainstRebuild() {
    // What finished frame's completions and actions changed belongs to the next frame.
    frame(after: 0)
    guard !host.needsCommit else { return }
    let patched = host.displayList
    host.invalidateAll()
    _ = host.render(FrameTime(index: frames, seconds: time, interval: 0))
    if let difference = DisplayListCheck.firstDifference(patched, host.displayList) {
      problems.append("at \(time) s, patched against rebuilt: \(difference)")
    }
  }

  /// Lets go of pointer and keyboard and waits until nothing moves.
  func settle(limit: Double) -> Bool {
    host.send(.pointerUp(CGPoint(x: -1, y: -1), button: 1), at: time)
    host.send(.pointerExited, at: time)
    host.send(.focus(false), at: time)
    host.send(.key(KeyPress(key: .escape)), at: time)
    let end = time + limit
    while time < end {
      frame(after: 1.0 / 5)
      if !host.needsFrame && host.nextWakeUp.map({ $0 > time + 0.5 }) ?? true { return true }
    }
    return !host.isAnimating && !host.needsCommit
  }

  // MARK: What is there

  /// The views in the tree, leaving ones included.
  var nodeCount: Int {
    var count = 0
    // A branch that was empty from the start has a node; one that has been left does not.
    walk { if !($0 is EmptyNode) { count += 1 } }
    return count
  }

  /// Remembers the views that are there now.
  func noteNodes() { walk { seen[$0.serial] = WeakNode(node: $0) } }

  /// How many of the views noted so far are out of the tree and not freed.
  var lostNodes: [String] {
    seen.values.compactMap(\.node).filter { !$0.isAlive }.map(\.debugName)
  }

  private func walk(_ body: (ViewNode) -> Void) {
    func visit(_ node: ViewNode) {
      body(node)
      node.forEachChild(visit)
    }
    visit(host.root)
  }
}

private struct WeakNode {
  weak var node: ViewNode?
}
