import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// A track of colours with a knob: one part of a colour that is mixed.
struct ChannelTrack: View {
  /// Where the knob is; [0, 1].
  let value: Double
  /// The colours from its beginning to its end.
  let colors: [Color]
  let choose: (Double) -> Void
  @State private var width: CGFloat = 0

  private static let height: CGFloat = 16
  /// How far an arrow key goes.
  private static let step = 0.02

  var body: some View {
    ZStack(alignment: .leading) {
      Checkers().clipShape(Capsule())
      Capsule().fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
      ChannelKnob().offset(x: (width - Self.height) * value)
    }
    .frame(height: Self.height)
    .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
    .contentShape(Rectangle())
    .gesture(DragGesture(minimumDistance: 0).onChanged { choose(at: $0.location.x) })
    .adjustable(
      value: "\(Int(clamping: (value * 100).rounded())) %",
      range: AccessibleRange(value: value, lower: 0, upper: 1, step: Self.step),
      setNumber: { choose($0) },
      handleKey: handle)
  }

  private func choose(at x: CGFloat) {
    let travel = width - Self.height
    guard travel > 0 else { return }
    choose(min(max((x - Self.height / 2) / travel, 0), 1))
  }

  private func handle(_ press: KeyPress) -> Bool {
    let target: Double
    switch press.key {
    case .leftArrow, .downArrow: target = value - Self.step
    case .rightArrow, .upArrow: target = value + Self.step
    case .home: target = 0
    case .end: target = 1
    default: return false
    }
    if press.phase != .up { choose(min(max(target, 0), 1)) }
    return true
  }
}

/// The knob of a track: a ring through which the colour is seen.
private struct ChannelKnob: View {
  var body: some View {
    Circle()
      .strokeBorder(Color.white, lineWidth: 2.5)
      .frame(width: 16, height: 16)
      .overlay { Circle().strokeBorder(Color.black.opacity(0.25), lineWidth: 0.5) }
      .overlay { FocusRing(shape: Circle()) }
  }
}
