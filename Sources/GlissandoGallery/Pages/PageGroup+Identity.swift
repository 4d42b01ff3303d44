import Glissando

// The pages about identity.

extension PageGroup {
  static let identityPages = [
    GalleryPage(
      "branches", "Two branches or two states",
      "The orange one is two views, of which one goes and one comes; the blue one is one that moves.",
      names: ["ViewBuilder", "if, else", "View.animation(_:value:)"]
    ) { _ in BranchOrState() },
    GalleryPage(
      "called-back", "Called back in flight",
      "Leaving, it can be called back: it turns round where it is, and keeps its clicks.",
      names: ["View.onTapGesture(count:perform:)", "View.transition(_:)", "@State"],
      script: [.press(at: 0.1), .press(at: 0.55)]
    ) { _ in CalledBack() },
    GalleryPage(
      "rows", "Rows that come and go",
      "A row that is inserted pushes the others aside; all under one animation.",
      names: ["ForEach", "View.transition(_:)", "withAnimation(_:_:)"],
      script: [.press(at: 0.1), .press(1, at: 0.6), .press(at: 1.3)]
    ) { _ in ComingAndGoing() },
    GalleryPage(
      "identity", "Another identity",
      "With another identity it is another view: the one before it leaves.",
      names: ["View.id(_:)", "View.transition(_:)"]
    ) { _ in NewIdentity() },
    GalleryPage(
      "z-index", "In front",
      "Who is in front is decided by a number; a leaving view keeps its place.",
      names: ["View.zIndex(_:)", "ZStack"]
    ) { _ in InFront() },
    GalleryPage(
      "content-transition", "Content transitions",
      "Word, weight and colour change inside one text: they mix, they fade, or they switch.",
      names: [
        "View.contentTransition(_:)", "ContentTransition", "ContentTransition.interpolate",
        "Text.fontWeight(_:)",
      ],
      dials: [
        .choice(
          "transition",
          [
            ".interpolate": ContentTransition.interpolate, ".opacity": .opacity,
            ".identity": .identity,
          ])
      ]
    ) { ContentTransitions(transition: $0["transition"]) },
    GalleryPage(
      "numeric-text", "Digits that roll",
      "Only the digits that change roll: up for more, down for less.",
      names: [
        "ContentTransition.numericText(value:)", "ContentTransition.numericText(countsDown:)",
      ],
      script: [.press(at: 0.1), .press(1, at: 1.2)]
    ) { _ in RollingDigits() },
    GalleryPage(
      "wrapping", "Text that wraps anew",
      "The old lines fade into the new ones while their rectangle glides.",
      names: ["Text", "View.frame(width:height:alignment:)"]
    ) { _ in Rewrapped() },
  ]
}
