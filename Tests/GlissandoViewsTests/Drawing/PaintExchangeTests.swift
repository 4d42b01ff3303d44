import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Fills that go from one kind of paint to another.
@MainActor
@Suite("Paints of two kinds")
struct PaintExchangeTests {
  enum Kind: CaseIterable, Sendable {
    case linear, radial, elliptical, angular, mesh, widerMesh, plain, picture

    @MainActor var style: AnyShapeStyle {
      let colors = [Color.red, .yellow]
      return switch self {
      case .linear:
        AnyShapeStyle(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
      case .radial:
        AnyShapeStyle(
          .radialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 30))
      case .elliptical: AnyShapeStyle(.ellipticalGradient(colors: colors))
      case .angular:
        AnyShapeStyle(
          .angularGradient(
            colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(360)))
      case .mesh: AnyShapeStyle(mesh(columns: 2))
      case .widerMesh: AnyShapeStyle(mesh(columns: 3))
      case .plain: AnyShapeStyle(.blue)
      case .picture: AnyShapeStyle(.image(Image(systemName: "star")))
      }
    }

    private func mesh(columns: Int) -> MeshGradient {
      let places = (0..<2).flatMap { row in
        (0..<columns).map { SIMD2(Float($0) / Float(columns - 1), Float(row)) }
      }
      let colors = [Color.red, .green, .blue, .yellow, .white, .black]
      return MeshGradient(
        width: columns, height: 2, points: places, colors: Array(colors.prefix(columns * 2)))
    }
  }

  private struct Program: View {
    let styles: [AnyShapeStyle]
    @State private var index = 0

    var body: some View {
      Rectangle().fill(styles[index])
        .contentShape(Rectangle())
        .onTapGesture {
          withAnimation(.linear(duration: 1)) { index = (index + 1) % styles.count }
        }
    }
  }

  /// How much two pictures differ, in levels.
  private func difference(_ a: Stage.Image, _ b: Stage.Image) -> Int {
    var sum = 0
    for y in 0..<a.height {
      for x in 0..<a.width {
        let (p, q) = (a.pixel(x, y), b.pixel(x, y))
        for part in 0..<3 { sum += abs(Int(p[part]) - Int(q[part])) }
      }
    }
    return sum
  }

  @Test("The new one is there when the motion ends, from each to each", arguments: Kind.allCases)
  func ends(_ start: Kind) {
    for end in Kind.allCases where end != start {
      let stage = Stage(width: 60, height: 60) { Program(styles: [start.style, end.style]) }
      stage.settle()
      stage.tap(at: CGPoint(x: 30, y: 30))
      stage.advance(by: 0.999)
      let last = stage.image()
      stage.settle()
      let rest = stage.image()
      #expect(difference(last, rest) < 60 * 60 * 3 * 2, "\(start) to \(end)")
      stage.close()
    }
  }

  @Test("A third kind in mid-flight ends as itself, and colours go on from where they are")
  func interrupted() {
    let stage = Stage(width: 60, height: 60) {
      Program(styles: [Kind.radial.style, Kind.linear.style, Kind.angular.style])
    }
    stage.settle()
    stage.tap(at: CGPoint(x: 30, y: 30))
    stage.advance(by: 0.5)
    stage.tap(at: CGPoint(x: 30, y: 30))
    stage.advance(by: 0.999)
    let last = stage.image()
    stage.settle()
    #expect(difference(last, stage.image()) < 60 * 60 * 3 * 2)
    let fresh = Stage(width: 60, height: 60) { Program(styles: [Kind.angular.style]) }
    fresh.settle()
    #expect(difference(fresh.image(), stage.image()) == 0)
    stage.close()
    fresh.close()
  }
}
