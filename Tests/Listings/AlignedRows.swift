import SwiftUI

/// Alignments that animate.
extension VerticalAlignment {
  private struct WaistAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }
  static let waist = VerticalAlignment(WaistAlignment.self)
}

struct AlignedRows: View {
  @State private var selected = 0

  var body: some View {
    HStack(alignment: .waist) {
      Text("Here")
        .alignmentGuide(.waist) { $0[VerticalAlignment.center] }
      VStack(alignment: .leading) {
        ForEach(0..<4) { index in
          if index == selected {
            row(index).alignmentGuide(.waist) { dimensions in dimensions[VerticalAlignment.center] }
          } else {
            row(index)
          }
        }
      }
      VStack(alignment: selected.isMultiple(of: 2) ? .leading : .trailing) {
        Text("Short")
        Text("Rather longer")
      }
    }
    .padding()
  }

  private func row(_ index: Int) -> some View {
    Text("Row \(index)")
      .padding(.vertical, 4)
      .onTapGesture { withAnimation(.snappy) { selected = index } }
  }
}
