import Foundation
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// A blur that stays opaque up to the edges of what it holds.
@MainActor
@Suite("Opaque blur")
struct OpaqueBlurTests {
  private struct Pair: View {
    @State private var isAway = false
    var body: some View {
      ZStack(alignment: .topLeading) {
        Circle().fill(.red).frame(width: 20, height: 20)
        Circle().fill(.blue).frame(width: 30, height: 30).offset(x: isAway ? 120 : 40, y: 90)
      }
      .blur(radius: 4, opaque: true)
      .frame(width: 200, height: 200, alignment: .topLeading)
      .onTapGesture { withAnimation(.linear(duration: 0.5)) { isAway.toggle() } }
    }
  }

  @Test("A part that moves changes what lies between it and the others")
  func motion() throws {
    let stage = Stage(width: 200, height: 200) { Pair() }
    let surface = Surface(stage)
    surface.paintDamage()
    stage.tap(at: CGPoint(x: 10, y: 10))
    for _ in 0..<40 {
      stage.advance(frames: 1)
      surface.paintDamage()
      #expect(surface.differenceFromFullPaint() <= 1)
    }
  }
}
