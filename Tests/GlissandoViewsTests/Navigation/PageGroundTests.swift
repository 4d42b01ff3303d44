import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// The ground of a page reaches below its bar.
@MainActor
@Suite("The ground of pages")
struct PageGroundTests {
  private func stage<V: View>(@ViewBuilder _ root: () -> V) -> Stage {
    let root = root()
    let stage = Stage(width: 300, height: 200) { NavigationStack { root } }
    stage.settle()
    return stage
  }

  @Test("What ignores the safe area reaches below the bar, what is laid out does not")
  func grounds() throws {
    let ground = stage {
      ZStack {
        Color.red.ignoresSafeArea()
        Color.blue.frame(width: 50).accessibilityIdentifier("beside")
      }
      .navigationTitle("Title")
    }
    #expect(ground.image().pixel(5, 5) == ground.image().pixel(5, 150))
    #expect(try ground.element("beside").frame.minY == 44)
    let style = stage {
      Text("words").frame(maxWidth: .infinity, maxHeight: .infinity).background(.red)
    }
    #expect(style.image().pixel(5, 5) == style.image().pixel(5, 150))
    let laidOut = stage { Color.red }
    #expect(laidOut.image().pixel(5, 5) != laidOut.image().pixel(5, 150))
  }

  @Test("A bar without anything in it has no line below it")
  func line() {
    func rows(_ title: String?) -> Set<SIMD4<UInt8>> {
      let stage = stage {
        if let title {
          Color.red.ignoresSafeArea().navigationTitle(title)
        } else {
          Color.red.ignoresSafeArea()
        }
      }
      let image = stage.image()
      return Set((30..<60).map { image.pixel(5, $0) })
    }
    #expect(rows(nil).count == 1)
    #expect(rows("Title").count > 1)
  }

  @Test("What is scrolled is not seen below the bar")
  func scrolled() {
    let stage = stage {
      ScrollView { Color.red.frame(height: 600) }.navigationTitle("Title")
    }
    let before = stage.image().pixel(5, 20)
    stage.scroll(by: CGSize(width: 0, height: -200), at: CGPoint(x: 150, y: 150))
    stage.settle()
    #expect(stage.image().pixel(5, 20) == before)
    #expect(stage.image().pixel(5, 150) != before)
  }
}
