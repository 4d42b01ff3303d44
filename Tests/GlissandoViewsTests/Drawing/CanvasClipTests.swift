import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// What the clips of a canvas leave.
@MainActor
@Suite("Clips of a canvas")
struct CanvasClipTests {
  private static let left = CGRect(x: 0, y: 0, width: 50, height: 100)

  /// The clip's bounds after some steps, in a canvas of 100 × 100 points.
  private func bounds(_ steps: @escaping (inout GraphicsContext) -> Void) -> CGRect {
    final class Box { var rect = CGRect.zero }
    let box = Box()
    let stage = Stage(width: 100, height: 100) {
      Canvas { context, _ in
        steps(&context)
        box.rect = context.clipBoundingRect
      }
    }
    _ = stage.image()
    return box.rect
  }

  private func fill(_ clip: @escaping (inout GraphicsContext) -> Void) -> Stage.Image {
    Stage(width: 100, height: 100) {
      Canvas { context, size in
        clip(&context)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      }
      .background(Color.white)
    }.image()
  }

  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    let sides = [
      one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY,
    ]
    return sides.allSatisfy { abs($0) < 0.1 }
  }

  @Test("Without a clip its bounds are the canvas's, in the coordinates of the moment")
  func transforms() {
    #expect(bounds { _ in } == CGRect(x: 0, y: 0, width: 100, height: 100))
    let moved = bounds {
      $0.translateBy(x: 20, y: 10)
      $0.scaleBy(x: 2, y: 4)
    }
    #expect(moved == CGRect(x: -10, y: -2.5, width: 50, height: 25))
    let turned = bounds { $0.rotate(by: .degrees(90)) }
    #expect(isClose(turned, CGRect(x: 0, y: -100, width: 100, height: 100)))
    #expect(bounds { $0.scaleBy(x: 0, y: 1) }.isNull)
  }

  @Test("The bounds of several clips are those of what all of them leave")
  func severalClips() {
    let rects = bounds {
      $0.clip(to: Path(Self.left))
      $0.translateBy(x: 10, y: 10)
      $0.clip(to: Path(CGRect(x: 0, y: 0, width: 300, height: 20)))
    }
    #expect(rects == CGRect(x: 0, y: 0, width: 40, height: 20))
    let circle = CGRect(x: 20, y: 20, width: 60, height: 60)
    #expect(bounds { $0.clip(to: Path(ellipseIn: circle)) } == circle)
    // Two circles of one radius, 60 points apart: they share a lens of 40 × 80 points.
    let lens = bounds {
      $0.clip(to: Path(ellipseIn: CGRect(x: -30, y: 0, width: 100, height: 100)))
      $0.clip(to: Path(ellipseIn: CGRect(x: 30, y: 0, width: 100, height: 100)))
    }
    #expect(isClose(lens, CGRect(x: 30, y: 10, width: 40, height: 80)))
    let apart = bounds {
      $0.clip(to: Path(Self.left))
      $0.clip(to: Path(Self.left.offsetBy(dx: 60, dy: 0)))
    }
    #expect(apart.isNull)
  }

  @Test("The bounds of an inverse clip are those of what lies outside")
  func inverseBounds() {
    let right = bounds { $0.clip(to: Path(Self.left), options: .inverse) }
    #expect(isClose(right, CGRect(x: 50, y: 0, width: 50, height: 100)))
    let hole = bounds {
      $0.clip(to: Path(CGRect(x: 40, y: 40, width: 20, height: 20)), options: .inverse)
    }
    #expect(isClose(hole, CGRect(x: 0, y: 0, width: 100, height: 100)))
  }

  @Test("An inverse clip hides what any part of its path covers, as often as that may be")
  func overlapping() {
    var two = Path(CGRect(x: 10, y: 10, width: 50, height: 50))
    two.addRect(CGRect(x: 40, y: 40, width: 50, height: 50))
    let image = fill { $0.clip(to: two, options: .inverse) }
    for (x, y) in [(20, 20), (50, 50), (80, 80)] { #expect(image.pixel(x, y).x == 255) }
    for (x, y) in [(5, 5), (80, 20), (20, 80)] { #expect(image.pixel(x, y).x == 0) }
    // By the even-odd rule what is covered twice is outside.
    let odd = fill { $0.clip(to: two, style: FillStyle(eoFill: true), options: .inverse) }
    #expect(odd.pixel(20, 20).x == 255 && odd.pixel(50, 50).x == 0 && odd.pixel(5, 5).x == 0)
  }

  @Test("Inverse clips hide what either of them covers, clips to layers too")
  func severalInverseClips() {
    let paths = fill { context in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 40, height: 60)), options: .inverse)
      context.translateBy(x: 20, y: 40)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 40, height: 60)), options: .inverse)
      context.translateBy(x: -20, y: -40)
    }
    let layers = fill { context in
      for origin in [CGPoint.zero, CGPoint(x: 20, y: 40)] {
        context.clipToLayer(options: .inverse) {
          $0.fill(
            Path(CGRect(origin: origin, size: CGSize(width: 40, height: 60))), with: .color(.red))
        }
      }
    }
    for image in [paths, layers] {
      for (x, y) in [(10, 10), (30, 50), (50, 80)] { #expect(image.pixel(x, y).x == 255) }
      for (x, y) in [(80, 50), (10, 80), (50, 20)] { #expect(image.pixel(x, y).x == 0) }
    }
  }

  @Test("A layer whose parts overlap, or that is faint, hides as much as it covers")
  func inverseLayer() {
    let image = fill { context in
      context.clipToLayer(opacity: 0.5, options: .inverse) {
        $0.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 100)), with: .color(.black))
        $0.fill(Path(CGRect(x: 40, y: 0, width: 60, height: 50)), with: .color(.black))
      }
    }
    for (x, y) in [(20, 20), (50, 20), (80, 20)] {
      #expect(abs(Int(image.pixel(x, y).x) - 128) <= 2)
    }
    #expect(image.pixel(80, 80).x == 0)
  }
}
