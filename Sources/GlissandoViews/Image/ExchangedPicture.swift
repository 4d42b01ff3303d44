import Foundation
import GlissandoDrawing
import GlissandoMotion

/// One picture of an image: at rest the only one, during an exchange one of several.
@MainActor
final class ExchangedPicture: ExchangedContent {
  /// What it shows; of the same thing in another size it is still the same picture.
  var look: ImageLook { didSet { (drawn, drawnLayers) = (nil, nil) } }
  /// Whether it is a bar that stands for what is not to be seen.
  let isRedacted: Bool
  /// How much of it is shown, from 0 to 1.
  let presence: ShownValue<Double>
  /// Tells it from the others that the image has shown, in the list.
  let number: Int
  var itemIndex = 0
  /// Of what lies behind, where it has a paint of its own.
  var backIndex = 0
  private var drawn: DisplayContent?
  private var drawnLayers: (front: DisplayContent, back: DisplayContent)?

  init(_ look: ImageLook, isRedacted: Bool, presence: Double, number: Int) {
    self.look = look
    self.isRedacted = isRedacted
    self.number = number
    self.presence = ShownValue(presence, label: "image", restDistance: TextPicture.restDistance)
  }

  /// Whether it has been drawn.
  var wasShown: Bool { drawn != nil }

  var opacity: Double { min(max(presence.shown, 0), 1) }

  /// What is drawn, in the natural size about its middle.
  var content: DisplayContent {
    if let drawn { return drawn }
    let content = isRedacted ? bar : look.makeContent()
    drawn = content
    return content
  }

  /// What is drawn of an outline in two paints; nil where there is only one layer.
  var layers: (front: DisplayContent, back: DisplayContent)? {
    if let drawnLayers { return drawnLayers }
    guard !isRedacted, case .outline(let metrics) = look, let layers = metrics.layers else {
      return nil
    }
    drawnLayers = layers.map { DisplayContent(fill: $0) }
    return drawnLayers
  }

  private var bar: DisplayContent {
    let size = look.size
    return DisplayContent(
      fill: RedactionBars.path(lines: 1, in: size)
        .offsetBy(dx: -size.width / 2, dy: -size.height / 2))
  }
}
