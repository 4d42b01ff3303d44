import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// Words beside the pointer, or below what has the keyboard.
struct Tip: Identifiable {
  let id: Int
  let words: String
  /// What it lies below, in window points.
  let anchor: CGRect
  let environment: EnvironmentValues
}

/// The tip of a view, where it is to be seen.
struct TipView: View {
  let tip: Tip

  var body: some View {
    let growth = tip.environment.openGrowth
    PopupPlacement(anchor: tip.anchor, side: .tip, growth: growth) {
      Grown(by: growth) {
        TipPanel(words: tip.words).modifier(EnvironmentReplacement(values: tip.environment))
      }
    }
    .allowsHitTesting(false)
    .transition(.opacity)
  }
}

/// The surface of a tip.
private struct TipPanel: View {
  let words: String

  private static let radius: CGFloat = 6

  var body: some View {
    Text(words)
      .font(.system(size: 12))
      .foregroundStyle(.primary)
      .lineLimit(nil)
      .multilineTextAlignment(.leading)
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background {
        PanelGround(shape: RoundedRectangle(cornerRadius: Self.radius), shadow: (radius: 6, y: 2))
      }
  }
}
