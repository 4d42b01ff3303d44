import Glissando
import GlissandoViews

/// The ball, its way, and where it would have gone.
struct StageView: View {
  let model: InterruptModel
  let moment: Moment
  let metrics: Metrics
  @Environment(\.galleryPalette) private var palette

  var body: some View {
    ZStack(alignment: .topLeading) {
      TrailView(
        trail: Trail(model.run, now: moment.now.time), metrics: metrics, palette: palette)
      Canvas { context, size in
        StageDrawing(
          run: model.run, moment: moment, metrics: metrics, palette: palette, size: size
        ).draw(in: context)
      }
      BallView(radius: metrics.ballRadius, palette: palette)
        .inspected(model.ball, as: "position", at: moment.now.time) { model.wake() }
        .position(moment.now.position)
      if let hand = moment.hand {
        TourHandView(isPressed: hand.isDown, unit: metrics.unit, palette: palette)
          .position(model.point(hand.place))
      }
    }
    .frame(width: metrics.stage.width, height: metrics.stage.height)
    .clipped()
    .contentShape(Rectangle())
    .gesture(hand)
  }

  /// Clicks, drags and throws are one gesture: a press that may move.
  private var hand: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        if model.grip == nil {
          model.tour = nil
          model.press(at: value.startLocation, reach: metrics.ballRadius * Self.reach)
        }
        let isMoved = value.translation != .zero
        if isMoved, model.grip?.isDragging == true || value.isDrag {
          model.drag(to: value.location)
        }
      }
      .onEnded { model.release(at: $0.location, velocity: $0.velocity) }
      .onCancelled { model.release(at: $0.location, velocity: .zero) }
  }

  /// The ball is caught by a press within so many of its radii.
  private static let reach = 1.4
}

extension DragGesture.Value {
  /// Whether the pointer has moved further than a hand trembles in a click, in points.
  fileprivate var isDrag: Bool { hypot(translation.width, translation.height) > 4 }
}

struct BallView: View {
  let radius: Double
  let palette: Palette

  var body: some View {
    Circle()
      .fill(
        RadialGradient(
          colors: [palette.ballLight, palette.ball], center: UnitPoint(x: 0.36, y: 0.32),
          startRadius: 0, endRadius: radius * 1.3)
      )
      .frame(width: radius * 2, height: radius * 2)
  }
}

/// The hand of the tour: a ring that closes when it presses.
struct TourHandView: View {
  let isPressed: Bool
  let unit: Double
  let palette: Palette

  var body: some View {
    let radius = (isPressed ? 8.0 : 11.0) * unit
    Circle()
      .fill(palette.ink.opacity(isPressed ? 0.35 : 0.1))
      .overlay { Circle().stroke(palette.ink.opacity(0.7), lineWidth: 1.5 * unit) }
      .frame(width: radius * 2, height: radius * 2)
  }
}
