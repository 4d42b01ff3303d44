import Glissando
import GlissandoTools

/// A sheet over a map, with three heights.
struct SheetSpecimen: View {
  let pose: SpecimenPose
  @Environment(\.specimenColors) private var colors

  /// The length of the sheet in screens: longer than it ever stands out, so that its lower end is
  /// never seen.
  private static let length = 1.7

  /// The radius of the screen's corners in the drawing.
  private static let radius = 18.0

  var body: some View {
    let screen = pose.room.screen
    let shape = RoundedRectangle(cornerRadius: pose.points(Self.radius))
    ZStack(alignment: .bottom) {
      StreetMap(letter: pose.letter, unit: pose.room.unit)
      Rectangle().fill(colors.veil).opacity(pose.ramp(0.5, 1))
      SheetBody(letter: pose.letter, unit: pose.room.unit)
        .frame(width: screen.width, height: screen.height * Self.length)
        .offset(y: screen.height * Self.length - height)
        .accessibilityIdentifier("sheet \(pose.letter.text)")
    }
    .frame(width: screen.width, height: screen.height, alignment: .bottom)
    .clipShape(shape)
    .overlay { shape.strokeBorder(colors.edge, lineWidth: 1) }
    .overlay {
      SheetStops(
        letter: pose.letter, room: pose.room, nearest: pose.room.kind.track.nearest(pose.value))
    }
  }

  /// How far the sheet stands out of the lower edge, in points.
  private var height: Double {
    SpecimenRoom.SheetHeights.low * pose.room.screen.height
      + pose.value * pose.room.sheetTravel
  }
}

/// The sheet: a grip, a place and what there is to do there.
private struct SheetBody: View {
  let letter: Lane.Letter
  let unit: Double
  @Environment(\.specimenColors) private var colors

  var body: some View {
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: 16 * unit, topTrailingRadius: 16 * unit)
    VStack(alignment: .leading, spacing: 0) {
      Capsule().fill(colors.lab.ink.opacity(0.22))
        .frame(width: 30 * unit, height: 4 * unit)
        .frame(maxWidth: .infinity)
        .padding(.top, 7 * unit)
      HStack(spacing: 8 * unit) {
        VStack(alignment: .leading, spacing: 1 * unit) {
          Text("Concert hall").font(.system(size: 14 * unit, weight: .semibold))
            .foregroundStyle(colors.lab.ink)
          Text("12 min on foot").font(.system(size: 10.5 * unit))
            .foregroundStyle(colors.lab.faintInk)
        }
        .lineLimit(1)
        Spacer(minLength: 0)
        Text("Go").font(.system(size: 11.5 * unit, weight: .semibold))
          .foregroundStyle(colors.onColor)
          .padding(.horizontal, 11 * unit).padding(.vertical, 5 * unit)
          .background { Capsule().fill(colors.lane(letter)) }
      }
      .padding(.top, 8 * unit)
      SheetTiles(letter: letter, unit: unit).padding(.top, 13 * unit)
      SheetLines(unit: unit).padding(.top, 14 * unit)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 14 * unit)
    .background { shape.fill(colors.surface) }
    .overlay { shape.stroke(colors.edge, lineWidth: 1) }
    .background(alignment: .top) {
      LinearGradient(
        colors: [colors.shadow.opacity(0), colors.shadow.opacity(0.5)], startPoint: .top,
        endPoint: .bottom
      )
      .frame(height: 26 * unit)
      .offset(y: -14 * unit)
    }
  }
}

/// Three pictures in a row.
private struct SheetTiles: View {
  let letter: Lane.Letter
  let unit: Double
  @Environment(\.specimenColors) private var colors

  var body: some View {
    let color = colors.lane(letter)
    HStack(spacing: 7 * unit) {
      ForEach(["music.note", "photo.fill", "cup.and.saucer.fill"], id: \.self) { symbol in
        RoundedRectangle(cornerRadius: 9 * unit).fill(color.opacity(0.13))
          .overlay {
            Image(systemName: symbol).font(.system(size: 16 * unit)).foregroundStyle(color)
          }
          .frame(height: 46 * unit)
      }
    }
  }
}

/// Lines of text that is not there.
private struct SheetLines: View {
  let unit: Double
  @Environment(\.specimenColors) private var colors

  private static let widths = [1.0, 0.9, 0.96, 0.55]

  var body: some View {
    let color = colors.lab.ink.opacity(0.1)
    VStack(alignment: .leading, spacing: 8 * unit) {
      ForEach(Self.widths, id: \.self) { width in
        Capsule().fill(color).frame(height: 6 * unit)
          .scaleEffect(x: width, y: 1, anchor: .leading)
      }
    }
  }
}

/// Marks beside the screen at the heights to which the sheet can be thrown.
private struct SheetStops: View {
  let letter: Lane.Letter
  let room: SpecimenRoom
  /// The stop that the sheet is nearest to.
  let nearest: Double
  @Environment(\.specimenColors) private var colors

  var body: some View {
    let screen = room.screen
    ZStack {
      ForEach(room.kind.track.stops, id: \.self) { stop in
        let height = SpecimenRoom.SheetHeights.low * screen.height + stop * room.sheetTravel
        Capsule()
          .fill(stop == nearest ? colors.lane(letter) : colors.lab.ink.opacity(0.2))
          .frame(width: 9 * room.unit, height: 3 * room.unit)
          .offset(x: screen.width / 2 + 11 * room.unit, y: screen.height / 2 - height)
      }
    }
    .animation(.smooth(duration: 0.2), value: nearest)
  }
}
