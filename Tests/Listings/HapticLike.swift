import SwiftUI

struct HapticLike: View {
  @State private var isLiked = false
  @State private var likes = 41

  var body: some View {
    Button {
      withAnimation(.snappy) {
        isLiked.toggle()
        likes += isLiked ? 1 : -1
      }
    } label: {
      Label {
        Text(likes, format: .number)
          .contentTransition(.numericText(value: Double(likes)))
          .fontWidth(.expanded)
      } icon: {
        Image(systemName: isLiked ? "heart.fill" : "heart")
          .foregroundStyle(isLiked ? .red : .primary)
          .scaleEffect(isLiked ? 1.2 : 1)
      }
    }
    .buttonStyle(.plain)
    .font(.title.weight(.semibold).width(.condensed))
    .sensoryFeedback(.impact(weight: .heavy, intensity: 0.8), trigger: isLiked)
    .sensoryFeedback(.success, trigger: likes) { old, new in new > old }
    .sensoryFeedback(trigger: likes) { old, new in new > old ? .increase : .decrease }
    .accessibilityHint("Likes this")
    .help("Like")
  }
}
