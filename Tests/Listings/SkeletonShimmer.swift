import SwiftUI

/// Placeholders that shimmer until the content is there.
struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = 0
  var duration = 1.5
  var bounce = false

  func body(content: Content) -> some View {
    content
      .modifier(
        AnimatedMask(phase: phase).animation(
          Animation.linear(duration: duration).repeatForever(autoreverses: bounce))
      )
      .onAppear { phase = 0.8 }
  }

  struct AnimatedMask: AnimatableModifier {
    var phase: CGFloat = 0

    var animatableData: CGFloat {
      get { phase }
      set { phase = newValue }
    }

    func body(content: Content) -> some View {
      content.mask(GradientMask(phase: phase).scaleEffect(3))
    }
  }

  struct GradientMask: View {
    let phase: CGFloat

    var body: some View {
      LinearGradient(
        gradient: Gradient(stops: [
          .init(color: .black, location: phase),
          .init(color: .black.opacity(0.3), location: phase + 0.1),
          .init(color: .black, location: phase + 0.2),
        ]), startPoint: .topLeading, endPoint: .bottomTrailing)
    }
  }
}

extension View {
  @ViewBuilder func shimmering(active: Bool = true) -> some View {
    if active { modifier(Shimmer()) } else { self }
  }
}

struct SkeletonDemo: View {
  @State private var isLoading = true

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<3) { index in
        RoundedRectangle(cornerRadius: 4)
          .fill(.gray)
          .frame(width: 200 - CGFloat(index) * 40, height: 14)
      }
      .shimmering(active: isLoading)
      Button("Loaded") { withAnimation { isLoading = false } }
    }
    .padding()
  }
}
