import Foundation
import Glissando
import GlissandoTools
import GlissandoViews

/// A control point that a hand or the arrow keys move.
struct CurveHandle: View {
  let name: String
  let point: CGPoint
  let tint: Color
  let unit: Double
  /// Moves the point: the closure makes a new coordinate of an old one, by what is known of it.
  let move: @MainActor ((ParameterTraits, Double) -> Double) -> Void
  @FocusState private var isFocused: Bool
  @State private var isHovered = false
  @Environment(\.paperPalette) private var palette

  var body: some View {
    ZStack {
      Circle().fill(tint.opacity(0.22))
        .frame(width: 28 * unit, height: 28 * unit)
        .scaleEffect(isHovered || isFocused ? 1 : 0.4)
        .opacity(isHovered || isFocused ? 1 : 0)
        .animation(.snappy(duration: 0.2), value: isHovered || isFocused)
      Circle().fill(palette.raised)
        .frame(width: 14 * unit, height: 14 * unit)
        .overlay { Circle().strokeBorder(tint, lineWidth: 3 * unit) }
    }
    // As large as a finger needs.
    .frame(width: 36 * unit, height: 36 * unit)
    .contentShape(Circle())
    .onHover { isHovered = $0 }
    .focusableUnmarked()
    .focused($isFocused)
    .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { handle($0) }
    .accessibilityLabel(name)
    .accessibilityValue(
      "\(Double(point.x).text(places: 2)), \(Double(point.y).text(places: 2))")
  }

  private func handle(_ press: KeyPress) -> KeyPress.Result {
    let isHorizontal = press.key == .leftArrow || press.key == .rightArrow
    let count = press.key == .leftArrow || press.key == .downArrow ? -1 : 1
    move { traits, value in
      // A coordinate that goes from 0 to 1 is the time.
      let isTime = traits.validRange == 0...1
      return isTime == isHorizontal
        ? traits.stepped(value, by: count, StepSize(press.modifiers)) : value
    }
    return .handled
  }
}
