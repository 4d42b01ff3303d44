import GlissandoMotion

// As each design system documents them; systems change, so compare before you rely on one.
extension MotionPreset {
  /// The curves of Fluent 2 with the durations that it recommends for them.
  static let fluent: [MotionPreset] = [
    ("curveEasyEase", 0.33, 0.0, 0.67, 1.0, 200.0), ("curveEasyEaseMax", 0.8, 0, 0.2, 1, 300),
    ("curveDecelerateMin", 0.33, 0, 0.1, 1, 150), ("curveDecelerateMid", 0, 0, 0, 1, 250),
    ("curveDecelerateMax", 0.1, 0.9, 0.2, 1, 300), ("curveAccelerateMin", 0.8, 0, 0.78, 1, 150),
    ("curveAccelerateMid", 1, 0, 1, 1, 200), ("curveAccelerateMax", 0.9, 0.1, 1, 0.2, 250),
  ].map { MotionPreset("Fluent", $0.0, $0.1, $0.2, $0.3, $0.4, milliseconds: $0.5) }

  static let carbon: [MotionPreset] = [
    ("Standard productive", 0.2, 0.0, 0.38, 0.9, 110.0),
    ("Standard expressive", 0.4, 0.14, 0.3, 1, 240),
    ("Entrance productive", 0, 0, 0.38, 0.9, 150), ("Entrance expressive", 0, 0, 0.3, 1, 400),
    ("Exit productive", 0.2, 0, 1, 0.9, 110), ("Exit expressive", 0.4, 0.14, 1, 1, 240),
  ].map { MotionPreset("Carbon", $0.0, $0.1, $0.2, $0.3, $0.4, milliseconds: $0.5) }

  /// The keywords, over 300 ms.
  static let css: [MotionPreset] = CSSEasing.keywords.map { name, curve in
    MotionPreset("CSS", name, .curve(curve, duration: 0.3))
  }

  /// The shared easing functions, over half a second.
  static let easings: [MotionPreset] = Easing.all.map { easing in
    MotionPreset("easings.net", easing.name, .curve(easing.curve, duration: 0.5))
  }
}
