import Foundation
import GlissandoDrawing
package import GlissandoViews

/// Makes room for the transport's bar in the content of a window.
///
/// The bar itself lies above the content, because it is neither slowed nor rewound with it; it is
/// laid over the dock's place, without a ground of its own. Outside of a window with a transport a
/// dock is empty.
///
///     VStack(spacing: 0) {
///       Specimens()
///       TransportDock()
///     }
package struct TransportDock: View {
  private let height: Double
  @Environment(\.transport) private var transport

  /// The height that a bar needs at least, in points.
  package nonisolated static let leastHeight = 40.0

  /// Room for the bar: as wide as there is, `height` points high, which is never less than
  /// `leastHeight`.
  package init(height: Double = 44) {
    self.height = max(height, Self.leastHeight)
  }

  package var body: some View {
    GeometryReader { proxy in
      let frame = proxy.frame(in: .global)
      Color.clear
        .onAppear { transport?.slot = frame }
        .onChange(of: frame) { transport?.slot = frame }
    }
    .frame(height: height)
    .onDisappear { transport?.slot = nil }
  }
}
