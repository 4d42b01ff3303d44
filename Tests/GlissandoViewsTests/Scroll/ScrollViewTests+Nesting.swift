import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

extension ScrollViewTests {
  @Test("The inner of two scroll views moves first, the outer one when it is at its end")
  func nested() throws {
    let stage = Stage(width: 200, height: 200) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView {
            Color.blue.frame(width: 200, height: 300).accessibilityIdentifier("inner")
          }
          .frame(height: 150)
          Color.gray.frame(width: 200, height: 600).accessibilityIdentifier("outer")
        }
      }
    }
    stage.scroll(by: CGSize(width: 0, height: -200), at: CGPoint(x: 100, y: 50))
    stage.settle()
    #expect(try stage.element("inner").frame.minY == -150)
    #expect(try stage.element("outer").frame.minY == 150)
    stage.advance(by: 1)
    stage.scroll(by: CGSize(width: 0, height: -60), at: CGPoint(x: 100, y: 50))
    stage.settle()
    #expect(try stage.element("outer").frame.minY == 90)
  }

  @Test("A horizontal scroll view in a vertical one takes what goes sideways only")
  func crossed() throws {
    let stage = Stage(width: 200, height: 200) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            Color.blue.frame(width: 900, height: 100).accessibilityIdentifier("wide")
          }
          Color.gray.frame(width: 200, height: 600).accessibilityIdentifier("tall")
        }
      }
    }
    stage.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 60, y: 55), duration: 0.5)
    stage.settle()
    #expect(try stage.element("wide").frame.minX < -50)
    #expect(try stage.element("tall").frame.minY == 100)
    stage.drag(from: CGPoint(x: 150, y: 90), to: CGPoint(x: 155, y: 20), duration: 0.5)
    stage.settle()
    #expect(try stage.element("tall").frame.minY < 60)
  }
}
