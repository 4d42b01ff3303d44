import Foundation
import Glissando
import GlissandoFiles

/// A card that turns over about its upright axis.
struct CardSpecimen: View {
  let pose: SpecimenPose

  /// The card in the drawing.
  nonisolated static let width = 184.0
  static let height = 116.0
  static let radius = 13.0
  /// How much what is near looks larger than what is far.
  nonisolated static let perspective = 0.36

  /// How far the card is turned, in radians: a half turn for a unit of the track.
  private var angle: Double { pose.value * .pi }

  /// Whether its face looks away.
  nonisolated static func showsBack(at value: Double) -> Bool { cos(value * .pi) < 0 }

  var body: some View {
    let (width, height) = (pose.points(Self.width), pose.points(Self.height))
    let isBack = Self.showsBack(at: pose.value)
    let away = abs(sin(angle))
    ZStack {
      CardShadow(unit: pose.room.unit)
        .scaleEffect(x: max(1 - 0.75 * away, 0.1), y: 1)
        .offset(y: height / 2 + pose.points(20 + 6 * away))
        .opacity(1 - 0.35 * away)
      ZStack {
        turned(CardFront(letter: pose.letter, unit: pose.room.unit)).opacity(isBack ? 0 : 1)
        turned(CardBack(letter: pose.letter, unit: pose.room.unit).scaleEffect(x: -1, y: 1))
          .opacity(isBack ? 1 : 0)
        CardLight(unit: pose.room.unit, angle: angle).opacity(away)
      }
      .frame(width: width, height: height)
      .scaleEffect(1 + 0.06 * away - (pose.isPressed ? 0.03 : 0))
      .offset(y: -pose.points(8 + 8 * away))
      .accessibilityIdentifier("card \(pose.letter.text)")
      .accessibilityValue(isBack ? "back" : "front")
    }
  }

  /// A layer of the card in the plane of the card.
  ///
  /// Each is a plane of its own, and nothing on it changes: so its picture is painted once, and
  /// only seen from elsewhere in each frame.
  private func turned(_ layer: some View) -> some View {
    layer.rotation3DEffect(.radians(angle), axis: (x: 0, y: 1, z: 0), perspective: Self.perspective)
  }
}

/// Light from above that falls on the card while it looks aside, and leaves its lower part in
/// shade.
///
/// It is a shape and no plane: to fill the card's outline costs much less than to see a picture of
/// the light in perspective.
private struct CardLight: View {
  let unit: Double
  /// How far the card is turned, in radians.
  let angle: Double

  var body: some View {
    TurnedCard(radius: CardSpecimen.radius * unit, angle: angle)
      .fill(
        LinearGradient(
          colors: [.white.opacity(0.26), .white.opacity(0), .black.opacity(0.3)],
          startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}

/// The outline of a card that is turned about its upright axis.
private struct TurnedCard: Shape {
  let radius: Double
  /// How far it is turned, in radians.
  let angle: Double

  func path(in rect: CGRect) -> Path {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let depth = max(rect.width, rect.height) / CardSpecimen.perspective
    func seen(_ x: Double, _ y: Double) -> CGPoint {
      let size = depth / (depth + x * sin(angle))
      return CGPoint(x: middle.x + x * cos(angle) * size, y: middle.y + y * size)
    }
    let (width, height) = (rect.width / 2 - radius, rect.height / 2 - radius)
    var points: [CGPoint] = []
    for (corner, sign) in [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)].enumerated() {
      for piece in 0...Self.pieces {
        let turn = (Double(corner) + Double(piece) / Double(Self.pieces)) * .pi / 2
        points.append(
          seen(sign.0 * width + radius * cos(turn), sign.1 * height + radius * sin(turn)))
      }
    }
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    return path
  }

  /// A round corner is so many straight pieces.
  private static let pieces = 8
}

/// What the card throws on the ground below it.
private struct CardShadow: View {
  let unit: Double
  @Environment(\.specimenColors) private var colors

  var body: some View {
    let radius = CardSpecimen.width / 2 * unit
    let color = colors.shadow
    Circle()
      .fill(
        RadialGradient(
          colors: [color, color.opacity(0)], center: .center, startRadius: 0,
          endRadius: radius)
      )
      .frame(width: radius * 2, height: radius * 2)
      .scaleEffect(x: 1, y: 0.1)
  }
}

/// The face of the card.
private struct CardFront: View {
  let letter: Lane.Letter
  let unit: Double
  @Environment(\.specimenColors) private var colors
  @Environment(\.cardPicture) private var picture

  var body: some View {
    if let picture, InputFile.isReadable(picture) {
      PictureFront(file: picture, letter: letter, unit: unit)
    } else {
      ownFront
    }
  }

  private var ownFront: some View {
    let shape = RoundedRectangle(cornerRadius: CardSpecimen.radius * unit)
    return
      shape
      .fill(
        LinearGradient(
          colors: [colors.lit(letter), colors.lane(letter)], startPoint: .topLeading,
          endPoint: .bottomTrailing)
      )
      .overlay {
        Ripples()
          .stroke(colors.onColor.opacity(0.16), lineWidth: 1.25 * unit)
          .clipShape(shape)
      }
      .overlay(alignment: .topLeading) {
        Text("Glissando").font(.system(size: 13 * unit, weight: .semibold))
          .padding(.horizontal, 14 * unit).padding(.vertical, 12 * unit)
      }
      .overlay(alignment: .leading) { CardChip(unit: unit).padding(.leading, 15 * unit) }
      .overlay(alignment: .bottomTrailing) {
        Text(letter.text).font(.system(size: 34 * unit, weight: .bold))
          .padding(.horizontal, 14 * unit).padding(.vertical, 5 * unit)
      }
      .foregroundStyle(colors.onColor)
  }
}

/// A picture of somebody's own on the face of the card.
private struct PictureFront: View {
  let file: String
  let letter: Lane.Letter
  let unit: Double

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: CardSpecimen.radius * unit)
    Image(file: file).resizable().scaledToFill()
      .frame(width: CardSpecimen.width * unit, height: CardSpecimen.height * unit)
      .clipShape(shape)
      .overlay { shape.strokeBorder(Color.black.opacity(0.16), lineWidth: unit) }
      .overlay(alignment: .bottomTrailing) {
        Text(letter.text).font(.system(size: 20 * unit, weight: .bold)).foregroundStyle(.white)
          .frame(width: 32 * unit, height: 32 * unit)
          .background { Circle().fill(.black.opacity(0.55)) }
          .padding(9 * unit)
      }
  }
}

extension EnvironmentValues {
  /// The file of the picture that the card's face is; nil for ours.
  @Entry var cardPicture: String?
}

/// The other side of the card: a stripe, and a spring for a signature.
private struct CardBack: View {
  let letter: Lane.Letter
  let unit: Double
  @Environment(\.specimenColors) private var colors

  var body: some View {
    RoundedRectangle(cornerRadius: CardSpecimen.radius * unit)
      .fill(
        LinearGradient(
          colors: [colors.lane(letter), colors.shaded(letter)], startPoint: .topTrailing,
          endPoint: .bottomLeading)
      )
      .overlay(alignment: .top) {
        Rectangle().fill(Color.black.opacity(0.55)).frame(height: 24 * unit)
          .padding(.top, 15 * unit)
      }
      .overlay(alignment: .bottomLeading) {
        RoundedRectangle(cornerRadius: 3 * unit).fill(Color.white.opacity(0.92))
          .overlay {
            Signature()
              .stroke(
                colors.shaded(letter),
                style: StrokeStyle(lineWidth: 1.75 * unit, lineCap: .round, lineJoin: .round)
              )
              .padding(.horizontal, 8 * unit).padding(.vertical, 4 * unit)
          }
          .frame(width: 112 * unit, height: 34 * unit)
          .padding(15 * unit)
      }
      .overlay(alignment: .bottomTrailing) {
        Text(letter.text).font(.system(size: 22 * unit, weight: .bold))
          .foregroundStyle(colors.onColor)
          .padding(.horizontal, 15 * unit).padding(.vertical, 18 * unit)
      }
  }
}

/// The contact plate of the card.
private struct CardChip: View {
  let unit: Double

  var body: some View {
    RoundedRectangle(cornerRadius: 4 * unit)
      .fill(
        LinearGradient(
          colors: [Color(white: 0.95), Color(white: 0.7)],
          startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .overlay {
        HStack(spacing: 5 * unit) {
          ForEach(0..<2, id: \.self) { _ in
            Rectangle().fill(Color.black.opacity(0.22)).frame(width: 1 * unit)
          }
        }
      }
      .frame(width: 25 * unit, height: 19 * unit)
  }
}

/// Rings that spread from the lower right corner.
private struct Ripples: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let step = rect.height * 0.17
    for ring in 1...9 {
      let radius = Double(ring) * step
      path.addEllipse(
        in: CGRect(
          x: rect.maxX - radius, y: rect.maxY - radius, width: radius * 2, height: radius * 2))
    }
    return path
  }
}

/// A swing that dies away, from left to right.
private struct Signature: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let pieces = 72
    for piece in 0...pieces {
      let x = Double(piece) / Double(pieces)
      let y = cos(x * 5 * .pi) * exp(-3.2 * x)
      let point = CGPoint(x: rect.minX + x * rect.width, y: rect.midY - y * rect.height / 2)
      if piece == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}
