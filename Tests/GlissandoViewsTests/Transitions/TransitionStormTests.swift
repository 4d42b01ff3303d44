import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Changes at random moments, under random animations: whatever happens on the way, the end is what
/// a window shows that was made with the last state.
@MainActor
@Suite("Transitions in storms")
struct TransitionStormTests {
  private struct Scene: Equatable {
    var rows = [0, 1, 2]
    var isOpen = true
    var isDetailed = false
    var place = 0
    var identity = 0
  }

  private struct Lean: ViewModifier {
    let amount: CGFloat
    func body(content: Content) -> some View {
      content.offset(x: amount).padding(.top, amount / 10)
    }
  }

  private struct Switching: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      if phase == .identity {
        content
      } else {
        content.opacity(0.2).blur(radius: 2)
      }
    }
  }

  private static let transitions: [AnyTransition] = [
    .opacity, .slide, .move(edge: .bottom), .scale.combined(with: .opacity), .identity,
    .modifier(active: Lean(amount: 40), identity: Lean(amount: 0)), AnyTransition(Switching()),
    .asymmetric(
      insertion: .push(from: .top),
      removal: .modifier(active: Lean(amount: 20), identity: Lean(amount: 0))),
    .blurReplace, .slide.animation(.linear(duration: 0.3)),
    .modifier(active: Lean(amount: 9), identity: Lean(amount: 0)).combined(with: .scale)
      .animation(.bouncy),
  ]

  private struct SceneView: View {
    let scene: Scene
    @Namespace private var space

    var body: some View {
      HStack(spacing: 4) {
        VStack(spacing: 2) {
          ForEach(scene.rows, id: \.self) { row in
            if scene.isOpen || row.isMultiple(of: 2) {
              Color.gray.frame(width: 60, height: 10).accessibilityIdentifier("row \(row)")
                .transition(
                  TransitionStormTests.transitions[row % TransitionStormTests.transitions.count])
            }
          }
        }
        ForEach(0..<3) { place in
          ZStack {
            Color.clear.frame(width: 30, height: 30)
            if place == scene.place {
              Circle().accessibilityIdentifier("dot")
                .matchedGeometryEffect(id: "dot", in: space)
                .frame(width: 10 + 10 * CGFloat(place), height: 20)
            }
          }
          .geometryGroup()
        }
        Group {
          if scene.isDetailed {
            VStack {
              Text("Detail \(scene.identity)").id(scene.identity).transition(.push(from: .top))
            }
            .transition(
              TransitionStormTests.transitions[
                scene.identity % TransitionStormTests.transitions.count])
          } else {
            Text("Plain").id(scene.identity)
          }
        }
        .padding(3)
        Rectangle().frame(width: 5, height: 5).accessibilityIdentifier("mark")
          .matchedGeometryEffect(id: "dot", in: space, properties: .position, isSource: false)
      }
    }
  }

  private func change(_ scene: inout Scene, _ generator: inout RepeatableNumbers) {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: scene.rows.shuffle(using: &generator)
    case 1: scene.rows.append(Int.random(in: 0..<14, using: &generator))
    case 2: if !scene.rows.isEmpty { scene.rows.removeFirst() }
    case 3: scene.isOpen.toggle()
    case 4:
      scene.isDetailed.toggle()
      scene.identity = Int.random(in: 0..<9, using: &generator)
    default: scene.place = Int.random(in: 0..<3, using: &generator)
    }
  }

  /// All that is shown, where and how.
  private func picture(_ stage: Stage) -> [String] {
    stage.elements.map {
      "\($0.name) \($0.frame.short) @\(short($0.opacity))" + ($0.isLeaving ? " leaving" : "")
    }
  }

  @Test("After every storm the window shows what it would show if it were new", arguments: 1...12)
  func storm(seed: UInt64) throws {
    var generator = RepeatableNumbers(state: seed)
    let animations: [Animation?] = [
      nil, .smooth, .bouncy, .linear(duration: 0.4), .easeInOut.delay(0.1), .spring(duration: 0.2),
    ]
    let (stage, scene) = makeStage(Scene(), width: 500) { SceneView(scene: $0) }
    for step in 0..<60 {
      withAnimation(animations.randomElement(using: &generator)!) {
        change(&scene.value, &generator)
      }
      if step % 7 == 0 { withAnimation(.smooth) { change(&scene.value, &generator) } }
      if step % 3 != 0 { stage.advance(by: Double.random(in: 0...0.3, using: &generator)) }
      for element in stage.elements {
        #expect(element.frame.minX.isFinite && element.opacity.isFinite)
      }
      if step % 10 == 0 { _ = stage.image() }
    }
    stage.settle()
    let last = scene.value
    let fresh = Stage(width: 500, height: 300) { SceneView(scene: last) }
    #expect(picture(stage) == picture(fresh), "seed \(seed)")
    let looksAlike = stage.image() == fresh.image()
    #expect(looksAlike, "seed \(seed)")
    #expect(!stage.isAnimating)
  }
}
