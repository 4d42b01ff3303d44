import Glissando
import GlissandoTools

/// A menu that unfolds below its button.
struct MenuSpecimen: View {
  let pose: SpecimenPose
  @Environment(\.specimenColors) private var colors

  /// How far a hand pulls it open, in the drawing.
  nonisolated static let travel = 150.0
  /// The menu in the drawing.
  private static let width = 168.0
  private static let rowHeight = 30.0
  /// How far apart rows still are on their way, from one to the next.
  private static let spread = 7.0
  /// How much shorter a menu with rows that are all the way together is, as a part of its height.
  private static var closeness: Double {
    spread * Double(rows.count - 1) / (Double(rows.count) * rowHeight + 2 * padding)
  }
  private static let padding = 6.0
  private static let rows = [
    ("Copy", "doc.on.doc"), ("Share", "square.and.arrow.up"), ("Pin", "pin.fill"),
    ("Rename", "pencil"), ("Delete", "trash"),
  ]

  var body: some View {
    VStack(spacing: pose.points(10)) {
      MenuButton(letter: pose.letter, unit: pose.room.unit, share: pose.value)
        .scaleEffect((pose.isPressed ? 0.92 : 1) + min(pose.value, 0) * 0.4)
        .animation(.snappy(duration: 0.2), value: pose.isPressed)
      panel
        .scaleEffect(max(0.25 + 0.75 * pose.value, 0.01), anchor: .top)
        .opacity(pose.ramp(0.02, 0.4))
        .accessibilityIdentifier("menu \(pose.letter.text)")
        .accessibilityHidden(pose.value < 0.02)
    }
  }

  private var panel: some View {
    let shape = RoundedRectangle(cornerRadius: pose.points(11))
    let count = Self.rows.count
    return ZStack(alignment: .top) {
      ForEach(0..<count, id: \.self) { index in
        let first = 0.1 + 0.1 * Double(index)
        MenuRow(
          title: Self.rows[index].0, symbol: Self.rows[index].1, unit: pose.room.unit,
          isLast: index == count - 1
        )
        .frame(height: pose.points(Self.rowHeight))
        .opacity(pose.ramp(first, first + 0.45))
        .offset(
          y: pose.points(
            Double(index) * (Self.rowHeight - (1 - pose.value) * Self.spread)))
      }
    }
    .padding(.vertical, pose.points(Self.padding))
    .frame(
      width: pose.points(Self.width),
      height: pose.points(Double(count) * Self.rowHeight + 2 * Self.padding), alignment: .top
    )
    .background {
      shape.fill(colors.surface)
        .overlay { shape.strokeBorder(colors.edge, lineWidth: 1) }
        .shadow(color: colors.shadow, radius: pose.points(12), y: pose.points(6))
        // As tall as the rows, which are nearer together on their way.
        .scaleEffect(x: 1, y: 1 - (1 - pose.value) * Self.closeness, anchor: .top)
    }
  }
}

/// A line of the menu.
private struct MenuRow: View {
  let title: String
  let symbol: String
  let unit: Double
  let isLast: Bool
  @Environment(\.specimenColors) private var colors

  var body: some View {
    HStack(spacing: 0) {
      Text(title).font(.system(size: 13 * unit))
      Spacer(minLength: 0)
      Image(systemName: symbol).font(.system(size: 13 * unit))
    }
    .foregroundStyle(isLast ? colors.lab.alarm : colors.lab.ink)
    .padding(.horizontal, 14 * unit)
    .frame(maxHeight: .infinity)
    .overlay(alignment: .top) {
      Rectangle().fill(colors.lab.hairline).frame(height: 1).opacity(isLast ? 1 : 0)
    }
  }
}

/// What is clicked to open the menu: three dots that turn upright.
private struct MenuButton: View {
  let letter: Lane.Letter
  let unit: Double
  /// How far the menu is open.
  let share: Double
  @Environment(\.specimenColors) private var colors

  var body: some View {
    Circle().fill(colors.lane(letter))
      .overlay {
        HStack(spacing: 4 * unit) {
          ForEach(0..<3, id: \.self) { _ in
            Circle().fill(colors.onColor).frame(width: 5 * unit, height: 5 * unit)
          }
        }
        .rotationEffect(.degrees(90 * share))
      }
      .frame(width: 40 * unit, height: 40 * unit)
  }
}
