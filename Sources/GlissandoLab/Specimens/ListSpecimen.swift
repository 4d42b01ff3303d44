import Glissando
import GlissandoTools

/// A list that is thrown, and that gives way at its ends.
///
/// At its top and at its end the rows part like beads on a rubber string.
struct ListSpecimen: View {
  let pose: SpecimenPose
  @Environment(\.specimenColors) private var colors

  /// The rows in the drawing.
  nonisolated private static let rowHeight = 36.0
  nonisolated private static let title = 44.0
  nonisolated private static let padding = 8.0
  /// How much further each row is moved than the one before it, for each point pulled.
  private static let spread = 0.07

  /// The whole list in the drawing.
  nonisolated static var height: Double { title + Double(tempi.count) * rowHeight + 2 * padding }

  /// The names of tempi, with their beats in a minute.
  nonisolated private static let tempi = [
    ("Grave", "35"), ("Largo", "50"), ("Lento", "56"), ("Adagio", "70"), ("Andante", "92"),
    ("Moderato", "114"), ("Allegretto", "116"), ("Allegro", "138"), ("Vivace", "166"),
    ("Presto", "184"), ("Prestissimo", "208"),
  ]

  var body: some View {
    let window = pose.room.listWindow
    let shape = RoundedRectangle(cornerRadius: pose.points(14))
    let travel = pose.room.listTravel
    // Points beyond the top, or beyond the end, of which one is zero.
    let above = max(-pose.value, 0) * travel
    let below = max(pose.value - 1, 0) * travel
    ZStack(alignment: .top) {
      ListTitle(unit: pose.room.unit)
        .frame(height: pose.points(Self.title))
      ForEach(0..<Self.tempi.count, id: \.self) { index in
        let last = Self.tempi.count - 1
        TempoRow(
          name: Self.tempi[index].0, beats: Self.tempi[index].1, letter: pose.letter,
          unit: pose.room.unit
        )
        .frame(height: pose.points(Self.rowHeight))
        .offset(
          y: pose.points(Self.title + Double(index) * Self.rowHeight)
            + Self.spread * (Double(index + 1) * above - Double(last - index) * below))
      }
    }
    .padding(.vertical, pose.points(Self.padding))
    .frame(width: window.width, height: pose.points(Self.height), alignment: .top)
    .accessibilityIdentifier("list \(pose.letter.text)")
    .offset(y: -pose.value * travel)
    .frame(width: window.width, height: window.height, alignment: .top)
    .overlay(alignment: .topTrailing) { indicator(window) }
    .background { shape.fill(colors.screen) }
    .clipShape(shape)
    .overlay { shape.strokeBorder(colors.edge, lineWidth: 1) }
  }

  /// The bar that says where the window is on the list; it shrinks at the ends.
  private func indicator(_ window: CGSize) -> some View {
    let margin = pose.points(6)
    let room = window.height - 2 * margin
    let length = room * window.height / pose.points(Self.height)
    let excess = abs(pose.value - pose.share) * pose.room.listTravel
    let shown = max(length - excess, pose.points(10))
    let top = pose.value < 0 ? 0 : pose.value > 1 ? room - shown : pose.value * (room - length)
    return Capsule().fill(colors.lab.ink.opacity(0.25))
      .frame(width: pose.points(3.5), height: length)
      .scaleEffect(x: 1, y: shown / length, anchor: .top)
      .offset(x: -pose.points(4), y: margin + top)
  }
}

/// What stands above the rows.
private struct ListTitle: View {
  let unit: Double
  @Environment(\.specimenColors) private var colors

  var body: some View {
    Text("Tempi").font(.system(size: 19 * unit, weight: .bold))
      .foregroundStyle(colors.lab.ink)
      .padding(.horizontal, 15 * unit)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A tempo and its beats.
private struct TempoRow: View {
  let name: String
  let beats: String
  let letter: Lane.Letter
  let unit: Double
  @Environment(\.specimenColors) private var colors

  var body: some View {
    HStack(spacing: 9 * unit) {
      Circle().fill(colors.lane(letter)).frame(width: 8 * unit, height: 8 * unit)
      Text(name).font(.system(size: 13 * unit, weight: .medium))
        .foregroundStyle(colors.lab.ink)
      Spacer(minLength: 0)
      Text(beats).font(.system(size: 12 * unit).monospacedDigit())
        .foregroundStyle(colors.lab.faintInk)
    }
    .lineLimit(1)
    .padding(.horizontal, 11 * unit)
    .frame(maxHeight: .infinity)
    .background { RoundedRectangle(cornerRadius: 9 * unit).fill(colors.surface) }
    .padding(.horizontal, 9 * unit).padding(.vertical, 2.5 * unit)
  }
}
