// The motions of design systems, as each documents them; systems change, so compare before you rely on one.
extension MotionPreset {
  /// The curves of Fluent 2, over its normal duration.
  static let fluent: [MotionPreset] = [
    ("curveEasyEase", 0.33, 0.0, 0.67, 1.0), ("curveEasyEaseMax", 0.8, 0, 0.2, 1),
    ("curveDecelerateMin", 0.33, 0, 0.1, 1), ("curveDecelerateMid", 0, 0, 0, 1),
    ("curveDecelerateMax", 0.1, 0.9, 0.2, 1), ("curveAccelerateMin", 0.8, 0, 0.78, 1),
    ("curveAccelerateMid", 1, 0, 1, 1), ("curveAccelerateMax", 0.9, 0.1, 1, 0.2),
  ].map { MotionPreset("Fluent", $0.0, $0.1, $0.2, $0.3, $0.4, milliseconds: 200) }

  /// The easings of Carbon, over its duration moderate-02.
  static let carbon: [MotionPreset] = [
    ("Standard productive", 0.2, 0.0, 0.38, 0.9), ("Standard expressive", 0.4, 0.14, 0.3, 1),
    ("Entrance productive", 0, 0, 0.38, 0.9), ("Entrance expressive", 0, 0, 0.3, 1),
    ("Exit productive", 0.2, 0, 1, 0.9), ("Exit expressive", 0.4, 0.14, 1, 1),
  ].map { MotionPreset("Carbon", $0.0, $0.1, $0.2, $0.3, $0.4, milliseconds: 240) }

  /// The keywords, over 300 ms.
  static let css: [MotionPreset] = CSSEasing.keywords.map { name, curve in
    MotionPreset("CSS", name, .curve(curve, duration: 0.3))
  }

  /// The shared easing functions, over half a second.
  static let easings: [MotionPreset] = Easing.all.map { easing in
    MotionPreset("easings.net", easing.name, .curve(easing.curve, duration: 0.5))
  }
}
