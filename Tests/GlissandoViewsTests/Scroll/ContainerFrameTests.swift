import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Views that take their size from the scroll view around them.
@MainActor
@Suite struct ContainerFrameTests {
  @Test("Pages are as wide as the scroll view, and follow its size")
  func pages() throws {
    let stage = Stage(width: 300, height: 100) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { page in
            Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("\(page)")
          }
        }
      }
    }
    #expect(try stage.element("1").frame.minX == 300)
    stage.size = CGSize(width: 200, height: 100)
    #expect(try stage.element("0").frame.width == 200)
    #expect(try stage.element("1").frame.minX == 200)
  }

  @Test("Parts of a scroll view with distances between them fill it")
  func parts() throws {
    let stage = Stage(width: 320, height: 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
            .accessibilityIdentifier("wide")
          Color.red.containerRelativeFrame(.horizontal, count: 4, spacing: 10)
            .accessibilityIdentifier("narrow")
        }
      }
    }
    // (320 − 3·10)/4 = 72.5
    #expect(try stage.element("wide").frame.width == 237.5)
    #expect(try stage.element("narrow").frame.maxX == 320)
  }

  @Test("An inset takes its place and leaves the rest")
  func inset() throws {
    let stage = Stage(width: 100, height: 100) {
      Color.red.accessibilityIdentifier("rest")
        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30) }
    }
    #expect(try stage.element("rest").frame.height == 70)
  }
}
