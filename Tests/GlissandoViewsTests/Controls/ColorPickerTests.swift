import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import Testing

@testable import GlissandoControls
@testable import GlissandoViews

@MainActor
@Suite("Pickers of colours")
struct ColorPickerTests {
  private struct Tinted: View {
    @State var color: Color
    var supportsOpacity = true
    let remote: Remote<Color>
    var body: some View {
      let _ = remote.connect($color)
      ColorPicker("Accent", selection: $color, supportsOpacity: supportsOpacity)
        .accessibilityIdentifier("picker")
        .padding(20)
        .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  private func open(_ color: Color, supportsOpacity: Bool = true) throws -> (Stage, Remote<Color>) {
    let remote = Remote<Color>()
    let stage = Stage(width: 300, height: 360) {
      Tinted(color: color, supportsOpacity: supportsOpacity, remote: remote)
    }
    let frame = try stage.element("picker").frame
    stage.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
    #expect(stage.settle())
    return (stage, remote)
  }

  @Test("A click on the well opens a panel, in which each part is drawn along its track")
  func tracks() throws {
    let (stage, color) = try open(Color(hue: 0, saturation: 1, brightness: 1))
    let hue = try stage.element("Hue").frame
    // The knob's middle is half a track's height away from its ends.
    stage.press(at: CGPoint(x: hue.minX + 8, y: hue.midY))
    stage.move(to: CGPoint(x: hue.minX + 8 + (hue.width - 16) / 3, y: hue.midY))
    stage.release()
    #expect(isNear(color.value, Color(hue: 1.0 / 3, saturation: 1, brightness: 1)))
    let opacity = try stage.element("Opacity").frame
    stage.tap(at: opacity.center)
    #expect(isNear(color.value, Color(hue: 1.0 / 3, saturation: 1, brightness: 1, opacity: 0.5)))
    #expect(try stage.element("Opacity").value == "50 %")
  }

  @Test("A part is changed by steps, with any arrow key or without keys")
  func steps() throws {
    let (stage, _) = try open(Color(hue: 0.5, saturation: 0.5, brightness: 1))
    func value() throws -> String? { try stage.element("Saturation").value }
    func ask(_ action: AccessibleAction) throws -> Bool {
      let track = try #require(
        stage.host.outline.elements.flatMap(\.flattened).first { $0.name == "Saturation" })
      let isDone = stage.host.perform(
        action, on: track.identity, of: stage.host.outline, at: stage.host.tree.time)
      stage.settle()
      return isDone
    }
    #expect(try ask(.increment))
    #expect(try value() == "52 %")
    for _ in 0..<2 { #expect(try ask(.decrement)) }
    #expect(try value() == "48 %")
  }

  @Test("Grey keeps the hue that it was mixed with")
  func grey() throws {
    let (stage, color) = try open(Color(hue: 0.5, saturation: 1, brightness: 1))
    let saturation = try stage.element("Saturation").frame
    stage.tap(at: CGPoint(x: saturation.minX + 2, y: saturation.midY))
    #expect(isNear(color.value, Color(white: 1)))
    stage.tap(at: CGPoint(x: saturation.maxX - 2, y: saturation.midY))
    #expect(isNear(color.value, Color(hue: 0.5, saturation: 1, brightness: 1)))
  }

  @Test("A track is followed by keys, and the picker without opacity has none and gives none")
  func keys() throws {
    let (stage, color) = try open(
      Color(hue: 0.5, saturation: 1, brightness: 0.5, opacity: 0.5), supportsOpacity: false)
    #expect(throws: StageError.self) { try stage.element("Opacity") }
    let brightness = try stage.element("Brightness").frame
    stage.tap(at: CGPoint(x: brightness.midX, y: brightness.midY))
    stage.key(.end)
    #expect(isNear(color.value, Color(hue: 0.5, saturation: 1, brightness: 1)))
    stage.key(.leftArrow)
    #expect(isNear(color.value, Color(hue: 0.5, saturation: 1, brightness: 0.98)))
  }

  @Test(
    "The parts of a colour give the colour again", arguments: [0xFF0000, 0x12AB9F, 0x777777, 0])
  func parts(hex: UInt32) {
    let color = Color.Resolved(hex: hex)
    #expect(isNear(ColorMixture(color).color, Color(color)))
  }

  private func isNear(_ a: Color, _ b: Color) -> Bool {
    let (a, b) = (a.resolve(in: EnvironmentValues()), b.resolve(in: EnvironmentValues()))
    let channels: [KeyPath<Color.Resolved, Float>] = [\.red, \.green, \.blue, \.opacity]
    return channels.allSatisfy { abs(a[keyPath: $0] - b[keyPath: $0]) < 0.004 }
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
