import SwiftUI

/// A field that shakes its head.
struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var shakesPerUnit = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}

struct SkewEffect: GeometryEffect {
  var offset: CGFloat
  var skew: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(offset, skew) }
    set {
      offset = newValue.first
      skew = newValue.second
    }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: skew, d: 1, tx: offset, ty: 0))
  }
}

struct ShakeDemo: View {
  @State private var attempts = 0
  @State private var isSkewed = false

  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 8)
        .stroke(.red, lineWidth: 2)
        .frame(width: 200, height: 40)
        .modifier(Shake(animatableData: CGFloat(attempts)))
      Text("Skew").modifier(SkewEffect(offset: isSkewed ? 50 : 0, skew: isSkewed ? 0.5 : 0))
      Button("Wrong password") {
        withAnimation(.default) { attempts += 1 }
      }
      Button("Skew") { withAnimation(.easeInOut(duration: 0.5)) { isSkewed.toggle() } }
    }
  }
}
