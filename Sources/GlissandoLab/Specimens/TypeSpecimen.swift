import Glissando
import GlissandoDrawing
import GlissandoTools

/// Two letters whose size changes on one baseline.
struct TypeSpecimen: View {
  let pose: SpecimenPose
  @Environment(\.specimenColors) private var colors

  /// How far a hand moves to change the size from the smallest to the greatest, in the drawing.
  nonisolated static let travel = 110.0
  /// The sizes of the letters at the ends, in the drawing.
  private static let sizes = (small: 34.0, large: 128.0)
  /// The baseline below the middle, in the drawing.
  private static let baseline = 30.0

  /// The size of the letters, in the drawing.
  private var letterSize: Double {
    max(Self.sizes.small + pose.value * (Self.sizes.large - Self.sizes.small), 1)
  }

  var body: some View {
    ZStack {
      TypeLines(unit: pose.room.unit, sizes: [Self.sizes.small, Self.sizes.large])
        .offset(y: pose.points(Self.baseline))
      Text("Aa")
        .font(.system(size: pose.points(Self.sizes.large), weight: .bold))
        .foregroundStyle(colors.lane(pose.letter))
        .fixedSize()
        .accessibilityIdentifier("type \(pose.letter.text)")
        // The middle of the frame lies on the baseline, and so does what is scaled about it.
        .alignmentGuide(VerticalAlignment.center) { $0[.lastTextBaseline] }
        .frame(width: pose.points(1), height: pose.points(1))
        .scaleEffect(letterSize / Self.sizes.large)
        .offset(y: pose.points(Self.baseline))
      Text("\(Int(pixels: letterSize.rounded())) pt")
        .font(.system(size: pose.points(12), weight: .medium).monospacedDigit())
        .foregroundStyle(colors.lab.faintInk)
        .fixedSize()
        .offset(y: pose.points(Self.baseline + 24))
    }
    .scaleEffect(pose.isPressed ? 0.97 : 1)
    .animation(.snappy(duration: 0.2), value: pose.isPressed)
  }
}

/// The baseline, and how high capitals stand on it at the two sizes.
private struct TypeLines: View {
  let unit: Double
  let sizes: [Double]
  @Environment(\.specimenColors) private var colors

  /// The height of a capital as a part of its size, about that of most fonts.
  private static let capital = 0.72

  var body: some View {
    let ink = colors.lab.ink
    ZStack {
      Rectangle().fill(ink.opacity(0.22)).frame(width: 190 * unit, height: 1)
      ForEach(sizes, id: \.self) { size in
        Rectangle().fill(ink.opacity(0.1)).frame(width: 190 * unit, height: 1)
          .offset(y: -size * Self.capital * unit)
      }
    }
  }
}
