import Foundation
import Glissando
import GlissandoNotation
import GlissandoTools

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
  @Environment(\.paperPalette) private var palette

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(range.lower * Self.fine, range.upper * Self.fine) }
    set { range = PlotRange(newValue.first / Self.fine, newValue.second / Self.fine) }
  }

  /// So that a hundredth of the data is too small to be seen.
  private nonisolated static let fine = 1000.0

  var body: some View {
    GeometryReader { proxy in
      let panel = panel(in: proxy.size)
      ZStack(alignment: .topLeading) {
        CurveGround(panel: panel, unit: unit)
        if let (first, second) = curve.handles {
          arm(from: .zero, to: first, panel)
          arm(from: CGPoint(x: 1, y: 1), to: second, panel)
        }
        CurveShape(outline: CurveOutline(curve), panel: panel)
          .stroke(
            tint, style: StrokeStyle(lineWidth: 2.5 * unit, lineCap: .round, lineJoin: .round))
        if let (first, second) = curve.handles {
          handle("Start handle", first, (.x1, .y1), panel)
          handle("End handle", second, (.x2, .y2), panel)
        }
      }
      .animation(isDragging ? nil : CurveEditor.morph, value: curve)
      .coordinateSpace(name: Self.space)
    }
  }

  private func panel(in size: CGSize) -> PlotPanel {
    let margin = 12 * unit
    let rect = CGRect(
      x: margin, y: margin, width: max(size.width - 2 * margin, 1),
      height: max(size.height - 2 * margin, 1))
    return PlotPanel(rect: rect, times: PlotRange(0, 1), values: range, pixel: 0)
  }

  private static let space = "CurveStage"

  private func arm(from end: CGPoint, to handle: CGPoint, _ panel: PlotPanel) -> some View {
    LineShape(start: panel.place(end), end: panel.place(handle))
      .stroke(palette.ink.opacity(0.35), lineWidth: 1.25 * unit)
  }

  private func handle(
    _ name: String, _ point: CGPoint, _ coordinates: (x: CurveCoordinate, y: CurveCoordinate),
    _ panel: PlotPanel
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
    .position(panel.place(point))
    .gesture(drag(coordinates, panel))
  }

  private func drag(
    _ coordinates: (x: CurveCoordinate, y: CurveCoordinate), _ panel: PlotPanel
  ) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .named(Self.space))
      .onChanged { event in
        isDragging = true
        // A press alone moves nothing: the hand need not hit the very middle.
        guard event.translation != .zero else { return }
        let point = CGPoint(
          x: panel.time(at: event.location.x), y: panel.value(at: event.location.y))
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
    .through([start, end])
  }
}

/// The unit square that every curve leads through, with lines at its quarters.
private struct CurveGround: View {
  let panel: PlotPanel
  let unit: Double
  @Environment(\.paperPalette) private var palette

  var body: some View {
    Canvas { context, _ in
      let drawer = PlotDrawer(context, panel, unit: unit, grid: palette.grid)
      drawer.drawLevels(
        panel.values.ticks(length: panel.rect.height, spacing: 22 * unit), marks: [0, 1],
        palette.ink.opacity(0.3), width: 1)
      drawer.drawUprights(
        panel.times.steps(of: 0.25), marks: [0, 1], palette.hairline, width: 1)
      for end in [0.0, 1] {
        drawer.drawDot(panel.place(end, end), 3, palette.ink.opacity(0.5))
      }
    }
  }
}
