import GlissandoDrawing
import GlissandoMotion
import GlissandoTesting
import GlissandoViews

/// A text and how it looks.
struct TextLook: Equatable {
  var text = "Hello, World!"
  var font = Font.body
  var weight: Font.Weight?
  var value = 0.0
}

/// A stage with a text whose look can be changed, by a content transition.
@MainActor
func makeTextStage(
  _ look: TextLook = TextLook(), _ transition: ContentTransition = .interpolate,
  frameRate: Double = 60
) -> (Stage, Remote<TextLook>) {
  makeStage(look, frameRate: frameRate) { look in
    Text(look.text).font(look.font).fontWeight(look.weight).contentTransition(transition)
  }
}
