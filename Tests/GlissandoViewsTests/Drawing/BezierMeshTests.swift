import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Meshes whose points say where the lines from them aim.
@MainActor
@Suite("Meshes of curves")
struct BezierMeshTests {
  private static let black = Color.Resolved(red: 0, green: 0, blue: 0)
  private static let white = Color.Resolved(red: 1, green: 1, blue: 1)

  /// A corner of a unit square, whose lines aim straight at the others, but for a bulge of the upper
  /// side downwards.
  private func corner(_ x: Float, _ y: Float, bulge: Float = 0) -> MeshGradient.BezierPoint {
    let down = y == 0 ? bulge : 0
    return MeshGradient.BezierPoint(
      position: [x, y], leadingControlPoint: [x - 1 / 3, y + down],
      topControlPoint: [x, y - 1 / 3], trailingControlPoint: [x + 1 / 3, y + down],
      bottomControlPoint: [x, y + 1 / 3])
  }

  private func corners(bulge: Float = 0) -> [MeshGradient.BezierPoint] {
    [(0, 0), (1, 0), (0, 1), (1, 1)].map { corner($0.0, $0.1, bulge: bulge) }
  }

  private func image(_ mesh: MeshGradient) -> Stage.Image {
    Stage(width: 120, height: 120) { mesh.background(.white) }.image()
  }

  @Test("Lines that aim straight at their ends make the same picture as points alone")
  func straight() {
    let colors: [Color] = [.black, .red, .blue, .white]
    let curved = image(
      MeshGradient(
        width: 2, height: 2, bezierPoints: corners(), colors: colors, smoothsColors: false))
    let plain = image(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: colors,
        smoothsColors: false))
    for y in stride(from: 2, to: 118, by: 7) {
      for x in stride(from: 2, to: 118, by: 7) {
        for channel in 0..<3 {
          let difference = Int(curved.pixel(x, y)[channel]) - Int(plain.pixel(x, y)[channel])
          #expect(abs(difference) <= 2, "\(x) \(y)")
        }
      }
    }
  }

  @Test("A side follows its control points, and what it leaves free is the background")
  func bulge() {
    let mesh = MeshGradient(
      width: 2, height: 2, bezierPoints: corners(bulge: 0.4),
      resolvedColors: [Self.black, Self.black, Self.black, Self.black], background: .red)
    let picture = image(mesh)
    // The middle of the curve lies at three quarters of its control points' height.
    let height = Int(0.75 * 0.4 * 120)
    #expect(picture.pixel(60, height - 4).x > 200, "above it is red")
    #expect(picture.pixel(60, height + 4).x < 30, "below it is black")
    #expect(picture.pixel(60, 118).x < 30 && picture.pixel(1, 3).x < 60)
  }

  @Test("A mesh that paints a shape has its background where the grid does not reach")
  func background() {
    let (black, clear) = (Color.black, Color.clear)
    func picture(_ background: Color) -> Stage.Image {
      Stage(width: 120, height: 120) {
        Rectangle()
          .fill(
            MeshGradient(
              width: 2, height: 2, points: [[0, 0], [0.5, 0], [0, 1], [0.5, 1]],
              colors: [black, black, black, black], background: background)
          )
          .background(.white)
      }.image()
    }
    let red = picture(.red)
    #expect(red.pixel(20, 60).x < 30)
    #expect(red.pixel(100, 60).x > 200 && red.pixel(100, 60).y < 100)
    #expect(picture(clear).pixel(100, 60) == SIMD4(255, 255, 255, 255))
    // What lies behind shines through a faint one once.
    let faint = picture(.black.opacity(0.5))
    #expect(abs(Int(faint.pixel(100, 60).x) - 128) <= 2)
  }

  @Test("Locations and colours can be given as cases, and are what was given")
  func cases() {
    let mesh = MeshGradient(
      width: 2, height: 2, locations: .bezierPoints(corners()),
      colors: .resolvedColors([Self.white, Self.white, Self.black, Self.black]))
    #expect(mesh.locations == .bezierPoints(corners()))
    #expect(mesh.background == .clear && mesh.smoothsColors)
    let picture = image(mesh)
    #expect(picture.pixel(60, 1).x > 245 && picture.pixel(60, 118).x < 10)
    let plain = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      resolvedColors: [Self.white, Self.white, Self.black, Self.black])
    #expect(image(plain).pixel(60, 1).x > 245)
    #expect(plain != mesh)
  }

  @Test("Colours of a perceptual mesh mix without mud")
  func perceptual() {
    func middle(_ space: Gradient.ColorSpace) -> SIMD4<UInt8> {
      let colors = [Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 1, blue: 0)]
      return image(
        MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
          colors: [colors[0], colors[1], colors[0], colors[1]], colorSpace: space)
      ).pixel(60, 60)
    }
    let device = middle(.device)
    #expect(abs(Int(device.x) - 128) < 6 && abs(Int(device.z) - 128) < 6)
    let mixed = Color(red: 0, green: 0, blue: 1)
      .mix(with: Color(red: 1, green: 1, blue: 0), by: 0.5)
      .resolve(in: EnvironmentValues())
    let perceptual = middle(.perceptual)
    #expect(abs(Double(perceptual.y) - Double(mixed.green) * 255) < 6)
    #expect(abs(Double(perceptual.z) - Double(mixed.blue) * 255) < 6)
  }

  private struct Waving: View {
    let corners: (Float) -> [MeshGradient.BezierPoint]
    @State private var isUp = true

    var body: some View {
      MeshGradient(
        width: 2, height: 2, bezierPoints: corners(isUp ? 0 : 0.8),
        colors: [.black, .black, .black, .black], background: .white
      )
      .onTapGesture { withAnimation(.linear(duration: 1)) { isUp = false } }
    }
  }

  @Test("Control points animate")
  func animated() {
    let stage = Stage(width: 120, height: 120) { Waving { self.corners(bulge: $0) } }
    stage.tap(at: CGPoint(x: 60, y: 60))
    for part in [0.25, 0.5, 0.75] {
      stage.advance(by: 0.25)
      let height = Int(0.75 * 0.8 * 120 * part)
      let picture = stage.image()
      #expect(picture.pixel(60, height - 5).x > 200, "\(part)")
      #expect(picture.pixel(60, height + 5).x < 60, "\(part)")
    }
    stage.close()
  }

  @Test(
    "A point far away costs no more than the pieces that can be seen, whichever point it is",
    arguments: [1e3, 1e6, -1e6, 1e12, 1e30, 3e38] as [Float])
  func farAway(distance: Float) throws {
    for index in 0..<4 {
      for direction: SIMD2<Float> in [[1, 0], [0, 1], [1, 1], [1, -1]] {
        var points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        points[index] += direction * distance
        let mesh = MeshGradient(
          width: 2, height: 2, points: points, colors: [.black, .red, .blue, .white])
        _ = image(mesh)
      }
    }
  }

  @Test("Bézier points may lie anywhere too, and many at once")
  func wildCurves() {
    var points = corners()
    points[0].trailingControlPoint = [1e9, -1e9]
    points[3].position = [-1e20, 1e20]
    points[2].topControlPoint = [3e38, 3e38]
    _ = image(
      MeshGradient(
        width: 2, height: 2, bezierPoints: points, colors: [.black, .red, .blue, .white]))
    let wild = (0..<16).map { index in
      let (column, row) = ((index * 7) % 5 - 2, (index * 3) % 7 - 3)
      return SIMD2<Float>(Float(column) * 1e7, Float(row) * 1e6)
    }
    let greys = (0..<16).map { Color(white: Double($0) / 16) }
    _ = image(MeshGradient(width: 4, height: 4, points: wild, colors: greys))
  }

  @Test("What is seen of a mesh is the same when a far part of it is cut off")
  func cut() {
    // A corner ten frames away: the colours near the others are what the formula of a plane says.
    let picture = image(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [10, 0], [0, 10], [10, 10]],
        resolvedColors: [Self.black, Self.white, Self.black, Self.white], smoothsColors: false))
    for (x, expected) in [(12, 2.7), (60, 12.9), (108, 23.1)] {
      #expect(abs(Double(picture.pixel(x, 60)[0]) - expected) <= 1.5)
    }
  }

  @Test("A mesh whose numbers multiply to none is named and shows nothing", arguments: [3, -3])
  func impossible(width: Int) {
    let warnings = ViewWarning.collecting {
      for height in [Int.max, Int.min, 3] {
        _ = image(
          MeshGradient(
            width: width, height: height, points: [[0, 0], [1, 0], [0, 1]],
            colors: [.red, .green, .blue]))
      }
    }
    #expect(Set(warnings).count == 3)
  }
}
