import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

/// Motions of symbols.
@MainActor
@Suite("Symbol effects")
struct SymbolEffectTests {
  struct Bell: View {
    let options: SymbolEffectOptions
    @State private var count = 0
    @State private var isActive = false

    var body: some View {
      VStack {
        Color.black.frame(width: 40, height: 40).accessibilityIdentifier("bell")
          .symbolEffect(.bounce, options: options, value: count)
        Color.black.frame(width: 40, height: 40).accessibilityIdentifier("star")
          .symbolEffect(.scale.up, isActive: isActive)
        Color.black.frame(width: 40, height: 40).accessibilityIdentifier("pulse")
          .symbolEffect(.pulse, isActive: isActive)
        Button("Ring") { count += 1 }
        Button("Active") { isActive.toggle() }
      }
    }
  }

  private struct Every: View {
    @State private var count = 0

    var body: some View {
      HStack {
        let dot = Color.black.frame(width: 40, height: 40)
        dot.symbolEffect(.rotate, isActive: true)
        dot.symbolEffect(.rotate, value: count)
        dot.symbolEffect(.breathe, isActive: true)
        dot.symbolEffect(.wiggle, value: count)
        dot.symbolEffect(.variableColor, isActive: true)
        Button("Go") { count += 1 }
      }
    }
  }

  @Test("An effect that turns all the way round warns of nothing")
  func silence() {
    let warnings = MotionWarning.collecting {
      let stage = Stage(width: 400, height: 100) { Every() }
      try? stage.tap("Go")
      stage.advance(by: 3)
    }
    #expect(warnings.isEmpty)
  }

  /// The greatest width of the bell in some frames.
  private func widest(_ stage: Stage, frames: Int) throws -> Double {
    var widths: [Double] = []
    for _ in 0..<frames {
      stage.advance(frames: 1)
      widths.append(try stage.element("bell").frame.width)
    }
    return widths.max() ?? 0
  }

  @Test("A bounce grows the symbol, takes half a second, and leaves it as it was")
  func bounce() throws {
    let stage = Stage(width: 200, height: 300) { Bell(options: .default) }
    #expect(try stage.element("bell").frame.width == 40)
    try stage.tap("Ring")
    // The first pose is 1.22 times as large.
    #expect(abs(try widest(stage, frames: 15) - 48.8) < 0.6)
    stage.advance(by: 0.35)
    #expect(try stage.element("bell").frame.width == 40)
  }

  @Test("At twice the speed it is over in half the time; played twice it comes again")
  func options() throws {
    let fast = Stage(width: 200, height: 300) { Bell(options: .speed(2)) }
    try fast.tap("Ring")
    #expect(try widest(fast, frames: 10) > 47)
    fast.advance(by: 0.15)
    #expect(try fast.element("bell").frame.width == 40)
    let twice = Stage(width: 200, height: 300) { Bell(options: .repeat(2)) }
    try twice.tap("Ring")
    twice.advance(by: 0.45)
    #expect(try widest(twice, frames: 18) > 47)
  }

  @Test("What lasts goes on while it is active, and ends with it")
  func lasting() throws {
    let stage = Stage(width: 200, height: 300) { Bell(options: .default) }
    try stage.tap("Active")
    stage.advance(by: 1)
    #expect(abs(try stage.element("star").frame.width - 48) < 0.1)
    stage.advance(by: 0.5)
    #expect(try stage.element("pulse").opacity < 0.7)
    try stage.tap("Active")
    stage.settle()
    #expect(try stage.element("star").frame.width == 40)
    #expect(try stage.element("pulse").opacity == 1)
  }

  private struct Reduced: View {
    @State private var count = 0
    @State private var isActive = true

    private func dot(_ name: String) -> some View {
      Color.black.frame(width: 40, height: 40).accessibilityIdentifier(name)
    }

    var body: some View {
      VStack {
        HStack {
          dot("bounce").symbolEffect(.bounce, value: count)
          dot("wiggle").symbolEffect(.wiggle.left, value: count)
          dot("rotate").symbolEffect(.rotate, value: count)
          dot("breathe").symbolEffect(.breathe, isActive: isActive)
          dot("bouncing").symbolEffect(.bounce, isActive: isActive)
          dot("turning").symbolEffect(.rotate, isActive: isActive)
          dot("going").symbolEffect(.disappear, isActive: count > 0)
          dot("growing").symbolEffect(.scale.up, isActive: count > 0)
        }
        Button("Go") { count += 1 }
        Button("Active") { isActive.toggle() }
      }
    }
  }

  @Test("Under reduced motion nothing moves, and what only moves asks for no frames")
  func reduced() throws {
    let stage = Stage(width: 500, height: 200) { Reduced() }
    stage.reduceMotion = true
    stage.advance(by: 0.1)
    let names = ["bounce", "wiggle", "rotate", "breathe", "bouncing", "turning", "going"]
    let before = try names.map { try stage.element($0).frame }
    try stage.tap("Go")
    for frame in 0..<60 {
      stage.advance(frames: 1)
      #expect(try names.map { try stage.element($0).frame } == before, "\(frame)")
      let width = try stage.element("growing").frame.width
      #expect(abs(width - 48) < 0.1, "\(frame): \(width)")
    }
    #expect(try stage.element("going").opacity == 0)
    // The breathing one goes on, paler and stronger.
    #expect(!stage.settle(limit: 2))
    try stage.tap("Active")
    #expect(stage.settle(limit: 3))
    let still = Stage(width: 100, height: 100) {
      Color.black.frame(width: 40, height: 40).symbolEffect(.rotate)
    }
    still.reduceMotion = true
    #expect(still.settle(limit: 2))
  }

  private struct Pulse: View {
    let options: SymbolEffectOptions
    @State var isActive = true

    var body: some View {
      VStack {
        Color.black.frame(width: 40, height: 40).accessibilityIdentifier("pulse")
          .symbolEffect(.pulse, options: options, isActive: isActive)
        Button("Active") { isActive.toggle() }
      }
    }
  }

  @Test("What lasts a number of times ends by itself, and begins anew when active again")
  func counted() throws {
    let stage = Stage(width: 200, height: 200) { Pulse(options: .repeat(2)) }
    // A pulse takes a second, and is faintest half way.
    for _ in 0..<2 {
      stage.advance(by: 0.5)
      #expect(try stage.element("pulse").opacity < 0.5)
      stage.advance(by: 0.5)
    }
    #expect(stage.settle())
    #expect(try stage.element("pulse").opacity == 1)
    try stage.tap("Active")
    stage.settle()
    try stage.tap("Active")
    stage.advance(by: 0.5)
    #expect(try stage.element("pulse").opacity < 0.5)
    try stage.tap("Active")
    #expect(stage.settle(limit: 1))
    #expect(try stage.element("pulse").opacity == 1)
  }

  @Test("A view keeps away effects that are said further out, and not those inside")
  func removed() throws {
    struct Symbols: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Color.black.frame(width: 40, height: 40).accessibilityIdentifier("kept")
            .symbolEffect(.bounce, value: count).symbolEffectsRemoved()
          Color.black.frame(width: 40, height: 40).accessibilityIdentifier("removed")
            .symbolEffectsRemoved().symbolEffect(.bounce, value: count)
            .symbolEffect(.scale.up, isActive: count > 0)
          Button("Ring") { count += 1 }
        }
      }
    }
    let stage = Stage(width: 200, height: 300) { Symbols() }
    try stage.tap("Ring")
    stage.advance(by: 0.14)
    #expect(try stage.element("kept").frame.width > 45)
    #expect(try stage.element("removed").frame.width == 40)
  }

  @Test("A variant is shown where there is one, and the symbol itself elsewhere")
  func variants() {
    let plain = Stage(width: 60, height: 60) { Image(systemName: "heart").font(.largeTitle) }
    let filled = Stage(width: 60, height: 60) {
      Image(systemName: "heart").font(.largeTitle).symbolVariant(.fill)
    }
    let named = Stage(width: 60, height: 60) { Image(systemName: "heart.fill").font(.largeTitle) }
    #expect(filled.image() == named.image())
    #expect(filled.image() != plain.image())
    let warnings = ViewWarning.collecting {
      _ = Stage(width: 60, height: 60) { Image(systemName: "plus").symbolVariant(.slash) }.image()
    }
    #expect(warnings.isEmpty)
  }

  @Test("Variants that are said one around the other add up")
  func nestedVariants() {
    func picture(_ symbol: some View) -> Stage.Image {
      Stage(width: 60, height: 60) { symbol.font(.largeTitle) }.image()
    }
    let heart = Image(systemName: "heart")
    let named = picture(Image(systemName: "heart.circle.fill"))
    #expect(picture(heart.symbolVariant(.circle).symbolVariant(.fill)) == named)
    #expect(picture(heart.symbolVariant(.fill).symbolVariant(.circle)) == named)
    #expect(
      picture(heart.symbolVariant(.none).symbolVariant(.fill))
        == picture(Image(systemName: "heart.fill")))
  }

  @Test("Words that are not to be read are bars of their place and colour")
  func redacted() {
    let stage = Stage(width: 200, height: 40) {
      Text("WWWWWWWWWWWW").foregroundStyle(.black).redacted(reason: .placeholder)
        .background(.white)
    }
    // A bar is faint and even; letters are neither.
    let image = stage.image()
    let values = (90..<110).map { image.pixel($0, 20).x }
    #expect(Set(values).count == 1)
    #expect(values[0] > 180 && values[0] < 230)
  }
}
