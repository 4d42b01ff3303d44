import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoViews

/// Effects that depend on where a view is.
@MainActor
@Suite("Visual effects")
struct VisualEffectTests {
  @Test("An effect moves, scales and fades by the view's size, as its animation says")
  func values() throws {
    let (stage, remote) = makeStage(0.0, width: 300, height: 200) { share in
      Color.red.frame(width: 80, height: 40)
        .visualEffect { content, proxy in
          content.scaleEffect(1 + share).offset(x: share * proxy.size.width)
            .opacity(1 - share / 2)
        }
        .accessibilityIdentifier("view")
    }
    withAnimation(.linear(duration: 1)) { remote.value = 1 }
    for step in 1...4 {
      stage.advance(by: 0.25)
      let share = Double(step) * 0.25
      let view = try stage.element("view")
      #expect(abs(view.frame.width - 80 * (1 + share)) < 0.01)
      #expect(abs(view.frame.midX - (150 + 80 * share)) < 0.01)
      #expect(abs(view.opacity - (1 - share / 2)) < 0.005)
    }
  }

  @Test(
    "What is written last is done around what is written before, as with the modifiers of views")
  func order() throws {
    let stage = Stage(width: 300, height: 200) {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 40)
          .visualEffect { content, _ in
            content.offset(x: 30).rotationEffect(.degrees(90)).scaleEffect(2, anchor: .topLeading)
          }
          .accessibilityIdentifier("effect")
        Color.red.frame(width: 40, height: 40)
          .offset(x: 30).rotationEffect(.degrees(90)).scaleEffect(2, anchor: .topLeading)
          .accessibilityIdentifier("modifiers")
      }
    }
    let effect = try stage.element("effect").frame
    let modifiers = try stage.element("modifiers").frame
    #expect(abs(effect.minX - modifiers.minX) < 1e-6)
    #expect(abs(effect.minY + 40 - modifiers.minY) < 1e-6)
    #expect(abs(effect.width - modifiers.width) < 1e-6)
  }

  @Test("An effect that asks for its place follows scrolling")
  func scrolling() throws {
    let stage = Stage(width: 200, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in
            Color.blue.frame(height: 40).accessibilityIdentifier("row \(row)")
              .visualEffect { content, proxy in
                content.offset(x: proxy.frame(in: .global).minY)
              }
          }
        }
      }
    }
    #expect(abs(try stage.element("row 1").frame.minX - 40) < 0.01)
    stage.scroll(by: CGSize(width: 0, height: -25), at: CGPoint(x: 100, y: 50))
    stage.settle()
    let row = try stage.element("row 1").frame
    #expect(abs(row.minX - row.minY) < 0.01)
    #expect(row.minY < 40)
  }

  @Test("An effect is hit where it is seen")
  func hit() {
    var taps = 0
    let stage = Stage(width: 300, height: 100) {
      Color.red.frame(width: 40, height: 40).onTapGesture { taps += 1 }
        .visualEffect { content, _ in
          content.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)).offset(x: 100)
        }
    }
    stage.tap(at: CGPoint(x: 250, y: 50))
    stage.tap(at: CGPoint(x: 150, y: 50))
    #expect(taps == 1)
  }

  @Test("Colours multiply, and what is dark becomes transparent")
  func colors() {
    let stage = Stage(width: 100, height: 50) {
      HStack(spacing: 0) {
        Color(red: 1, green: 0.5, blue: 1).colorMultiply(Color(red: 1, green: 1, blue: 0))
        Color.white.luminanceToAlpha()
      }
    }
    let image = stage.image()
    let product = image.pixel(20, 25)
    #expect(product.x == 255 && abs(Int(product.y) - 128) <= 1 && product.z == 0)
    #expect(image.pixel(80, 25) == SIMD4(0, 0, 0, 255))
  }
}
