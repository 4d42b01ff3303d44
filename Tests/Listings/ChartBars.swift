import SwiftUI

/// Bars that grow one after another.
struct ChartBars: View {
  @State private var values: [Double] = [0.2, 0.5, 0.8, 0.4, 0.6]
  @State private var isGrown = false

  var body: some View {
    VStack(spacing: 20) {
      HStack(alignment: .bottom, spacing: 8) {
        ForEach(values.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 4)
            .fill(Color.accentColor.opacity(0.4 + values[index] / 2))
            .frame(width: 24, height: isGrown ? values[index] * 160 : 4)
            .animation(
              .spring(response: 0.5, dampingFraction: 0.7).delay(Double(index) * 0.08),
              value: isGrown)
        }
      }
      .frame(height: 170, alignment: .bottom)
      Button(isGrown ? "Shrink" : "Grow") { isGrown.toggle() }
      Button("Change") {
        withAnimation(.smooth) { values = values.map { 1 - $0 } }
      }
    }
    .padding()
  }
}
