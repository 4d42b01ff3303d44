import Glissando

// The pages about transitions.

extension PageGroup {
  private static let edges: KeyValuePairs<String, Edge> = [
    ".bottom": .bottom, ".top": .top, ".leading": .leading, ".trailing": .trailing,
  ]

  static let transitionPages = [
    GalleryPage(
      "transition-opacity", "Fade", "What comes and goes fades, unless something else is said.",
      names: ["View.transition(_:)", "AnyTransition.opacity", "OpacityTransition"]
    ) { _ in FadeTransition() },
    GalleryPage(
      "transition-scale", "Scale", "It grows from a point and shrinks back into it.",
      names: ["Transition.scale(_:anchor:)", "AnyTransition.scale", "ScaleTransition"],
      dials: [
        .choice(
          "anchor",
          [
            ".center": UnitPoint.center, ".bottom": .bottom, ".topLeading": .topLeading,
            ".trailing": .trailing,
          ])
      ]
    ) { ScaleUp(anchor: $0["anchor"]) },
    GalleryPage(
      "transition-slide", "Slide", "In from the leading edge, out through the trailing one.",
      names: ["AnyTransition.slide", "SlideTransition"]
    ) { _ in SlideThrough() },
    GalleryPage(
      "transition-move", "Move", "In from an edge and out by the same, by the view’s own size.",
      names: ["Transition.move(edge:)", "AnyTransition.move(edge:)", "MoveTransition", "Edge"],
      dials: [.choice("edge", edges)]
    ) { MoveFromEdge(edge: $0["edge"]) },
    GalleryPage(
      "transition-push", "Push", "The next one comes from an edge and pushes the last one out.",
      names: [
        "Transition.push(from:)", "AnyTransition.push(from:)", "PushTransition", "View.id(_:)",
      ],
      dials: [
        .choice(
          "edge",
          [
            ".trailing": Edge.trailing, ".leading": .leading, ".top": .top, ".bottom": .bottom,
          ])
      ]
    ) { PushPages(edge: $0["edge"]) },
    GalleryPage(
      "transition-offset", "Offset", "It comes from aside and goes there again.",
      names: ["AnyTransition.offset(x:y:)", "AnyTransition.offset(_:)", "OffsetTransition"],
      dials: [
        .number("x", 120, in: -160...160, step: 20), .number("y", -60, in: -80...80, step: 20),
      ]
    ) { OffsetAway(x: $0["x"], y: $0["y"]) },
    GalleryPage(
      "transition-blur-replace", "Blur and replace",
      "One word dissolves while the next one comes into focus.",
      names: ["Transition.blurReplace", "BlurReplaceTransition"]
    ) { _ in BlurReplacing() },
    GalleryPage(
      "transition-asymmetric", "One way in, another way out",
      "It grows when it comes, and leaves through the edge.",
      names: ["AnyTransition.asymmetric(insertion:removal:)", "AsymmetricTransition"]
    ) { _ in ThereAndBack() },
    GalleryPage(
      "transition-combined", "Several at once", "Scale, opacity and offset together.",
      names: ["Transition.combined(with:)", "AnyTransition.combined(with:)"]
    ) { _ in Together() },
    GalleryPage(
      "transition-modifier", "A transition from a modifier",
      "Two settings of one modifier, gone and here: what lies between is animated.",
      names: ["AnyTransition.modifier(active:identity:)", "ViewModifier"]
    ) { _ in TurnIn() },
    GalleryPage(
      "transition-phases", "A transition by phases",
      "It knows whether it is about to appear, here, or gone: in from below and on upwards.",
      names: [
        "Transition", "TransitionPhase", "TransitionPhase.value", "TransitionPhase.isIdentity",
        "Transition.body(content:phase:)",
      ]
    ) { _ in RisingTransition() },
  ]
}
