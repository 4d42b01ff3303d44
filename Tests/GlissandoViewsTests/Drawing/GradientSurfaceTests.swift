import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Gradients in ellipses and between the points of a grid, materials and shadows.
@MainActor
@Suite("Gradients in two directions")
struct GradientSurfaceTests {
  private let white = SIMD4<UInt8>(255, 255, 255, 255)

  @Test("An elliptical gradient ends at the middles of the sides, whatever their lengths")
  func elliptical() {
    let image = Stage(width: 200, height: 100) {
      EllipticalGradient(colors: [.black, .white])
    }.image()
    #expect(image.pixel(100, 50).x < 8)
    for (x, y) in [(1, 50), (198, 50), (100, 1), (100, 98)] { #expect(image.pixel(x, y).x > 244) }
    // Half way along both axes it is the same grey.
    #expect(abs(Int(image.pixel(150, 50).x) - Int(image.pixel(100, 75).x)) <= 3)
  }

  struct Mesh: View {
    @State private var isOn = false

    var body: some View {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [isOn ? .white : .black, .black, .white, .white], smoothsColors: false
      )
      .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
    }
  }

  @Test("A mesh has its colours at its points, mixtures between them, and animates")
  func mesh() {
    let stage = Stage(width: 100, height: 100) { Mesh() }
    let image = stage.image()
    #expect(image.pixel(2, 2).x < 16 && image.pixel(2, 97).x > 240)
    #expect(abs(Int(image.pixel(50, 50).x) - 128) < 8)
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: 0.5)
    let corner = stage.image().pixel(2, 2).x
    #expect(corner > 60 && corner < 220)
    stage.settle()
    #expect(stage.image().pixel(2, 2).x > 240)
    #expect(stage.image().pixel(97, 2).x < 16)
  }

  @Test("A mesh whose points do not fit its grid is clear, with a warning that names both numbers")
  func wrongMesh() {
    let warnings = ViewWarning.collecting {
      let stage = Stage(width: 50, height: 50) {
        MeshGradient(width: 3, height: 3, points: [[0, 0]], colors: [.red]).background(.white)
      }
      #expect(stage.image().pixel(25, 25) == white)
    }
    #expect(warnings.contains { $0.contains("3 × 3") && $0.contains("1 points") })
  }

  @Test("What is behind a material shines through, less the thicker it is")
  func material() {
    func shine(_ material: Material) -> Int {
      let image = Stage(width: 40, height: 40) { Color.black.overlay(material) }.image()
      return Int(image.pixel(20, 20).x)
    }
    let lights = [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map(shine)
    #expect(lights == lights.sorted() && Set(lights).count == lights.count)
  }

  @Test("The gradient of a colour runs in whichever form")
  func gradientOfColor() {
    func ends<S: ShapeStyle>(_ style: S) -> (Int, Int) {
      let image = Stage(width: 40, height: 40) { Rectangle().fill(style) }.image()
      return (Int(image.pixel(20, 20).y), Int(image.pixel(20, 1).y))
    }
    // Green is less in the colour itself than in the lighter one that it begins with.
    let (begin, end) = ends(
      .linearGradient(Color.red.gradient, startPoint: .bottom, endPoint: .top))
    #expect(begin > end)
    for (begin, end) in [
      ends(.radialGradient(Color.red.gradient, endRadius: 20)),
      ends(.ellipticalGradient(Color.red.gradient)),
      ends(.angularGradient(Color.red.gradient, startAngle: .degrees(0), endAngle: .degrees(270))),
      ends(.conicGradient(Color.red.gradient, angle: .degrees(-10))),
    ] {
      #expect(begin != end)
    }
  }

  @Test("A style's shadow lies behind the shape, or within it")
  func shadows() {
    let drop = Stage(width: 100, height: 100) {
      Rectangle().fill(Color.red.shadow(.drop(color: .black, radius: 2, y: 30)))
        .frame(width: 40, height: 40)
        .frame(width: 100, height: 100).background(.white)
    }.image()
    #expect(drop.pixel(50, 90).x < 60)
    let inner = Stage(width: 100, height: 100) {
      Rectangle().fill(Color.white.shadow(.inner(color: .black, radius: 8)))
    }.image()
    #expect(inner.pixel(2, 50).x < inner.pixel(50, 50).x)
    #expect(inner.pixel(50, 50).x > 250)
  }
}
