import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews
import Testing

/// A style of one's own that follows the environment.
private struct Accent: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.yellow : Color.blue
  }
}

extension ShapeStyle where Self == Color {
  fileprivate static var brand: Color { Color(red: 0.2, green: 0.4, blue: 0.6) }
}

extension Color {
  fileprivate static let ink = Color(white: 0.1)
}

@MainActor
@Suite("Styles and effects as people write them")
struct StyleSurfaceTests {
  @Test("Colours are made, named, mixed and faded")
  func colors() {
    let colors: [Color] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
      .white, .gray, .black, .clear, .primary, .secondary, .accentColor, .ink, .brand,
      Color(red: 1, green: 0.5, blue: 0), Color(red: 1, green: 0.5, blue: 0, opacity: 0.5),
      Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1), Color(white: 0.5, opacity: 0.2),
      Color(hue: 0.5, saturation: 1, brightness: 1), .red.opacity(0.5),
      Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 0.3), .red.mix(with: .blue, by: 0.5),
      Color(.displayP3, red: 1, green: 0, blue: 0), Color(.sRGBLinear, white: 0.5, opacity: 1),
    ]
    #expect(Set(colors).count > 25)
    let resolved = Color(red: 1, green: 0, blue: 0).resolve(in: EnvironmentValues())
    #expect(resolved.red == 1 && resolved.green == 0 && resolved.opacity == 1)
    #expect(Color(resolved).resolve(in: EnvironmentValues()) == resolved)
    #expect(Color.Resolved(red: 1, green: 0, blue: 0, opacity: 1) == resolved)
  }

  @Test("Styles are short-hand, gradients and one's own")
  func styles() throws {
    let stops = [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)]
    let stage = Stage(width: 400, height: 300) {
      VStack {
        Group {
          Rectangle().fill(Accent())
          Rectangle().fill(.brand)
          Rectangle().fill(.red.gradient)
          Rectangle().fill(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
          Rectangle().fill(
            LinearGradient(
              gradient: Gradient(colors: [.red, .blue]),
              startPoint: .leading, endPoint: .trailing))
          Rectangle().fill(
            LinearGradient(stops: stops, startPoint: .top, endPoint: .init(x: 1, y: 1)))
          Rectangle().fill(
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))
          Rectangle().fill(
            RadialGradient(
              gradient: Gradient(stops: stops), center: .top,
              startRadius: 0, endRadius: 9))
          Rectangle().fill(
            .radialGradient(Gradient(stops: stops), center: .center, startRadius: 0, endRadius: 2))
          Rectangle().fill(AngularGradient(colors: [.red, .blue], center: .center))
          Rectangle().fill(
            AngularGradient(
              gradient: Gradient(colors: [.red]), center: .center,
              startAngle: .zero, endAngle: .degrees(90)))
          Rectangle().fill(
            AngularGradient(gradient: Gradient(colors: [.red]), center: .center, angle: .degrees(3))
          )
          Rectangle().fill(
            .angularGradient(
              colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(90)))
          Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center, angle: .zero))
        }
        Group {
          Text("a").foregroundStyle(.red)
          Text("b").foregroundStyle(.secondary).foregroundStyle(.tertiary)
          Text("c").foregroundColor(.red)
          Text("d").foregroundStyle(Color.red.gradient)
          Text("e").tint(.red)
          Text("f").foregroundStyle(.red.opacity(0.5)).foregroundStyle(.tint)
          Rectangle().fill(.foreground).fill(.background)
          Rectangle().fill(AnyShapeStyle(.red))
          Rectangle().fill(true ? AnyShapeStyle(.red) : AnyShapeStyle(Color.red.gradient))
          Rectangle().fill(.primary.opacity(0.5))
          Color.red
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)
        }
      }
    }
    #expect(stage.elements.count >= 6)
  }

  @Test("Effects stand on any view, with their defaults")
  func effects() throws {
    let stage = Stage(width: 400, height: 300) {
      Color.red.frame(width: 40, height: 40)
        .opacity(0.5)
        .scaleEffect(2)
        .scaleEffect(1, anchor: .top)
        .scaleEffect(x: 1, y: 1)
        .scaleEffect(x: 1, anchor: .leading)
        .scaleEffect(y: 1)
        .scaleEffect(CGSize(width: 1, height: 1))
        .scaleEffect(CGSize(width: 1, height: 1), anchor: .bottom)
        .rotationEffect(.degrees(90))
        .rotationEffect(Angle(degrees: 0), anchor: .bottomTrailing)
        .shadow(radius: 3)
        .shadow(color: .black.opacity(0.3), radius: 3, x: 1, y: 2)
        .shadow(color: .red, radius: 1)
        .blur(radius: 0)
        .blur(radius: 0, opaque: false)
        .brightness(0.1)
        .saturation(0.5)
        .contrast(1)
        .grayscale(0)
        .colorInvert()
        .hueRotation(.degrees(10))
        .blendMode(.normal)
        .compositingGroup()
        .drawingGroup()
        .geometryGroup()
        .hidden()
        .transformEffect(.identity)
        .transformEffect(CGAffineTransform(rotationAngle: 0))
        .accessibilityIdentifier("square")
        .accessibilityLabel("Square")
        .accessibilityLabel(Text("Square"))
        .accessibilityValue("1")
        .accessibilityHidden(false)
        .allowsHitTesting(true)
    }
    #expect(near(try stage.element("square").frame.width, 80))
  }
}
