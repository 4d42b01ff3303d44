import Glissando

// The pages about transactions.

extension PageGroup {
  static let transactionPages = [
    GalleryPage(
      "with-animation", "withAnimation",
      "Only what changes inside the braces moves: the place glides, the colour switches.",
      names: ["withAnimation(_:_:)", "Animation.default"],
      dials: [
        .animation([
          ".default": .default, ".bouncy": .bouncy,
          ".linear(duration: 1)": .linear(duration: 1), ".easeOut": .easeOut,
        ])
      ]
    ) { WithAnimation(animation: $0["animation"]) },
    GalleryPage(
      "animation-place", "Where the modifier stands",
      "It reaches what is written before it: one ball, or both.",
      names: ["View.animation(_:value:)"], dials: [.flag("isOutside", false)]
    ) { ModifierPlace(isOutside: $0["isOutside"]) },
    GalleryPage(
      "nearest-wins", "The nearest one wins",
      "Three animations are named; the one nearest to the colour is used.",
      names: ["View.animation(_:value:)", "withAnimation(_:_:)"]
    ) { _ in NearestWins() },
    GalleryPage(
      "scoped-animation", "An animation for what a body adds",
      "The turn is inside the braces and bounces; colour and size around it switch.",
      names: ["View.animation(_:body:)"]
    ) { _ in ScopedAnimation() },
    GalleryPage(
      "completion", "Completion",
      "The number counts up when the spring has logically arrived, or when it has really gone.",
      names: [
        "withAnimation(_:completionCriteria:_:completion:)", "AnimationCompletionCriteria",
        "AnimationCompletionCriteria.logicallyComplete", "AnimationCompletionCriteria.removed",
      ],
      dials: [
        .choice(
          "criteria",
          [
            ".logicallyComplete": AnimationCompletionCriteria.logicallyComplete,
            ".removed": .removed,
          ])
      ]
    ) { CompletionCriteria(criteria: $0["criteria"]) },
    GalleryPage(
      "transaction", "A transaction chooses",
      "On it goes with a bounce; back to the start it jumps. The modifier decides for each change.",
      names: ["View.transaction(_:)", "Transaction", "Transaction.animation"],
      script: [.press(at: 0.1), .press(at: 0.9), .press(at: 1.8)]
    ) { _ in ChosenAnimation() },
    GalleryPage(
      "disables-animations", "Disabling animations",
      "Home is a change that keeps the modifier from putting its animation in.",
      names: ["Transaction.disablesAnimations", "withTransaction(_:_:)", "Transaction.init()"],
      dials: [.flag("disablesAnimations", true)],
      script: [.press(at: 0.1), .press(1, at: 1.4)]
    ) { DisablesAnimations(disablesAnimations: $0["disablesAnimations"]) },
    GalleryPage(
      "transaction-key", "A key of your own",
      "A transaction carries what you put in: here whether there is a hurry.",
      names: ["TransactionKey", "withTransaction(_:_:_:)"],
      script: [.press(at: 0.1), .press(1, at: 1.3)]
    ) { _ in OwnKey() },
    GalleryPage(
      "bindings", "Bindings that animate",
      "Every write through the binding carries the animation with it.",
      names: ["@Binding", "Binding.animation(_:)", "Binding.transaction(_:)", "Toggle"],
      dials: [.animation([".bouncy": .bouncy, ".smooth": .smooth, ".linear": .linear])]
    ) { AnimatedBinding(animation: $0["animation"]) },
    GalleryPage(
      "continuous", "Continuous changes",
      "Drag it: under the pointer it follows at once, and springs home when you let go.",
      names: [
        "Transaction.isContinuous", "@GestureState", "Gesture.updating(_:body:)", "DragGesture",
      ], playsItself: false,
      script: .drag(from: .center, to: UnitPoint(x: 0.8, y: 0.25), at: 0.1, seconds: 0.5)
    ) { _ in ContinuousDrag() },
  ]
}
