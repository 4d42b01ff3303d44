import Glissando
import GlissandoTools

/// A switch whose knob is slid.
///
/// Its groove gives way: a knob that swings beyond its end takes the end along.
struct ToggleSpecimen: View {
  let pose: SpecimenPose
  @Environment(\.specimenColors) private var colors

  /// The switch in the drawing.
  nonisolated private static let width = 116.0
  nonisolated private static let height = 68.0
  private static let gap = 5.0
  /// How much wider the knob gets while it is pressed.
  private static let stretch = 12.0

  /// How far the knob slides, in the drawing.
  nonisolated static let travel = width - height

  var body: some View {
    let height = pose.points(Self.height)
    let excess = (pose.value - pose.share) * pose.points(Self.travel)
    let knob = height - 2 * pose.points(Self.gap)
    let stretch = pose.isPressed ? pose.points(Self.stretch) : 0
    ZStack {
      Groove(letter: pose.letter, unit: pose.room.unit, share: pose.share)
        .frame(width: pose.points(Self.width), height: height)
        // As wide as the knob needs, at the end at which it does.
        .scaleEffect(
          x: 1 + abs(excess) / pose.points(Self.width), y: 1,
          anchor: excess < 0 ? .trailing : .leading)
      Capsule().fill(colors.knob)
        .frame(width: knob + stretch, height: knob)
        .shadow(color: colors.shadow, radius: pose.points(5), y: pose.points(3))
        .offset(x: stretch * (0.5 - pose.share))
        .animation(.snappy(duration: 0.25), value: pose.isPressed)
        .accessibilityIdentifier("knob \(pose.letter.text)")
        .offset(x: (pose.value - 0.5) * pose.points(Self.travel))
    }
    .accessibilityValue(pose.value > 0.5 ? "on" : "off")
  }
}

/// What the knob slides in.
private struct Groove: View {
  let letter: Lane.Letter
  let unit: Double
  /// How much it is switched on; [0, 1].
  let share: Double
  @Environment(\.specimenColors) private var colors

  var body: some View {
    Capsule().fill(colors.groove.mix(with: colors.lane(letter), by: share))
      .overlay { Capsule().strokeBorder(colors.lab.ink.opacity(0.07), lineWidth: 1) }
      .overlay(alignment: .leading) {
        Capsule().fill(colors.onColor.opacity(0.9))
          .frame(width: 3 * unit, height: 17 * unit)
          .padding(.leading, 28 * unit)
          .opacity(share)
      }
      .overlay(alignment: .trailing) {
        Circle().strokeBorder(colors.lab.ink.opacity(0.35), lineWidth: 2.5 * unit)
          .frame(width: 15 * unit, height: 15 * unit)
          .padding(.trailing, 23 * unit)
          .opacity(1 - share)
      }
  }
}
