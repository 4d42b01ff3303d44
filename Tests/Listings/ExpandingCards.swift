import SwiftUI

/// Cards in a scroll view that open.
struct ExpandingCards: View {
  @State private var opened: Set<Int> = [1]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 10) {
        ForEach(0..<20, id: \.self) { number in
          VStack(alignment: .leading) {
            HStack {
              Text("Card \(number)").font(.headline)
              Spacer()
              Image(systemName: "chevron.right")
                .rotationEffect(.degrees(opened.contains(number) ? 90 : 0))
            }
            if opened.contains(number) {
              Text("What is inside this card is longer than its title, and wraps.")
                .foregroundStyle(.secondary)
                .transition(.opacity.combined(with: .move(edge: .top)))
            }
          }
          .padding()
          .background(.gray.opacity(0.15), in: .rect(cornerRadius: 12))
          .contentShape(.rect)
          .onTapGesture {
            withAnimation(.snappy) {
              if !opened.insert(number).inserted { opened.remove(number) }
            }
          }
        }
      }
      .padding()
    }
    .frame(width: 320, height: 400)
  }
}
