import SwiftUI

/// Controls in styles of one's own.
struct SquishButtonStyle: ButtonStyle {
  var color = Color.blue

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 20)
      .padding(.vertical, 10)
      .background(color, in: Capsule())
      .foregroundStyle(.white)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .opacity(configuration.isPressed ? 0.8 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == SquishButtonStyle {
  static var squish: SquishButtonStyle { SquishButtonStyle() }
}

struct BulbToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Circle()
          .fill(configuration.isOn ? .yellow : .gray)
          .frame(width: 24, height: 24)
          .shadow(color: .yellow, radius: configuration.isOn ? 8 : 0)
      }
    }
    .buttonStyle(.plain)
    .animation(.snappy, value: configuration.isOn)
  }
}

struct PressableDemo: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 16) {
      Button("Squish") { isOn.toggle() }.buttonStyle(.squish)
      Button {
        isOn = false
      } label: {
        Label("Off", systemImage: "xmark")
      }
      .buttonStyle(SquishButtonStyle(color: .red))
      Toggle("Light", isOn: $isOn).toggleStyle(BulbToggleStyle())
      Toggle(isOn: $isOn) { Text("Switch") }.toggleStyle(.switch)
      Button("Bordered") {}.buttonStyle(.bordered).tint(.green)
    }
    .padding()
  }
}
