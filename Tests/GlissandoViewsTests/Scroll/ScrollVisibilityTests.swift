import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Views that are told whether a scroll view shows them.
@MainActor
@Suite("Visibility in scroll views")
struct ScrollVisibilityTests {
  @Test("A view is told when the asked part of it comes into sight and when it goes")
  func visibility() {
    var events: [(Int, Bool)] = []
    let stage = Stage(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4) { index in
            Color.red.frame(height: 60)
              .onScrollVisibilityChange(threshold: 0.5) { events.append((index, $0)) }
          }
        }
      }
    }
    stage.advance(frames: 2)
    #expect(events.filter(\.1).map(\.0) == [0, 1])
    events = []
    stage.scroll(by: CGSize(width: 0, height: -70), at: CGPoint(x: 50, y: 50))
    stage.advance(by: 1)
    #expect(events.contains { $0 == (0, false) })
    #expect(events.contains { $0 == (2, true) })
    stage.close()
  }

  @Test("What is not clipped is seen beyond the scroll view")
  func clipping() {
    func color(_ isDisabled: Bool) -> SIMD4<UInt8> {
      let stage = Stage(width: 100, height: 100) {
        ScrollView {
          Color.red.frame(width: 20, height: 20).offset(y: -20)
        }
        .scrollClipDisabled(isDisabled)
        .frame(width: 40, height: 40)
      }
      defer { stage.close() }
      return stage.image().pixel(50, 20)
    }
    #expect(color(false) != color(true))
  }

  @Test("The safe area of a geometry is what bars cover at its edges")
  func safeArea() {
    var insets = EdgeInsets()
    let stage = Stage(width: 100, height: 100) {
      GeometryReader { proxy in
        let _ = insets = proxy.safeAreaInsets
        Color.clear
      }
      .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 30) }
    }
    #expect(insets == EdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0))
    stage.close()
  }
}
