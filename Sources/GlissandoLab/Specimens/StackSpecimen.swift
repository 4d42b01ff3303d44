import Glissando
import GlissandoTools

/// Three notices that lie on each other, and are fanned out.
struct StackSpecimen: View {
  let pose: SpecimenPose

  /// The notices in the drawing.
  static let width = 190.0
  private static let height = 56.0
  /// From one notice to the next, gathered and fanned out.
  private static let gathered = 9.0
  private static let fanned = 64.0
  /// How far below the place that it is fanned out to the first one is gathered.
  private static let descent = fanned - gathered
  /// How much smaller each is than the one before it, while they are gathered.
  private static let recession = 0.07

  /// How far a hand moves to fan them out, in the drawing.
  nonisolated static let travel = 110.0

  private static let notices = [
    Notice(title: "Rehearsal", line: "Starts in ten minutes", symbol: "music.note"),
    Notice(title: "Tuner", line: "A is at 442 Hz today", symbol: "bell.fill"),
    Notice(title: "Metronome", line: "96, as in the score", symbol: "timer"),
  ]

  var body: some View {
    let distance = Self.gathered + pose.value * (Self.fanned - Self.gathered)
    ZStack(alignment: .top) {
      ForEach([2, 1, 0], id: \.self) { index in
        let depth = Double(index)
        // What is gathered looks further away; beyond either end it goes on a little.
        let scale = 1 - depth * Self.recession * (1 - min(max(pose.value, -0.5), 1.5))
        NoticeCard(
          notice: Self.notices[index], letter: pose.letter, unit: pose.room.unit,
          clarity: index == 0 ? 1 : pose.ramp(0.1, 0.7)
        )
        .frame(width: pose.points(Self.width), height: pose.points(Self.height))
        .accessibilityIdentifier("notice \(index) \(pose.letter.text)")
        .scaleEffect(scale * (pose.isPressed ? 0.98 : 1), anchor: .bottom)
        .animation(.snappy(duration: 0.2), value: pose.isPressed)
        // Gathered they lie in the middle, and part from there.
        .offset(y: pose.points(depth * distance + (1 - pose.value) * Self.descent))
      }
    }
    .frame(
      width: pose.points(Self.width), height: pose.points(Self.height + 2 * Self.fanned),
      alignment: .top)
  }
}

/// What one notice says.
struct Notice: Equatable {
  let title: String
  let line: String
  let symbol: String
}

private struct NoticeCard: View {
  let notice: Notice
  let letter: Lane.Letter
  let unit: Double
  /// How much of its text can be read; [0, 1].
  let clarity: Double
  @Environment(\.specimenColors) private var colors

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 14 * unit)
    HStack(spacing: 10 * unit) {
      RoundedRectangle(cornerRadius: 8 * unit)
        .fill(
          LinearGradient(
            colors: [colors.lit(letter), colors.lane(letter)], startPoint: .top,
            endPoint: .bottom)
        )
        .overlay {
          Image(systemName: notice.symbol).font(.system(size: 16 * unit))
            .foregroundStyle(colors.onColor)
        }
        .frame(width: 34 * unit, height: 34 * unit)
      VStack(alignment: .leading, spacing: 2 * unit) {
        Text(notice.title).font(.system(size: 13 * unit, weight: .semibold))
          .foregroundStyle(colors.lab.ink)
        Text(notice.line).font(.system(size: 11.5 * unit))
          .foregroundStyle(colors.lab.faintInk)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 11 * unit)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .opacity(clarity)
    .background { shape.fill(colors.surface) }
    .overlay { shape.strokeBorder(colors.edge, lineWidth: 1) }
    // Soft edges would have to be painted anew for each size on the way.
    .background { shape.fill(colors.shadow.opacity(0.4)).offset(y: 2 * unit) }
  }
}
