import Foundation
import Glissando
import GlissandoTools
import GlissandoDeck
import GlissandoDrawing
import GlissandoLab
import GlissandoTesting
import Testing

@testable import GlissandoApp
@testable import GlissandoGallery
@testable import GlissandoPresenting
@testable import GlissandoViews

/// Text can be read by people who see little: the contrast of WCAG 2.2, at least 4.5 : 1.
@MainActor
@Suite struct ContrastTests {
  private static let least = 4.5

  private func resolved(_ color: Color, _ scheme: ColorScheme) -> Color.Resolved {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    return color.resolve(in: values)
  }

  /// The relative luminance of a colour over an opaque one.
  private func luminance(_ color: Color.Resolved, over ground: Color.Resolved) -> Double {
    func part(_ path: KeyPath<Color.Resolved, Float>) -> Double {
      let mixed =
        Double(color[keyPath: path]) * Double(color.opacity)
        + Double(ground[keyPath: path]) * (1 - Double(color.opacity))
      return mixed <= 0.04045 ? mixed / 12.92 : pow((mixed + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * part(\.red) + 0.7152 * part(\.green) + 0.0722 * part(\.blue)
  }

  private func contrast(_ text: Color, on ground: Color, _ scheme: ColorScheme = .light) -> Double {
    let ground = resolved(ground, scheme)
    let (a, b) = (luminance(resolved(text, scheme), over: ground), luminance(ground, over: ground))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test("The lab and the gallery", arguments: [ColorScheme.light, .dark])
  func apps(_ scheme: ColorScheme) {
    let (lab, gallery) = (PaperPalette(scheme), Palette(scheme))
    var texts: [(String, Color)] = [
      ("ink", lab.ink), ("faint ink", lab.faintInk), ("alarm", lab.alarm),
      ("gallery's ink", gallery.ink), ("gallery's faint ink", gallery.faintInk),
      ("x", gallery.x), ("y", gallery.y),
    ]
    texts += Lane.Letter.allCases.map { ("lane \($0.text)", lab.lane($0)) }
    for (ground, color) in [("paper", lab.paper), ("raised", lab.raised), ("sunken", lab.sunken)] {
      for (name, text) in texts {
        let found = contrast(text, on: color, scheme)
        #expect(found >= Self.least, "\(name) on \(ground): \(found)")
      }
    }
    for letter in Lane.Letter.allCases {
      let found = contrast(lab.onColor, on: lab.lane(letter), scheme)
      #expect(found >= Self.least, "the letter on lane \(letter.text): \(found)")
    }
  }

  @Test("The themes of talks", arguments: ["paper", "night"])
  func decks(_ name: String) throws {
    let theme = try #require(DeckTheme.named[name])
    let ground = try #require(theme.colors["paper"])
    for (name, color) in theme.colors where name != "paper" {
      let found = contrast(color, on: ground)
      #expect(found >= Self.least, "\(name): \(found)")
    }
  }

  @Test("Code on slides", arguments: ["paper", "night"], [ColorScheme.light, .dark])
  func code(_ name: String, _ scheme: ColorScheme) throws {
    let theme = try #require(DeckTheme.named[name])
    let (ink, ground) = (try #require(theme.colors["ink"]), try #require(theme.colors["paper"]))
    for kind in [CodeToken.Kind.plain, .keyword, .type, .literal, .comment] {
      let found = contrast(CodeColors(ink: ink).color(of: kind), on: ground, scheme)
      #expect(found >= Self.least, "\(kind): \(found)")
    }
  }

  @Test("What an empty field asks for", arguments: [ColorScheme.light, .dark])
  func prompts(_ scheme: ColorScheme) throws {
    let stage = Stage(width: 400, height: 160) {
      TextField("HHH", text: .constant("")).font(.system(size: 100, weight: .heavy))
        .preferredColorScheme(scheme)
    }
    stage.settle()
    let image = stage.image()
    // Ground and letters are what most of the pixels across the middle of the letters have.
    var counts: [SIMD4<UInt8>: Int] = [:]
    for x in 20..<200 { counts[image.pixel(x, 60), default: 0] += 1 }
    let most = counts.sorted { $0.value > $1.value }.prefix(2).map { pixel, _ in
      Color(
        red: Double(pixel.x) / 255, green: Double(pixel.y) / 255, blue: Double(pixel.z) / 255)
    }
    try #require(most.count == 2)
    let found = contrast(most[0], on: most[1], scheme)
    #expect(found >= Self.least, "\(found)")
  }

  /// The ground and the words of what a stage shows, by what most of the pixels have.
  private func groundAndWords(_ stage: Stage) throws -> (ground: Color, words: Color) {
    let image = stage.image()
    var counts: [SIMD4<UInt8>: Int] = [:]
    for y in 40..<80 { for x in 60..<240 { counts[image.pixel(x, y), default: 0] += 1 } }
    let most = counts.sorted { $0.value > $1.value }.prefix(2).map { pixel, _ in
      Color(red: Double(pixel.x) / 255, green: Double(pixel.y) / 255, blue: Double(pixel.z) / 255)
    }
    try #require(most.count == 2)
    return (most[0], most[1])
  }

  private func button(
    _ tint: Color?, _ scheme: ColorScheme, role: ButtonRole? = nil, pressed: Bool = false
  ) throws -> (ground: Color, words: Color) {
    let stage = Stage(width: 300, height: 120, colorScheme: scheme) {
      Button(role: role) {
      } label: {
        Text("HHH").font(.system(size: 60, weight: .heavy)).frame(width: 260)
      }
      .buttonStyle(.bordered).tint(tint)
    }
    stage.settle()
    if pressed { stage.press(at: CGPoint(x: 150, y: 60)) }
    stage.settle()
    let found = try groundAndWords(stage)
    // Of heavy letters there can be more than of the ground.
    let plain = scheme == .light
    let isGround = (resolved(found.ground, scheme).red > 0.6) == plain
    return isGround ? found : (found.words, found.ground)
  }

  @Test(
    "Buttons with a border have words in their tint, held down or not",
    arguments: [Color.red, .yellow, .blue, .mint, .black, .white, .purple, .red.opacity(0.5)],
    [ColorScheme.light, .dark])
  func tinted(_ tint: Color, _ scheme: ColorScheme) throws {
    for pressed in [false, true] {
      let (ground, words) = try button(tint, scheme, pressed: pressed)
      let found = contrast(words, on: ground, scheme)
      #expect(found >= Self.least, "\(tint), pressed \(pressed): \(found)")
    }
  }

  @Test("Without a tint the words are dark; what destroys something is red")
  func untinted() throws {
    let words = { (color: Color) in self.resolved(color, .light) }
    let plain = words(try button(nil, .light).words)
    #expect(abs(plain.red - plain.blue) < 0.1 && plain.red < 0.3)
    let red = words(try button(.red, .light).words)
    #expect(red.red > 0.5 && red.blue < 0.3)
    let green = words(try button(.green, .light).words)
    #expect(green.green > green.red + 0.1 && green.green > green.blue)
    let destructive = words(try button(.green, .light, role: .destructive).words)
    #expect(destructive.red > 0.5 && destructive.green < 0.3)
  }

  @Test("Text of the system's styles", arguments: [ColorScheme.light, .dark])
  func styles(_ scheme: ColorScheme) {
    let ground: Color = scheme == .dark ? .black : .white
    for (name, color) in [("primary", Color.primary), ("secondary", .secondary)] {
      let found = contrast(color, on: ground, scheme)
      #expect(found >= Self.least, "\(name): \(found)")
    }
    let faint = contrast(
      Color.primary.opacity(HierarchicalShapeStyle.opacities[1]), on: ground, scheme)
    #expect(faint >= Self.least, "the second level: \(faint)")
  }
}
