import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Alignment guides of views inside, as the container around sees them; in a window of 400 × 300.
@MainActor
@Suite("Alignment guides through containers")
struct AlignmentGuideTests {
  private func box(_ name: String, _ width: Double = 50, _ height: Double = 50) -> some View {
    Rectangle().frame(width: width, height: height).accessibilityIdentifier(name)
  }

  @Test("A badge over a corner stands half outside of it")
  func overlay() throws {
    let stage = Stage(width: 400, height: 300) {
      box("icon", 100, 100).overlay(alignment: .topTrailing) {
        box("badge", 20, 20)
          .alignmentGuide(.top) { $0.height / 2 }
          .alignmentGuide(.trailing) { $0.width / 2 }
      }
    }
    #expect(try stage.frame("icon") == "150 100 100 100")
    #expect(try stage.frame("badge") == "240 90 20 20")
  }

  @Test("A view in a background follows its guide")
  func background() throws {
    let (stage, guide) = makeStage(0.0) { guide in
      box("front", 100, 100).background(alignment: .top) {
        box("back", 20, 20).alignmentGuide(.top) { _ in CGFloat(guide) }
      }
    }
    #expect(try stage.frame("back") == "190 100 20 20")
    guide.value = 10
    #expect(try stage.frame("back") == "190 90 20 20")
    #expect(try stage.frame("front") == "150 100 100 100")
  }

  @Test("A pile has the guide of a view in it, from where that is placed")
  func pile() throws {
    let (stage, guide) = makeStage(20.0) { guide in
      HStack(alignment: .top, spacing: 0) {
        box("a")
        ZStack(alignment: .bottomLeading) {
          box("b", 30, 30)
          box("c").alignmentGuide(.top) { _ in CGFloat(guide) }
        }
      }
    }
    #expect(try stage.frame("a") == "150 135 50 50")
    #expect(try stage.frame("b") == "200 135 30 30")
    #expect(try stage.frame("c") == "200 115 50 50")
    // The pile itself aligns by another guide, and keeps its size.
    guide.value = 0
    #expect(try stage.frame("a") == "150 125 50 50")
    #expect(try stage.frame("c") == "200 125 50 50")
  }

  @Test("A pile stands on the line of the text in it")
  func pileOfText() throws {
    let stage = Stage(width: 400, height: 300) {
      HStack(alignment: .firstTextBaseline) {
        Text("small").font(.system(size: 10))
        ZStack { Text("large").font(.system(size: 40)) }
      }
    }
    let (small, large) = (try stage.element("small").frame, try stage.element("large").frame)
    #expect(small.minY > large.minY && small.maxY < large.maxY)
  }

  @Test("A grid has the guide of a view in it, from where that is placed")
  func grid() throws {
    let stage = Stage(width: 400, height: 300) {
      HStack(alignment: .top, spacing: 0) {
        box("a")
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { box("b", 50, 10) }
          GridRow { box("c").alignmentGuide(.top) { _ in 10 } }
        }
      }
    }
    // The first row and 10 points of the second.
    #expect(try stage.element("a").frame.minY - (try stage.element("b").frame.minY) == 20)
    #expect(try stage.element("c").frame.minY - (try stage.element("b").frame.minY) == 10)
  }
}
