import Foundation
import GlissandoControls
import GlissandoMotion
import GlissandoTesting
import Observation
import TestSupport
import Testing

@testable import GlissandoViews

/// What comes and goes leaves nothing behind.
@MainActor
@Suite("Leaks")
struct LeakTests {
  /// How often things come and go, and how often before anybody counts: tables that are made once
  /// have then been made.
  private static let rounds = 100
  private static let warmUp = 12

  /// Lets a kind come and go, at once, animated, and turned round in flight.
  private func play(_ round: Int, _ stage: Stage, _ isOn: Remote<Bool>) {
    withAnimation(round % 2 == 0 ? nil : .linear(duration: 0.2)) { isOn.value = true }
    stage.advance(frames: 2)
    if round % 5 == 3 { isOn.value = false }
    if round % 5 == 3 { withAnimation { isOn.value = true } }
    withAnimation(round % 3 == 0 ? .linear(duration: 0.2) : nil) { isOn.value = false }
    stage.advance(by: 1)
  }

  @Test("Each kind of view comes and goes a hundred times", arguments: LeakKind.all)
  func kinds(_ kind: LeakKind) {
    _ = Stage.liveObjects  // begins to count
    let isOn = Remote<Bool>()
    let stage = Stage(width: 300, height: 300, frameRate: 10) {
      Remoted(false, isOn) { _ in LeakContent(isOn: isOn.binding!, kind: kind) }
    }
    for round in 0..<Self.warmUp { play(round, stage, isOn) }
    let before = Stage.liveObjects
    let runs = 4
    let limit = 64 * Self.rounds / runs
    let growth = leastGrowth(of: runs, below: limit) {
      for round in 0..<(Self.rounds / runs) { play(round, stage, isOn) }
    }
    stage.advance(by: 3)
    let left = Stage.liveObjects.growth(since: before)
    // A state that nobody writes lists readers that have gone until they are sixteen.
    let isClean = left.counts.allSatisfy { $0 == "Subscriber" && $1 < 16 }
    #expect(isClean, "\(kind.name) leaves after \(Self.rounds) times:\n\(left)")
    #expect(growth < limit, "\(kind.name): \(growth) bytes")
  }

  private struct LeakContent: View {
    let isOn: Binding<Bool>
    let kind: LeakKind
    var body: some View { kind.content(isOn) }
  }

  private struct Menus: View {
    var body: some View {
      VStack {
        Menu("menu") {
          Button("first") {}
          Toggle("second", isOn: .constant(true))
          Menu("more") { Button("third") {} }
        }
        Picker("picker", selection: .constant(1)) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        .pickerStyle(.menu)
        Text("text").contextMenu { Button("fourth") {} }
      }
    }
  }

  /// Opens a menu, and chooses of it or leaves it.
  private func openMenu(_ round: Int, _ name: String, with item: String, _ stage: Stage) throws {
    let place = try stage.element(name).frame
    let middle = CGPoint(x: place.midX, y: place.midY)
    let button = name == "text" ? 3 : 1
    stage.host.send(.pointerDown(middle, button: button, modifiers: []), at: stage.time)
    stage.host.send(.pointerUp(middle, button: button), at: stage.time)
    stage.settle()
    #expect(try stage.element(item).isLeaving == false)
    if round % 2 == 0 { stage.key(.downArrow) }
    stage.key(round % 2 == 0 ? .return : .escape)
    stage.settle()
  }

  @Test(
    "A menu is opened and closed a hundred times",
    arguments: [("menu", "first"), ("one", "two"), ("text", "fourth")])
  func menus(_ name: String, item: String) throws {
    _ = Stage.liveObjects  // begins to count
    let stage = Stage(width: 300, height: 300, frameRate: 10) { Menus() }
    for round in 0..<Self.warmUp { try openMenu(round, name, with: item, stage) }
    let before = Stage.liveObjects
    for round in 0..<Self.rounds { try openMenu(round, name, with: item, stage) }
    let left = Stage.liveObjects.growth(since: before)
    #expect(left.counts.allSatisfy { $0 == "Subscriber" && $1 < 16 }, "\(name) leaves:\n\(left)")
  }

  /// Everything in one window.
  private struct Everything: View {
    let model: LeakModel
    @State private var isOn = true
    var body: some View {
      ScrollView {
        VStack {
          Text("\(model.count)")
          ForEach(LeakKind.all.indices, id: \.self) { index in
            LeakKind.all[index].content($isOn).frame(height: 20)
          }
        }
      }
      .onDisappear { model.count += 1 }
    }
  }

  /// Opens and closes a window.
  private func open(_ round: Int, _ model: LeakModel) {
    let stage = Stage(width: 300, height: 300, frameRate: 10) { Everything(model: model) }
    stage.advance(frames: 3)
    // Some windows are closed, others only released.
    if round % 2 == 0 { stage.close() }
  }

  @Test("A hundred windows open and close")
  func windows() {
    _ = Stage.liveObjects  // begins to count
    let model = LeakModel()
    var opened = 0
    func openMore(_ count: Int) {
      for _ in 0..<count {
        open(opened, model)
        opened += 1
      }
    }
    openMore(6)
    let before = Stage.liveObjects
    let limit = 20 * 256
    let growth = leastGrowth(of: 5, below: limit) { openMore(20) }
    let left = Stage.liveObjects.growth(since: before)
    #expect(left.isEmpty, "100 windows leave:\n\(left)")
    #expect(growth < limit, "\(growth) bytes in 20 windows")
    #expect(opened >= 106 && model.count == opened)
  }

  @Test("What a program keeps of a closed window keeps none of its views")
  func keptBinding() {
    let before = Stage.liveObjects
    weak var model: LeakModel?
    var kept: Remote<Int>?
    do {
      let owned = LeakModel()
      model = owned
      let (stage, x) = makeStage(0) { x in Text("\(x) \(owned.count)") }
      kept = x
      stage.advance(frames: 2)
    }
    #expect(model == nil)
    // Its state itself, and the note of who has read it.
    let left = Stage.liveObjects.growth(since: before)
    #expect(Set(left.counts.keys).isSubset(of: ["StateLocation<Int>", "Subscriber"]), "\(left)")
    kept?.value = 5
    #expect(kept?.value == 5)
    kept = nil
    #expect(Stage.liveObjects.growth(since: before).isEmpty)
  }

  @Test("A task that was cancelled with its view keeps nothing once it has ended")
  func tasks() async {
    weak var gone: LeakModel?
    do {
      let model = LeakModel()
      gone = model
      let (stage, isOn) = makeStage(true) { isOn in
        if isOn { Text("\(model.count)").task { model.count += 1 } }
      }
      isOn.value = false
      stage.advance(frames: 2)
    }
    for _ in 0..<20 where gone != nil { await Task.yield() }
    #expect(gone == nil)
  }

  @Test("A node that has left the tree knows nothing of those around it")
  func parents() throws {
    let (stage, isOn) = makeStage(true) { isOn in
      VStack { if isOn { Text("gone").padding().modifier(EmptyModifier()) } }
    }
    var nodes: [ViewNode] = []
    func collect(_ node: ViewNode) {
      nodes.append(node)
      node.forEachChild(collect)
    }
    collect(stage.host.root)
    isOn.value = false
    stage.settle()
    let gone = nodes.filter { !$0.isAlive }
    #expect(!gone.isEmpty)
    #expect(gone.allSatisfy { $0.parent == nil })
    #expect(nodes.filter(\.isAlive).allSatisfy { $0.parent != nil || $0 === stage.host.root })
  }

  @Test("Live objects are counted by type, and printed")
  func counts() {
    let before = Stage.liveObjects
    let stage = Stage(width: 100, height: 100) { Text("counted") }
    let growth = Stage.liveObjects.growth(since: before)
    #expect(growth.counts["ViewTree"] == 1)
    #expect(growth.description.contains("1 ViewTree"))
    #expect(growth.total > 5)
    stage.close()
  }
}
