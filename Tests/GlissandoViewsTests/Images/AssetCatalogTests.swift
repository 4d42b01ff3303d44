import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Catalogues as Xcode writes them, in a folder of their own for each test.
@MainActor
@Suite("Asset catalogues")
final class AssetCatalogTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("assets-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var bundle: Bundle {
    get throws { try #require(Bundle(path: folder.path)) }
  }

  private func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent("Assets.xcassets/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func variant(_ components: String, space: String = "srgb", dark: Bool = false) -> String {
    let appearances = #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#
    return """
      {"idiom": "universal", \(dark ? appearances : "")
       "color": {"color-space": "\(space)", "components": {\(components)}}}
      """
  }

  private func writeColor(_ path: String, _ variants: [String]) throws {
    try write(
      #"{"colors": [\#(variants.joined(separator: ","))]}"#, to: "\(path).colorset/Contents.json")
  }

  private func numbers(_ color: Color, _ scheme: ColorScheme = .light) -> [Int] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let resolved = color.resolve(in: environment)
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map {
      Int(($0 * 255).rounded())
    }
  }

  // MARK: Colours

  @Test("A colour has its numbers however they are written, and others in the dark")
  func colors() throws {
    try writeColor(
      "Brand",
      [
        variant(#""red": "0xFF", "green": "128", "blue": "0.200", "alpha": "0.500""#),
        variant(#""red": "0x10", "green": "0x20", "blue": "0x30", "alpha": "1.000""#, dark: true),
      ])
    try writeColor("Grey", [variant(#""white": "0.4", "alpha": "1""#, space: "gray-gamma-22")])
    let brand = Color("Brand", bundle: try bundle)
    #expect(numbers(brand) == [255, 128, 51, 128])
    #expect(numbers(brand, .dark) == [16, 32, 48, 255])
    #expect(numbers(Color("Grey", bundle: try bundle))[...2] == [102, 102, 102])
  }

  @Test("A colour that is one of the system's is that one, in the dark too")
  func systemColors() throws {
    let names = [
      "systemIndigoColor", "systemGray6Color", "systemBackgroundColor", "secondaryLabelColor",
      "someBackgroundColor",
    ]
    for name in names {
      try writeColor(
        name, [#"{"color": {"platform": "ios", "reference": "\#(name)"}}"#])
    }
    let colors = try names.map { Color($0, bundle: try bundle) }
    #expect(numbers(colors[0]) == numbers(.indigo))
    #expect(numbers(colors[0], .dark) == numbers(.indigo, .dark))
    #expect(numbers(colors[1]) == [0xF2, 0xF2, 0xF7, 255])
    #expect(numbers(colors[1], .dark) == [0x1C, 0x1C, 0x1E, 255])
    #expect(numbers(colors[2]) == [255, 255, 255, 255])
    #expect(numbers(colors[2], .dark) == [0, 0, 0, 255])
    #expect(numbers(colors[3]) == [0x3C, 0x3C, 0x43, 153])
    #expect(numbers(colors[4], .dark) == [0, 0, 0, 255])
  }

  @Test("A view changes to the dark variant with its window")
  func darkView() throws {
    try writeColor(
      "Ground",
      [
        variant(#""red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0""#),
        variant(#""red": "0.0", "green": "0.0", "blue": "1.0", "alpha": "1.0""#, dark: true),
      ])
    let color = Color("Ground", bundle: try bundle)
    let stage = Stage(width: 20, height: 20) { color }
    #expect(stage.image().pixel(10, 10) == SIMD4(255, 0, 0, 255))
    stage.colorScheme = .dark
    #expect(stage.image().pixel(10, 10) == SIMD4(0, 0, 255, 255))
  }

  @Test("A group is part of the name only where it says so")
  func namespaces() throws {
    let red = variant(#""red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0""#)
    try write(#"{"properties": {"provides-namespace": true}}"#, to: "Brand/Contents.json")
    try writeColor("Brand/Main", [red])
    try writeColor("Others/Second", [red])
    #expect(numbers(Color("Brand/Main", bundle: try bundle)) == [255, 0, 0, 255])
    #expect(numbers(Color("Second", bundle: try bundle)) == [255, 0, 0, 255])
    let resource = ColorResource(name: "Brand/Main", bundle: try bundle)
    #expect(numbers(Color(resource)) == [255, 0, 0, 255])
  }

  @Test("A colour that is in no catalogue is clear, and said")
  func missingColor() throws {
    try writeColor("Broken", ["{"])
    let bundle = try bundle
    for name in ["Missing", "Broken"] {
      let warnings = MotionWarning.collecting {
        #expect(numbers(Color(name, bundle: bundle))[3] == 0)
      }
      #expect(warnings.map(\.what) == ["the colour \"\(name)\""])
    }
  }

  // MARK: Images

  private func writeImage(_ path: String, side: Int, color: String) throws {
    try write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(side)" height="\(side)">
      <rect width="\(side)" height="\(side)" fill="\(color)"/></svg>
      """, to: path)
  }

  @Test("An image set has the file for the display's scale, in its own size in points")
  func scales() throws {
    try writeImage("Ball.imageset/one.svg", side: 10, color: "red")
    try writeImage("Ball.imageset/two.svg", side: 20, color: "lime")
    try writeImage("Ball.imageset/three.svg", side: 30, color: "blue")
    try write(
      """
      {"images": [{"filename": "one.svg", "scale": "1x", "idiom": "universal"},
      {"filename": "two.svg", "scale": "2x", "idiom": "universal"},
      {"filename": "three.svg", "scale": "3x", "idiom": "universal"}]}
      """, to: "Ball.imageset/Contents.json")
    let bundle = try bundle
    for (scale, color) in [
      (1, SIMD4<UInt8>(255, 0, 0, 255)), (2, SIMD4(0, 255, 0, 255)), (4, SIMD4(0, 0, 255, 255)),
    ] {
      let stage = Stage(width: 20, height: 20, scale: Double(scale)) {
        Image("Ball", bundle: bundle).accessibilityIdentifier("ball")
      }
      #expect(try stage.element("ball").frame.size == CGSize(width: 10, height: 10))
      #expect(stage.image().pixel(10 * scale, 10 * scale) == color)
    }
  }

  @Test("A file is found whose description writes its accents and its capitals in another way")
  func spellings() throws {
    try writeImage("Ball.imageset/Caf\u{E9}.svg", side: 10, color: "lime")
    try write(
      #"{"images": [{"filename": "Cafe\#u{301}.svg", "idiom": "universal"}]}"#,
      to: "Ball.imageset/Contents.json")
    try writeImage("Square.imageset/Square.SVG", side: 10, color: "blue")
    try write(
      #"{"images": [{"filename": "square.svg", "idiom": "universal"}]}"#,
      to: "Square.imageset/Contents.json")
    let bundle = try bundle
    let stage = Stage(width: 20, height: 10) {
      HStack(spacing: 0) {
        Image("Ball", bundle: bundle)
        Image("Square", bundle: bundle)
      }
    }
    #expect(stage.image().pixel(5, 5) == SIMD4(0, 255, 0, 255))
    #expect(stage.image().pixel(15, 5) == SIMD4(0, 0, 255, 255))
  }

  @Test("An image set has another file in the dark, and may be drawn in the foreground style")
  func darkImage() throws {
    try writeImage("Sky.imageset/day.svg", side: 10, color: "white")
    try writeImage("Sky.imageset/night.svg", side: 10, color: "blue")
    try write(
      """
      {"images": [{"filename": "day.svg", "idiom": "universal"},
      {"filename": "night.svg", "idiom": "universal",
       "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """, to: "Sky.imageset/Contents.json")
    try writeImage("Mark.imageset/mark.svg", side: 10, color: "black")
    try write(
      """
      {"images": [{"filename": "mark.svg", "idiom": "universal"}],
       "properties": {"template-rendering-intent": "template"}}
      """, to: "Mark.imageset/Contents.json")
    let bundle = try bundle
    let sky = Stage(width: 10, height: 10) { Image("Sky", bundle: bundle) }
    #expect(sky.image().pixel(5, 5) == SIMD4(255, 255, 255, 255))
    sky.colorScheme = .dark
    #expect(sky.image().pixel(5, 5) == SIMD4(0, 0, 255, 255))
    let mark = Stage(width: 10, height: 10) {
      Image(ImageResource(name: "Mark", bundle: bundle)).foregroundStyle(
        Color(.sRGB, red: 1, green: 0, blue: 0))
    }
    #expect(mark.image().pixel(5, 5) == SIMD4(255, 0, 0, 255))
  }

  @Test("A symbol of a catalogue stands beside text in its colour, as high as its lines say")
  func symbol() throws {
    try write(
      """
      <svg width="3300" height="2200"><g id="Guides">
      <line id="Capline-M" x1="263" x2="3036" y1="1000" y2="1000"/>
      <line id="Baseline-M" x1="263" x2="3036" y1="1072" y2="1072"/></g>
      <g id="Notes"><rect width="3300" height="2200"/></g>
      <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 1400 1072)">
      <path class="monochrome-0" d="M0 0 L72 0 L72 -72 L0 -72 Z"/></g></g></svg>
      """, to: "mark.symbolset/mark.svg")
    try write(
      #"{"symbols": [{"filename": "mark.svg", "idiom": "universal"}]}"#,
      to: "mark.symbolset/Contents.json")
    let bundle = try bundle
    let stage = Stage(width: 100, height: 100) {
      Image("mark", bundle: bundle).font(.system(size: 50))
        .foregroundStyle(Color(.sRGB, red: 1, green: 0, blue: 0))
        .accessibilityIdentifier("mark")
    }
    // Capitals are 0.72 of the size high.
    let frame = try stage.element("mark").frame
    // In whole points.
    #expect(frame.height >= 36 && frame.height < 37.5 && frame.width == frame.height)
    #expect(stage.image().pixel(50, 50) == SIMD4(255, 0, 0, 255))
  }
}
