import SwiftUI

/// A button that answers with several motions at once.
struct LikeButton: View {
  @State private var isLiked = false
  @State private var likes = 41

  var body: some View {
    Button {
      isLiked.toggle()
      withAnimation(.snappy) { likes += isLiked ? 1 : -1 }
    } label: {
      HStack {
        ZStack {
          Image(systemName: isLiked ? "heart.fill" : "heart")
            .font(.system(size: 32))
            .foregroundColor(isLiked ? .red : .gray)
            .scaleEffect(isLiked ? 1.2 : 1)
            .animation(.interpolatingSpring(stiffness: 170, damping: 8), value: isLiked)
          Circle()
            .strokeBorder(lineWidth: isLiked ? 0 : 20)
            .foregroundStyle(.pink)
            .frame(width: 60, height: 60)
            .scaleEffect(isLiked ? 1.3 : 0)
            .animation(.easeOut(duration: 0.5), value: isLiked)
          ForEach(0..<6) { index in
            Circle()
              .fill(Color(hue: Double(index) / 6, saturation: 1, brightness: 1))
              .frame(width: 5, height: 5)
              .offset(y: isLiked ? -40 : 0)
              .rotationEffect(.degrees(Double(index) * 60))
              .opacity(isLiked ? 0 : 1)
              .animation(.easeOut(duration: 0.6).delay(0.1), value: isLiked)
          }
        }
        Text("\(likes)").contentTransition(.numericText(value: Double(likes)))
      }
    }
    .buttonStyle(.plain)
    .padding(40)
  }
}
