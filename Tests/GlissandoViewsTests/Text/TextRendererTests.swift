import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoControls
import GlissandoViews
import Testing

private struct Mark: TextAttribute {
  var number: Int
}

/// What a renderer was shown.
private final class Seen {
  var lifts: [Double] = []
  var lines = 0
  var runs: [(mark: Int?, count: Int)] = []
  var bounds: [Text.Layout.TypographicBounds] = []
}

private struct Lifted: TextRenderer {
  var lift: Double
  let seen: Seen

  var animatableData: Double {
    get { lift }
    set { lift = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    seen.lifts.append(lift)
    seen.lines = layout.count
    seen.runs = layout.flatMap { $0 }.map { ($0[Mark.self]?.number, $0.count) }
    seen.bounds = layout.flatMap { $0 }.map(\.typographicBounds)
    for line in layout {
      for run in line {
        for slice in run {
          var copy = context
          copy.translateBy(x: 0, y: -lift)
          copy.draw(slice)
        }
      }
    }
  }
}

/// Texts that are drawn by renderers.
@MainActor
@Suite("Text renderers")
struct TextRendererTests {
  @Test("A renderer finds lines, runs, letters and marks")
  func parts() {
    let seen = Seen()
    let stage = Stage(width: 300, height: 100) {
      let word = Text("word").customAttribute(Mark(number: 7)).bold()
      Text("A \(word) more").textRenderer(Lifted(lift: 0, seen: seen))
    }
    #expect(seen.lines == 1)
    #expect(seen.runs.map(\.count) == [2, 4, 5])
    #expect(seen.runs.map(\.mark) == [nil, 7, nil])
    for (left, right) in zip(seen.bounds, seen.bounds.dropFirst()) {
      #expect(near(left.rect.maxX, right.rect.minX, 0.01) && left.origin.y == right.origin.y)
    }
    stage.close()
  }

  @Test("Letters that are drawn one by one look as the text does")
  func pixels() throws {
    func ink(_ stage: Stage) -> [(Int, Int)] {
      let image = stage.image()
      return (0..<image.height).flatMap { y in
        (0..<image.width).compactMap { x in image.pixel(x, y).x < 128 ? (x, y) : nil }
      }
    }
    let plain = Stage(width: 200, height: 40) { Text("Letters") }
    let drawn = Stage(width: 200, height: 40) {
      Text("Letters").textRenderer(Lifted(lift: 0, seen: Seen()))
    }
    let (first, second) = (ink(plain), ink(drawn))
    #expect(!first.isEmpty)
    #expect(first.map(\.0).min() == second.map(\.0).min())
    #expect(first.map(\.1).max() == second.map(\.1).max())
    #expect(abs(first.count - second.count) < first.count / 8)
    plain.close()
    drawn.close()
  }

  @Test("A renderer's data animates")
  func animation() {
    let seen = Seen()
    let (stage, lift) = makeStage(0.0) { lift in
      Text("Up").textRenderer(Lifted(lift: lift, seen: seen))
        .animation(.linear(duration: 1), value: lift)
    }
    lift.value = 20
    stage.advance(by: 0.5)
    _ = stage.image()
    #expect(near(seen.lifts.last ?? -1, 10, 0.4))
    stage.advance(by: 0.6)
    _ = stage.image()
    #expect(seen.lifts.last == 20)
  }

  @Test("A renderer can say how large the text is")
  func size() throws {
    struct Wide: TextRenderer {
      func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        CGSize(width: 120, height: text.sizeThatFits(proposal).height + 10)
      }
    }
    let stage = Stage(width: 300, height: 100) {
      VStack(spacing: 0) {
        Text("Text").textRenderer(Wide()).accessibilityIdentifier("wide")
        Text("Text").accessibilityIdentifier("plain")
      }
    }
    let (wide, plain) = (try stage.element("wide"), try stage.element("plain"))
    #expect(near(wide.targetFrame.width, 120))
    #expect(near(wide.targetFrame.height, plain.targetFrame.height + 10))
    stage.close()
  }

  @Test("Symbols stand in a text like letters")
  func symbols() throws {
    func width(_ text: Text) throws -> CGFloat {
      let stage = Stage(width: 300, height: 100) { text.accessibilityIdentifier("text") }
      defer { stage.close() }
      return try stage.element("text").targetFrame.width
    }
    let plain = try width(Text("ab"))
    let with = try width(Text("a\(Image(systemName: "star.fill"))b"))
    #expect(with > plain + 10 && with < plain + 30)
    let larger = try width(Text("a\(Image(systemName: "star.fill"))b").font(.title))
    #expect(larger > with)
    let stage = Stage(width: 60, height: 40) { Text(Image(systemName: "square.fill")) }
    let middle = stage.image().pixel(30, 20)
    #expect(middle.x < 60, "the symbol is drawn in the colour of the text: \(middle)")
    stage.close()
  }
}
