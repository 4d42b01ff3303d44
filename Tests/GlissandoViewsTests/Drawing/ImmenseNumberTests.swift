import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Numbers that no device has, in everything that is drawn: nothing traps, and what is beside is there.
@MainActor
@Suite("Immense numbers")
struct ImmenseNumberTests {
  nonisolated static let numbers: [Double] = [
    1e9, -1e9, 1e20, -1e20, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude, .infinity, .nan,
  ]

  /// Paints a view beside a square, which must be there.
  private func paint(_ view: some View, _ name: String, _ number: Double) {
    for scale in [1.0, 2.0] {
      let stage = Stage(width: 60, height: 40, scale: scale) {
        ZStack(alignment: .topLeading) {
          Color.white
          view.frame(width: 40, height: 30).offset(x: 20, y: 10)
          Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10)
        }
      }
      let pixel = stage.image().pixel(Int(5 * scale), Int(5 * scale))
      let isThere = pixel.z > 200 || name.contains("shadow") || name.contains("blur")
      #expect(isThere, "\(name) of \(number): \(pixel)")
    }
  }

  private typealias Drawing = (String, (inout GraphicsContext, Double) -> Void)

  private static let square = Path(CGRect(x: 5, y: 5, width: 20, height: 15))

  private static let drawings: [Drawing] = [
    ("blur", { $0.addFilter(.blur(radius: $1)) }),
    ("shadow radius", { $0.addFilter(.shadow(radius: $1)) }),
    ("shadow x", { $0.addFilter(.shadow(radius: 2, x: $1)) }),
    ("shadow y", { $0.addFilter(.shadow(color: .red, radius: 2, y: $1, options: .shadowOnly)) }),
    ("threshold", { $0.addFilter(.alphaThreshold(min: $1, max: $1 + 1)) }),
    ("brightness", { $0.addFilter(.brightness($1)) }),
    ("contrast", { $0.addFilter(.contrast($1)) }),
    ("saturation", { $0.addFilter(.saturation($1)) }),
    ("hue", { $0.addFilter(.hueRotation(.degrees($1))) }),
    ("opacity", { $0.opacity = $1 }),
    ("scale", { $0.scaleBy(x: $1, y: 1) }), ("scales", { $0.scaleBy(x: $1, y: $1) }),
    ("translation", { $0.translateBy(x: $1, y: $1) }),
    ("rotation", { $0.rotate(by: .radians($1)) }),
    ("clip", { $0.clip(to: Path(CGRect(x: 0, y: 0, width: $1, height: 20))) }),
    ("stroke", { $0.stroke(square, with: .color(.red), lineWidth: $1) }),
    (
      "dash",
      { $0.stroke(square, with: .color(.red), style: StrokeStyle(lineWidth: 2, dash: [$1, 2])) }
    ),
    (
      "dash phase",
      {
        $0.stroke(
          square, with: .color(.red), style: StrokeStyle(lineWidth: 2, dash: [3, 2], dashPhase: $1))
      }
    ),
    ("rect", { $0.fill(Path(CGRect(x: $1, y: 0, width: $1, height: 3)), with: .color(.red)) }),
    (
      "ellipse",
      { $0.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: $1, height: 9)), with: .color(.red)) }
    ),
    ("text", { $0.draw(Text("Hello"), at: CGPoint(x: $1, y: 5)) }),
    ("font", { $0.draw(Text("Hello").font(.system(size: $1)), at: .zero) }),
    ("image", { $0.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: $1, height: 9)) }),
    (
      "linear gradient",
      {
        let gradient = Gradient(colors: [.red, .green])
        let end = CGPoint(x: $1, y: 9)
        $0.fill(square, with: .linearGradient(gradient, startPoint: .zero, endPoint: end))
      }
    ),
    (
      "radial gradient",
      {
        let gradient = Gradient(colors: [.red, .green])
        $0.fill(
          square,
          with: .radialGradient(
            gradient, center: CGPoint(x: $1, y: 0), startRadius: 0, endRadius: $1))
      }
    ),
    (
      "conic gradient",
      {
        let gradient = Gradient(colors: [.red, .green])
        $0.fill(square, with: .conicGradient(gradient, center: .zero, angle: .degrees($1)))
      }
    ),
  ]

  @Test("in drawings made by hand", arguments: numbers)
  func canvas(_ number: Double) {
    for (name, drawing) in Self.drawings {
      paint(
        Canvas { context, _ in
          drawing(&context, number)
          context.fill(Self.square, with: .color(.red))
          context.drawLayer { layer in
            drawing(&layer, number)
            layer.fill(Self.square, with: .color(.green))
          }
        }, name, number)
    }
  }

  @Test("in what shapes are painted with", arguments: numbers)
  func styles(_ number: Double) {
    let colors = Gradient(colors: [.red, .green])
    let image = Image(systemName: "star")
    paint(Rectangle().fill(ImagePaint(image: image, scale: number)), "image paint", number)
    paint(
      Rectangle().fill(
        ImagePaint(image: image, sourceRect: CGRect(x: 0, y: 0, width: number, height: 1))),
      "image part", number)
    paint(
      Rectangle().fill(
        LinearGradient(gradient: colors, startPoint: .zero, endPoint: UnitPoint(x: number, y: 1))),
      "linear", number)
    paint(
      Rectangle().fill(
        RadialGradient(gradient: colors, center: .center, startRadius: 0, endRadius: number)),
      "radial", number)
    paint(
      Rectangle().fill(
        AngularGradient(
          gradient: colors, center: .center, startAngle: .zero, endAngle: .degrees(number))),
      "angular", number)
    paint(
      Rectangle().fill(
        EllipticalGradient(
          gradient: colors, center: .center, startRadiusFraction: 0, endRadiusFraction: number)),
      "elliptical", number)
    paint(Circle().stroke(.red, lineWidth: number), "line", number)
    paint(Circle().trim(from: 0, to: number).stroke(.red), "trim", number)
    paint(RoundedRectangle(cornerRadius: number).fill(.red), "corners", number)
  }

  @Test("in modifiers", arguments: numbers)
  func modifiers(_ number: Double) {
    let view = Rectangle().fill(.red)
    paint(view.blur(radius: number), "blur", number)
    paint(view.blur(radius: number, opaque: true), "opaque blur", number)
    paint(view.shadow(radius: number), "shadow radius", number)
    paint(view.shadow(radius: 2, x: number, y: number), "shadow offset", number)
    paint(view.offset(x: number), "offset", number)
    paint(view.opacity(number), "opacity", number)
    paint(view.rotationEffect(.degrees(number)), "rotation", number)
    paint(view.rotation3DEffect(.degrees(number), axis: (1, 1, 0)), "rotation in space", number)
    paint(
      view.rotation3DEffect(.degrees(20), axis: (1, 1, 0), perspective: number), "perspective",
      number)
    paint(view.brightness(number).contrast(number).saturation(number), "colours", number)
    paint(Text("Hello").tracking(number), "tracking", number)
    paint(Text("Hello").baselineOffset(number), "baseline", number)
    paint(Text("Hello you").lineSpacing(number), "line spacing", number)
    paint(Text("Hello").font(.system(size: number)), "font", number)
    paint(view.drawingGroup().blur(radius: number).compositingGroup(), "group blur", number)
  }

  @Test(
    "Letters of any size leave what is drawn after them",
    arguments: [3e3, 3e4, 6e4, 7e4, 1e5, 1e6, 1e9])
  func letters(size: Double) {
    paint(Text("a").font(.system(size: size)), "letters", size)
    paint(
      Canvas { context, _ in
        context.draw(Text("a").font(.system(size: size)), at: .zero)
      }, "drawn letters", size)
  }
}
