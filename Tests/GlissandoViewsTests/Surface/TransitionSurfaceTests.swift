import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Transitions and shared geometry as people write them: it has to compile, and it runs.

private struct Spin: Transition {
  let turns: Double
  static let properties = TransitionProperties(hasMotion: true)
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5)
      .rotationEffect(.degrees(phase.value * 360 * turns))
      .blur(radius: phase == .didDisappear ? 4 : 0)
  }
}

extension Transition where Self == Spin {
  fileprivate static var spin: Self { Spin(turns: 1) }
  fileprivate static func spin(_ turns: Double) -> Self { Spin(turns: turns) }
}

private struct CornerRotateModifier: ViewModifier {
  let amount: Double
  let anchor: UnitPoint
  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(amount), anchor: anchor).clipped()
  }
}

extension AnyTransition {
  fileprivate static var pivot: AnyTransition {
    .modifier(
      active: CornerRotateModifier(amount: -90, anchor: .topLeading),
      identity: CornerRotateModifier(amount: 0, anchor: .topLeading))
  }
  fileprivate static let moveAndFade: AnyTransition = .asymmetric(
    insertion: .move(edge: .trailing).combined(with: .opacity),
    removal: .scale.combined(with: .opacity))
  fileprivate static func fly(from edge: Edge) -> AnyTransition {
    let insertion = AnyTransition.move(edge: edge)
    return .asymmetric(insertion: insertion, removal: .opacity)
  }
}

private struct Catalogue: View {
  let isShown: Bool
  @Namespace var namespace
  @Namespace private var other

  var body: some View {
    VStack {
      if isShown {
        Group {
          Text("1").transition(.opacity)
          Text("2").transition(.slide)
          Text("3").transition(.move(edge: .bottom))
          Text("4").transition(.push(from: .leading))
          Text("5").transition(.scale)
          Text("6").transition(.scale(0.5))
          Text("7").transition(.scale(0.5, anchor: .top))
          Text("8").transition(.scale(scale: 0.5))
          Text("9").transition(.scale(scale: 0, anchor: .bottomTrailing))
          Text("10").transition(.offset(x: 10))
        }
        Group {
          Text("11").transition(.offset(CGSize(width: 1, height: 2)))
          Text("12").transition(.blurReplace)
          Text("13").transition(.blurReplace(.upUp))
          Text("14").transition(.identity)
          Text("15").transition(.asymmetric(insertion: .slide, removal: .opacity))
          Text("16").transition(.opacity.combined(with: .scale))
          Text("17").transition(.slide.animation(.bouncy))
          Text("18").transition(.move(edge: .top).combined(with: .opacity).animation(.easeIn))
          Text("19").transition(AnyTransition.opacity.animation(.linear(duration: 2)))
          Text("20").transition(.opacity.animation(.default).combined(with: .slide.animation(nil)))
        }
        Group {
          Text("21").transition(.spin)
          Text("22").transition(.spin(2).combined(with: .opacity))
          Text("23").transition(Spin(turns: 3).animation(.spring))
          Text("24").transition(.pivot)
          Text("25").transition(.moveAndFade)
          Text("26").transition(.fly(from: .top))
          Text("27").transition(AnyTransition(.spin(2)).combined(with: .pivot))
          Text("28").transition(isShown ? .slide : .opacity)
          Text("29").transition(
            AsymmetricTransition(insertion: .spin, removal: .push(from: .top)))
          Text("30").transition(MoveTransition(edge: .leading).combined(with: OpacityTransition()))
        }
        Group {
          Text("31").transition(BlurReplaceTransition(configuration: .downUp))
          Text("32").transition(.asymmetric(insertion: .push(from: .bottom), removal: .pivot))
          Circle().matchedGeometryEffect(id: "a", in: namespace)
          Circle().matchedGeometryEffect(id: 1, in: other, properties: .position)
          Circle().matchedGeometryEffect(
            id: UUID(), in: namespace, properties: [.position, .size], anchor: .top,
            isSource: false)
          Text("37").geometryGroup()
        }
        matched(in: namespace)
      }
    }
  }

  private func matched(in namespace: Namespace.ID) -> some View {
    Text("38").matchedGeometryEffect(id: "b", in: namespace, isSource: isShown)
  }
}

@MainActor
@Suite("Transitions as people write them")
struct TransitionSurfaceTests {
  @Test("All forms compile, come and go")
  func allForms() throws {
    let (stage, isShown) = makeStage(false, height: 900) { Catalogue(isShown: $0) }
    for _ in 0..<2 {
      withAnimation(.smooth) { isShown.value = true }
      stage.advance(by: 0.2)
      #expect(try stage.element("38").opacity > 0)
      _ = stage.image()
      stage.settle()
      withAnimation(.smooth) { isShown.value = false }
      stage.settle()
      #expect(stage.elements.isEmpty)
    }
  }
}
