import Glissando

/// A dot that slides from one end of its rail to the other.
struct DotSpecimen: View {
  let pose: SpecimenPose
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let room = pose.room
    let radius = 20 * room.unit
    ZStack {
      DotRail(letter: pose.letter, room: room)
      LitDot(letter: pose.letter, radius: radius)
        .scaleEffect(pose.isPressed ? 0.92 : 1)
        .animation(.snappy(duration: 0.25), value: pose.isPressed)
        .accessibilityIdentifier("dot \(pose.letter.text)")
        .offset(x: (pose.value - 0.5) * room.travel)
    }
  }
}

/// A ball in a lane's colour, lit from the upper left.
private struct LitDot: View {
  let letter: Lane.Letter
  let radius: Double
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    Circle()
      .fill(
        RadialGradient(
          colors: [palette.laneLight(letter), palette.lane(letter)],
          center: UnitPoint(x: 0.36, y: 0.32), startRadius: 0, endRadius: radius * 1.3)
      )
      .frame(width: radius * 2, height: radius * 2)
  }
}

/// The way of the dot: a line with a ring at each end.
private struct DotRail: View {
  let letter: Lane.Letter
  let room: SpecimenRoom
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    ZStack {
      Capsule().fill(palette.grid).frame(width: room.travel, height: 3 * room.unit)
      ForEach([-0.5, 0.5], id: \.self) { side in
        Circle().strokeBorder(palette.ink.opacity(0.2), lineWidth: 1.25 * room.unit)
          .frame(width: 54 * room.unit, height: 54 * room.unit)
          .offset(x: side * room.travel)
      }
    }
  }
}
