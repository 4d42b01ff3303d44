import Glissando

// The pages about interrupting what moves.

extension PageGroup {
  private static let handovers: KeyValuePairs<String, Animation> = [
    ".spring(duration: 0.6, bounce: 0.3)": .spring(duration: 0.6, bounce: 0.3),
    ".easeInOut(duration: 0.8)": .easeInOut(duration: 0.8),
    ".linear(duration: 0.8)": .linear(duration: 0.8),
    ".interpolatingSpring": .interpolatingSpring,
  ]

  static let interruptionPages = [
    GalleryPage(
      "two-families", "Merging and adding",
      "Press again in flight: the spring takes over with its velocity, the curves run on and add up.",
      names: [
        "Animation.spring(duration:bounce:blendDuration:)", "Animation.easeInOut(duration:)",
        "CustomAnimation.shouldMerge(previous:value:time:context:)",
      ], dials: [.number("duration", 1, in: 0.3...2, step: 0.1, unit: "s")],
      script: ScriptStep.interrupt
    ) { TwoFamilies(duration: $0["duration"]) },
    GalleryPage(
      "velocity", "Velocity lives on",
      "Press First, then Second before it arrives: no corner in the curve, whatever takes over.",
      names: ["withAnimation(_:_:)", "CustomAnimation.velocity(value:time:context:)"],
      dials: [
        .choice(
          "first",
          [
            ".easeIn(duration: 0.8)": Animation.easeIn(duration: 0.8),
            ".linear(duration: 0.8)": .linear(duration: 0.8),
            ".spring(duration: 1)": .spring(duration: 1), ".bouncy": .bouncy,
          ]),
        .choice("second", handovers),
      ], script: [.press(at: 0.1), .press(1, at: 0.6)]
    ) { VelocityKept(first: $0["first"], second: $0["second"]) },
    GalleryPage(
      "two-axes", "Each axis with its own curve",
      "Two animations of one turn run side by side on one modifier: x by one, y by the other.",
      names: ["withAnimation(_:_:)", "View.offset(x:y:)"],
      dials: [
        .choice(
          "horizontal",
          [
            ".linear(duration: 1)": Animation.linear(duration: 1),
            ".easeIn(duration: 1)": .easeIn(duration: 1), ".bouncy": .bouncy, ".smooth": .smooth,
          ]),
        .choice(
          "vertical",
          [
            ".easeInOut(duration: 1)": Animation.easeInOut(duration: 1),
            ".easeOut(duration: 0.5)": .easeOut(duration: 0.5), ".bouncy": .bouncy,
            ".smooth": .smooth,
          ]),
      ]
    ) { TwoAxes(horizontal: $0["horizontal"], vertical: $0["vertical"]) },
    GalleryPage(
      "blend-duration", "Blending one spring into another",
      "Slow, then Fast in flight: the stiffness grows over the blend instead of all at once.",
      names: ["Animation.spring(duration:bounce:blendDuration:)", "Animation.interactiveSpring"],
      dials: [.number("blendDuration", 1, in: 0...2, step: 0.1, unit: "s")],
      script: [.press(at: 0.1), .press(1, at: 0.7)]
    ) { BlendedResponse(blendDuration: $0["blendDuration"]) },
    GalleryPage(
      "cut", "Cutting in without an animation",
      "A change without an animation ends whatever runs: what is shown jumps to the state.",
      names: ["withAnimation(_:_:)"],
      script: [.press(at: 0.1), .press(1, at: 0.5), .press(at: 1.3)]
    ) { _ in HardCut() },
  ]
}
