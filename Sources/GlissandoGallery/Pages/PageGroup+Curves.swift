import Glissando

// The pages about springs and curves.

extension PageGroup {
  static let curvePages = [
    GalleryPage(
      "springs", "Springs by duration and bounce",
      "How long it seems to take, and how much it swings: two numbers say all there is to say.",
      names: ["Animation.spring(duration:bounce:blendDuration:)", "Animation.spring", "Animation"],
      dials: [
        .number("duration", 0.6, in: 0.1...2, unit: "s"),
        .number("bounce", 0.4, in: -0.5...0.9),
      ]
    ) { BouncingSpring(duration: $0["duration"], bounce: $0["bounce"]) },
    GalleryPage(
      "presets", "Smooth, snappy, bouncy",
      "Three springs with a name: without bounce, with a little, with more.",
      names: [
        "Animation.smooth", "Animation.snappy", "Animation.bouncy",
        "Animation.smooth(duration:extraBounce:)", "Spring.smooth(duration:extraBounce:)",
        "Animation.snappy(duration:extraBounce:)", "Spring.snappy(duration:extraBounce:)",
        "Animation.bouncy(duration:extraBounce:)", "Spring.bouncy(duration:extraBounce:)",
      ],
      dials: [
        .number("duration", 0.5, in: 0.1...2, unit: "s"),
        .number("extraBounce", 0, in: -0.3...0.5),
      ]
    ) { Presets(duration: $0["duration"], extraBounce: $0["extraBounce"]) },
    GalleryPage(
      "spring-physics", "Springs by their physics",
      "The same springs as a physicist knows them: a mass, a stiffness, a damping.",
      names: [
        "Animation.interpolatingSpring(mass:stiffness:damping:initialVelocity:)",
        "Spring.init(mass:stiffness:damping:allowOverDamping:)",
      ],
      dials: [
        .number("mass", 1, in: 0.5...4, step: 0.5),
        .number("stiffness", 120, in: 20...400, step: 10),
        .number("damping", 8, in: 1...40, step: 1),
      ]
    ) {
      SpringPhysics(mass: $0["mass"], stiffness: $0["stiffness"], damping: $0["damping"])
    },
    GalleryPage(
      "spring-model", "A spring as a function",
      "Spring is the model by itself: it can be asked for its value at any time, in closed form.",
      names: [
        "Spring.init(duration:bounce:)", "Spring.duration", "Spring.bounce", "Spring",
        "Spring.value(target:initialVelocity:time:)", "Spring.settlingDuration", "Spring.stiffness",
        "Spring.damping",
      ],
      dials: [
        .number("duration", 0.5, in: 0.1...1, unit: "s"), .number("bounce", 0.5, in: -0.5...0.9),
      ], playsItself: false,
      script: [.init(0, .turn(dial: 1, from: 0.8, to: -0.4, seconds: 2.2))]
    ) { SpringModel(duration: $0["duration"], bounce: $0["bounce"]) },
    GalleryPage(
      "curves", "Linear and eased",
      "All four start and arrive together, and are never at the same place in between.",
      names: [
        "Animation.linear", "Animation.easeIn", "Animation.easeOut", "Animation.easeInOut",
        "Animation.linear(duration:)", "Animation.easeIn(duration:)",
        "Animation.easeOut(duration:)", "Animation.easeInOut(duration:)",
      ], dials: [.number("duration", 1, in: 0.2...3, step: 0.1, unit: "s")]
    ) { CurveRace(duration: $0["duration"]) },
    GalleryPage(
      "timing-curve", "A curve by two points",
      "Two control points bend time. Outside of 0 and 1 the curve swings back or overshoots.",
      names: ["Animation.timingCurve(_:_:_:_:duration:)"],
      dials: [
        .number("x1", 0.7, in: 0...1), .number("y1", -0.4, in: -1...2),
        .number("x2", 0.3, in: 0...1), .number("y2", 1.4, in: -1...2),
      ]
    ) { TimingCurve(x1: $0["x1"], y1: $0["y1"], x2: $0["x2"], y2: $0["y2"]) },
    GalleryPage(
      "unit-curves", "Unit curves and their inverse",
      "A curve and its inverse mirror each other on the diagonal.",
      names: [
        "UnitCurve", "UnitCurve.circularEaseIn", "UnitCurve.circularEaseOut",
        "UnitCurve.circularEaseInOut", "UnitCurve.inverse", "Animation.timingCurve(_:duration:)",
      ],
      dials: [
        .choice(
          "curve",
          [
            ".circularEaseIn": UnitCurve.circularEaseIn, ".circularEaseOut": .circularEaseOut,
            ".circularEaseInOut": .circularEaseInOut, ".easeIn": .easeIn,
          ])
      ]
    ) { UnitCurves(curve: $0["curve"]) },
  ]
}
