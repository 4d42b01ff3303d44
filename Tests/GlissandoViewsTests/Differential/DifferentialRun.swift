import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting

@testable import GlissandoControls
@testable import GlissandoViews
import TestSupport

/// One random history of a window, and a window that has had none.
@MainActor
struct DifferentialRun {
  let kind: DifferentialKind
  let seed: UInt64
  private var random: SeededGenerator
  private let remote = Remote<DifferentialModel>()
  private let stage: Stage
  /// What happened, for messages.
  private var history: [String] = []
  private static let size = CGSize(width: 240, height: 180)

  init(_ kind: DifferentialKind, seed: UInt64) {
    self.kind = kind
    self.seed = seed
    random = SeededGenerator.apart(seed: seed)
    stage = Self.makeStage(
      kind, DifferentialModel(), remote, size: Self.size, colorScheme: .light)
  }

  private static func makeStage(
    _ kind: DifferentialKind, _ model: DifferentialModel, _ remote: Remote<DifferentialModel>,
    size: CGSize, colorScheme: ColorScheme
  ) -> Stage {
    Stage(width: size.width, height: size.height, colorScheme: colorScheme, frameRate: 20) {
      DifferentialView(kind: kind, model: model, remote: remote)
    }
  }

  /// What tells the window at the end of its history from a fresh one; nil for nothing.
  mutating func difference(events: Int = 14) -> String? {
    for _ in 0..<events { happen() }
    comeToRest()
    guard stage.settle(limit: 30) else { return report("never comes to rest") }
    let fresh = Self.makeStage(
      kind, remote.value, Remote(), size: stage.size, colorScheme: stage.colorScheme)
    fresh.reduceMotion = stage.reduceMotion
    fresh.settle(limit: 30)
    defer {
      fresh.close()
      stage.close()
    }
    return compare(stage, fresh).map(report)
  }

  private func report(_ difference: String) -> String {
    "\(kind), seed \(seed): \(difference)\n  \(remote.value)\n  " + history.joined(separator: ", ")
  }

  // MARK: History

  private mutating func happen() {
    switch random.below(16) {
    case 0..<7: changeModel()
    case 7, 8, 9:
      let frames = random.below(6) + 1
      history.append("\(frames) frames")
      stage.advance(frames: frames)
    case 10:
      let size = CGSize(
        width: Self.size.width + CGFloat(random.below(5) - 2) * 30,
        height: Self.size.height + CGFloat(random.below(5) - 2) * 20)
      history.append("size \(Int(size.width)) \(Int(size.height))")
      stage.size = size
    case 11:
      stage.colorScheme = stage.colorScheme == .light ? .dark : .light
      history.append("\(stage.colorScheme)")
    case 12:
      stage.reduceMotion.toggle()
      history.append("reduceMotion \(stage.reduceMotion)")
    case 13: press()
    case 14: type()
    default: interruptWindow()
    }
  }

  private static let animations: [Animation?] = [
    nil, .default, .linear(duration: 0.4), .bouncy, .easeInOut(duration: 0.3).delay(0.1),
    .spring(duration: 0.5, bounce: 0.4), .linear(duration: 0.1).repeatCount(3),
  ]

  private mutating func changeModel() {
    var model = remote.value
    for _ in 0...random.below(2) { model.change(&random) }
    let index = random.below(Self.animations.count)
    history.append("animation \(index): \(model)")
    withAnimation(Self.animations[index]) { remote.value = model }
  }

  private var randomPoint: CGPoint {
    mutating get {
      CGPoint(
        x: Double(random.below(Int(stage.size.width))),
        y: Double(random.below(Int(stage.size.height))))
    }
  }

  private mutating func press() {
    let (start, end) = (randomPoint, randomPoint)
    history.append("press \(start) \(end)")
    switch random.below(4) {
    case 0: stage.tap(at: start)
    case 1: stage.drag(from: start, to: end, duration: 0.2)
    case 2: stage.scroll(by: CGSize(width: 0, height: start.y - end.y), at: start)
    default:
      stage.press(at: start)
      stage.move(to: end)
    }
  }

  private static let keys: [KeyEquivalent] = [
    .tab, .space, .return, .escape, .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end,
  ]

  private mutating func type() {
    let key = Self.keys[random.below(Self.keys.count)]
    history.append("key \(key.character.unicodeScalars.first?.value ?? 0)")
    stage.key(key)
  }

  private mutating func interruptWindow() {
    let isFocused = random.below(2) == 0
    history.append("focus \(isFocused)")
    _ = stage.host.send(isFocused ? .focus(true) : .focus(false), at: stage.time)
    if !isFocused { _ = stage.host.send(.pointerExited, at: stage.time) }
  }

  /// Takes back what a person has done that is no part of the model: the pointer, the keyboard, what is
  /// scrolled, and what lies beside a control.
  private func comeToRest() {
    stage.release()
    _ = stage.host.send(.focus(true), at: stage.time)
    stage.settle(limit: 30)
    for _ in 0..<4 where kind != .presentations && stage.host.hasPopup {
      stage.key(.escape)
      stage.settle(limit: 30)
    }
    for _ in 0..<2 {
      stage.scroll(
        by: CGSize(width: 1e5, height: 1e5),
        at: CGPoint(x: stage.size.width / 2, y: stage.size.height / 2))
      stage.settle(limit: 30)
    }
    stage.host.tree.focus?.set(nil, isVisible: false)
    _ = stage.host.send(.pointerExited, at: stage.time)
  }

  // MARK: Comparing

  private func compare(_ stage: Stage, _ fresh: Stage) -> String? {
    let elements = (seen(stage).map(\.description), seen(fresh).map(\.description))
    if let difference = difference(elements.0, elements.1) { return "elements: \(difference)" }
    let nodes = (environments(stage), environments(fresh))
    if let difference = difference(nodes.0, nodes.1) { return "environment: \(difference)" }
    let images = (stage.image(), fresh.image())
    guard images.0 != images.1 else { return nil }
    if let folder = ProcessInfo.processInfo.environment["GLISSANDO_PICTURES"] {
      try? images.0.writePNG(to: "\(folder)/\(kind)-\(seed)-old.png")
      try? images.1.writePNG(to: "\(folder)/\(kind)-\(seed)-fresh.png")
    }
    return "pixels"
  }

  /// The elements in sight: rows beyond it may be kept, or not.
  private func seen(_ stage: Stage) -> [Stage.Element] {
    let window = CGRect(origin: .zero, size: stage.size)
    return stage.elements.filter { $0.frame.intersects(window) }
  }

  private func difference(_ old: [String], _ fresh: [String]) -> String? {
    guard old != fresh else { return nil }
    let index = zip(old, fresh).enumerated().first { $1.0 != $1.1 }?.offset
    guard let index else {
      let longer = old.count > fresh.count ? old : fresh
      return "\(old.count) and \(fresh.count), such as \(longer[min(old.count, fresh.count)])"
    }
    return "\(old[index]) and not \(fresh[index])"
  }

  /// What the views of a window inherit, in the order of the tree.
  private func environments(_ stage: Stage) -> [String] {
    let window = CGRect(origin: .zero, size: stage.size)
    var lines: [String] = []
    // What does not fit keeps the rows that it once had to make; a fresh one has none.
    var unfit: Set<ObjectIdentifier> = []
    func walk(_ node: ViewNode, _ depth: Int, isSeen: Bool) {
      let isSeen = isSeen && !unfit.contains(ObjectIdentifier(node))
      if node is RowNode, !isSeen || !node.shownBounds().intersects(window) { return }
      if let fitting = node as? FittingNode {
        let others = fitting.elements.filter { $0 !== fitting.chosen }
        unfit.formUnion(others.map(ObjectIdentifier.init))
      }
      if node.describedType != nil || node is LeafNode {
        lines.append("\(depth) \(node.debugName) \(describe(node.environment))")
      }
      node.forEachChild { walk($0, depth + 1, isSeen: isSeen) }
    }
    let root = stage.host.root
    if stage.host.hasPopup {
      walk(root, 0, isSeen: true)
    } else if let content = root.content {
      walk(content, 0, isSeen: true)
    }
    return lines
  }

  private func describe(_ values: EnvironmentValues) -> String {
    let described: [Any] = [
      values.colorScheme, values.displayScale, values.isEnabled, values.accessibilityReduceMotion,
      values.controlSize, values.multilineTextAlignment, values.lineLimit as Any,
      values.font as Any, values.isFocused, values.controlInteraction, values.isPresented,
      values.lineSpacing, values.truncationMode, values.minimumScaleFactor, values.isCovered,
    ]
    return described.map { "\($0)" }.joined(separator: " ")
  }
}

/// The program of a kind, whose state can be reached from outside.
private struct DifferentialView: View {
  let kind: DifferentialKind
  @State var model: DifferentialModel
  let remote: Remote<DifferentialModel>

  init(kind: DifferentialKind, model: DifferentialModel, remote: Remote<DifferentialModel>) {
    self.kind = kind
    _model = State(initialValue: model)
    self.remote = remote
  }

  var body: some View {
    let _ = remote.connect($model)
    kind.view($model)
  }
}
