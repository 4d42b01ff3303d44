import Glissando
import GlissandoTools

/// A dot that slides from one end of its rail to the other.
struct DotSpecimen: View {
  let pose: SpecimenPose
  @Environment(\.specimenColors) private var colors

  /// The radius of the dot in the drawing.
  private static let radius = 17.0

  var body: some View {
    let room = pose.room
    let radius = pose.points(Self.radius)
    ZStack {
      DotRail(room: room)
      DotTail(radius: radius, start: (pose.trail - 0.5) * room.travel, end: place)
        .fill(fading)
      LitDot(letter: pose.letter, radius: radius)
        .scaleEffect(pose.isPressed ? 0.9 : 1)
        .animation(.snappy(duration: 0.2), value: pose.isPressed)
        .accessibilityIdentifier("dot \(pose.letter.text)")
        .offset(x: place)
    }
  }

  /// The lane's colour at the dot, and nothing where it was some frames ago.
  private var fading: LinearGradient {
    let color = colors.lane(pose.letter)
    let width = max(pose.room.size.width, 1)
    return LinearGradient(
      colors: [color.opacity(0), color.opacity(0.4)],
      startPoint: UnitPoint(x: 0.5 + (pose.trail - 0.5) * pose.room.travel / width, y: 0.5),
      endPoint: UnitPoint(x: 0.5 + place / width, y: 0.5))
  }

  /// Where the dot is, in points from the middle.
  private var place: Double { (pose.value - 0.5) * pose.room.travel }
}

/// A ball in a lane's colour, lit from the upper left.
private struct LitDot: View {
  let letter: Lane.Letter
  let radius: Double
  @Environment(\.specimenColors) private var colors

  var body: some View {
    Circle()
      .fill(
        RadialGradient(
          colors: [colors.lit(letter), colors.lane(letter)],
          center: UnitPoint(x: 0.36, y: 0.32), startRadius: 0, endRadius: radius * 1.3)
      )
      .frame(width: radius * 2, height: radius * 2)
  }
}

/// What the eye keeps of the dot's last frames, thinner towards the earliest: nothing when it
/// rests.
private struct DotTail: Shape {
  let radius: Double
  /// Where the dot was and is, in points from the middle.
  let start: Double
  let end: Double

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard abs(end - start) > 1 else { return path }
    let (from, to) = (rect.midX + start, rect.midX + end)
    let (thin, wide) = (radius * 0.3, radius * 0.94)
    path.move(to: CGPoint(x: from, y: rect.midY - thin))
    path.addLine(to: CGPoint(x: to, y: rect.midY - wide))
    path.addLine(to: CGPoint(x: to, y: rect.midY + wide))
    path.addLine(to: CGPoint(x: from, y: rect.midY + thin))
    let back = from < to ? from - thin : from + thin
    path.addQuadCurve(
      to: CGPoint(x: from, y: rect.midY - thin), control: CGPoint(x: back, y: rect.midY))
    path.closeSubpath()
    return path
  }
}

/// The way of the dot: a line with a ring at each end.
private struct DotRail: View {
  let room: SpecimenRoom
  @Environment(\.specimenColors) private var colors

  var body: some View {
    ZStack {
      Capsule().fill(colors.groove).frame(width: room.travel, height: 4 * room.unit)
      ForEach([-0.5, 0.5], id: \.self) { side in
        Circle().fill(colors.lab.raised)
          .overlay {
            Circle().strokeBorder(colors.lab.ink.opacity(0.22), lineWidth: 1.25 * room.unit)
          }
          .frame(width: 44 * room.unit, height: 44 * room.unit)
          .offset(x: side * room.travel)
      }
    }
  }
}
