import Glissando

// The pages about keyframes.

extension PageGroup {
  static let keyframePages = [
    GalleryPage(
      "keyframe-animator", "Keyframes",
      "Lift, stretch and angle have a track each; the tracks play side by side, once per press.",
      names: [
        "KeyframeTrack.init(_:content:)",
        "View.keyframeAnimator(initialValue:trigger:content:keyframes:)", "KeyframeAnimator",
        "KeyframeTrack", "CubicKeyframe", "SpringKeyframe", "MoveKeyframe", "LinearKeyframe",
      ], dials: [.number("height", 80, in: 20...100, step: 5)]
    ) { Hop(height: $0["height"]) },
    GalleryPage(
      "keyframe-kinds", "Four kinds of keyframe",
      "The same three values, reached evenly, along a smooth curve, by spring, and at once.",
      names: [
        "KeyframeTrack.init(content:)", "KeyframeTrackContent", "KeyframeTrackContentBuilder",
        "LinearKeyframe", "CubicKeyframe", "SpringKeyframe", "MoveKeyframe",
      ], script: ScriptStep.playOnce
    ) { _ in KeyframeKinds() },
    GalleryPage(
      "keyframe-velocity", "Velocities at a keyframe",
      "A cubic keyframe can be told how fast to leave and how fast to arrive.",
      names: ["CubicKeyframe", "CubicKeyframe.init(_:duration:startVelocity:endVelocity:)"],
      dials: [
        .number("startVelocity", 600, in: -600...600, step: 50),
        .number("endVelocity", -300, in: -600...600, step: 50),
      ]
    ) { KeyframeVelocity(startVelocity: $0["startVelocity"], endVelocity: $0["endVelocity"]) },
    GalleryPage(
      "keyframe-trigger", "Keyframes, called again in flight",
      "Another shove asks for new keyframes from what is shown, and keeps the velocity.",
      names: ["View.keyframeAnimator(initialValue:trigger:content:keyframes:)"],
      script: [.press(at: 0.1), .press(at: 0.5), .press(at: 0.8)]
    ) { _ in KeyframeRetrigger() },
    GalleryPage(
      "keyframe-repeating", "Keyframes without end",
      "Two tracks of one length draw an eight, for as long as the view is there.",
      names: [
        "View.keyframeAnimator(initialValue:repeating:content:keyframes:)", "KeyframesBuilder",
      ], playsItself: false, script: []
    ) { _ in KeyframeLoop() },
    GalleryPage(
      "keyframe-timeline", "A timeline by itself",
      "It can be asked for its value at any time or progress, in any order.",
      names: [
        "KeyframeTimeline.init(initialValue:content:)", "KeyframeTimeline",
        "KeyframeTimeline.value(time:)", "KeyframeTimeline.value(progress:)",
        "KeyframeTimeline.duration",
      ], dials: [.number("progress", 0.4, in: 0...1, step: 0.01)],
      playsItself: false, script: [.init(0, .turn(dial: 0, from: 0, to: 1, seconds: 2.4))]
    ) { TimelineOfKeyframes(progress: $0["progress"]) },
    GalleryPage(
      "phases", "Phases",
      "Round and round through a list, each step with an animation of its own.",
      names: ["View.phaseAnimator(_:content:animation:)", "PhaseAnimator"],
      playsItself: false, script: []
    ) { _ in Phases() },
    GalleryPage(
      "phase-trigger", "Phases, once per trigger",
      "Each change of the trigger walks through all phases and comes back to the first.",
      names: ["View.phaseAnimator(_:trigger:content:animation:)"]
    ) { _ in TriggeredPhases() },
    GalleryPage(
      "timeline-view", "A timeline of frames",
      "The content is made for every frame, with the date at which the frame will be seen.",
      names: [
        "TimelineView", "TimelineSchedule.animation",
        "TimelineSchedule.animation(minimumInterval:paused:)",
      ], dials: [.flag("paused", false)], playsItself: false, script: []
    ) { Clockwork(paused: $0["paused"]) },
    GalleryPage(
      "timeline-periodic", "A timeline of ticks",
      "Twice a second the content is made; between two ticks an animation moves it.",
      names: ["TimelineView", "TimelineSchedule.periodic(from:by:)"],
      playsItself: false,
      script: []
    ) { _ in PeriodicTicks() },
    GalleryPage(
      "canvas", "A canvas in time",
      "A closure draws by hand, frame by frame.",
      names: ["Canvas", "GraphicsContext", "TimelineView"],
      dials: [.whole("waves", 5, in: 1...8)], playsItself: false, script: []
    ) { DrawnWaves(waves: $0["waves"]) },
  ]
}
