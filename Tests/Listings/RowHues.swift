import SwiftUI

struct RowHues: View {
  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 12) {
        ForEach(0..<30, id: \.self) { index in
          RoundedRectangle(cornerRadius: 24)
            .fill(.purple)
            .frame(height: 70)
            .overlay { Text("Row \(index)").foregroundStyle(.white) }
            .visualEffect { content, proxy in
              content
                .hueRotation(.degrees(proxy.frame(in: .global).origin.y / 10))
                .offset(x: max(0, -proxy.frame(in: .scrollView).minY) * 0.3)
                .scaleEffect(
                  max(0.8, 1 - abs(proxy.frame(in: .scrollView(axis: .vertical)).midY - 300) / 2000)
                )
            }
        }
      }
      .padding()
    }
  }
}
