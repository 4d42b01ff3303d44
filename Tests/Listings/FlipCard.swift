import SwiftUI

/// A card with two sides.
struct FlipCard: View {
  @State private var isFlipped = false

  var body: some View {
    VStack(spacing: 30) {
      ZStack {
        side("Back", .indigo)
          .rotation3DEffect(.degrees(isFlipped ? 0 : -180), axis: (x: 0, y: 1, z: 0))
          .opacity(isFlipped ? 1 : 0)
        side("Front", .teal)
          .rotation3DEffect(
            .degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0,
            perspective: 0.4
          )
          .opacity(isFlipped ? 0 : 1)
      }
      .onTapGesture {
        withAnimation(.easeInOut(duration: 0.6)) { isFlipped.toggle() }
      }
      Button("Flip") { withAnimation(.bouncy) { isFlipped.toggle() } }
    }
  }

  func side(_ title: String, _ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(color)
      .frame(width: 180, height: 120)
      .overlay(Text(title).font(.title2).foregroundColor(.white))
  }
}
