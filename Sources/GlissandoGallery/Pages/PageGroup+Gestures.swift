import Glissando

// The pages about gestures.

extension PageGroup {
  static let gesturePages = [
    GalleryPage(
      "drag", "Drag and let go", "Pull it away: it follows, and the spring takes it home.",
      names: [
        "DragGesture", "Gesture.onChanged(_:)", "Gesture.onEnded(_:)", "View.gesture(_:including:)",
      ],
      dials: [.number("bounce", 0.45, in: 0...0.8)], playsItself: false,
      script: .drag(from: .center, to: UnitPoint(x: 0.8, y: 0.2), at: 0.1, seconds: 0.5)
    ) { Tethered(bounce: $0["bounce"]) },
    GalleryPage(
      "fling", "Velocity of the hand",
      "Throw it into a corner: the spring begins with the velocity that your hand had.",
      names: [
        "Transaction.tracksVelocity", "DragGesture.Value.predictedEndTranslation", "DragGesture",
        "withTransaction(_:_:_:)",
      ], playsItself: false,
      script: .drag(from: .center, to: UnitPoint(x: 0.65, y: 0.4), at: 0.1, seconds: 0.15)
    ) { _ in Fling() },
    GalleryPage(
      "follow", "Springs that follow",
      "Press or drag anywhere: five springs, each slower than the one before.",
      names: [
        "DragGesture", "View.position(_:)", "Animation.spring(duration:bounce:blendDuration:)",
      ], playsItself: false,
      script: .drag(
        from: UnitPoint(x: 0.2, y: 0.3), to: UnitPoint(x: 0.85, y: 0.7), at: 0.1, seconds: 0.4)
    ) { _ in FollowThePointer() },
    GalleryPage(
      "long-press", "Hold", "Hold it until it is full; let go too soon and it falls back.",
      names: ["LongPressGesture"], dials: [.number("minimumDuration", 0.8, in: 0.2...2, unit: "s")],
      playsItself: false,
      script: .drag(from: .center, to: .center, at: 0.1, seconds: 1.2)
    ) { HoldToFill(minimumDuration: $0["minimumDuration"]) },
    GalleryPage(
      "hover", "Under the pointer",
      "Move across the tiles, quickly too: each turns round in flight.",
      names: [
        "View.onHover(perform:)", "Animation.snappy(duration:extraBounce:)",
        "Spring.snappy(duration:extraBounce:)",
      ],
      playsItself: false,
      script: .drag(
        from: UnitPoint(x: 0.2, y: 0.5), to: UnitPoint(x: 0.6, y: 0.5), at: 0.1, seconds: 1.5)
    ) { _ in HoverTiles() },
    GalleryPage(
      "pinch", "Pinch",
      "Pinch, or turn the wheel with Control held. Beyond its limits it springs back.",
      names: ["MagnifyGesture", "Gesture.updating(_:body:)"],
      playsItself: false, script: .tapTwice(at: 0.1) + .tapTwice(at: 1.3)
    ) { _ in Pinch() },
    GalleryPage(
      "sequence", "Hold, then drag",
      "One gesture after another: only what has been held for a moment can be carried.",
      names: [
        "Gesture.sequenced(before:)", "SequenceGesture", "LongPressGesture", "@GestureState",
      ], playsItself: false,
      script: .drag(
        from: .center, to: UnitPoint(x: 0.75, y: 0.3), at: 0.1, seconds: 0.9, hold: 0.45)
    ) { _ in HoldThenDrag() },
  ]
}
