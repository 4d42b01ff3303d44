import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// The track of a slider with its knob.
struct SliderTrack: View {
  let value: SliderValue
  /// Changes whenever the knob is to glide.
  let keyChanges: Int
  @Binding var isDragging: Bool
  @State private var geometry = SliderGeometry()

  var body: some View {
    SliderFace(value: value, geometry: geometry, isDragging: isDragging)
      .transaction(value: keyChanges) { $0.animation = ControlMetrics.glide }
      .gesture(drag)
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { event in
        if !isDragging { begin(at: event.startLocation.x) }
        choose(event.location.x)
      }
      .onEnded { event in
        choose(event.location.x)
        finish()
      }
      .onCancelled { _ in finish() }
  }

  private func finish() {
    isDragging = false
    value.editingChanged(false)
  }

  /// A press on the knob keeps its distance to the pointer; one beside it brings it there.
  private func begin(at x: CGFloat) {
    let distance = x - geometry.knobCentre(value.fraction)
    geometry.grip = abs(distance) <= ControlMetrics.sliderKnob / 2 ? distance : 0
    withTransaction(Transaction()) { isDragging = true }
    value.editingChanged(true)
  }

  private func choose(_ x: CGFloat) {
    let fraction = geometry.fraction(at: x - geometry.grip)
    value.choose(value.lower + fraction * (value.upper - value.lower), isContinuous: true)
  }
}

/// What a slider looks like.
private struct SliderFace: View {
  let value: SliderValue
  let geometry: SliderGeometry
  let isDragging: Bool
  @Environment(\.controlInteraction) private var interaction
  @Environment(\.displayScale) private var scale

  var body: some View {
    SliderLayout(fraction: value.fraction, geometry: geometry) {
      Capsule()
        .fill(interaction.isHovered ? ControlColors.trackHovered : ControlColors.track)
        .animation(ControlMetrics.respond, value: interaction)
      Capsule().fill(TintShapeStyle())
      knob
    }
    .contentShape(Rectangle())
  }

  private var knob: some View {
    let isLarge = isDragging || interaction.isHovered
    return ZStack {
      Circle().fill(ControlColors.shadow.opacity(0.2)).offset(y: 1)
      Circle().fill(ControlColors.knob)
      Circle().strokeBorder(
        ControlColors.shadow.opacity(0.16), lineWidth: ControlMetrics.hairline(scale))
    }
    .overlay { FocusRing(shape: Circle()) }
    .animating(ControlMetrics.press, value: isLarge) {
      $0.scaleEffect(isDragging ? 1.1 : isLarge ? 1.06 : 1)
    }
  }
}

// Unchecked: written and read on the main thread.
/// Where a slider's track is, for its gesture to read after layout.
final class SliderGeometry: @unchecked Sendable {
  fileprivate(set) var width: CGFloat = 0
  /// How far right of the knob's centre the pointer holds it.
  var grip: CGFloat = 0

  private var travel: CGFloat { max(width - ControlMetrics.sliderKnob, 0) }

  /// The centre of the knob, in points from the left edge.
  func knobCentre(_ fraction: Double) -> CGFloat {
    ControlMetrics.sliderKnob / 2 + travel * fraction
  }

  /// The fraction at which the knob's centre would be at `x`.
  func fraction(at x: CGFloat) -> Double {
    guard travel > 0 else { return 0 }
    return min(max((x - ControlMetrics.sliderKnob / 2) / travel, 0), 1)
  }
}

/// Places a track, its filled part and the knob.
private struct SliderLayout: GuidelessLayout {
  let fraction: Double
  let geometry: SliderGeometry

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    let offered = proposal.width ?? ControlMetrics.sliderIdealWidth
    let width = offered.isFinite ? offered : ControlMetrics.sliderIdealWidth
    return CGSize(
      width: max(width, ControlMetrics.sliderKnob),
      height: ControlMetrics.height(.regular))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    geometry.width = bounds.width
    let centre = geometry.knobCentre(fraction)
    let thickness = ControlMetrics.sliderTrack
    place(subviews[0], 0, bounds.width, thickness, bounds)
    place(subviews[1], 0, max(centre, thickness), thickness, bounds)
    let knob = ControlMetrics.sliderKnob
    place(subviews[2], centre - knob / 2, knob, knob, bounds)
  }

  private func place(
    _ subview: LayoutSubview, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat, _ bounds: CGRect
  ) {
    subview.place(
      at: CGPoint(x: bounds.minX + x, y: bounds.midY - height / 2),
      proposal: ProposedViewSize(width: width, height: height))
  }
}
