import SwiftUI

struct SwipeCard: Identifiable { let id = UUID(); let title: String; let color: Color }

struct SwipeDeck: View {
  @State private var cards = [
    SwipeCard(title: "Rome", color: .orange), SwipeCard(title: "Oslo", color: .blue),
    SwipeCard(title: "Lima", color: .green),
  ]
  @GestureState(resetTransaction: Transaction(animation: .interactiveSpring())) private var drag =
    CGSize.zero
  @GestureState private var isPressing = false

  var body: some View {
    ZStack {
      ForEach(Array(zip(cards.indices, cards)), id: \.1.id) { index, card in
        let isTop = index == cards.count - 1
        RoundedRectangle(cornerRadius: 24, style: .continuous)
          .fill(card.color.gradient)
          .overlay(alignment: .bottomLeading) {
            Text(card.title).font(.title.bold()).foregroundStyle(.white).padding()
          }
          .frame(width: 220, height: 300)
          .scaleEffect(1 - CGFloat(cards.count - 1 - index) * 0.05)
          .offset(y: CGFloat(cards.count - 1 - index) * -14)
          .offset(isTop ? drag : .zero)
          .rotationEffect(isTop ? .degrees(Double(drag.width / 14)) : .zero)
          .gesture(isTop ? swipe(card) : nil)
          .transition(
            .asymmetric(insertion: .identity, removal: .offset(x: 500).combined(with: .opacity))
          )
          .zIndex(Double(index))
      }
    }
    .animation(.spring(response: 0.4, dampingFraction: 0.75), value: cards.count)
  }

  private func swipe(_ card: SwipeCard) -> some Gesture {
    DragGesture(minimumDistance: 4, coordinateSpace: .global)
      .updating($drag) { value, state, transaction in
        state = value.translation
        transaction.animation = nil
      }
      .onEnded { value in
        guard abs(value.predictedEndTranslation.width) > 160 else { return }
        cards.removeAll { $0.id == card.id }
      }
  }
}
