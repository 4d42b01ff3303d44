import SwiftUI

/// Effects on pixels.
struct Layers: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 20) {
      ZStack {
        Circle().fill(.red).offset(x: isOn ? -20 : 0)
        Circle().fill(.green).offset(x: isOn ? 20 : 0).blendMode(.screen)
        Circle().fill(.blue).offset(y: isOn ? 20 : 0).blendMode(.screen)
      }
      .frame(width: 80, height: 80)
      .compositingGroup()
      Text("Blur").font(.title).blur(radius: isOn ? 6 : 0)
      Text("Colours")
        .saturation(isOn ? 0 : 1)
        .brightness(isOn ? 0.2 : 0)
        .contrast(isOn ? 1.4 : 1)
        .grayscale(isOn ? 0.5 : 0)
        .colorMultiply(isOn ? .yellow : .white)
        .drawingGroup()
      RoundedRectangle(cornerRadius: 10)
        .fill(.background)
        .shadow(radius: isOn ? 12 : 2)
        .frame(width: 100, height: 40)
      Button("Switch") { withAnimation(.easeInOut) { isOn.toggle() } }
    }
    .padding()
  }
}
