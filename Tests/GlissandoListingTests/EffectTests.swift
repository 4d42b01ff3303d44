import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// What the documents say of effects that animate.
@MainActor
@Suite("Samples of effects")
struct EffectTests {
  @Test("A card that is turned over round its upright axis is narrow half way, and wide again")
  func flip() throws {
    struct Card: View {
      @State private var degrees = 0.0
      var body: some View {
        VStack {
          Rectangle().frame(width: 120, height: 60)
            .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
            .frame(width: 300, height: 200)
          Button("Animate") { withAnimation { degrees = degrees == 0 ? 180 : 0 } }
        }
      }
    }
    let stage = Stage(width: 300, height: 260) { Card() }
    let place = CGRect(x: 0, y: 0, width: 300, height: 200)
    #expect(abs(try #require(stage.inkWidth(place)) - 120) < 2.5)
    try stage.tap("Animate")
    for time in [0.06, 0.12, 0.2, 0.3] {
      stage.advance(by: time - stage.time)
      let turn = Reference.spring(time, response: 0.55, damping: 1) * .pi
      // The eye is as far away as the card is wide: the near edge is drawn larger than the far one.
      let depth = 0.5 * abs(sin(turn))
      let expected = 60 * abs(cos(turn)) * (1 / (1 - depth) + 1 / (1 + depth))
      let shown = stage.inkWidth(place) ?? 0
      #expect(abs(shown - expected) < 3, "at \(time) s: \(shown) of \(expected)")
    }
    stage.settle()
    #expect(abs(try #require(stage.inkWidth(place)) - 120) < 2.5)
  }

  @Test("A colour behind a word as its mask goes over from one colour to the next")
  func maskedColour() throws {
    struct Demo: View {
      @State private var isChanged = false
      var body: some View {
        VStack {
          Button("Animate") { isChanged.toggle() }
          Rectangle().frame(width: 100, height: 40).coloured(isChanged ? .green : .orange)
            .animation(.easeInOut(duration: 1), value: isChanged)
        }
        .frame(width: 200, height: 120)
      }
    }
    let stage = Stage(width: 200, height: 120) { Demo() }
    func pixel() -> SIMD4<UInt8> { stage.image().pixel(100, 85) }
    let start = pixel()
    try stage.tap("Animate")
    let begin = stage.time
    var reds = [start.x]
    for time in [0.25, 0.5, 0.75, 1.1] {
      stage.advance(by: begin + time - stage.time)
      reds.append(pixel().x)
    }
    // Orange is mostly red, green is not: it goes down step by step, and is not there at once.
    #expect(zip(reds, reds.dropFirst()).allSatisfy { $0 > $1 })
    #expect(reds[1] > reds[0] - 70 && reds[4] < 120)
    // Outside the mask nothing is painted.
    let outside = stage.image().pixel(20, 85)
    #expect(outside == stage.image().pixel(5, 115))
  }
}

extension View {
  /// Covers the view with a colour and cuts that out along the view.
  fileprivate func coloured(_ color: Color) -> some View {
    overlay(Rectangle().fill(color)).mask { self.blendMode(.overlay) }
  }
}
