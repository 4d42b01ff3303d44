import Glissando
import GlissandoViews

/// The specimen of one lane, drawn for a value that is on its way.
///
/// It is the one thing in a lane that animates: its body is evaluated with the value of each frame,
/// and all that the specimen shows follows from that.
struct LaneMotion: View, @MainActor Animatable {
  /// Where the specimen is, in units of its track.
  var value: Double
  /// Where it goes, or is held.
  let target: Double
  let letter: Lane.Letter
  let score: SpecimenScore
  let room: SpecimenRoom
  let isPressed: Bool
  /// Where this very view was seen: a slide that leaves and the one that comes may both show the lane.
  @State var past = SpecimenPast()

  /// The value counts as if its way were so many points long: an animation ends where it is a
  /// hundredth of a point from its target, which nobody can see on a way of that length.
  nonisolated private static let length = 400.0

  var animatableData: Double {
    get { value * Self.length }
    set { value = newValue / Self.length }
  }

  var body: some View {
    // Nobody reads it while views are evaluated, so that it changes none.
    let trail = noteValue()
    let track = room.kind.track
    let pose = SpecimenPose(
      value: track.drawn(value), trail: track.drawn(trail), letter: letter, room: room,
      isPressed: isPressed)
    // One view, so that what is written around it is around its value too, as its name is.
    ZStack { specimen(pose) }.movesContent(value != target || score.isHeld)
  }

  /// Takes note of what is seen; returns what was seen some frames ago.
  private func noteValue() -> Double {
    score.note(value, of: letter, as: room.kind)
    return past.note(value)
  }

  @ViewBuilder private func specimen(_ pose: SpecimenPose) -> some View {
    switch room.kind {
    case .dot: DotSpecimen(pose: pose)
    case .card: CardSpecimen(pose: pose)
    case .sheet: SheetSpecimen(pose: pose)
    case .toggle: ToggleSpecimen(pose: pose)
    case .menu: MenuSpecimen(pose: pose)
    case .list: ListSpecimen(pose: pose)
    case .type: TypeSpecimen(pose: pose)
    case .stack: StackSpecimen(pose: pose)
    }
  }
}

/// What a specimen is drawn for.
struct SpecimenPose: Equatable {
  /// Where it is, in units of its track.
  var value: Double
  /// Where it was some frames ago.
  var trail: Double
  var letter: Lane.Letter
  var room: SpecimenRoom
  /// Whether a hand is on it.
  var isPressed: Bool

  /// The value between its two ends.
  var share: Double { ramp(0, 1) }

  /// How far the value has come on the way from one number to another; in [0, 1].
  func ramp(_ start: Double, _ end: Double) -> Double {
    min(max((value - start) / (end - start), 0), 1)
  }

  /// A length of the drawing in points.
  func points(_ length: Double) -> Double { length * room.unit }
}
