import SwiftUI

// Sizes of the screen as constants, and feedback from a class of its own.
let screenWidth = UIScreen.main.bounds.width

enum Sizes {
  static let height = UIScreen.main.bounds.size.height
}

final class Feedback {
  static let shared = Feedback()
  func tap() { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
}

extension UIApplication {
  var topInset: CGFloat { windows.first?.safeAreaInsets.top ?? 0 }
}

struct Card: View {
  @State private var isOpen = false

  var body: some View {
    RoundedRectangle(cornerRadius: isOpen ? 0 : .infinity)
      .fill(Color(UIColor(displayP3Red: 0.9, green: 0.3, blue: 0.2, alpha: 1)))
      .frame(width: isOpen ? screenWidth : 120, height: isOpen ? Sizes.height / 2 : 120)
      .padding(.top, UIApplication.shared.topInset)
      .onTapGesture {
        Feedback.shared.tap()
        withAnimation(.spring(response: 0.5, dampingFraction: 0.7)) { isOpen.toggle() }
      }
  }
}
