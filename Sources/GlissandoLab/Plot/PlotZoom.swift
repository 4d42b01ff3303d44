import Foundation
import Glissando
import GlissandoTools
import GlissandoViews

/// What zooms and moves a plot: two fingers and the wheel with Control about where they are, with Shift
/// in the values of the band there; the wheel, and a drag of what does not show the whole, move it.
struct PlotZoom: ViewModifier {
  let content: PlotContent
  /// Where the scales are going.
  let target: PlotScales
  /// Where things are now.
  let layout: PlotLayout
  let cursor: Binding<Double?>
  let window: Binding<PlotWindow>?
  /// What two fingers have done when they were last heard of.
  @State private var pinch = Pinch()
  /// Where the pointer was that holds the plot; nil while none does.
  @State private var held: CGPoint?

  private struct Pinch {
    var scale = 1.0
    var angle = 0.0
  }

  /// How a plot goes to what a key or a notch of the wheel shows.
  static let motion = Animation.smooth(duration: 0.22)
  /// What is magnified by less, or moved by fewer points, comes from fingers: many steps that are smooth already.
  private static let leastNotch = (factor: 1.05, distance: 16.0)
  /// How much a radian magnifies where a notch of the wheel stands for 5° with Shift, and for a tenth without.
  private static let zoomPerRadian = log(1.1) / (Double.pi / 36)

  func body(content: Content) -> some View {
    if let window {
      content
        .simultaneousGesture(drag(window), isEnabled: target.isPart)
        .gesture(pinching)
        .simultaneousGesture(TapGesture(count: 2).onEnded { show { $0 = PlotWindow() } })
        .onWheel { turn($0) }
    } else {
      content
    }
  }

  private func show(animated: Bool = true, _ change: (inout PlotWindow) -> Void) {
    guard let window else { return }
    var next = window.wrappedValue
    change(&next)
    guard next != window.wrappedValue else { return }
    withAnimation(animated ? Self.motion : nil) { window.wrappedValue = next }
  }

  // MARK: Zooming

  private var pinching: some Gesture {
    MagnifyGesture(minimumScaleDelta: 0).simultaneously(
      with: RotateGesture(minimumAngleDelta: .zero)
    )
    .onChanged { value in
      let next = Pinch(
        scale: Double(value.first?.magnification ?? 1), angle: value.second?.rotation.radians ?? 0)
      let factor = next.scale / pinch.scale
      let turn = next.angle - pinch.angle
      pinch = next
      // Only the wheel with Shift turns without magnifying.
      if factor != 1 {
        zoom(by: factor, at: value.first?.startLocation ?? .zero)
      } else if turn != 0 {
        zoomValues(by: exp(turn * Self.zoomPerRadian), at: value.first?.startLocation ?? .zero)
      }
    }
    .onEnded { _ in pinch = Pinch() }
    .onCancelled { _ in pinch = Pinch() }
  }

  private func zoom(by factor: Double, at point: CGPoint) {
    let time = time(at: point, in: target)
    show(animated: isNotch(factor)) { $0.zoom(by: factor, about: time, in: content) }
  }

  /// The time of a place where scales are there, kept on the axis.
  private func time(at point: CGPoint, in scales: PlotScales) -> Double {
    let share = (point.x - layout.left) / max(layout.right - layout.left, 1)
    return scales.times.lower + min(max(share, 0), 1) * scales.times.length
  }

  private func zoomValues(by factor: Double, at point: CGPoint) {
    guard let band = layout.band(at: point.y) else { return }
    let rect = layout[band].rect
    let share = min(max((rect.maxY - point.y) / rect.height, 0), 1)
    let value = target[band].lower + share * target[band].length
    show(animated: isNotch(factor)) { $0.zoom(band, by: factor, about: value, in: content) }
  }

  private func isNotch(_ factor: Double) -> Bool {
    max(factor, 1 / factor) >= Self.leastNotch.factor
  }

  // MARK: Moving

  /// A turn of the wheel: to the side in time, and what shows a part of the values up and down.
  private func turn(_ delta: CGSize) -> Bool {
    guard let window = window?.wrappedValue, target.isPart else { return false }
    let isUpright = !window.cutBands.isEmpty
    // As in a view that scrolls to the side only, any turn does.
    let x = delta.width == 0 && !isUpright ? delta.height : delta.width
    let y = isUpright ? delta.height : 0
    let isNotch = max(abs(x), abs(y)) >= Self.leastNotch.distance
    show(animated: isNotch) {
      $0.move(
        by: -x / layout.rows.rect.width, values: y / layout[.position].rect.height, in: content)
    }
    return true
  }

  /// Holds the plot where the pointer is, which goes on reading there.
  private func drag(_ window: Binding<PlotWindow>) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        let (from, to) = (held ?? value.startLocation, value.location)
        held = to
        let bands = layout.band(at: value.startLocation.y).map { [$0] } ?? []
        show(animated: false) {
          $0.move(
            by: (from.x - to.x) / layout.rows.rect.width,
            values: (to.y - from.y) / (bands.first.map { layout[$0].rect.height } ?? 1), of: bands,
            in: content)
        }
        cursor.wrappedValue = time(at: to, in: window.wrappedValue.scales(of: content.scales))
      }
      .onEnded { _ in held = nil }
      .onCancelled { _ in held = nil }
  }
}
