import Glissando

/// The picture by which desktops know the program: a ball that a spring has brought, and its way there as
/// a chronophotograph.
///
/// It is drawn in a square of 128 points.
struct AppIcon: View {
  /// How much there is to see: in few pixels fewer and larger things.
  var detail = Detail.full

  enum Detail {
    case full
    case small
    /// One colour without a ground, which desktops replace by that of their text.
    case symbolic
  }

  var body: some View {
    ZStack {
      if detail != .symbolic { IconCard() }
      // What has no ground fills its square.
      BallWay(detail: detail).scaleEffect(detail == .symbolic ? 1.3 : 1)
    }
    .frame(width: 128, height: 128)
  }
}

/// The ground: night, a little lighter where the light comes from.
private struct IconCard: View {
  var body: some View {
    let card = RoundedRectangle(cornerRadius: 28, style: .continuous).inset(by: 4)
    card.fill(
      LinearGradient(
        colors: [
          Color(red: 0.25, green: 0.22, blue: 0.43), Color(red: 0.09, green: 0.09, blue: 0.15),
        ],
        startPoint: .top, endPoint: .bottom))
    card.inset(by: 0.75).stroke(
      LinearGradient(
        colors: [.white.opacity(0.28), .white.opacity(0.02)], startPoint: .top, endPoint: .bottom),
      lineWidth: 1.5)
  }
}

/// The ball where it is and where it was, at equal intervals of time: from the lower left it rises on a
/// spring past its target and has come back to it.
private struct BallWay: View {
  let detail: AppIcon.Detail

  private static let spring = Spring(duration: 0.9, bounce: 0.42)
  /// Seconds to the last place.
  private static let length = 0.86

  private var count: Int { detail == .full ? 7 : 4 }
  private var radius: Double { detail == .full ? 18 : 22 }

  var body: some View {
    ForEach(0..<count, id: \.self) { index in
      let part = Double(index) / Double(count)
      Circle().fill(ghostColor).opacity(0.10 + 0.46 * part * part)
        .frame(width: 2 * radius, height: 2 * radius)
        .position(place(part))
    }
    ball.frame(width: 2 * radius, height: 2 * radius).position(place(1))
  }

  @ViewBuilder private var ball: some View {
    if detail == .symbolic {
      Circle().fill(.black)
    } else {
      Circle().fill(
        RadialGradient(
          stops: [
            Gradient.Stop(color: Color(red: 0.97, green: 0.94, blue: 1), location: 0),
            Gradient.Stop(color: Color(red: 0.79, green: 0.66, blue: 1), location: 0.45),
            Gradient.Stop(color: Color(red: 0.49, green: 0.30, blue: 0.90), location: 1),
          ],
          center: UnitPoint(x: 0.34, y: 0.28), startRadius: 0, endRadius: 1.55 * radius))
    }
  }

  private var ghostColor: Color {
    detail == .symbolic ? .black : Color(red: 0.71, green: 0.55, blue: 1)
  }

  /// Where the ball is at a part of its time.
  private func place(_ part: Double) -> CGPoint {
    let height = Self.spring.value(target: 1.0, time: part * Self.length)
    return CGPoint(x: 29 + 68 * part, y: 100 - 50 * height)
  }
}

/// The picture of a deck's file: a slide with the ball on it.
struct DeckIcon: View {
  var detail = AppIcon.Detail.full

  var body: some View {
    ZStack {
      IconSheet()
      if detail == .full {
        ForEach(0..<2, id: \.self) { line in
          Capsule().fill(Color(red: 0.25, green: 0.22, blue: 0.43).opacity(line == 0 ? 0.7 : 0.3))
            .frame(width: line == 0 ? 46 : 32, height: 5)
            .position(x: line == 0 ? 41 : 34, y: line == 0 ? 38 : 49)
        }
      }
      BallWay(detail: detail).scaleEffect(0.66).offset(x: 12, y: 4)
    }
    .frame(width: 128, height: 128)
  }
}

/// The picture of a lab's file: a sheet with the curve of a spring.
struct LabIcon: View {
  var detail = AppIcon.Detail.full

  private static let spring = Spring(duration: 0.6, bounce: 0.5)
  /// Seconds from the left to the right.
  private static let length = 1.5

  var body: some View {
    ZStack {
      IconSheet()
      if detail == .full {
        ForEach([0.0, 1], id: \.self) { value in
          Rectangle().fill(Color(red: 0.25, green: 0.22, blue: 0.43).opacity(0.3))
            .frame(width: 92, height: 2).position(x: 64, y: height(value))
        }
      }
      curve.stroke(
        Color(red: 0.49, green: 0.30, blue: 0.90),
        style: StrokeStyle(lineWidth: detail == .full ? 6 : 10, lineCap: .round, lineJoin: .round))
    }
    .frame(width: 128, height: 128)
  }

  private var curve: Path {
    var path = Path()
    for step in 0...48 {
      let part = Double(step) / 48
      let value = Self.spring.value(target: 1.0, time: part * Self.length)
      let place = CGPoint(x: 20 + 88 * part, y: height(value))
      step == 0 ? path.move(to: place) : path.addLine(to: place)
    }
    return path
  }

  private func height(_ value: Double) -> Double { 92 - 46 * value }
}

/// A sheet of paper, wider than high.
private struct IconSheet: View {
  var body: some View {
    let page = RoundedRectangle(cornerRadius: 10, style: .continuous)
    page.fill(
      LinearGradient(
        colors: [Color(white: 1), Color(red: 0.90, green: 0.89, blue: 0.95)], startPoint: .top,
        endPoint: .bottom)
    )
    .overlay { page.strokeBorder(Color(red: 0.42, green: 0.38, blue: 0.58), lineWidth: 2.5) }
    .frame(width: 116, height: 88)
  }
}
