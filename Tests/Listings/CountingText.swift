import SwiftUI

/// Numbers that count, by a view, by a modifier and by the modifier of old.
struct CountingView: View, Animatable {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  var body: some View { Text("\(Int(value))").font(.title) }
}

struct CountingModifier: ViewModifier, Animatable {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay(Text(String(format: "%.1f", value)))
  }
}

struct PercentModifier: AnimatableModifier {
  var percent: CGFloat

  var animatableData: CGFloat {
    get { percent }
    set { percent = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay(Text("\(Int(percent * 100)) %").foregroundColor(.white))
  }
}

struct CountingDemo: View {
  @State private var value = 0.0

  var body: some View {
    VStack {
      CountingView(value: value)
      Circle().fill(.gray).frame(width: 80, height: 80).modifier(CountingModifier(value: value))
      Circle().fill(.black).frame(width: 80, height: 80)
        .modifier(PercentModifier(percent: value / 100))
      Button("Count") {
        withAnimation(.easeOut(duration: 1)) { value = value == 0 ? 100 : 0 }
      }
    }
  }
}
