import SwiftUI

/// Bindings that carry an animation.
struct BindingsThatAnimate: View {
  @State private var isOn = false
  @State private var amount = 0.0
  @State private var point = CGPoint.zero

  private var clamped: Binding<Double> {
    Binding {
      amount
    } set: {
      amount = min($0, 0.8)
    }
  }

  private var eased: Binding<Double> {
    Binding(
      get: { amount },
      set: { newValue, transaction in
        withTransaction(transaction) { amount = newValue }
      })
  }

  var body: some View {
    VStack {
      Toggle("Plain", isOn: $isOn)
      Toggle("Default", isOn: $isOn.animation())
      Toggle("Spring", isOn: $isOn.animation(.spring(duration: 1)))
      Toggle("None", isOn: $isOn.animation(nil))
      Toggle("Transaction", isOn: $isOn.transaction(Transaction(animation: .linear)))
      Slider(value: clamped.animation(.smooth))
      Slider(value: eased.animation(.bouncy), in: 0...1)
      Slider(value: $point.x.animation(.easeOut), in: 0...100)
      Child(isOn: $isOn.animation(.snappy))
      Circle()
        .frame(width: isOn ? 60 : 20, height: 20 + amount * 60)
        .offset(x: point.x)
      Child(isOn: .constant(true))
    }
    .padding()
  }

  struct Child: View {
    @Binding var isOn: Bool
    var body: some View { Button(isOn ? "On" : "Off") { isOn.toggle() } }
  }
}
