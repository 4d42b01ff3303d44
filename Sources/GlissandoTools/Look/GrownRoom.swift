package import Foundation
import GlissandoControls
import GlissandoDrawing
import GlissandoMotion
package import GlissandoViews

/// Shows content that is laid out in points of its own larger where people want larger text: letters, controls and all
/// else alike, as far as there is room for the whole of it.
package struct GrownRoom<Content: View>: View {
  private let content: (CGSize) -> Content
  @ScaledMetric private var textScale = 1.0

  /// A room for content that is whole in the smallest window, and is told how much room it has.
  package init(@ViewBuilder content: @escaping (CGSize) -> Content) { self.content = content }

  /// The content in as many points fewer as it is shown larger.
  package var body: some View {
    GeometryReader { proxy in
      let growth = growth(in: proxy.size)
      let room = CGSize(width: proxy.size.width / growth, height: proxy.size.height / growth)
      content(room)
        .frame(width: room.width, height: room.height, alignment: .topLeading)
        .scaleEffect(growth, anchor: .topLeading)
        // What is written in text styles grows with the room, and not twice; what opens from it grows with it.
        .dynamicTypeSize(.large)
        .environment(\.textScale, 1)
        .opensGrown(by: growth)
    }
  }

  private func growth(in size: CGSize) -> Double {
    let least = CGSize.smallestWindow
    return max(1, min(textScale, size.width / least.width, size.height / least.height))
  }
}

extension CGSize {
  /// The size in points of a window below which its controls would not fit.
  package static let smallestWindow = CGSize(width: 720, height: 450)
}
