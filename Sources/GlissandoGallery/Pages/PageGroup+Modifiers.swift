import Glissando

// The pages about modifiers of animations.

extension PageGroup {
  static let modifierPages = [
    GalleryPage(
      "delay", "Delay",
      "Nothing moves until its time has come: nine capsules, each a little later than the last.",
      names: ["Animation.delay(_:)"],
      dials: [.number("delay", 0.08, in: 0...0.2, step: 0.01, unit: "s")]
    ) { DelayedCapsules(delay: $0["delay"]) },
    GalleryPage(
      "speed", "Speed", "Time itself runs faster or slower: the same motion beside itself.",
      names: ["Animation.speed(_:)"],
      dials: [.number("speed", 0.5, in: 0.25...4, step: 0.25)]
    ) { Speeds(speed: $0["speed"]) },
    GalleryPage(
      "repeat-count", "Repeat",
      "The way back counts as a pass. After an even number it ends where the state says.",
      names: ["Animation.repeatCount(_:autoreverses:)"],
      dials: [.whole("count", 3, in: 1...6), .flag("autoreverses", true)],
      script: ScriptStep.playOnce
    ) { RepeatCount(count: $0["count"], autoreverses: $0["autoreverses"]) },
    GalleryPage(
      "repeat-forever", "Repeat for ever",
      "It lasts as long as the view, unless a newcomer takes over: what is left fades under it.",
      names: ["Animation.repeatForever(autoreverses:)"],
      dials: [.flag("autoreverses", false)],
      script: [.press(at: 0.1), .press(1, at: 1.4)]
    ) { RepeatForever(autoreverses: $0["autoreverses"]) },
    GalleryPage(
      "modifier-order", "The order of modifiers",
      "A delay inside the repetition waits before each pass; outside it waits once.",
      names: ["Animation.delay(_:)", "Animation.repeatCount(_:autoreverses:)"],
      dials: [.number("delay", 0.5, in: 0...1, step: 0.1, unit: "s")],
      script: ScriptStep.playOnce
    ) { ModifierOrder(delay: $0["delay"]) },
    GalleryPage(
      "custom-animation", "An animation of your own",
      "It is asked how far the interval has come after a time, and says nil when it is done.",
      names: [
        "CustomAnimation", "CustomAnimation.animate(value:time:context:)", "Animation.init(_:)",
      ], dials: [.whole("steps", 5, in: 2...8)]
    ) { StepsAnimation(steps: $0["steps"]) },
    GalleryPage(
      "animation-context", "State and surroundings",
      "An animation may keep state and read the environment: this one can be paused in flight.",
      names: [
        "AnimationContext", "AnimationState", "AnimationStateKey", "EnvironmentKey",
        "View.environment(_:_:)",
      ], script: [.press(at: 0.1), .press(1, at: 0.7), .press(1, at: 1.5)]
    ) { _ in PausableSpin() },
  ]
}
