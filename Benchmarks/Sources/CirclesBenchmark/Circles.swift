import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// Circles that all get another place every half second, each moved there by a spring in x and one
/// in y: written as anybody would write it.
struct Circles: View {
  let count: Int

  @State private var round = 0

  private static let size = CGSize(width: 1280, height: 800)
  private static let radius = 6.0

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { index in
        Circle()
          .fill(color(index))
          .frame(width: 2 * Self.radius, height: 2 * Self.radius)
          .position(place(index))
      }
    }
    .task { @MainActor in
      while !Task.isCancelled {
        withAnimation(.spring(duration: 0.6, bounce: 0.3)) { round += 1 }
        try? await Task.sleep(for: .milliseconds(500))
      }
    }
  }

  private func color(_ index: Int) -> Color {
    Color(hue: Double(index % 12) / 12, saturation: 0.7, brightness: 0.9)
  }

  /// Scattered over the window, differently in every round; the golden ratio scatters evenly.
  private func place(_ index: Int) -> CGPoint {
    let x = Double(index) * 0.618_034 + Double(round) * 0.37
    let y = Double(index) * 0.414_214 + Double(round) * 0.23
    return CGPoint(
      x: (x - x.rounded(.down)) * Self.size.width, y: (y - y.rounded(.down)) * Self.size.height)
  }
}
