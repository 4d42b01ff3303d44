import Foundation
import GlissandoMotion
import TestSupport
import Testing

@testable import GlissandoDrawing

/// How colours resolve, mix and move.
@Suite struct ColorTests {
  private var light: EnvironmentValues { EnvironmentValues() }
  private var dark: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    return environment
  }

  private let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private let blue = Color.Resolved(red: 0, green: 0, blue: 1)

  private func mixed(_ a: Color.Resolved, _ b: Color.Resolved, _ part: Double) -> Color.Resolved {
    var result = a
    var vector = b.animatableData - a.animatableData
    vector.scale(by: part)
    result.animatableData = a.animatableData + vector
    return result
  }

  @Test("System colours have a light and a dark value")
  func systemColors() {
    for color in SystemColor.allCases {
      let values = (color.resolved(in: .light), color.resolved(in: .dark))
      #expect(values.0 != values.1, "\(color.rawValue)")
    }
    #expect(Color.red.resolve(in: light).description == "#FF3B30")
    #expect(Color.red.resolve(in: dark).description == "#FF453A")
    #expect(Color.white.resolve(in: dark) == Color.white.resolve(in: light))
    #expect(Color.clear.resolve(in: light).opacity == 0)
  }

  @Test("The accent colour follows the environment and never itself")
  func accent() {
    var environment = light
    #expect(Color.accentColor.resolve(in: environment) == Color.blue.resolve(in: environment))
    environment.accentColor = .pink
    #expect(Color.accentColor.resolve(in: environment) == Color.pink.resolve(in: environment))
    environment.accentColor = .accentColor
    #expect(Color.accentColor.resolve(in: environment) == Color.blue.resolve(in: environment))
  }

  @Test("A colour becomes a vector and back without any loss")
  func roundTrip() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let color = Color.Resolved(
        red: Float(generator.number(in: 0...1)), green: Float(generator.number(in: 0...1)),
        blue: Float(generator.number(in: 0...1)), opacity: Float(generator.number(in: 0.01...1)))
      var copy = Color.Resolved(red: 0, green: 0, blue: 0)
      copy.animatableData = color.animatableData
      #expect(copy.bytes == color.bytes)
      #expect(abs(copy.linearRed - color.linearRed) <= 1e-9 + color.linearRed.ulp)
      #expect(abs(copy.linearGreen - color.linearGreen) <= 1e-9 + color.linearGreen.ulp)
      #expect(abs(copy.linearBlue - color.linearBlue) <= 1e-9 + color.linearBlue.ulp)
      #expect(abs(copy.opacity - color.opacity) <= 1e-9)
    }
  }

  @Test("Red goes to blue through purple, without a dark or grey dip")
  func redToBlue() {
    func lightness(_ color: Color.Resolved) -> Double { ColorVector(color).components.x }
    let (start, end) = (lightness(red), lightness(blue))
    for step in 1..<20 {
      let color = mixed(red, blue, Double(step) / 20)
      let expected = start + (end - start) * Double(step) / 20
      #expect(abs(lightness(color) - expected) < 1e-6)
      // Green stays the smallest, and the colour far from grey.
      let bytes = color.bytes
      #expect(bytes.y < bytes.x || bytes.y < bytes.z)
      #expect(max(bytes.x, bytes.z) - bytes.y > 60, "grey at step \(step): \(color)")
    }
    let middle = mixed(red, blue, 0.5).bytes
    #expect(middle.x > 100 && middle.z > 120 && middle.y < 100)
  }

  @Test("Fading keeps the hue of what is visible")
  func premultiplied() {
    var hiddenBlue = blue
    hiddenBlue.opacity = 0
    let color = mixed(red, hiddenBlue, 0.5)
    #expect(color.bytes == SIMD4(255, 0, 0, 128))
  }

  @Test("Mixing and opacity limit their numbers")
  func limits() {
    #expect(Color.red.opacity(2).resolve(in: light).opacity == 1)
    #expect(Color.red.opacity(.nan).resolve(in: light).opacity == 0)
    #expect(Color.red.opacity(0.5).opacity(0.5).resolve(in: light).opacity == 0.25)
    let mix = Color.red.mix(with: .blue, by: 2).resolve(in: light)
    #expect(mix == Color.blue.resolve(in: light))
    let device = Color.white.mix(with: .black, by: 0.5, in: .device).resolve(in: light)
    #expect(device.bytes.x == 128)
    #expect(Color(red: .nan, green: 0, blue: 0).resolve(in: light).isFinite)
  }

  @Test("Hue, saturation and brightness give the colours of the wheel")
  func hues() {
    func text(_ hue: Double) -> String {
      Color(hue: hue, saturation: 1, brightness: 1).resolve(in: light).description
    }
    #expect([0, 1 / 3.0, 2 / 3.0, 1].map(text) == ["#FF0000", "#00FF00", "#0000FF", "#FF0000"])
    #expect(text(1 / 6.0) == "#FFFF00")
  }

  @Test("Paints meet: a colour becomes a gradient by way of gradients of its own shape")
  func paints() {
    let gradient = GradientPaint(
      stops: [.init(color: red, location: 0), .init(color: blue, location: 0.8)],
      geometry: .linear(start: .top, end: .bottom))
    let from = Paint.color(blue).animatableData
    let to = Paint.gradient(gradient).animatableData
    for part in [0.0, 0.25, 0.5, 1] {
      var vector = to - from
      vector.scale(by: part)
      var paint = Paint.color(red)
      paint.animatableData = from + vector
      guard case .gradient(let shown) = paint else {
        #expect(part == 0 && paint == .color(blue))
        continue
      }
      #expect(abs(shown.stops[1].location - 0.8) < 1e-9)
      #expect(shown.stops[1].color.bytes == blue.bytes)
      #expect(shown.stops[0].color.bytes == mixed(blue, red, part).bytes)
      let numbers = (shown.geometry.numbers.vector, gradient.geometry.numbers.vector)
      #expect(abs((numbers.0 - numbers.1).sum()) < 1e-9)
    }
  }

  @Test("Paints of different numbers of stops end where they should")
  func stopCounts() {
    let one = GradientPaint(
      stops: [.init(color: red, location: 0), .init(color: blue, location: 1)],
      geometry: .linear(start: .leading, end: .trailing))
    var three = one
    three.stops.insert(.init(color: red, location: 0.5), at: 1)
    let (from, to) = (Paint.gradient(one).animatableData, Paint.gradient(three).animatableData)
    var paint = Paint.color(red)
    paint.animatableData = from + (to - from)
    #expect(paint == .gradient(three))
  }
}
