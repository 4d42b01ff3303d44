import Glissando

// The pages about what goes beyond the original.

extension PageGroup {
  static let beyondPages = [
    GalleryPage(
      "decay", "Glide by friction",
      "Throw it: friction alone would take it somewhere, and the stop next to that is where it goes.",
      names: ["Animation.decay", "Decay", "Transaction.tracksVelocity"],
      playsItself: false,
      script: .drag(
        from: UnitPoint(x: 0.18, y: 0.5), to: UnitPoint(x: 0.3, y: 0.5), at: 0.1, seconds: 0.15)
    ) { _ in GlideAndSnap() },
    GalleryPage(
      "stagger", "One after the other",
      "A group is told to begin at its middle, or at an end; the views know nothing of it.",
      names: ["View.stagger(_:from:)", "StaggerOrder"],
      dials: [
        .number("interval", 0.06, in: 0...0.2, step: 0.01, unit: "s"),
        .choice(
          "order",
          [".center": StaggerOrder.center, ".first": .first, ".last": .last]),
      ]
    ) { StaggeredBars(interval: $0["interval"], order: $0["order"]) },
    GalleryPage(
      "end-reason", "Why it ended",
      "The completion is told whether the motion finished or was sent elsewhere before.",
      names: [
        "AnimationEndReason", "withAnimation(_:completionCriteria:_:completion:)",
      ], script: [.press(at: 0.1), .press(at: 0.5)]
    ) { _ in EndReasons() },
    GalleryPage(
      "stops-at-target", "Stop at the target",
      "The same spring twice; one of them stops dead where the other swings over.",
      names: ["Animation.stopsAtTarget()"]
    ) { _ in DeadStop() },
    GalleryPage(
      "shortest-way", "The shorter way round",
      "From 350° to 10° it is twenty degrees, if the needle knows the shorter way.",
      names: ["View.rotationEffect(shortestWayTo:anchor:)", "Angle.shortestWay(to:)"]
    ) { _ in ShorterWay() },
  ]
}
