import SwiftUI

struct VisualEffectView: UIViewRepresentable {
  var style: UIBlurEffect.Style

  func makeUIView(context: Context) -> UIVisualEffectView {
    UIVisualEffectView(effect: UIBlurEffect(style: style))
  }

  func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
    uiView.effect = UIBlurEffect(style: style)
  }
}

struct BlurOfOldTimes: View {
  @State private var isShown = false

  init() {
    UITabBar.appearance().isHidden = true
    UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
  }

  var body: some View {
    ZStack {
      LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom)
      Text("Below")
      if isShown {
        VisualEffectView(style: .systemUltraThinMaterial).transition(.move(edge: .bottom))
      }
    }
    .onTapGesture { withAnimation { isShown.toggle() } }
    .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification))
    {
      _ in isShown = true
    }
  }
}
