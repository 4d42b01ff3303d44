import Foundation
import Glissando
import GlissandoDeck
import GlissandoMotion
import GlissandoPresenting
import GlissandoTesting

/// A talk of four slides on a canvas as large as the stage.
@MainActor
enum TalkFixture {
  static let canvas = CGSize(width: 800, height: 450)

  static let deck = Deck(canvas: canvas, duration: 600) {
    Slide("one", notes: "Say *this* first.") {
      Element(
        "ball", .shape, .shape(.ellipse), .width(40), .height(40), .at(x: 100, y: 225))
    } steps: {
      Step(.spring(duration: 0.5, bounce: 0.3), notes: "Then that.") {
        Step.Change("ball", .at(x: 500, y: 225))
      }
    }
    Slide("two", background: .color(.blue))
    Slide("three", background: .color(.red)) {
      Element("word", .text, .text("Three"), .at(x: 400, y: 225))
    }
    Slide("four")
  }

  /// A deck of so many slides.
  static func deck(slides count: Int) -> Deck {
    Deck(
      canvas: canvas,
      slides: (1...count).map { number in
        Slide(
          "s\(number)",
          elements: [
            Element("n", .text, .text("\(number)"), .at(x: 400, y: 225), .fontSize(120)),
            Element("b", .shape, .fill(.color(.red)), .width(90), .height(90), .at(x: 90, y: 90)),
          ])
      })
  }

  /// The talk on the stages' fixed day.
  static func model(_ deck: Deck = deck) -> TalkModel {
    let model = TalkModel(deck)
    model.now = { Date(timeIntervalSinceReferenceDate: 0) }
    return model
  }

  /// The talk in the audience's window.
  static func stage(_ deck: Deck = deck) -> (TalkModel, Stage) {
    let model = model(deck)
    return (model, Stage(width: 800, height: 450) { TalkView(model: model) })
  }
}

extension Stage {
  /// Everything that is to be read in the window.
  var texts: [String] { elements.compactMap(\.text) }
}
