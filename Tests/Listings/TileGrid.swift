import SwiftUI

/// Grids whose tiles change places.
struct TileGrid: View {
  @State private var numbers = Array(1...9)
  @State private var isCompact = false
  private let columns = [GridItem(.adaptive(minimum: 50), spacing: 8)]

  var body: some View {
    VStack {
      LazyVGrid(columns: columns, spacing: 8) {
        ForEach(numbers, id: \.self) { number in
          Text("\(number)")
            .frame(maxWidth: .infinity, minHeight: 40)
            .background(.blue.opacity(Double(number) / 10), in: RoundedRectangle(cornerRadius: 8))
        }
      }
      .frame(width: 200)
      Grid(alignment: .leading, horizontalSpacing: isCompact ? 4 : 20, verticalSpacing: 6) {
        GridRow {
          Text("Name")
          Text("Value")
        }
        Divider()
        GridRow {
          Text("Width").gridColumnAlignment(.trailing)
          Text("200")
        }
        GridRow {
          Text("All of it").gridCellColumns(2)
        }
      }
      Button("Shuffle") { withAnimation(.spring) { numbers.reverse() } }
      Button("Compact") { withAnimation { isCompact.toggle() } }
    }
    .padding()
  }
}
