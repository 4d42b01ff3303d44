import Glissando

// The pages about values that animate.

extension PageGroup {
  static let valuePages = [
    GalleryPage(
      "model-and-shown", "State and what is shown",
      "The state has its new value at once; only what is shown lags behind it.",
      names: ["@State", "View.animation(_:value:)"],
      dials: [.number("duration", 1, in: 0.1...3, step: 0.1, unit: "s")]
    ) { ModelAndShown(duration: $0["duration"]) },
    GalleryPage(
      "animatable-view", "A view that is animatable",
      "The body is evaluated in every frame, with the number that is shown then.",
      names: ["Animatable", "Animatable.animatableData", "withAnimation(_:_:)"],
      dials: [
        .animation([
          ".easeInOut(duration: 1.2)": .easeInOut(duration: 1.2),
          ".linear(duration: 1.2)": .linear(duration: 1.2), ".smooth": .smooth,
          ".bouncy": .bouncy,
        ])
      ]
    ) { CountUp(animation: $0["animation"]) },
    GalleryPage(
      "animatable-shape", "A shape that is animatable",
      "Between three corners and seven lie shapes with five and a half.",
      names: ["Shape", "Animatable", "Animatable.animatableData"],
      dials: [.whole("corners", 7, in: 4...9)]
    ) { MorphingPolygon(corners: $0["corners"]) },
    GalleryPage(
      "animatable-pair", "Two numbers at once",
      "Depth and turn are one vector: a pair of numbers, each with its own way.",
      names: ["AnimatablePair", "Animatable"],
      dials: [.number("bounce", 0.4, in: 0...0.8)]
    ) { Blob(bounce: $0["bounce"]) },
    GalleryPage(
      "vector-arithmetic", "A vector of your own",
      "Whatever can be added and scaled can be animated: here, as many heights as there are bars.",
      names: [
        "VectorArithmetic", "VectorArithmetic.scale(by:)", "VectorArithmetic.magnitudeSquared",
      ], dials: [.whole("count", 7, in: 3...10)]
    ) { BarChart(count: $0["count"]) },
    GalleryPage(
      "colours", "Colours",
      "Colours mix as the eye would: red becomes blue through purple, never through mud.",
      names: ["Color", "Shape.fill(_:style:)"],
      dials: [
        .choice("from", [".red": Color.red, ".yellow": .yellow, ".green": .green]),
        .choice("to", [".blue": Color.blue, ".purple": .purple, ".orange": .orange]),
      ]
    ) { ColorWay(from: $0["from"], to: $0["to"]) },
  ]
}
