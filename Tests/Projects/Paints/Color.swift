import SwiftUI

// The name of a type of the framework that the program takes for one of its own: in its files the word means this.
struct Color: View {
  @State private var isOn = false

  var body: some View {
    Rectangle()
      .fill(isOn ? SwiftUI.Color.sky : .red)
      .foregroundStyle(.sky)
      .animation(.default, value: isOn)
      .onTapGesture { isOn.toggle() }
  }
}
