import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Bars beside which views are laid out, and below which content is scrolled.
@MainActor
@Suite("Safe areas")
struct SafeAreaTests {
  private static let size = CGSize(width: 300, height: 200)

  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(width: Self.size.width, height: Self.size.height, content: content)
  }

  /// Lines of 40 points each.
  private struct Lines: View {
    var body: some View {
      ForEach(0..<20) { number in
        Color.red.frame(height: 40).accessibilityIdentifier("line \(number)")
      }
    }
  }

  private func frame(_ stage: Stage, _ name: String) throws -> CGRect {
    try stage.element(name).frame
  }

  @Test("A view is laid out beside the bar, and the bar lies at the edge")
  func beside() throws {
    let stage = stage {
      Color.blue.accessibilityIdentifier("view")
        .safeAreaInset(edge: .bottom, spacing: 10) {
          Color.green.frame(height: 30).accessibilityIdentifier("bar")
        }
    }
    #expect(try frame(stage, "view") == CGRect(x: 0, y: 0, width: 300, height: 160))
    #expect(try frame(stage, "bar") == CGRect(x: 0, y: 170, width: 300, height: 30))
  }

  @Test("A bar at a side keeps its width and its alignment")
  func side() throws {
    let stage = stage {
      Color.blue.accessibilityIdentifier("view")
        .safeAreaInset(edge: .leading, alignment: .top) {
          Color.green.frame(width: 50, height: 20).accessibilityIdentifier("bar")
        }
    }
    #expect(try frame(stage, "view") == CGRect(x: 50, y: 0, width: 250, height: 200))
    #expect(try frame(stage, "bar") == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test("Scrolled content begins and ends beside the bars, and is seen below them on its way")
  func scrolling() throws {
    let stage = stage {
      ScrollView { VStack(spacing: 0) { Lines() } }
        .safeAreaInset(edge: .top) { Color.green.opacity(0.5).frame(height: 30) }
        .safeAreaInset(edge: .bottom) { Color.green.opacity(0.5).frame(height: 50) }
    }
    #expect(try frame(stage, "line 0").minY == 30)
    // Below the lower bar, where nothing was if the scroll view ended at it.
    #expect(stage.image().pixel(150, 190).x > stage.image().pixel(150, 190).z)
    stage.scroll(by: CGSize(width: 0, height: -20), at: CGPoint(x: 150, y: 100))
    #expect(stage.settle())
    #expect(try frame(stage, "line 0").minY == 10)
    stage.scroll(by: CGSize(width: 0, height: -5000), at: CGPoint(x: 150, y: 100))
    #expect(stage.settle())
    #expect(try frame(stage, "line 19").maxY == 150)
  }

  @Test("Rows are made for the space below the bars too, and a list's ground reaches there")
  func lazy() throws {
    let stage = stage {
      List(0..<1000, id: \.self) { Text("row \($0)").accessibilityIdentifier("row \($0)") }
        .listStyle(.plain)
        .safeAreaInset(edge: .top) { Color.clear.frame(height: 100) }
    }
    #expect(try abs(frame(stage, "row 0").midY - 118) <= 1)
    stage.scroll(by: CGSize(width: 0, height: -360), at: CGPoint(x: 150, y: 150))
    #expect(stage.settle())
    // Ten rows up: the eighth is below the bar.
    #expect(try abs(frame(stage, "row 8").midY - (118 + 36 * 8 - 360)) <= 1)
  }

  @Test("Backgrounds and what ignores the safe area reach below the bar, other views do not")
  func backgrounds() throws {
    let stage = stage {
      Text("text").frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.red)
        .overlay { Color.blue.ignoresSafeArea(edges: .bottom).accessibilityIdentifier("cover") }
        .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 60) }
    }
    #expect(try frame(stage, "cover").maxY == 200)
    let plain = self.stage {
      Text("text").frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.red, ignoresSafeAreaEdges: [])
        .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 60) }
    }
    let filled = self.stage {
      Text("text").frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.red)
        .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 60) }
    }
    #expect(plain.image().pixel(10, 180) == plain.image().pixel(290, 195))
    #expect(plain.image().pixel(10, 180) != plain.image().pixel(10, 100))
    #expect(filled.image().pixel(10, 180) == filled.image().pixel(10, 100))
  }

  @Test("A style that covers a view reaches below the bars at the edges that it is to ignore")
  func overlays() {
    func pixel(_ edges: Edge.Set, _ y: Int) -> SIMD4<UInt8> {
      stage {
        Color.white.overlay(Color.red, ignoresSafeAreaEdges: edges)
          .safeAreaInset(edge: .bottom) { Color.clear.frame(height: 60) }
      }
      .image().pixel(10, y)
    }
    #expect(pixel(.all, 180) == pixel(.all, 100))
    #expect(pixel(.top, 180) != pixel(.top, 100))
    #expect(pixel([], 180) == pixel(.top, 180))
  }

  @Test("A bar that grows pushes what is beside it, under its animation")
  func growing() throws {
    let (stage, height) = makeStage(20.0, width: 300, height: 200) { height in
      Color.blue.accessibilityIdentifier("view")
        .safeAreaInset(edge: .bottom) { Color.green.frame(height: height) }
    }
    withAnimation(.linear(duration: 1)) { height.value = 120 }
    stage.advance(by: 0.5)
    #expect(try abs(frame(stage, "view").height - 130) < 1)
    #expect(stage.settle())
    #expect(try frame(stage, "view").height == 80)
  }

  @Test("A margin of the safe area counts as a bar")
  func padding() throws {
    let stage = stage {
      ScrollView { VStack(spacing: 0) { Lines() } }.safeAreaPadding(.top, 40)
    }
    #expect(try frame(stage, "line 0").minY == 40)
    stage.scroll(by: CGSize(width: 0, height: -30), at: CGPoint(x: 150, y: 100))
    #expect(stage.settle())
    let pixel = stage.image().pixel(150, 20)
    #expect(pixel.x > pixel.z)
  }

  @Test("Content that is seen beyond the safe area stays so while that area changes")
  func changingArea() throws {
    let (stage, padding) = makeStage(30.0, width: 120, height: 100) { padding in
      ScrollView { Color(red: 1, green: 0, blue: 0).frame(height: 50) }
        .safeAreaPadding(padding)
    }
    func red() -> Int {
      let image = stage.image()
      return (0..<100).filter { image.pixel(60, $0).x > 200 && image.pixel(60, $0).y < 60 }.count
    }
    stage.settle()
    #expect(red() == 50)
    for value in [0.0, 30] {
      withAnimation(.linear(duration: 1)) { padding.value = value }
      for _ in 0..<5 {
        stage.advance(by: 0.19)
        #expect(abs(red() - 50) <= 1)
      }
      stage.settle()
    }
  }
}
