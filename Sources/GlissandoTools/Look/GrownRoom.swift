package import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
package import GlissandoViews

/// Shows content that is laid out in points of its own larger where people want larger text: letters, controls and all
/// else alike, as far as there is room for the whole of it.
package struct GrownRoom<Content: View>: View {
  private let content: (CGSize) -> Content
  @Environment(\.textScale) private var textScale

  /// A room for content that is whole in the smallest window, and is told how much room it has.
  package init(@ViewBuilder content: @escaping (CGSize) -> Content) { self.content = content }

  /// The content in as many points fewer as it is shown larger.
  package var body: some View {
    GeometryReader { proxy in
      let growth = proxy.size.growth(byText: textScale)
      let room = CGSize(width: proxy.size.width / growth, height: proxy.size.height / growth)
      content(room)
        .frame(width: room.width, height: room.height, alignment: .topLeading)
        .scaleEffect(growth, anchor: .topLeading)
        .growsAsWhole(by: growth)
    }
  }
}

extension View {
  /// Says that the view is shown larger as a whole where people want larger text: what is written in text styles grows with
  /// it, and not twice, and what opens from it grows with it.
  func growsAsWhole(by growth: CGFloat) -> some View {
    dynamicTypeSize(.large).environment(\.textScale, 1).opensGrown(by: growth)
  }
}

extension CGSize {
  /// The size in points of a window below which its controls would not fit.
  package static let smallestWindow = CGSize(width: 720, height: 450)

  /// What letters and controls are scaled by in a window of this size: 1 in one of 1280 × 800, within bounds.
  package func unit(within bounds: ClosedRange<Double>) -> Double {
    let fit = Double(min(width / 1280, height / 800))
    return min(max(fit, bounds.lowerBound), bounds.upperBound)
  }

  /// By how much all in a window of this size is shown larger where people want text larger by a factor: as far as that
  /// leaves the room of the smallest window.
  func growth(byText textScale: Double) -> Double {
    let least = Self.smallestWindow
    return max(1, min(textScale, width / least.width, height / least.height))
  }
}
