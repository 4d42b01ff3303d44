import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Gestures made of gestures, long presses and pinches.
@MainActor
@Suite("Composed gestures")
struct ComposedGestureTests: GestureTesting {
  let log = GestureLog()

  // MARK: Composition

  @Test("Simultaneous gestures tell both values and end when both are over")
  func simultaneously() {
    let stage = stage {
      GestureBox().gesture(
        TapGesture().simultaneously(with: LongPressGesture(minimumDuration: 0.3))
          .onEnded { log.note("tap \($0.first != nil) long \($0.second ?? false)") })
    }
    stage.tap(at: middle)
    #expect(log.entries == ["tap true long false"])
    stage.press(at: middle)
    stage.advance(by: 0.4)
    #expect(log.entries.count == 1)
    stage.release()
    #expect(log.entries.last == "tap true long true")
    stage.press(at: middle)
    stage.move(to: CGPoint(x: 180, y: 100))
    stage.release()
    #expect(log.entries.count == 2)
  }

  @Test("An exclusive gesture waits for the first one to fail")
  func exclusively() {
    let stage = stage {
      GestureBox().gesture(
        TapGesture(count: 2).exclusively(before: TapGesture())
          .onEnded {
            switch $0 {
            case .first: log.note("double")
            case .second: log.note("single")
            }
          })
    }
    stage.tap(at: middle)
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.5)
    #expect(log.entries == ["single"])
    stage.tap(at: middle)
    stage.advance(by: 0.1)
    stage.tap(at: middle)
    stage.advance(by: 0.5)
    #expect(log.entries == ["single", "double"])
  }

  private enum DragState: Equatable {
    case inactive, pressing
    case dragging(CGFloat)
  }

  private struct PressAndDrag: View {
    let log: GestureLog
    @GestureState private var state = DragState.inactive

    private var gesture: some Gesture {
      LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
        .updating($state) { value, state, _ in
          switch value {
          case .first(true): state = .pressing
          case .second(true, let drag): state = .dragging(drag?.translation.width ?? 0)
          default: state = .inactive
          }
        }
        .onEnded { value in
          guard case .second(true, let drag?) = value else { return }
          log.note("dropped at \(drag.translation.width)")
        }
    }

    var body: some View {
      GestureBox().gesture(gesture).onChange(of: state) { log.note("\(state)") }
    }
  }

  @Test("A drag that follows a long press begins where the pointer is then")
  func sequenced() {
    let stage = stage { PressAndDrag(log: log) }
    stage.press(at: middle)
    stage.advance(frames: 1)
    #expect(log.entries == ["pressing"])
    stage.move(to: CGPoint(x: 104, y: 100))
    stage.advance(by: 0.4)
    #expect(log.entries == ["pressing", "dragging(0.0)"])
    stage.move(to: CGPoint(x: 134, y: 100))
    stage.advance(frames: 1)
    stage.release()
    stage.advance(frames: 1)
    #expect(
      log.entries == [
        "pressing", "dragging(0.0)", "dragging(30.0)", "dropped at 30.0", "inactive",
      ])
  }

  @Test("A sequence whose first gesture fails does not begin its second")
  func sequenceFails() {
    let stage = stage { PressAndDrag(log: log) }
    stage.press(at: middle)
    stage.advance(frames: 1)
    stage.move(to: CGPoint(x: 150, y: 100))
    stage.advance(by: 0.5)
    stage.release()
    stage.advance(frames: 1)
    #expect(log.entries == ["pressing", "inactive"])
  }

  @Test("A tap that follows a tap is one gesture, unless it comes too late")
  func sequencedTaps() {
    let stage = stage {
      GestureBox().gesture(
        TapGesture().sequenced(before: TapGesture()).onEnded { _ in log.note("both") })
    }
    stage.tap(at: middle)
    stage.advance(by: 0.1)
    stage.tap(at: middle)
    #expect(log.entries == ["both"])
    stage.tap(at: middle)
    stage.advance(by: 1)
    stage.tap(at: middle)
    #expect(log.entries == ["both"])
  }

  @Test("A mapped gesture tells something else, also after its closure has changed")
  func mapped() {
    let (stage, unit) = makeStage("m", width: 200, height: 200) { unit in
      GestureBox().gesture(
        DragGesture(minimumDistance: 0).map { "\($0.translation.width) \(unit)" }
          .onEnded { log.note($0) })
    }
    stage.drag(from: middle, to: CGPoint(x: 120, y: 100))
    unit.value = "ft"
    stage.drag(from: middle, to: CGPoint(x: 130, y: 100))
    #expect(log.entries == ["20.0 m", "30.0 ft"])
  }

  @Test("A gesture of a hidden type may become one of another type")
  func anyGestureValues() {
    let (stage, isTap) = makeStage(true, width: 200, height: 200) { isTap in
      GestureBox().gesture(
        (isTap
          ? AnyGesture(TapGesture().map { "tap" })
          : AnyGesture(DragGesture(minimumDistance: 0).map { "drag \($0.translation.width)" }))
          .onEnded { log.note($0) })
    }
    stage.tap(at: middle)
    isTap.value = false
    stage.drag(from: middle, to: CGPoint(x: 120, y: 100))
    #expect(log.entries == ["tap", "drag 20.0"])
  }

  @Test("A mask switches the added gesture, or those inside, off")
  func masks() {
    let masks: [GestureMask] = [.all, .gesture, .subviews, .none]
    let expected = [["inner"], ["outer"], ["inner"], []]
    for (mask, expected) in zip(masks, expected) {
      log.entries = []
      let stage = stage {
        GestureBox().onTapGesture { log.note("inner") }
          .gesture(TapGesture().onEnded { log.note("outer") }, including: mask)
      }
      stage.tap(at: middle)
      #expect(log.entries == expected)
    }
  }

  // MARK: Long presses

  @Test(
    "A long press around a tap tells when pressing begins and ends", arguments: [0.5, .infinity])
  func pressingAroundTap(_ duration: Double) {
    let stage = Stage(width: 100, height: 100) {
      Color.red.onTapGesture { log.note("tap") }
        .onLongPressGesture(minimumDuration: duration, maximumDistance: 20) {
          log.note("long")
        } onPressingChanged: {
          log.note("pressing \($0)")
        }
    }
    let middle = CGPoint(x: 50, y: 50)
    stage.press(at: middle)
    stage.advance(by: 0.1)
    #expect(log.entries == ["pressing true"])
    stage.release()
    #expect(log.entries == ["pressing true", "pressing false", "tap"])
    stage.press(at: middle)
    stage.advance(by: 0.8)
    stage.release()
    let held = duration < 1 ? ["long", "pressing false"] : ["pressing false", "tap"]
    #expect(Array(log.entries.dropFirst(3)) == ["pressing true"] + held)
    stage.press(at: middle)
    stage.move(to: CGPoint(x: 90, y: 90))
    stage.release()
    #expect(log.entries.suffix(2) == ["pressing true", "pressing false"])
    stage.close()
  }

  @Test("A long press tells when pressing begins and ends")
  func pressing() {
    let stage = stage {
      GestureBox().onLongPressGesture(minimumDuration: 0.5, maximumDistance: 20) {
        log.note("long")
      } onPressingChanged: {
        log.note("pressing \($0)")
      }
    }
    stage.press(at: middle)
    #expect(log.entries == ["pressing true"])
    stage.advance(by: 0.6)
    #expect(log.entries == ["pressing true", "long", "pressing false"])
    stage.release()
    log.entries = []
    stage.press(at: middle)
    stage.advance(by: 0.2)
    stage.release()
    #expect(log.entries == ["pressing true", "pressing false"])
    log.entries = []
    stage.press(at: middle)
    stage.move(to: CGPoint(x: 115, y: 100))
    #expect(log.entries == ["pressing true"])
    stage.move(to: CGPoint(x: 125, y: 100))
    #expect(log.entries == ["pressing true", "pressing false"])
    stage.advance(by: 1)
    stage.release()
    #expect(log.entries == ["pressing true", "pressing false"])
  }

  @Test("A press that is held is no tap where a long press waits")
  func tapAndLongPress() {
    let onOneView = stage {
      GestureBox().onTapGesture { log.note("tap") }.onLongPressGesture { log.note("long") }
    }
    let onParent = stage {
      ZStack { GestureBox().onTapGesture { log.note("tap") } }
        .onLongPressGesture { log.note("long") }
    }
    let composed = stage {
      GestureBox().gesture(
        TapGesture().exclusively(before: LongPressGesture())
          .onEnded {
            switch $0 {
            case .first: log.note("tap")
            case .second: log.note("long")
            }
          })
    }
    for stage in [onOneView, onParent, composed] {
      log.entries = []
      stage.press(at: middle)
      stage.advance(by: 0.7)
      #expect(log.entries == ["long"])
      stage.release()
      stage.advance(by: 0.5)
      #expect(log.entries == ["long"])
      stage.tap(at: middle)
      #expect(log.entries == ["long", "tap"])
    }
  }

  @Test("A slow click is a tap where nothing waits for a long press")
  func slowClick() {
    let stage = stage { GestureBox().onTapGesture { log.note("tap") } }
    stage.press(at: middle)
    stage.advance(by: 2)
    stage.release()
    #expect(log.entries == ["tap"])
  }

  @Test("A shorter long press waits for a longer one that comes before it")
  func twoLongPresses() {
    let stage = stage {
      GestureBox()
        .onLongPressGesture(minimumDuration: 1) { log.note("longer") }
        .onLongPressGesture(minimumDuration: 0.3) { log.note("shorter") }
    }
    stage.press(at: middle)
    stage.advance(by: 0.5)
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.7)
    #expect(log.entries == ["longer"])
    stage.release()
    #expect(log.entries == ["longer"])
  }

  @Test("A long press around a scroll view ends its wait for a drag")
  func longPressAroundScrollView() {
    let stage = stage {
      ScrollView { GestureBox().onTapGesture { log.note("tap") } }
        .onLongPressGesture { log.note("long") }
    }
    stage.press(at: CGPoint(x: 100, y: 50))
    stage.advance(by: 0.7)
    stage.release()
    #expect(log.entries == ["long"])
  }

  // MARK: Velocity

  @Test("What a gesture moved flies on when its state goes back on a spring")
  func velocity() throws {
    struct Elastic: View {
      @GestureState(resetTransaction: Transaction(animation: .spring(duration: 0.5)))
      private var offset = 0.0
      var body: some View {
        Rectangle().frame(width: 40, height: 40).offset(x: offset)
          .accessibilityIdentifier("box")
          .gesture(
            DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in
              state = value.translation.width
            })
      }
    }
    let stage = Stage(width: 600, height: 200) { Elastic() }
    let start = CGPoint(x: 300, y: 100)
    stage.press(at: start)
    for step in 1...6 {
      stage.advance(by: 1.0 / 60)
      stage.move(to: CGPoint(x: 300 + 10 * Double(step), y: 100))
    }
    stage.advance(by: 0)
    stage.release()
    // 10 points in each frame are 600 in a second, away from where the spring pulls.
    let spring = Spring(duration: 0.5)
    for step in 1...3 {
      stage.advance(by: 0.03)
      let time = 0.03 * Double(step)
      let expected = 360 + spring.value(target: -60.0, initialVelocity: 600, time: time)
      #expect(near(Double(try stage.element("box").frame.midX), expected, 1e-3))
    }
  }
}
