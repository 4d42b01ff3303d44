import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

// The views of ours in whose place older ones stand.

/// A wheel that turns.
struct WheelLook: View {
  let isTurning: Bool
  let hides: Bool
  let isLarge: Bool
  let color: Color?

  var body: some View {
    ProgressView().progressViewStyle(.circular).tint(color)
      .scaleEffect(isLarge ? 1.8 : 1)
      .opacity(isTurning || !hides ? 1 : 0)
  }
}

/// Dots for pages.
struct DotsLook: View {
  let count: Int
  let current: Int
  let hasGround: Bool
  let color: Color?
  let currentColor: Color?

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<max(0, count), id: \.self) { index in
        Circle()
          .fill(
            index == current
              ? currentColor ?? Color.white : color ?? Color.white.opacity(0.35)
          )
          .frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 9)
    .background { if hasGround, count > 0 { Capsule().fill(.ultraThinMaterial) } }
  }
}
