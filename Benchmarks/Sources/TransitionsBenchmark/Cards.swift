import Foundation
import GlissandoDrawing
import GlissandoMotion
import GlissandoViews

/// What lets somebody outside change the views.
@MainActor
final class Writer {
  var change: (() -> Void)?
}

/// A grid of cards that all go at once, while as many others come in their places.
struct Cards: View {
  let count: Int
  let writer: Writer
  @State private var generation = 0

  static let columns = 25
  static let size = CGSize(width: 44, height: 28)

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(generation * count..<(generation + 1) * count, id: \.self) { number in
        RoundedRectangle(cornerRadius: 6)
          .fill(number / count % 2 == 0 ? Color.teal : Color.orange)
          .frame(width: Self.size.width - 6, height: Self.size.height - 6)
          .position(place(of: number % count))
          .transition(.scale.combined(with: .opacity))
      }
    }
    .onAppear { writer.change = { withAnimation(.smooth) { generation += 1 } } }
  }

  private func place(of index: Int) -> CGPoint {
    CGPoint(
      x: (Double(index % Self.columns) + 0.5) * Self.size.width,
      y: (Double(index / Self.columns) + 0.5) * Self.size.height)
  }
}
