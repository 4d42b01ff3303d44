import SwiftUI

/// Geometry effects: a view that follows a path, one that leans as it moves, one that tumbles.
struct PathFollowers: View {
  @State private var progress: CGFloat = 0
  @State private var isRight = false
  @State private var angle = 0.0

  var body: some View {
    VStack(spacing: 40) {
      GeometryReader { proxy in
        let path = Self.loop(in: CGRect(origin: .zero, size: proxy.size))
        ZStack(alignment: .topLeading) {
          path.stroke(.purple, style: StrokeStyle(lineWidth: 3, dash: [6, 6]))
          Image(systemName: "airplane")
            .foregroundStyle(.red)
            .frame(width: 20, height: 20)
            .offset(x: -10, y: -10)
            .modifier(FollowEffect(progress: progress, path: path))
        }
      }
      .frame(width: 240, height: 120)
      .onAppear {
        withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { progress = 1 }
      }

      ForEach(0..<3) { index in
        Text("Row \(index)")
          .padding(6)
          .background(.blue, in: .capsule)
          .modifier(
            LeanEffect(offset: isRight ? 60 : -60, lean: isRight ? 1 : 0, isRight: isRight)
              .ignoredByLayout()
          )
          .animation(.easeInOut(duration: 0.8).delay(Double(index) * 0.1), value: isRight)
      }
      .onTapGesture { isRight.toggle() }

      Button("Tumble") {
        withAnimation(.interpolatingSpring(stiffness: 40, damping: 6)) { angle += 180 }
      }
      .modifier(TumbleEffect(angle: angle))
    }
    .padding()
  }

  static func loop(in rect: CGRect) -> Path {
    Path { path in
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      path.move(to: middle)
      path.addCurve(
        to: middle, control1: CGPoint(x: rect.maxX, y: rect.minY - rect.height / 2),
        control2: CGPoint(x: rect.maxX, y: rect.maxY + rect.height / 2))
      path.addCurve(
        to: middle, control1: CGPoint(x: rect.minX, y: rect.minY - rect.height / 2),
        control2: CGPoint(x: rect.minX, y: rect.maxY + rect.height / 2))
      path.closeSubpath()
    }
  }
}

private struct FollowEffect: GeometryEffect {
  var progress: CGFloat
  let path: Path

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let here = point(progress)
    let before = point(progress - 0.01)
    let angle = atan2(here.y - before.y, here.x - before.x)
    return ProjectionTransform(
      CGAffineTransform(translationX: here.x, y: here.y).rotated(by: angle))
  }

  private func point(_ progress: CGFloat) -> CGPoint {
    let start = min(max(progress < 0 ? progress + 1 : progress, 0), 0.999)
    let piece = path.trimmedPath(from: start, to: start + 0.001).boundingRect
    return CGPoint(x: piece.midX, y: piece.midY)
  }
}

private struct LeanEffect: GeometryEffect {
  var offset: CGFloat
  var lean: CGFloat
  let isRight: Bool

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(offset, lean) }
    set { (offset, lean) = (newValue.first, newValue.second) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let skew = 0.5 * min(lean * 5, (1 - lean) * 5, 1) * (isRight ? -1 : 1)
    return ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: skew, d: 1, tx: offset, ty: 0))
  }
}

private struct TumbleEffect: GeometryEffect {
  var angle: Double

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / max(size.width, size.height)
    transform = CATransform3DRotate(transform, Angle(degrees: angle).radians, 1, 0, 0)
    transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
    let back = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
    return ProjectionTransform(transform).concatenating(ProjectionTransform(back))
  }
}
