import SwiftUI

// As it stands in an Xcode project: the product SwiftUI is imported by that name, and the colours and
// pictures come from the asset catalogue beside this file.

@main
struct Ported: App {
  var body: some Scene {
    WindowGroup("Ported") { Card() }
  }
}

struct Card: View {
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 16) {
      Image(.leaf)
        .resizable()
        .frame(width: isOpen ? 160 : 80, height: isOpen ? 160 : 80)
        .rotationEffect(.degrees(isOpen ? 360 : 0))
      Text("Autumn")
        .foregroundStyle(.paper)
    }
    .padding(40)
    .background(Color("Bark"), in: .rect(cornerRadius: 24))
    .onTapGesture { withAnimation(.bouncy) { isOpen.toggle() } }
  }
}

#Preview("Closed", traits: .sizeThatFitsLayout) { Card() }
