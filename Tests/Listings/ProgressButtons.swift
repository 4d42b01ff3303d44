import SwiftUI

enum LoadState: Equatable { case idle, loading(Double), done }

struct ProgressButtons: View {
  @State private var state: LoadState = .idle

  var body: some View {
    Button {
      start()
    } label: {
      ZStack {
        switch state {
        case .idle: Text("Download").transition(.blurReplace)
        case .loading(let progress):
          ProgressView(value: progress)
            .progressViewStyle(.circular)
            .tint(.white)
            .transition(.blurReplace(.upUp))
        case .done:
          Image(systemName: "checkmark").transition(.scale.combined(with: .opacity))
        }
      }
      .frame(width: state == .idle ? 200 : 56, height: 56)
      .background(state == .done ? Color.green : .blue, in: .capsule)
      .foregroundStyle(.white)
    }
    .buttonStyle(PressStyle())
    .allowsHitTesting(state != .loading(0))
    .disabled(state != .idle)
  }

  private func start() {
    withAnimation(.snappy) { state = .loading(0.2) }
    Task { @MainActor in
      try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
      withAnimation(.bouncy) { state = .done }
    }
  }
}

struct PressStyle: ButtonStyle {
  @Environment(\.isEnabled) var isEnabled
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .opacity(isEnabled ? 1 : 0.9)
      .scaleEffect(configuration.isPressed ? 0.92 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}
