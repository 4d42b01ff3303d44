import SwiftUI

struct AnimationValues {
  var scale = 1.0
  var verticalStretch = 1.0
  var verticalTranslation = 0.0
  var angle = Angle.zero
  var chromaRotation = Angle.zero
}

struct ReactionView: View {
  @State private var runs = 0
  @State private var isPlaying = true

  var body: some View {
    VStack(spacing: 60) {
      Image(systemName: "party.popper.fill")
        .font(.system(size: 60, weight: .bold, design: .rounded))
        .foregroundStyle(
          .linearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom)
        )
        .keyframeAnimator(initialValue: AnimationValues(), trigger: runs) { content, value in
          content
            .hueRotation(value.chromaRotation)
            .rotationEffect(value.angle)
            .scaleEffect(value.scale)
            .scaleEffect(y: value.verticalStretch)
            .offset(y: value.verticalTranslation)
        } keyframes: { _ in
          KeyframeTrack(\.verticalStretch) {
            CubicKeyframe(1.0, duration: 0.1)
            CubicKeyframe(0.6, duration: 0.15)
            CubicKeyframe(1.5, duration: 0.1)
            CubicKeyframe(1.05, duration: 0.15)
            CubicKeyframe(1.0, duration: 0.88)
          }
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.0, duration: 0.36, timingCurve: .easeInOut)
            SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
            SpringKeyframe(1.0, spring: .bouncy)
          }
          KeyframeTrack(\.verticalTranslation) {
            LinearKeyframe(0.0, duration: 0.1)
            SpringKeyframe(20.0, duration: 0.15, spring: .bouncy)
            SpringKeyframe(-60.0, duration: 1.0, spring: .init(duration: 0.4, bounce: 0.3))
            MoveKeyframe(-30)
            SpringKeyframe(0.0, spring: .bouncy)
          }
          KeyframeTrack(\.angle) {
            CubicKeyframe(.zero, duration: 0.58)
            CubicKeyframe(.degrees(16), duration: 0.125)
            for _ in 0..<2 {
              CubicKeyframe(.degrees(-16), duration: 0.125)
              CubicKeyframe(.degrees(16), duration: 0.125)
            }
            CubicKeyframe(.zero, duration: 0.125)
          }
          KeyframeTrack(\.chromaRotation) {
            if runs > 1 {
              LinearKeyframe(.degrees(180), duration: 0.5)
              LinearKeyframe(.zero, duration: 0.5)
            } else {
              LinearKeyframe(.zero, duration: 0.1)
            }
          }
        }
        .onTapGesture { runs += 1 }
      KeyframeAnimator(initialValue: 0.0, repeating: isPlaying) { value in
        Capsule().fill(.teal.gradient).frame(width: 60 + 80 * value, height: 12)
      } keyframes: { _ in
        CubicKeyframe(1, duration: 0.6)
        CubicKeyframe(0, duration: 0.6)
      }
      Toggle("Playing", isOn: $isPlaying).fixedSize()
    }
    .padding()
  }
}
