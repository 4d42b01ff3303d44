import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import Testing

@testable import GlissandoTesting
@testable import GlissandoViews

/// Text in the size that a person prefers, and what else views inherit of the desktop.
@MainActor
@Suite("The size of text, the accent and the contrast")
struct TextSizeTests {
  private struct Page: View {
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.dynamicTypeSize) private var size
    @ScaledMetric private var side = 40.0

    var body: some View {
      VStack {
        Text("Style").accessibilityIdentifier("style")
        Text("Fixed").font(.system(size: 15)).accessibilityIdentifier("fixed")
        Color.red.frame(width: side, height: side).accessibilityIdentifier("metric")
        Color.accentColor.frame(width: 40, height: 40).accessibilityIdentifier("accent")
        Text(contrast == .increased ? "increased" : "standard").accessibilityIdentifier("contrast")
        Text(verbatim: "\(size)").accessibilityIdentifier("size")
      }
    }
  }

  private func width(_ identifier: String, on stage: Stage) throws -> Double {
    try stage.element(identifier).frame.width
  }

  @Test("Text of a style and metrics grow with it, and what has a size of its own does not")
  func grows() throws {
    let stage = Stage(width: 400, height: 400) { Page() }
    let (style, fixed) = (try width("style", on: stage), try width("fixed", on: stage))
    stage.host.appearance.textScale = 1.25
    stage.advance(frames: 1)
    #expect(abs(try width("style", on: stage) - style * 1.25) <= 1)
    #expect(try width("fixed", on: stage) == fixed)
    #expect(try width("metric", on: stage) == 50)
    stage.host.appearance.textScale = 1
    stage.advance(frames: 1)
    #expect(try width("style", on: stage) == style)
  }

  @Test("A size that views ask for wins over the desktop's inside them")
  func ownSize() throws {
    func height(_ size: DynamicTypeSize) throws -> Double {
      let stage = Stage(width: 400, height: 400) {
        Text("Style").accessibilityIdentifier("style").dynamicTypeSize(size)
      }
      stage.host.appearance.textScale = 3
      stage.advance(frames: 1)
      return try stage.element("style").frame.height
    }
    let large = try height(.large)
    #expect(try height(.accessibility1) > large * 1.5)
    #expect(try height(.xSmall) < large)
  }

  @Test("The accent colour is the default tint, and the contrast is in the environment")
  func accentAndContrast() throws {
    let stage = Stage(width: 400, height: 400) { Page() }
    stage.host.appearance.accentColor = Color(red: 0, green: 1, blue: 0)
    stage.host.appearance.contrast = ColorSchemeContrast.increased
    stage.advance(frames: 1)
    _ = try stage.element("increased")
    let place = try stage.element("accent").frame
    let pixel = stage.image().pixel(Int(place.midX), Int(place.midY))
    #expect(pixel == SIMD4(0, 255, 0, 255))
  }
}
