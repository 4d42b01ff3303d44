import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// A grid of tiles that all turn about their middle, seen in perspective.
struct Tiles: View {
  let count: Int
  let writer: Writer
  @State private var angle = 0.0

  private static let columns = 25
  private static let size = CGSize(width: 44, height: 28)

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<count, id: \.self) { number in
        RoundedRectangle(cornerRadius: 6)
          .fill(number % 2 == 0 ? Color.teal : Color.orange)
          .frame(width: Self.size.width - 6, height: Self.size.height - 6)
          .rotation3DEffect(.degrees(angle), axis: (x: 0.3, y: 1, z: 0), perspective: 0.6)
          .position(place(of: number))
      }
    }
    .onAppear { writer.change = { withAnimation(.smooth) { angle += 180 } } }
  }

  private func place(of index: Int) -> CGPoint {
    CGPoint(
      x: (Double(index % Self.columns) + 0.5) * Self.size.width,
      y: (Double(index / Self.columns) + 0.5) * Self.size.height)
  }
}
