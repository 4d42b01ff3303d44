import SwiftUI

struct LoadingDots: View {
  @State private var isAnimating = false

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<3) { index in
        Circle()
          .fill(Color.accentColor)
          .frame(width: 16, height: 16)
          .scaleEffect(isAnimating ? 1 : 0.4)
          .opacity(isAnimating ? 1 : 0.3)
          .animation(
            .easeInOut(duration: 0.6).repeatForever().delay(0.2 * Double(index)), value: isAnimating
          )
      }
    }
    .onAppear { isAnimating = true }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Loading")
    .accessibilityAddTraits(.updatesFrequently)
  }
}

struct ArcSpinner: View {
  @State private var angle = 0.0
  @State private var end: CGFloat = 0.1

  var body: some View {
    Circle()
      .trim(from: 0, to: end)
      .stroke(
        AngularGradient(gradient: Gradient(colors: [.blue, .mint]), center: .center),
        style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round)
      )
      .frame(width: 64, height: 64)
      .rotationEffect(Angle(degrees: angle))
      .onAppear {
        withAnimation(Animation.linear(duration: 1).repeatForever(autoreverses: false)) {
          angle = 360
        }
        withAnimation(Animation.easeInOut(duration: 1.4).repeatForever()) { end = 0.85 }
      }
  }
}

struct LoadingDots_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      LoadingDots()
      ArcSpinner()
        .preferredColorScheme(.dark)
    }
    .previewLayout(.sizeThatFits)
  }
}
