import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// Canvases whose steps lie beside each other: in which order they are drawn is not to be seen.
@MainActor
@Suite("Order in a canvas")
struct CanvasOrderTests {
  /// One way to draw a text at a place, by a copy of the context.
  enum Way: CaseIterable {
    case plain, clipped, faded, turned, layer, mixed, shadowed

    func draw(_ text: Text, at place: CGPoint, in context: GraphicsContext) {
      var copy = context
      switch self {
      case .plain: break
      case .clipped:
        copy.clip(
          to: Path(CGRect(x: place.x - 30, y: place.y - 12, width: 60, height: 24)))
      case .faded: copy.opacity = 0.5
      case .turned:
        copy.translateBy(x: place.x, y: place.y)
        copy.rotate(by: .degrees(7))
        copy.translateBy(x: -place.x, y: -place.y)
      case .layer: return copy.drawLayer { $0.draw(text, at: place) }
      case .mixed: copy.blendMode = .multiply
      case .shadowed: copy.addFilter(.shadow(radius: 2))
      }
      copy.draw(text, at: place)
    }
  }

  private func image(_ order: [Int]) -> Stage.Image {
    Stage(width: 100, height: 240) {
      Canvas { context, _ in
        for index in order {
          let place = CGPoint(x: 50.3, y: 20.4 + 33.3 * Double(index))
          Way.allCases[index].draw(Text("label \(index)"), at: place, in: context)
        }
      }
    }.image()
  }

  // What is mixed with what lies below makes a picture of the whole canvas.
  @Test("Texts are where they are, whatever was drawn before", arguments: [false, true])
  func texts(isMixed: Bool) {
    let order = Way.allCases.indices.filter { isMixed || Way.allCases[$0] != .mixed }
    let whole = image(order)
    for start in order {
      let turned = Array(order[start...] + order[..<start])
      for drawn in [turned, turned.reversed()] {
        let isSame = image(drawn) == whole
        #expect(isSame, "\(drawn)")
      }
    }
  }
}
