import Glissando

// The pages about geometry.

extension PageGroup {
  static let geometryPages = [
    GalleryPage(
      "matched-geometry", "Matched geometry",
      "Two views, one frame: the small one becomes the large one, and back from wherever it is.",
      names: ["View.matchedGeometryEffect(id:in:properties:anchor:isSource:)", "@Namespace"]
    ) { _ in MatchedCards() },
    GalleryPage(
      "matched-mark", "A mark that glides",
      "The mark belongs to another word each time, and glides there.",
      names: ["View.matchedGeometryEffect(id:in:properties:anchor:isSource:)", "Namespace.ID"],
      script: [.press(at: 0.1), .press(at: 0.35), .press(at: 1.2)]
    ) { _ in MatchedTabs() },
    GalleryPage(
      "geometry-group", "Geometry as a group",
      "The badge comes while the card is on its way. As a group it moves with the card.",
      names: ["View.geometryGroup()"],
      dials: [.flag("isGrouped", true)]
    ) { GroupedGeometry(isGrouped: $0["isGrouped"]) },
    GalleryPage(
      "anchors", "Turning about a point", "The same turn about the middle, a corner, an edge.",
      names: ["View.rotationEffect(_:anchor:)", "UnitPoint"],
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
      names: ["View.blur(radius:opaque:)", "View.opacity(_:)"],
      dials: [.number("radius", 12, in: 2...24, step: 1)]
    ) { SoftFocus(radius: $0["radius"]) },
    GalleryPage(
      "material", "Materials",
      "What passes behind the card is seen through it, blurred; so is the card’s own fading.",
      names: ["Material"],
      script: [.press(at: 0.1), .press(1, at: 1.3)]
    ) { _ in FrostedCard() },
    GalleryPage(
      "shadow", "Shadow", "A card is lifted off the table: its shadow grows soft and falls far.",
      names: ["View.shadow(color:radius:x:y:)", "View.scaleEffect(_:anchor:)"]
    ) { _ in Lifted() },
    GalleryPage(
      "colour-effects", "Colour effects", "Hue, saturation, brightness and contrast, side by side.",
      names: [
        "View.hueRotation(_:)", "View.saturation(_:)", "View.brightness(_:)", "View.contrast(_:)",
      ]
    ) { _ in ColorEffects() },
    GalleryPage(
      "rotation-3d", "In three dimensions",
      "It turns about the vertical axis; with perspective, what is near is larger.",
      names: ["View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)"],
      dials: [.number("perspective", 0.6, in: 0...1.5, step: 0.1)]
    ) { FlippedCard(perspective: $0["perspective"]) },
    GalleryPage(
      "geometry-effect", "A geometry effect", "A transform of your own, asked for in every frame.",
      names: [
        "GeometryEffect", "GeometryEffect.effectValue(size:)", "ProjectionTransform",
        "View.modifier(_:)",
      ]
    ) { _ in ShakeEffect() },
    GalleryPage(
      "mask", "Mask", "The colours stand still; what moves is where they are seen.",
      names: ["View.mask(alignment:_:)", "LinearGradient"]
    ) { _ in Masked() },
    GalleryPage(
      "blend-mode", "Blend modes", "Three lights that overlap, and what becomes of them there.",
      names: ["View.blendMode(_:)", "View.compositingGroup()"],
      dials: [
        .choice(
          "blendMode",
          [
            ".screen": BlendMode.screen, ".multiply": .multiply, ".difference": .difference,
            ".plusLighter": .plusLighter,
          ])
      ]
    ) { BlendedLights(blendMode: $0["blendMode"]) },
    GalleryPage(
      "visual-effect", "Visual effects",
      "An effect that knows the view’s size, without a new layout.",
      names: ["View.visualEffect(_:)"]
    ) { _ in VisualDepth() },
    GalleryPage(
      "preferences", "A mark that follows",
      "Each word says where it lies, and the mark goes to the place of the chosen one.",
      names: [
        "PreferenceKey", "View.anchorPreference(key:value:transform:)",
        "View.overlayPreferenceValue(_:_:)",
      ],
      dials: [
        .animation([
          ".spring(duration: 0.5, bounce: 0.35)": .spring(duration: 0.5, bounce: 0.35),
          ".smooth": .smooth, ".linear": .linear,
        ])
      ]
    ) { FollowingMark(animation: $0["animation"]) },
  ]
}
