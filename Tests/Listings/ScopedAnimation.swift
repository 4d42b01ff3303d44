import SwiftUI

/// Animations that reach only what their closure adds.
struct ScopedAnimation: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 20) {
      Text("Fades quickly, turns slowly")
        .animation(.linear(duration: 0.2)) { content in
          content.opacity(isOn ? 1 : 0.3)
        }
        .animation(.bouncy(duration: 1)) {
          $0.rotationEffect(.degrees(isOn ? 20 : 0))
        }
        .transaction { transaction in
          transaction.animation = .easeInOut(duration: 0.7)
        } body: { content in
          content.offset(x: isOn ? 60 : 0)
        }
      Circle()
        .frame(width: isOn ? 60 : 30, height: 40)
        .animation(isOn ? .easeIn : .easeOut, value: isOn)
        .animation(nil, value: isOn)
      Circle()
        .fill(isOn ? .red : .blue)
        .frame(width: 30, height: 30)
        .animation(.default)
        .transaction(value: isOn) { $0.animation = $0.animation?.delay(0.1) }
      Button("Toggle") { isOn.toggle() }
    }
  }
}
