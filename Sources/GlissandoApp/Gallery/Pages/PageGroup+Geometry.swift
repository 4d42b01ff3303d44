import Glissando

extension PageGroup {
  static let geometryPages = [
    GalleryPage(
      "anchors", "Turning about a point", "The same turn about the middle, a corner, an edge.",
      names: ["rotationEffect(_:anchor:)", "UnitPoint"], code: "Anchors",
      dials: [
        .choice(
          "anchor",
          [
            ".center": UnitPoint.center, ".topLeading": .topLeading, ".trailing": .trailing,
            ".bottom": .bottom,
          ])
      ]
    ) { Anchors(anchor: $0["anchor"]) },
    GalleryPage(
      "blur", "Blur and opacity", "Out of focus and back again.",
      names: ["blur(radius:opaque:)", "opacity(_:)"], code: "SoftFocus",
      dials: [.number("radius", 12, in: 2...24, step: 1)]
    ) { SoftFocus(radius: $0["radius"]) },
    GalleryPage(
      "shadow", "Shadow", "A card is lifted off the table: its shadow grows soft and falls far.",
      names: ["shadow(color:radius:x:y:)", "scaleEffect(_:anchor:)"], code: "Lifted"
    ) { _ in Lifted() },
    GalleryPage(
      "colour-effects", "Colour effects", "Hue, saturation, brightness and contrast, side by side.",
      names: ["hueRotation(_:)", "saturation(_:)", "brightness(_:)", "contrast(_:)"],
      code: "ColorEffects"
    ) { _ in ColorEffects() },
  ]
}
