import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Text of a canvas is put down from pictures, as that of views is.
@Suite("Text in a canvas")
@MainActor
struct CanvasTextTests {
  private static let size = CGSize(width: 160, height: 60)

  private func stage(_ draw: @escaping @MainActor (inout GraphicsContext) -> Void) -> Stage {
    Stage(width: Self.size.width, height: Self.size.height) {
      Canvas { context, _ in draw(&context) }.background(Color.white)
    }
  }

  private func greatestDifference(_ one: Stage.Image, _ other: Stage.Image) -> Int {
    var greatest = 0
    for x in 0..<Int(Self.size.width) {
      for y in 0..<Int(Self.size.height) {
        let (a, b) = (one.pixel(x, y), other.pixel(x, y))
        for channel in 0..<4 {
          greatest = max(greatest, abs(Int(a[channel]) - Int(b[channel])))
        }
      }
    }
    return greatest
  }

  /// How much of the ground is covered, in pixels.
  private func ink(_ image: Stage.Image) -> Double {
    var sum = 0.0
    for x in 0..<Int(Self.size.width) {
      for y in 0..<Int(Self.size.height) { sum += 1 - Double(image.pixel(x, y)[0]) / 255 }
    }
    return sum
  }

  @Test("It has the weight of the same text in a view, the first time and from what is kept")
  func likeViews() {
    let canvas = stage {
      $0.draw(
        Text("Glissando").font(.system(size: 20)).foregroundColor(.black),
        at: CGPoint(x: 12, y: 8), anchor: .topLeading)
    }
    let view = Stage(width: Self.size.width, height: Self.size.height) {
      ZStack(alignment: .topLeading) {
        Color.white
        Text("Glissando").font(.system(size: 20)).foregroundStyle(.black).offset(x: 12, y: 8)
      }
    }
    // Text of a view lies on whole pixels, that of a canvas where it is put.
    let expected = ink(view.image())
    let first = canvas.image()
    for _ in 0..<3 {
      #expect(abs(ink(canvas.image()) / expected - 1) < 0.04)
      #expect(greatestDifference(canvas.image(), first) <= 2)
    }
    #expect(canvas.image().pixel(2, 2) == SIMD4(255, 255, 255, 255))
  }

  @Test("What is drawn later lies above it, and a clip and an opacity hold for it")
  func amongOthers() {
    let plain = stage { _ in }.image()
    let covered = stage {
      $0.draw(Text("Glissando").foregroundColor(.black), at: CGPoint(x: 60, y: 20))
      $0.fill(Path(CGRect(x: 0, y: 0, width: 160, height: 60)), with: .color(.white))
    }
    #expect(greatestDifference(covered.image(), plain) == 0)
    let clipped = stage {
      $0.clip(to: Path(CGRect(x: 0, y: 40, width: 160, height: 20)))
      $0.draw(Text("Glissando").foregroundColor(.black), at: CGPoint(x: 60, y: 20))
    }
    #expect(greatestDifference(clipped.image(), plain) == 0)
    let faint = stage {
      $0.opacity = 0.5
      $0.draw(Text("Glissando").foregroundColor(.black), at: CGPoint(x: 60, y: 20))
    }
    let difference = greatestDifference(faint.image(), plain)
    #expect(difference > 60 && difference <= 130)
  }

  @Test("Text in a rectangle has as many lines as there is room for, and is measured like that")
  func withinRectangle() {
    final class Sizes {
      var room = CGSize.zero
      var whole = CGSize.zero
      var least = CGSize.zero
    }
    let sizes = Sizes()
    let words = Text("one two three four five six seven eight nine ten").foregroundColor(.black)
    let image = stage {
      let text = $0.resolve(words)
      sizes.room = text.measure(in: CGSize(width: 80, height: 40))
      sizes.whole = text.measure(in: CGSize(width: 80, height: CGFloat.infinity))
      sizes.least = text.measure(in: CGSize(width: 80, height: 1))
      $0.draw(text, in: CGRect(x: 0, y: 0, width: 80, height: 40))
    }.image()
    #expect(sizes.whole.height > 50 && sizes.room.height <= 40.5)
    #expect(sizes.least.height > 0 && sizes.least.height < sizes.room.height)
    for y in 42..<60 { for x in 0..<160 { #expect(image.pixel(x, y).x == 255) } }
    #expect((0..<80).contains { image.pixel($0, 28).x < 200 })
  }
}
