import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Shapes that are like that of the container around.
@MainActor
@Suite("Container shapes")
struct ContainerShapeTests {
  /// The part of a corner's square that a black shape on white covers, in the corner of a rectangle.
  private func isBlack(_ image: Stage.Image, _ x: Int, _ y: Int) -> Bool {
    image.pixel(x, y).x < 128
  }

  /// How far along the upper edge the first black pixel lies.
  private func radius(_ image: Stage.Image, left: Int, top: Int) -> Int {
    var x = 0
    while x < image.width - left - 1, !isBlack(image, left + x, top) { x += 1 }
    return x
  }

  private struct Card<Content: View>: View {
    var radius = 40.0
    var padding = 10.0
    @ViewBuilder let content: Content

    var body: some View {
      content
        .padding(padding)
        .frame(width: 160, height: 160)
        .containerShape(RoundedRectangle(cornerRadius: radius, style: .circular))
        .frame(width: 200, height: 200)
        .background(.white)
    }
  }

  @Test("A shape in a container has the container's corners, less its distance to them")
  func corners() {
    for padding in [0.0, 10, 25, 40] {
      let relative = Stage(width: 200, height: 200) {
        Card(padding: padding) { ContainerRelativeShape().fill(.black) }
      }
      let plain = Stage(width: 200, height: 200) {
        Card(padding: padding) {
          RoundedRectangle(cornerRadius: max(40 - padding, 0), style: .circular).fill(.black)
        }
      }
      let (image, expected) = (relative.image(), plain.image())
      for y in stride(from: 0, to: 200, by: 3) {
        for x in stride(from: 0, to: 200, by: 3) {
          #expect(abs(Int(image.pixel(x, y).x) - Int(expected.pixel(x, y).x)) < 3)
        }
      }
      relative.close()
      plain.close()
    }
  }

  @Test("Insets, borders and clips are relative too, and the nearest container counts")
  func derived() {
    let stage = Stage(width: 200, height: 200) {
      Card(padding: 0) {
        ZStack {
          ContainerRelativeShape().inset(by: 20).fill(.black)
        }
      }
    }
    #expect(abs(radius(stage.image(), left: 40, top: 40) - 15) <= 3)
    let clipped = Stage(width: 200, height: 200) {
      Card(padding: 10) { Color.black.clipShape(.containerRelative) }
    }
    #expect(abs(radius(clipped.image(), left: 30, top: 30) - 25) <= 4)
    let inner = Stage(width: 200, height: 200) {
      Card(padding: 10) {
        ContainerRelativeShape().fill(.black).containerShape(Rectangle())
      }
    }
    #expect(radius(inner.image(), left: 30, top: 30) <= 1)
    let border = Stage(width: 200, height: 200) {
      Card(padding: 10) { ContainerRelativeShape().strokeBorder(.black, lineWidth: 4) }
    }
    let image = border.image()
    #expect(!isBlack(image, 32, 32) && isBlack(image, 100, 31) && !isBlack(image, 100, 100))
  }

  @Test("Without a container it is a rectangle")
  func alone() {
    let stage = Stage(width: 100, height: 100) { ContainerRelativeShape().fill(.black) }
    #expect(isBlack(stage.image(), 0, 0) && isBlack(stage.image(), 99, 99))
  }

  private struct Growing: View {
    @State private var isRound = false

    var body: some View {
      Card(radius: isRound ? 80 : 0, padding: 0) { ContainerRelativeShape().fill(.black) }
        .onTapGesture { withAnimation(.linear(duration: 1)) { isRound = true } }
    }
  }

  @Test("A shape follows its container while that animates")
  func animated() {
    let stage = Stage(width: 200, height: 200) { Growing() }
    #expect(radius(stage.image(), left: 20, top: 20) == 0)
    stage.tap(at: CGPoint(x: 100, y: 100))
    var last = 0
    for tenth in 1...9 {
      stage.advance(by: 0.1)
      // The row through the middle of the first pixels meets a circle of radius r at about r − √r.
      let corner = Double(tenth) * 8
      let found = radius(stage.image(), left: 20, top: 20)
      #expect(abs(Double(found) - (corner - corner.squareRoot())) < 3, "\(tenth): \(found)")
      #expect(found >= last)
      last = found
    }
    stage.close()
  }
}
