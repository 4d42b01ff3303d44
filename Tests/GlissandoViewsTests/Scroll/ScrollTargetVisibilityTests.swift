import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

@MainActor
@Suite("Which views of a scroll view are seen")
struct ScrollTargetVisibilityTests {
  private struct Cards: View {
    @State private var seen: [Int] = []
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { Color.red.frame(height: 100).id($0) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { seen = $0 }
      .overlay {
        Text(seen.map { "\($0)" }.joined(separator: " ")).accessibilityIdentifier("seen")
      }
    }
  }

  @Test("Those are told of which enough can be seen, in order")
  func seen() throws {
    let stage = Stage(width: 200, height: 240) { Cards() }
    stage.advance(frames: 2)
    // Of the third, 40 of 100 points.
    #expect(try stage.element("seen").text == "0 1")
    stage.scroll(by: CGSize(width: 0, height: -120), at: CGPoint(x: 100, y: 100))
    #expect(stage.settle())
    #expect(try stage.element("seen").text == "1 2 3")
  }

  private struct Strip: View {
    @State var shown: Int?
    let remote: Remote<Int?>
    var body: some View {
      let _ = remote.connect($shown)
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<5) { number in
            Color.red.frame(width: 120, height: 50).id(number)
              .accessibilityIdentifier("card \(number)")
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, 30)
      }
      .scrollPosition(id: $shown)
      .defaultScrollAnchor(.center)
    }
  }

  @Test(
    "An identity that a program sets stays, where the content ends before it gets there",
    arguments: 0..<5)
  func identityStays(id: Int) throws {
    let shown = Remote<Int?>()
    let stage = Stage(width: 300, height: 100) { Strip(shown: id, remote: shown) }
    stage.advance(frames: 4)
    #expect(shown.value == id)
    withAnimation(.snappy) { shown.value = 4 - id }
    #expect(stage.settle())
    stage.advance(frames: 4)
    #expect(shown.value == 4 - id)
  }

  @Test("A person who scrolls changes the identity all the same")
  func person() throws {
    let shown = Remote<Int?>()
    let stage = Stage(width: 300, height: 100) { Strip(shown: 4, remote: shown) }
    stage.advance(frames: 4)
    stage.drag(from: CGPoint(x: 40, y: 25), to: CGPoint(x: 290, y: 25), duration: 0.5)
    #expect(stage.settle())
    #expect((shown.value ?? 9) < 3)
  }
}
