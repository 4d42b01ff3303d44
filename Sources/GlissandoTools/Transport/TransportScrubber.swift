import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// The time that is kept, from its beginning to now, and where in it one is.
///
/// Pressing goes there and stands still; dragging an end of the loop moves it.
struct TransportScrubber: View {
  let model: TransportBarModel
  let palette: PanelPalette
  @State private var drag: Drag?
  @State private var isHovered = false

  /// What a drag moves.
  private enum Drag: Equatable {
    case position
    case loopStart
    case loopEnd
  }

  /// The knob's radius, and the track's height, in points.
  private static let knob = 6.5
  private static let track = 4.0
  /// An end of the loop is caught within so many points.
  private static let reach = 7.0

  var body: some View {
    GeometryReader { proxy in
      let scale = TimeScale(range: model.reading.range, width: proxy.size.width, inset: Self.knob)
      ZStack(alignment: .topLeading) {
        ground(scale, height: proxy.size.height)
        knobView(scale, height: proxy.size.height)
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
      .contentShape(Rectangle())
      .gesture(scrubbing(scale))
      .onHover { isHovered = $0 }
    }
    .frame(height: 28)
    .frame(minWidth: 60)
    .accessibilityLabel("Time")
    .accessibilityValue(model.reading.positionText)
    .accessibilityAdjustableAction { model.transport.step($0 == .increment ? 1 : -1) }
  }

  // MARK: Looks

  private func ground(_ scale: TimeScale, height: Double) -> some View {
    let reading = model.reading
    return Canvas { context, size in
      let middle = height / 2
      func bar(_ from: Double, _ to: Double, _ thickness: Double) -> Path {
        Path(
          roundedRect: CGRect(
            x: from, y: middle - thickness / 2, width: max(to - from, 0), height: thickness),
          cornerRadius: thickness / 2)
      }
      if let loop = reading.loop {
        let part = bar(scale.x(loop.lowerBound), scale.x(loop.upperBound), 18)
        context.fill(part, with: .color(palette.loop))
      }
      for second in scale.seconds {
        let mark = CGRect(x: scale.x(second) - 0.5, y: middle + 6, width: 1, height: 4)
        context.fill(Path(mark), with: .color(palette.hairline))
      }
      context.fill(
        bar(Self.knob, size.width - Self.knob, Self.track), with: .color(palette.hairline))
      context.fill(
        bar(scale.x(reading.range.lowerBound), scale.x(reading.position), Self.track),
        with: .color(palette.accent.opacity(reading.isLive ? 0.55 : 1)))
      for end in [reading.loop?.lowerBound, reading.loop?.upperBound].compactMap({ $0 }) {
        let handle = CGRect(x: scale.x(end) - 1.25, y: middle - 9, width: 2.5, height: 18)
        context.fill(
          Path(roundedRect: handle, cornerRadius: 1.25), with: .color(palette.accent))
      }
    }
  }

  private func knobView(_ scale: TimeScale, height: Double) -> some View {
    let radius = Self.knob
    return Circle()
      .fill(palette.knob)
      .overlay { Circle().strokeBorder(palette.accent, lineWidth: 2) }
      .frame(width: 2 * radius, height: 2 * radius)
      .scaleEffect(drag == .position ? 1.25 : isHovered ? 1.1 : 1)
      .animation(.snappy(duration: 0.2, extraBounce: 0.1), value: drag)
      .animation(.smooth(duration: 0.16), value: isHovered)
      .offset(x: scale.x(model.reading.position) - radius, y: height / 2 - radius)
  }

  // MARK: Dragging

  private func scrubbing(_ scale: TimeScale) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        if drag == nil { drag = target(at: value.startLocation.x, scale) }
        move(to: scale.time(value.location.x))
      }
      .onEnded { _ in drag = nil }
      .onCancelled { _ in drag = nil }
  }

  private func target(at x: Double, _ scale: TimeScale) -> Drag {
    guard let loop = model.reading.loop else { return .position }
    let distances: [(Drag, Double)] = [
      (.position, abs(scale.x(model.reading.position) - x)),
      (.loopStart, abs(scale.x(loop.lowerBound) - x)),
      (.loopEnd, abs(scale.x(loop.upperBound) - x)),
    ]
    let nearest = distances.min { $0.1 < $1.1 }
    return nearest.flatMap { $0.1 <= Self.reach ? $0.0 : nil } ?? .position
  }

  private func move(to time: Double) {
    let transport = model.transport
    switch (drag, transport.loop) {
    case (.loopStart, let loop?):
      transport.setLoop(min(time, loop.upperBound - Self.shortestLoop)...loop.upperBound)
    case (.loopEnd, let loop?):
      transport.setLoop(loop.lowerBound...max(time, loop.lowerBound + Self.shortestLoop))
    default: transport.seek(to: time)
    }
  }

  /// Three frames at 60 Hz: less could not be told from a still, in seconds.
  private static let shortestLoop = 0.05
}

/// Times along the scrubber.
struct TimeScale {
  let range: ClosedRange<Double>
  let width: Double
  /// How far the ends are from the edges, in points.
  let inset: Double

  /// A shorter time than this is not stretched over all of the width, in seconds.
  private static let leastSpan = 1.0

  private var span: Double { max(range.upperBound - range.lowerBound, Self.leastSpan) }
  private var length: Double { max(width - 2 * inset, 1) }

  /// Where a time is, in points; now is at the right.
  func x(_ time: Double) -> Double {
    inset + length * min(max(1 - (range.upperBound - time) / span, 0), 1)
  }

  /// The time at a place, in seconds.
  func time(_ x: Double) -> Double {
    range.upperBound - (1 - min(max((x - inset) / length, 0), 1)) * span
  }

  /// The whole seconds before now.
  var seconds: [Double] {
    let count = Int(pixels: (range.upperBound - range.lowerBound).rounded(.down))
    return count > 0 ? (1...count).map { range.upperBound - Double($0) } : []
  }
}
