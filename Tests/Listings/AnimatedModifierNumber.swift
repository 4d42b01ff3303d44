import SwiftUI

struct AnimatableNumberModifier: AnimatableModifier {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay(Text("\(Int(number))").font(.title.monospacedDigit()))
  }
}

struct ShakeEffect: GeometryEffect {
  var amount: CGFloat = 10
  var shakesPerUnit = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}

extension View {
  func animatingOverlay(for number: Double) -> some View {
    modifier(AnimatableNumberModifier(number: number))
  }
  func shake(_ count: Int) -> some View { modifier(ShakeEffect(animatableData: CGFloat(count))) }
}

struct AnimatedModifierNumber: View {
  @State private var number = 0.0
  @State private var attempts = 0
  @State private var font: CGFloat = 24

  var body: some View {
    VStack(spacing: 20) {
      Color.clear.frame(width: 120, height: 60).animatingOverlay(for: number)
      Text("Wrong").shake(attempts)
      Text("Grows").font(.system(size: font)).animation(.spring(.bouncy), value: font)
      Gauge(value: number, in: 0...100) {
        Text("Load")
      } currentValueLabel: {
        Text(number, format: .number.precision(.fractionLength(0)))
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(Gradient(colors: [.green, .red]))
      ProgressView(value: number, total: 100)
      Button("Go") {
        withAnimation(.easeInOut(duration: 2)) { number = Double.random(in: 50...100) }
        withAnimation(.default) { attempts += 1 }
        font = font == 24 ? 40 : 24
      }
      .keyboardShortcut(.defaultAction)
    }
  }
}
