import SwiftUI

/// Animation from asynchronous code.

struct DelayedSteps: View {
  @State private var isShown = false
  @State private var step = 0

  var body: some View {
    VStack {
      Text("Hello").opacity(isShown ? 1 : 0).offset(y: isShown ? 0 : 20)
      Text("Step \(step)").id(step).transition(.push(from: .bottom))
    }
    .task {
      try? await Task.sleep(nanoseconds: 10_000_000)
      withAnimation(.easeOut(duration: 0.5)) { isShown = true }
    }
    .onAppear {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        withAnimation { step += 1 }
      }
    }
    .onDisappear { isShown = false }
  }
}
