import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

private struct Draggable: View {
  @State private var offset = CGSize.zero
  @GestureState private var isDetecting = false
  @GestureState(resetTransaction: Transaction(animation: .spring)) private var pull = CGSize.zero
  @GestureState(reset: { value, transaction in transaction.animation = .linear })
  private var other = 0.0
  @State private var isHovering = false

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { value in
        offset = value.translation
        _ = value.location.x + value.startLocation.x + value.time.timeIntervalSinceNow
      }
      .onEnded { value in
        let projected = value.predictedEndTranslation
        _ = value.predictedEndLocation
        withAnimation(
          .interpolatingSpring(
            stiffness: 100, damping: 10, initialVelocity: value.velocity.width / 100)
        ) { offset = projected.width > 1000 ? .zero : value.translation }
      }
  }

  var body: some View {
    VStack {
      Circle().frame(width: 40, height: 40)
        .accessibilityIdentifier("ball")
        .offset(offset)
        .gesture(drag)
      Circle().frame(width: 10, height: 10)
        .simultaneousGesture(TapGesture(count: 2).onEnded { offset = .zero })
        .highPriorityGesture(
          DragGesture().updating($pull) { value, state, _ in state = value.translation }
        )
        .gesture(TapGesture().onEnded { _ in }, including: .all)
        .gesture(LongPressGesture().updating($isDetecting) { current, state, _ in state = current })
        .gesture(SpatialTapGesture().onEnded { _ = $0.location })
      Text("tap").onTapGesture { offset.width = 5 }
        .onTapGesture(count: 2) {}
        .onTapGesture(count: 1, perform: {})
        .onTapGesture { location in offset.width = location.x }
        .onTapGesture(coordinateSpace: .local) { offset.width = $0.x }
        .onLongPressGesture {}
        .onLongPressGesture(minimumDuration: 1) {}
        .onHover { isHovering = $0 }
        .onContinuousHover { phase in
          switch phase {
          case .active(let location): offset.height = location.y * 0
          case .ended: break
          }
        }
    }
    .scaleEffect(isHovering || isDetecting ? 1 : 1)
  }
}

private struct Keys: View {
  @State private var typed = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text("typed \(typed)")
        .focusable()
        .focused($isFocused)
        .onKeyPress { press in
          typed += press.characters
          return .handled
        }
      Text("other")
        .focusable(true)
        .onKeyPress(.space) { .handled }
        .onKeyPress(.leftArrow, action: { .ignored })
        .onKeyPress("a", phases: .down) { _ in .handled }
        .onKeyPress(keys: [.upArrow, .downArrow]) { press in
          press.key == .upArrow && press.modifiers.isEmpty && press.phase == .down
            ? .handled : .ignored
        }
        .onKeyPress(characters: .alphanumerics) { _ in .handled }
        .onKeyPress(phases: [.down, .repeat, .up]) { _ in .ignored }
    }
    .onAppear { isFocused = true }
  }
}

@MainActor
@Suite("Gestures as people write them")
struct GestureSurfaceTests {
  @Test("Gestures are made, combined and attached")
  func gestures() throws {
    let stage = Stage(width: 300, height: 300) { Draggable() }
    let start = try stage.element("ball").frame
    let from = CGPoint(x: start.midX, y: start.midY)
    stage.drag(from: from, to: CGPoint(x: from.x + 40, y: from.y), duration: 0.2)
    stage.settle()
    #expect(near(try stage.element("ball").frame.midX, Double(from.x) + 40, 0.01))
    try stage.tap("tap")
  }

  @Test("Keys are taken in every form")
  func keys() throws {
    let stage = Stage(width: 300, height: 300) { Keys() }
    stage.type("ab")
    #expect(throws: Never.self) { try stage.element("typed ab") }
  }
}
