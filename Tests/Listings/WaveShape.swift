import SwiftUI

/// A wave whose height and phase move independently.
struct Wave: Shape {
  var strength: Double
  var frequency: Double
  var phase: Double

  var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(strength, AnimatablePair(frequency, phase)) }
    set {
      strength = newValue.first
      frequency = newValue.second.first
      phase = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let wavelength = rect.width / frequency
    path.move(to: CGPoint(x: 0, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 2) {
      let y = strength * sin(x / wavelength + phase) + rect.midY
      path.addLine(to: CGPoint(x: x, y: y))
    }
    return path
  }
}

struct WaveDemo: View {
  @State private var phase = 0.0
  @State private var strength = 20.0

  var body: some View {
    ZStack {
      ForEach(0..<5) { index in
        Wave(strength: strength, frequency: 10, phase: phase)
          .stroke(Color.white.opacity(Double(index) / 10), lineWidth: 3)
          .offset(y: CGFloat(index) * 10)
      }
    }
    .background(Color.blue)
    .frame(height: 160)
    .onAppear {
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
        phase = .pi * 2
      }
    }
    .onTapGesture { withAnimation(.bouncy) { strength = strength == 20 ? 40 : 20 } }
  }
}
