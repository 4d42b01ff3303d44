import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoCompatibility
@testable import GlissandoControls
@testable import GlissandoViews

/// A control that is disabled, taken away or left by the window in mid-drag puts away what it keeps, once,
/// and the next drag begins as any other.
@MainActor
@Suite("Drags that are interrupted")
struct InterruptedDragTests {
  enum Interruption: CaseIterable {
    case disabled, removed, fadedOut, lostFocus, closed
  }

  struct Surroundings: Equatable {
    var isDisabled = false
    var isThere = true
  }

  /// Interrupts a press, and takes the interruption back.
  private func interrupt(
    _ stage: Stage, _ remote: Remote<Surroundings>, by interruption: Interruption
  ) {
    switch interruption {
    case .disabled: remote.value.isDisabled = true
    case .removed: remote.value.isThere = false
    case .fadedOut: withAnimation(.linear(duration: 0.5)) { remote.value.isThere = false }
    case .lostFocus: _ = stage.host.send(.focus(false), at: stage.time)
    case .closed: return stage.close()
    }
    stage.advance(by: 0.1)
    stage.move(to: CGPoint(x: 150, y: 50))
    stage.advance(by: 0.1)
    stage.release()
    stage.settle()
    remote.value = Surroundings()
    _ = stage.host.send(.focus(true), at: stage.time)
    stage.settle()
  }

  @Test(
    "A slider says once that editing has ended, and begins anew", arguments: Interruption.allCases)
  func slider(interruption: Interruption) throws {
    let journal = Journal<Bool>()
    var value = 0.5
    let binding = Binding(get: { value }, set: { value = $0 })
    let (stage, remote) = makeStage(Surroundings(), width: 300, height: 100) { surroundings in
      VStack {
        if surroundings.isThere {
          Slider(value: binding, onEditingChanged: { journal.entries.append($0) })
            .disabled(surroundings.isDisabled)
            .frame(width: 200)
        }
      }
    }
    stage.press(at: CGPoint(x: 150, y: 50))
    stage.move(to: CGPoint(x: 180, y: 50))
    stage.advance(frames: 2)
    #expect(journal.entries == [true])
    interrupt(stage, remote, by: interruption)
    #expect(journal.entries == [true, false])
    guard interruption != .closed else { return }
    stage.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 200, y: 50))
    stage.settle()
    #expect(journal.entries == [true, false, true, false])
  }

  @Test("A stepper says once that editing has ended, and stops", arguments: Interruption.allCases)
  func stepper(interruption: Interruption) throws {
    let journal = Journal<Bool>()
    let count = Journal<Int>()
    let (stage, remote) = makeStage(Surroundings(), width: 300, height: 100) { surroundings in
      VStack {
        if surroundings.isThere {
          Stepper {
            EmptyView()
          } onIncrement: {
            count.entries.append(1)
          } onDecrement: {
          } onEditingChanged: {
            journal.entries.append($0)
          }
          .accessibilityIdentifier("stepper")
          .disabled(surroundings.isDisabled)
        }
      }
    }
    let frame = try stage.element("stepper").frame
    let increment = CGPoint(x: frame.maxX - 12, y: frame.midY)
    stage.press(at: increment)
    stage.advance(frames: 2)
    #expect(journal.entries == [true] && count.entries.count == 1)
    interrupt(stage, remote, by: interruption)
    #expect(journal.entries == [true, false])
    guard interruption != .closed else { return }
    stage.advance(by: 2)
    #expect(count.entries.count == 1)
    stage.tap(at: increment)
    stage.settle()
    #expect(journal.entries == [true, false, true, false] && count.entries.count == 2)
  }

  @Test("A key in mid-drag is part of the editing that the press began", arguments: [false, true])
  func keyInDrag(isStepper: Bool) throws {
    let journal = Journal<Bool>()
    var value = 0.5
    let binding = Binding(get: { value }, set: { value = $0 })
    let stage = Stage(width: 300, height: 100) {
      if isStepper {
        Stepper("", value: binding, step: 0.1) { journal.entries.append($0) }
      } else {
        Slider(value: binding) { journal.entries.append($0) }
      }
    }
    let place = try isStepper ? stage.element("increment").frame.midX : 150
    stage.press(at: CGPoint(x: place, y: 50))
    stage.advance(frames: 1)
    let pressed = value
    stage.key(.leftArrow)
    #expect(journal.entries == [true] && value < pressed)
    stage.release()
    stage.settle()
    #expect(journal.entries == [true, false])
    stage.key(.leftArrow)
    #expect(journal.entries == [true, false, true, false])
  }

  @Test(
    "A drag that has begun is cancelled once, and one that has not is not",
    arguments: [false, true])
  func once(moves: Bool) {
    let journal = Journal<String>()
    let (stage, remote) = makeStage(Surroundings(), width: 200, height: 100) { surroundings in
      Color.red
        .gesture(
          DragGesture()
            .onChanged { _ in journal.entries.append("changed") }
            .onEnded { _ in journal.entries.append("ended") }
            .onCancelled { _ in journal.entries.append("cancelled") }
        )
        .disabled(surroundings.isDisabled)
    }
    stage.press(at: CGPoint(x: 50, y: 50))
    if moves { stage.move(to: CGPoint(x: 90, y: 50)) }
    interrupt(stage, remote, by: .disabled)
    #expect(journal.entries == (moves ? ["changed", "cancelled"] : []))
    journal.entries = []
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 100, y: 50))
    stage.settle()
    #expect(journal.entries.last == "ended" && !journal.entries.contains("cancelled"))
  }

  @Test("A row that is swiped when its list is disabled comes to rest, and can be swiped again")
  func swipe() throws {
    let (stage, remote) = makeStage(Surroundings(), width: 300, height: 200) { surroundings in
      List {
        Text("row").swipeActions { Button("Delete") {} }
      }
      .disabled(surroundings.isDisabled)
    }
    let row = try stage.element("row").frame
    let start = CGPoint(x: 200, y: row.midY)
    stage.press(at: start)
    for step in 1...5 {
      stage.move(to: CGPoint(x: start.x - Double(step) * 4, y: start.y))
      stage.advance(frames: 1)
    }
    #expect(try stage.element("row").frame.minX < row.minX - 5)
    interrupt(stage, remote, by: .disabled)
    let rest = try stage.element("row").frame.minX
    #expect(rest == row.minX || rest < row.minX - 30)
    stage.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y))
    stage.settle()
    #expect(try stage.element("row").frame.minX < row.minX - 30)
  }

  @Test("A picker's option does not stay pressed")
  func picker() {
    let (stage, remote) = makeStage(Surroundings(), width: 300, height: 100) { surroundings in
      Picker("", selection: .constant(0)) {
        Text("a").tag(0)
        Text("b").tag(1)
      }
      .pickerStyle(.segmented)
      .disabled(surroundings.isDisabled)
    }
    let before = stage.image()
    stage.press(at: CGPoint(x: 200, y: 50))
    stage.advance(by: 0.3)
    interrupt(stage, remote, by: .disabled)
    _ = stage.host.send(.pointerExited, at: stage.time)
    stage.settle()
    #expect(stage.image() == before)
  }

  @Test("A switch that is held goes back to what it was", arguments: Interruption.allCases)
  func toggle(interruption: Interruption) throws {
    var isOn = false
    let binding = Binding(get: { isOn }, set: { isOn = $0 })
    let (stage, remote) = makeStage(Surroundings(), width: 300, height: 100) { surroundings in
      VStack {
        if surroundings.isThere {
          Toggle("switch", isOn: binding).toggleStyle(.switch).labelsHidden()
            .accessibilityIdentifier("switch").disabled(surroundings.isDisabled)
        }
      }
    }
    let frame = try stage.element("switch").frame
    let (start, end) = (
      CGPoint(x: frame.minX + 10, y: frame.midY), CGPoint(x: frame.maxX - 6, y: frame.midY)
    )
    let before = stage.image()
    stage.press(at: start)
    stage.move(to: end)
    stage.advance(frames: 2)
    #expect(stage.image() != before)
    interrupt(stage, remote, by: interruption)
    #expect(!isOn)
    guard interruption != .closed else { return }
    _ = stage.host.send(.pointerExited, at: stage.time)
    stage.settle()
    #expect(stage.image() == before)
    stage.drag(from: start, to: end)
    stage.settle()
    #expect(isOn)
  }

  @Test("A page that is held goes back to its place", arguments: Interruption.allCases)
  func pages(interruption: Interruption) throws {
    let (stage, remote) = makeStage(Surroundings(), width: 300, height: 100) { surroundings in
      VStack {
        if surroundings.isThere {
          TabView {
            Color.red.accessibilityIdentifier("first")
            Color.blue.accessibilityIdentifier("second")
          }
          .tabViewStyle(.page)
          .disabled(surroundings.isDisabled)
        }
      }
    }
    let (start, end) = (CGPoint(x: 250, y: 50), CGPoint(x: 180, y: 50))
    stage.press(at: start)
    stage.move(to: end)
    stage.advance(frames: 2)
    #expect(try stage.element("first").frame.minX < -30)
    interrupt(stage, remote, by: interruption)
    guard interruption != .closed else { return }
    #expect(try stage.element("first").frame.minX == 0)
    stage.drag(from: start, to: CGPoint(x: 20, y: 50))
    stage.settle()
    #expect(try stage.element("second").frame.minX == 0)
  }

  @Test("A sheet that is held goes back to its height, or goes", arguments: Interruption.allCases)
  func sheet(interruption: Interruption) throws {
    let (stage, remote) = makeStage(Surroundings(), width: 300, height: 400) { surroundings in
      Text("below").disabled(surroundings.isDisabled)
        .sheet(isPresented: .constant(surroundings.isThere)) {
          Text("sheet").presentationDetents([.height(100), .height(300)])
        }
    }
    stage.settle()
    let rest = try stage.element("sheet").frame
    let start = CGPoint(x: 150, y: 310)
    stage.press(at: start)
    stage.move(to: CGPoint(x: 150, y: 250))
    stage.advance(frames: 2)
    #expect(try stage.element("sheet").frame.midY < rest.midY - 20)
    // What is below a sheet is no part of it.
    guard interruption != .disabled else { return }
    interrupt(stage, remote, by: interruption)
    guard interruption != .closed else { return }
    #expect(try stage.element("sheet").frame == rest)
    stage.drag(from: start, to: CGPoint(x: 150, y: 110))
    stage.settle()
    #expect(try stage.element("sheet").frame.midY < rest.midY - 80)
  }

  @Test(
    "What is dragged goes back, and lets go of what it was above", arguments: Interruption.allCases)
  func dragged(interruption: Interruption) throws {
    let (targeted, dropped) = (Journal<Bool>(), Journal<String>())
    let (stage, remote) = makeStage(Surroundings(), width: 300, height: 100) { surroundings in
      HStack(spacing: 0) {
        VStack {
          if surroundings.isThere {
            Text("word").frame(width: 100, height: 100).draggable("word")
              .disabled(surroundings.isDisabled)
          }
        }
        .frame(width: 100)
        Color.red.dropDestination(for: String.self) { items, _ in
          dropped.entries += items
          return true
        } isTargeted: {
          targeted.entries.append($0)
        }
      }
    }
    stage.press(at: CGPoint(x: 50, y: 50))
    stage.move(to: CGPoint(x: 200, y: 50))
    stage.advance(frames: 2)
    #expect(targeted.entries == [true])
    #expect(stage.elements.count { $0.text == "word" } == 2)
    interrupt(stage, remote, by: interruption)
    #expect(targeted.entries == [true, false] && dropped.entries.isEmpty)
    guard interruption != .closed else { return }
    #expect(stage.elements.count { $0.text == "word" } == 1)
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 200, y: 50))
    stage.settle()
    #expect(targeted.entries == [true, false, true, false] && dropped.entries == ["word"])
  }

  @Test("What is disabled under a pointer that rests is let go at once")
  func resting() {
    let journal = Journal<Bool>()
    let (stage, remote) = makeStage(Surroundings()) { surroundings in
      VStack {
        Color.red
          .onLongPressGesture(minimumDuration: 5) {
          } onPressingChanged: {
            journal.entries.append($0)
          }
          .disabled(surroundings.isDisabled)
        Button("press") {}.disabled(surroundings.isDisabled)
      }
    }
    stage.press(at: CGPoint(x: 200, y: 50))
    stage.advance(by: 0.1)
    #expect(journal.entries == [true])
    remote.value.isDisabled = true
    stage.advance(frames: 1)
    #expect(journal.entries == [true, false])
    stage.release()
    stage.settle()
    #expect(journal.entries == [true, false])
  }

  @Test(
    "A field that is written in says once that editing has ended when it goes",
    arguments: [Interruption.removed, .fadedOut, .closed])
  func field(interruption: Interruption) throws {
    let journal = Journal<Bool>()
    let (stage, remote) = makeStage(Surroundings(), width: 300, height: 100) { surroundings in
      VStack {
        if surroundings.isThere {
          TextField("field", text: .constant("x"), onEditingChanged: { journal.entries.append($0) })
        }
      }
    }
    try stage.tap("field")
    #expect(journal.entries == [true])
    interrupt(stage, remote, by: interruption)
    #expect(journal.entries == [true, false])
    guard interruption != .closed else { return }
    try stage.tap("field")
    #expect(journal.entries == [true, false, true])
  }
}
