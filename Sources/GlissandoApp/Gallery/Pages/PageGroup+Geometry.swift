import Glissando

extension PageGroup {
  static let geometryPages = [
    GalleryPage(
      "matched-geometry", "Matched geometry",
      "Two views, one frame: the small one becomes the large one, and back from wherever it is.",
      names: ["View.matchedGeometryEffect(id:in:properties:anchor:isSource:)", "@Namespace"],
      code: "MatchedCards"
    ) { _ in MatchedCards() },
    GalleryPage(
      "matched-mark", "A mark that glides",
      "The mark belongs to another word each time, and glides there.",
      names: ["View.matchedGeometryEffect(id:in:properties:anchor:isSource:)", "Namespace.ID"],
      code: "MatchedTabs", script: [.press(at: 0.1), .press(at: 0.35), .press(at: 1.2)]
    ) { _ in MatchedTabs() },
    GalleryPage(
      "geometry-group", "Geometry as a group",
      "The badge comes while the card is on its way. As a group it moves with the card.",
      names: ["View.geometryGroup()"], code: "GroupedGeometry",
      dials: [.flag("isGrouped", true)]
    ) { GroupedGeometry(isGrouped: $0["isGrouped"]) },
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
