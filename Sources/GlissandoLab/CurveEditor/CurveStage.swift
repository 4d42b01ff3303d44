import Foundation
import Glissando
import GlissandoNotation

/// The curve with its two handles, and room above and below for overshoot.
///
/// The heights that are shown glide; the curve and the handles move by a spring unless a hand holds
/// them.
struct CurveStage: View, Animatable {
  @Binding var curve: CurveSetting
  @Binding var isDragging: Bool
  let tint: Color
  let unit: Double
  let ended: @MainActor () -> Void
  var range: PlotRange
  @Environment(\.colorScheme) private var colorScheme

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(range.lower * Self.fine, range.upper * Self.fine) }
    set { range = PlotRange(newValue.first / Self.fine, newValue.second / Self.fine) }
  }

  /// So that a hundredth of the data is too small to be seen.
  private nonisolated static let fine = 1000.0

  var body: some View {
    GeometryReader { proxy in
      let frame = frame(in: proxy.size)
      ZStack(alignment: .topLeading) {
        CurveGround(frame: frame, unit: unit)
        if let (first, second) = curve.handles {
          arm(from: .zero, to: first, frame)
          arm(from: CGPoint(x: 1, y: 1), to: second, frame)
        }
        CurveShape(outline: CurveOutline(curve), frame: frame)
          .stroke(
            tint, style: StrokeStyle(lineWidth: 2.5 * unit, lineCap: .round, lineJoin: .round))
        if let (first, second) = curve.handles {
          handle("Start handle", first, (.x1, .y1), frame)
          handle("End handle", second, (.x2, .y2), frame)
        }
      }
      .animation(isDragging ? nil : CurveEditor.morph, value: curve)
      .coordinateSpace(name: Self.space)
    }
  }

  private func frame(in size: CGSize) -> CurveFrame {
    let margin = 12 * unit
    return CurveFrame(
      left: margin, right: max(size.width - margin, margin + 1), top: margin,
      foot: max(size.height - margin, margin + 1), range: range)
  }

  private static let space = "CurveStage"

  private func arm(from end: CGPoint, to handle: CGPoint, _ frame: CurveFrame) -> some View {
    LineShape(start: frame.place(end), end: frame.place(handle))
      .stroke(LabPalette(colorScheme).ink.opacity(0.35), lineWidth: 1.25 * unit)
  }

  private func handle(
    _ name: String, _ point: CGPoint, _ coordinates: (x: CurveCoordinate, y: CurveCoordinate),
    _ frame: CurveFrame
  ) -> some View {
    CurveHandle(
      name: name, point: point, tint: tint, unit: unit,
      move: { change in
        // Of what the curve is by now: two keys may come in one frame.
        let (x, y) = (curve[coordinates.x], curve[coordinates.y])
        withAnimation(CurveEditor.morph) {
          curve = curve.bezier([
            coordinates.x: change(coordinates.x.traits, x ?? Double(point.x)),
            coordinates.y: change(coordinates.y.traits, y ?? Double(point.y)),
          ])
        }
      }
    )
    .position(frame.place(point))
    .gesture(drag(coordinates, frame))
  }

  private func drag(
    _ coordinates: (x: CurveCoordinate, y: CurveCoordinate), _ frame: CurveFrame
  ) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .named(Self.space))
      .onChanged { event in
        isDragging = true
        // A press alone moves nothing: the hand need not hit the very middle.
        guard event.translation != .zero else { return }
        let point = frame.point(at: event.location)
        curve = curve.bezier([
          coordinates.x: Self.rounded(point.x),
          coordinates.y: min(
            max(Self.rounded(point.y), Self.reach.lowerBound), Self.reach.upperBound),
        ])
      }
      .onEnded { _ in finish() }
      .onCancelled { _ in finish() }
  }

  private func finish() {
    isDragging = false
    ended()
  }

  /// The heights to which a handle can be dragged; the fields take more.
  private static let reach = -1.5...2.5

  /// Finer than a hand can be, and short to write down.
  private static func rounded(_ value: CGFloat) -> Double {
    (Double(value) * 1000).rounded() / 1000
  }
}

/// A line between two points that move.
private struct LineShape: Shape {
  var start: CGPoint
  var end: CGPoint

  var animatableData: AnimatablePair<CGPoint.AnimatableData, CGPoint.AnimatableData> {
    get { AnimatablePair(start.animatableData, end.animatableData) }
    set {
      start.animatableData = newValue.first
      end.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: start)
      path.addLine(to: end)
    }
  }
}

/// The unit square that every curve leads through, with lines at its quarters.
private struct CurveGround: View {
  let frame: CurveFrame
  let unit: Double
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let palette = LabPalette(colorScheme)
    Canvas { context, _ in
      for tick in PlotLayout.ticks(
        frame.range, length: frame.foot - frame.top, spacing: 22 * unit)
      where tick.strength > 0 {
        let y = frame.place(CGPoint(x: 0, y: tick.value)).y
        let isEnd = tick.value == 0 || tick.value == 1
        context.stroke(
          .horizontal(y, frame.left, frame.right),
          with: .color(isEnd ? palette.ink.opacity(0.3) : palette.grid.opacity(tick.strength)),
          lineWidth: 1)
      }
      for quarter in 0...4 {
        let x = frame.place(CGPoint(x: Double(quarter) / 4, y: 0)).x
        context.stroke(
          .vertical(x, frame.top, frame.foot),
          with: .color(quarter % 4 == 0 ? palette.hairline : palette.grid), lineWidth: 1)
      }
      for end in [CGPoint.zero, CGPoint(x: 1, y: 1)] {
        let place = frame.place(end)
        let radius = 3 * unit
        context.fill(
          Path(
            ellipseIn: CGRect(
              x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius)),
          with: .color(palette.ink.opacity(0.5)))
      }
    }
  }
}
