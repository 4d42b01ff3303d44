import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

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
}
