import SwiftUI

struct FloatingMenu: View {
  @State private var isOpen = false
  private let actions: [(icon: String, color: Color)] = [
    ("pencil", .orange), ("photo", .green), ("trash", .red),
  ]

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Color.clear
      ForEach(Array(actions.enumerated()), id: \.offset) { index, action in
        Button(action: { withAnimation(.spring()) { isOpen = false } }) {
          Image(systemName: action.icon)
            .foregroundColor(.white)
            .frame(width: 44, height: 44)
            .background(Circle().fill(action.color))
        }
        .buttonStyle(PlainButtonStyle())
        .offset(y: isOpen ? CGFloat(-64 * (index + 1)) : 0)
        .opacity(isOpen ? 1 : 0)
        .scaleEffect(isOpen ? 1 : 0.3)
        .animation(
          .spring(response: 0.35, dampingFraction: 0.6).delay(isOpen ? Double(index) * 0.05 : 0),
          value: isOpen)
      }
      Button {
        isOpen.toggle()
      } label: {
        Image(systemName: "plus")
          .font(.title2.bold())
          .rotationEffect(.degrees(isOpen ? 45 : 0))
          .frame(width: 56, height: 56)
          .background(.blue, in: Circle())
          .foregroundStyle(.white)
          .shadow(color: .black.opacity(0.3), radius: 6, x: 0, y: 3)
      }
      .buttonStyle(.plain)
      .animation(.interpolatingSpring(stiffness: 170, damping: 12), value: isOpen)
    }
    .padding(30)
    .edgesIgnoringSafeArea(.all)
  }
}
