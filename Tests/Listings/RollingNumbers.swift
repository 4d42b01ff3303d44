import SwiftUI

/// Text that exchanges its content.
struct RollingNumbers: View {
  @State private var score = 98
  @State private var price = 12.5
  @State private var isBold = false

  var body: some View {
    VStack(spacing: 16) {
      Text("\(score)")
        .font(.system(size: 48, weight: .bold, design: .rounded))
        .monospacedDigit()
        .contentTransition(.numericText())
      Text(price, format: .number.precision(.fractionLength(2)))
        .contentTransition(.numericText(value: price))
      Text("\(score) left")
        .contentTransition(.numericText(countsDown: true))
      Text(isBold ? "Finished" : "Working")
        .fontWeight(isBold ? .bold : .regular)
        .contentTransition(.opacity)
      Text(isBold ? "At once" : "Now").contentTransition(.identity)
      Text("Mixed").foregroundStyle(isBold ? .red : .blue).contentTransition(.interpolate)

      HStack {
        Button("Add") { withAnimation { score += 7 } }
        Button("Take") {
          withAnimation(.snappy) {
            score -= 3; price -= 0.75
          }
        }
        Button("Bold") { withAnimation(.easeInOut) { isBold.toggle() } }
      }
    }
    .padding()
  }
}
