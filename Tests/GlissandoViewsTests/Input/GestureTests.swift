import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

@MainActor
@Suite("Gestures")
struct GestureTests: GestureTesting {
  private let log = GestureLog()

  @Test("A click on a view taps it, a click beside it does not")
  func tap() {
    let stage = stage { GestureBox().onTapGesture { log.note("tap") } }
    stage.tap(at: middle)
    stage.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.entries == ["tap"])
  }

  @Test("Whoever tries what can be pressed finds views with gestures, beside the controls")
  func pressables() throws {
    let stage = Stage(width: 200, height: 100) {
      HStack {
        GestureBox().onTapGesture {}
        GestureBox().onTapGesture {}.disabled(true)
        GestureBox().gesture(DragGesture(), including: .subviews)
      }
    }
    #expect(stage.host.operables.map(\.isEnabled) == [true, false, false])
    #expect(stage.host.operables.allSatisfy { $0.description.role == .gesture })
  }

  @Test("A tap tells its place in the view's own coordinates, through transforms")
  func tapLocation() {
    let stage = stage {
      GestureBox().onTapGesture { point in log.note("\(point.x) \(point.y)") }
        .scaleEffect(0.5).offset(x: 20)
    }
    stage.tap(at: CGPoint(x: 120 + 10, y: 100 - 5))
    #expect(log.entries == ["70.0 40.0"])
  }

  @Test("A press that moves far is no tap")
  func movedTap() {
    let stage = stage { GestureBox().onTapGesture { log.note("tap") } }
    stage.press(at: middle)
    stage.move(to: CGPoint(x: 120, y: 100))
    stage.move(to: middle)
    stage.release()
    #expect(log.entries.isEmpty)
  }

  @Test("The gesture of the inner view comes first")
  func innerFirst() {
    let stage = stage {
      ZStack { GestureBox().onTapGesture { log.note("inner") } }.onTapGesture { log.note("outer") }
    }
    stage.tap(at: middle)
    #expect(log.entries == ["inner"])
  }

  @Test("A gesture of high priority comes before those inside")
  func highPriority() {
    let stage = stage {
      GestureBox().onTapGesture { log.note("inner") }
        .highPriorityGesture(TapGesture().onEnded { log.note("outer") })
    }
    stage.tap(at: middle)
    #expect(log.entries == ["outer"])
  }

  @Test("A simultaneous gesture does not keep the one inside from being recognised")
  func simultaneous() {
    let stage = stage {
      GestureBox().onTapGesture { log.note("inner") }
        .simultaneousGesture(TapGesture().onEnded { log.note("outer") })
    }
    stage.tap(at: middle)
    #expect(log.entries == ["inner", "outer"])
  }

  @Test("A tap gesture may become one of more taps, and tell its place in another space")
  func changedTaps() {
    let (stage, isDouble) = makeStage(false, width: 200, height: 200) { isDouble in
      GestureBox().onTapGesture(
        count: isDouble ? 2 : 1, coordinateSpace: isDouble ? CoordinateSpace.global : .local
      ) { point in
        log.note("\(point.x)")
      }
    }
    stage.tap(at: middle)
    #expect(log.entries == ["50.0"])
    isDouble.value = true
    stage.advance(by: 1)
    stage.tap(at: middle)
    stage.advance(by: 1)
    #expect(log.entries == ["50.0"])
    stage.tap(at: middle)
    stage.advance(by: 0.1)
    stage.tap(at: middle)
    #expect(log.entries == ["50.0", "100.0"])
  }

  @Test("A single tap waits until it can no longer become a double one")
  func doubleTap() {
    let stage = stage {
      GestureBox().onTapGesture(count: 2) { log.note("double") }.onTapGesture { log.note("single") }
    }
    stage.tap(at: middle)
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.5)
    #expect(log.entries == ["single"])
    stage.tap(at: middle)
    stage.advance(by: 0.1)
    stage.tap(at: middle)
    stage.advance(by: 1)
    #expect(log.entries == ["single", "double"])
  }

  @Test("A drag begins after its minimum distance and ends with the release")
  func drag() {
    let stage = stage {
      GestureBox().gesture(
        DragGesture().onChanged { log.note("\($0.translation.width)") }
          .onEnded { log.note("end \($0.translation.width)") })
    }
    stage.press(at: middle)
    stage.move(to: CGPoint(x: 109, y: 100))
    #expect(log.entries.isEmpty)
    stage.move(to: CGPoint(x: 110, y: 100))
    stage.move(to: CGPoint(x: 190, y: 100))
    stage.release()
    #expect(log.entries == ["10.0", "90.0", "end 90.0"])
  }

  @Test("A drag tells the velocity of its last movements and where it would end")
  func velocity() throws {
    let stage = stage {
      GestureBox().gesture(DragGesture(minimumDistance: 0).onEnded { log.drags.append($0) })
    }
    stage.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 140, y: 100), duration: 0.2)
    let value = try #require(log.drags.first)
    #expect(abs(value.velocity.width - 400) < 1e-6 && value.velocity.height == 0)
    #expect(abs(value.predictedEndTranslation.width - 180) < 1e-6)
    #expect(value.startLocation == CGPoint(x: 10, y: 50))
  }

  @Test("The velocity fades while the pointer rests before the release")
  func restingVelocity() throws {
    let stage = stage {
      GestureBox().gesture(DragGesture(minimumDistance: 0).onEnded { log.drags.append($0) })
    }
    stage.press(at: CGPoint(x: 60, y: 100))
    stage.advance(by: 0.1)
    stage.move(to: CGPoint(x: 100, y: 100))
    stage.advance(by: 0.1)
    stage.release()
    let velocity = try #require(log.drags.first).velocity.width
    #expect(abs(velocity - 400 * pow(0.998, 100)) < 1e-6)
  }

  @Test("The coordinates of a drag hold still while the view follows it")
  func followingView() {
    struct Follower: View {
      @State private var offset = CGSize.zero
      var body: some View {
        Rectangle().frame(width: 40, height: 40)
          .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation })
          .offset(offset)
          .accessibilityIdentifier("box")
      }
    }
    let stage = stage { Follower() }
    stage.drag(from: middle, to: CGPoint(x: 150, y: 120), duration: 0.2)
    #expect(try! stage.element("box").frame.midX == 150)
  }

  @Test("A gesture state follows the gesture and goes back under its reset transaction")
  func gestureState() throws {
    struct Elastic: View {
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1)))
      private var offset: CGFloat?
      var body: some View {
        Rectangle().frame(width: 40, height: 40)
          .offset(x: offset ?? 0)
          .gesture(
            DragGesture(minimumDistance: 0).updating($offset) { value, state, _ in
              state = value.translation.width
            }
          )
          .accessibilityIdentifier("box")
      }
    }
    let stage = stage { Elastic() }
    stage.press(at: middle)
    stage.move(to: CGPoint(x: 140, y: 100))
    #expect(try stage.element("box").frame.midX == 140)
    stage.release()
    stage.advance(by: 0.5)
    #expect(abs(try stage.element("box").frame.midX - 120) < 1e-6)
    stage.settle()
    #expect(try stage.element("box").frame.midX == 100)
  }

  @Test("A gesture whose view goes is cancelled")
  func vanishing() {
    @MainActor final class Switch { var set: ((Bool) -> Void)? }
    struct Vanishing: View {
      let shown: Switch
      let log: GestureLog
      @State private var isShown = true
      @GestureState private var isHeld = false
      var body: some View {
        VStack {
          if isShown {
            Rectangle().frame(width: 40, height: 40).gesture(
              DragGesture(minimumDistance: 0).updating($isHeld) { _, state, _ in state = true }
                .onEnded { _ in log.note("end") })
          }
        }
        .onAppear { shown.set = { isShown = $0 } }
        .onChange(of: isHeld) { log.note(isHeld ? "held" : "let go") }
      }
    }
    let shown = Switch()
    let stage = stage { Vanishing(shown: shown, log: log) }
    stage.press(at: middle)
    stage.advance(frames: 1)
    shown.set?(false)
    stage.advance(frames: 2)
    stage.release()
    stage.advance(frames: 1)
    #expect(log.entries == ["held", "let go"])
  }

  @Test("Leaving, invisible, disabled and transparent views take no input")
  func untouchable() {
    let stage = stage {
      ZStack {
        GestureBox().onTapGesture { log.note("behind") }
        GestureBox().onTapGesture { log.note("invisible") }.opacity(0)
        GestureBox().onTapGesture { log.note("untouchable") }.allowsHitTesting(false)
        GestureBox().onTapGesture { log.note("clipped") }.frame(width: 10, height: 10).clipped()
          .offset(x: 60)
      }
    }
    stage.tap(at: middle)
    #expect(log.entries == ["behind"])
  }

  @Test("A press that need not last is over at once", arguments: [-1, 0, Double.nan])
  func instantPress(duration: Double) {
    let stage = stage {
      GestureBox().onLongPressGesture(minimumDuration: duration) { log.note("long") }
    }
    stage.press(at: middle)
    stage.advance(frames: 1)
    #expect(log.entries == ["long"])
    #expect(stage.host.nextWakeUp.map(\.isNaN) != true)
  }

  @Test("A long press is recognised while the pointer rests")
  func longPress() {
    let stage = stage { GestureBox().onLongPressGesture { log.note("long") } }
    stage.press(at: middle)
    stage.advance(by: 0.4)
    #expect(log.entries.isEmpty)
    stage.advance(by: 0.2)
    #expect(log.entries == ["long"])
    stage.release()
  }

  @Test("Hovering follows the pointer, and the views below a resting one")
  func hover() {
    @MainActor final class Mover { var move: (() -> Void)? }
    struct Moving: View {
      let mover: Mover
      let log: GestureLog
      @State private var isAway = false
      var body: some View {
        Rectangle().frame(width: 40, height: 40)
          .onHover { log.note($0 ? "in" : "out") }
          .offset(x: isAway ? 60 : 0)
          .onAppear { mover.move = { isAway = true } }
      }
    }
    let mover = Mover()
    let stage = stage { Moving(mover: mover, log: log) }
    stage.move(to: CGPoint(x: 5, y: 5))
    stage.move(to: middle)
    #expect(log.entries == ["in"])
    mover.move?()
    stage.advance(frames: 2)
    #expect(log.entries == ["in", "out"])
  }

  @Test("A gesture made of another one by its body is recognised")
  func composedGesture() {
    struct Flick: Gesture {
      var body: some Gesture<DragGesture.Value> { DragGesture(minimumDistance: 30) }
    }
    let stage = stage { GestureBox().gesture(Flick().onEnded { log.drags.append($0) }) }
    stage.drag(from: middle, to: CGPoint(x: 120, y: 100))
    #expect(log.drags.isEmpty)
    stage.drag(from: middle, to: CGPoint(x: 140, y: 100))
    #expect(log.drags.count == 1)
  }
}
