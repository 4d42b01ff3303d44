import SwiftUI

struct PhotoParallax: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 16) {
        ForEach(0..<8) { index in
          ZStack {
            LinearGradient(
              colors: [Color(hue: Double(index) / 8, saturation: 0.7, brightness: 0.9), .black],
              startPoint: .topLeading, endPoint: .bottomTrailing)
            Image(systemName: "leaf.fill")
              .font(.system(size: 90))
              .foregroundStyle(.white.opacity(0.7))
              .scrollTransition(axis: .horizontal) { content, phase in
                content.offset(x: phase.isIdentity ? 0 : phase.value * -120)
              }
          }
          .containerRelativeFrame(.horizontal)
          .frame(height: 260)
          .clipShape(RoundedRectangle(cornerRadius: 32))
          .scrollTransition { content, phase in
            content
              .opacity(phase.isIdentity ? 1 : 0.4)
              .scaleEffect(phase.isIdentity ? 1 : 0.85)
              .rotationEffect(.degrees(phase.value * 3))
              .blur(radius: phase.isIdentity ? 0 : 3)
          }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(32)
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
  }
}
