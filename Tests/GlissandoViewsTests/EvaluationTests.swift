import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Observation
import Testing

/// Only what reads a changed dependency is evaluated again.
@MainActor
@Suite("Evaluation")
struct EvaluationTests {
  /// Counts its evaluations.
  struct Counted: View {
    let name: String
    let log: Journal<String>
    var body: some View {
      let _ = log.entries.append(name)
      Text(name)
    }
  }

  @Observable
  final class Model {
    var first = 0
    var second = 0
    var rows = (0..<4).map { Row($0) }
  }

  @Observable
  final class Row: Identifiable {
    let id: Int
    var title: String
    init(_ id: Int) {
      self.id = id
      title = "row \(id)"
    }
  }

  @Test("A child whose value is the same is not evaluated again")
  func sameValue() {
    let log = Journal<String>()
    let (stage, v) = makeStage(0) { value in
      VStack {
        Counted(name: "constant", log: log)
        Counted(name: "even \(value / 2)", log: log)
      }
    }
    log.entries.removeAll()
    v.value = 1
    stage.update()
    #expect(log.entries.isEmpty)
    v.value = 2
    stage.update()
    #expect(log.entries == ["even 1"])
  }

  struct Second: View {
    let model: Model
    let log: Journal<String>
    var body: some View {
      let _ = log.entries.append("second")
      Text("\(model.second)")
    }
  }

  struct First: View {
    let model: Model
    let log: Journal<String>
    var body: some View {
      let _ = log.entries.append("first")
      Text("\(model.first)")
      Second(model: model, log: log)
    }
  }

  @Test("A view reads an observable model property by property")
  func observable() throws {
    let model = Model()
    let log = Journal<String>()
    let stage = Stage(width: 100, height: 100) { First(model: model, log: log) }
    #expect(log.entries == ["first", "second"])
    log.entries.removeAll()
    model.second = 5
    stage.update()
    #expect(log.entries == ["second"])
    #expect(try stage.element("5").text == "5")
    log.entries.removeAll()
    model.first = 7
    model.first = 8
    stage.update()
    #expect(log.entries == ["first"])
    #expect(try stage.element("8").text == "8")
  }

  @Test("withAnimation reaches through an observable model")
  func observableAnimation() throws {
    struct Mover: View {
      let model: Model
      var body: some View {
        Rectangle().opacity(Double(model.first)).accessibilityIdentifier("view")
      }
    }
    let model = Model()
    let stage = Stage(width: 100, height: 100) { Mover(model: model) }
    withAnimation(.linear(duration: 1)) { model.first = 1 }
    stage.advance(by: 0.5)
    #expect(near(try stage.element("view").opacity, 0.5))
  }

  @Test("@Bindable writes through to the model")
  func bindable() throws {
    struct Editor: View {
      @Bindable var model: Model
      let remote: Journal<Binding<Int>>
      var body: some View {
        let _ = remote.entries = [$model.first]
        Text("\(model.first)")
      }
    }
    let model = Model()
    let remote = Journal<Binding<Int>>()
    let stage = Stage(width: 100, height: 100) { Editor(model: model, remote: remote) }
    remote.entries[0].wrappedValue = 3
    #expect(model.first == 3)
    #expect(try stage.element("3").text == "3")
  }

  @Test("A model in the environment is found by its type")
  func environmentModel() throws {
    struct Reader: View {
      @Environment(Model.self) private var model
      var body: some View { Text("\(model.first)") }
    }
    let model = Model()
    let stage = Stage(width: 100, height: 100) { Reader().environment(model) }
    model.first = 4
    #expect(try stage.element("4").text == "4")
  }

  struct EnvironmentReader: View {
    @Environment(\.first) private var first
    let log: Journal<String>
    var body: some View {
      let _ = log.entries.append("first \(first)")
      Text("\(first)")
    }
  }

  @Test("A change of one key of the environment reaches those who read that key")
  func environmentKeys() {
    let log = Journal<String>()
    let (stage, v) = makeStage(SIMD2(1, 1)) { value in
      EnvironmentReader(log: log)
        .environment(\.first, value.x)
        .environment(\.second, value.y)
    }
    log.entries.removeAll()
    v.value.y = 2
    stage.update()
    #expect(log.entries.isEmpty)
    v.value.x = 2
    stage.update()
    #expect(log.entries == ["first 2"])
  }

  @Test("A state that no body reads evaluates nothing")
  func unreadState() {
    struct Silent: View {
      @State private var number = 0
      let log: Journal<() -> Void>
      let bodies: Journal<String>
      var body: some View {
        let _ = bodies.entries.append("body")
        Text("Hello").onAppear { log.entries = [{ number += 1 }] }
      }
    }
    let (log, bodies) = (Journal<() -> Void>(), Journal<String>())
    let stage = Stage(width: 100, height: 100) { Silent(log: log, bodies: bodies) }
    bodies.entries.removeAll()
    log.entries[0]()
    stage.update()
    #expect(bodies.entries.isEmpty)
  }

  @Test("A view with a binding is evaluated when the value changes, not when its parent is")
  func bindings() {
    struct Child: View {
      @Binding var number: Int
      let log: Journal<String>
      var body: some View {
        let _ = log.entries.append("child \(number)")
        Text("\(number)")
      }
    }
    struct Parent: View {
      @State private var pair = SIMD2(0, 0)
      let log: Journal<String>
      let remote: Remotes
      var body: some View {
        let _ = remote.set = { pair = $0 }
        Text("\(pair.y)")
        Child(number: $pair.x, log: log)
      }
    }
    let log = Journal<String>()
    let remote = Remotes()
    let stage = Stage(width: 100, height: 100) { Parent(log: log, remote: remote) }
    log.entries.removeAll()
    remote.set?(SIMD2(1, 0))
    stage.update()
    #expect(log.entries == ["child 1"])
  }

  @MainActor
  final class Remotes {
    var set: ((SIMD2<Int>) -> Void)?
  }

  // MARK: Work

  struct RowView: View {
    let row: Row
    var body: some View {
      Text(row.title).frame(width: 100, height: 20)
    }
  }

  /// What a change of one row costs in a column of `count`.
  private func costOfOneChange(in count: Int) -> [Int] {
    let rows = (0..<count).map { Row($0) }
    let stage = Stage(width: 200, height: 200) {
      VStack(spacing: 0) { ForEach(rows) { RowView(row: $0) } }
    }
    rows[count / 2].title = "changed"
    stage.update()
    let counters = stage.host.counters
    return [counters.evaluatedBodies, counters.laidOutViews, counters.drawnItems]
  }

  @Test("One changed state costs the same among 10,000 views as among 100")
  func costOfChange() {
    let few = costOfOneChange(in: 100)
    let many = costOfOneChange(in: 10_000)
    #expect(few == many)
    #expect(few[0] == 1)
    #expect(few[1] <= 4)
    #expect(few[2] <= 2)
  }

  @Test("A frame of an animation costs what moves, not what stands beside it")
  func costOfMotion() {
    func cost(_ count: Int) -> [Int] {
      let (stage, v) = makeStage(0.0) { value in
        ZStack {
          ForEach(0..<count, id: \.self) { _ in Circle().frame(width: 5, height: 5) }
          Circle().padding(0).offset(x: value)
        }
      }
      withAnimation(.linear(duration: 1)) { v.value = 100 }
      stage.advance(frames: 5)
      let counters = stage.host.counters
      return [counters.evaluatedBodies, counters.laidOutViews, counters.drawnItems]
    }
    #expect(cost(10) == cost(1000))
    #expect(cost(10) == [0, 0, 1])
  }

  @Test("A frame in which nothing changes does no work at all")
  func idle() {
    let (stage, v) = makeStage(0.0) { Rectangle().opacity($0) }
    let frames = stage.framesRendered
    stage.advance(by: 10)
    #expect(stage.framesRendered == frames)
    withAnimation(.linear(duration: 0.1)) { v.value = 1 }
    stage.settle()
    let settled = stage.framesRendered
    #expect(settled > frames && settled < frames + 12)
    stage.advance(frames: 100)
    #expect(stage.framesRendered == settled)
  }
}

private struct FirstKey: EnvironmentKey {
  static let defaultValue = 0
}
private struct SecondKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var first: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  fileprivate var second: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}
