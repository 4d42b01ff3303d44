import Glissando

/// The specimen of one lane, drawn for a value that is on its way.
///
/// It is the one thing in a lane that animates: its body is evaluated with the value of each frame,
/// and all that the specimen shows follows from that.
struct LaneMotion: View, @MainActor Animatable {
  /// Where the specimen is, in units of its track.
  var value: Double
  let letter: Lane.Letter
  let score: SpecimenScore
  let room: SpecimenRoom
  let isPressed: Bool
  let isHovered: Bool

  /// The value counts as if its way were so many points long: an animation ends where it is a
  /// hundredth of a point from its target, which nobody can see on a way of that length.
  nonisolated private static let length = 400.0

  var animatableData: Double {
    get { value * Self.length }
    set { value = newValue / Self.length }
  }

  var body: some View {
    // Nobody reads it while views are evaluated, so that it changes none.
    let _ = score.note(value, of: letter)
    let pose = SpecimenPose(
      value: value, letter: letter, room: room, isPressed: isPressed, isHovered: isHovered)
    switch room.kind {
    default: DotSpecimen(pose: pose)
    }
  }
}

/// What a specimen is drawn for.
struct SpecimenPose: Equatable {
  /// Where it is, in units of its track.
  var value: Double
  var letter: Lane.Letter
  var room: SpecimenRoom
  /// Whether a hand is on it.
  var isPressed: Bool
  /// Whether the pointer is over it.
  var isHovered: Bool
}
