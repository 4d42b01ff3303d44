import SwiftUI

/// Animators that run by themselves, with one track and with a loop of keyframes.
struct KeyframeLoops: View {
  @State private var isRunning = true

  var body: some View {
    VStack(spacing: 30) {
      KeyframeAnimator(initialValue: 0.0, repeating: isRunning) { height in
        Circle().frame(width: 20).offset(y: -height)
      } keyframes: { _ in
        KeyframeTrack {
          MoveKeyframe(0)
          LinearKeyframe(40, duration: 0.3, timingCurve: .easeOut)
          LinearKeyframe(0, duration: 0.3, timingCurve: .easeIn)
        }
      }

      Rectangle()
        .frame(width: 40, height: 40)
        .keyframeAnimator(initialValue: CGSize.zero, repeating: true) { content, offset in
          content.offset(offset)
        } keyframes: { start in
          KeyframeTrack(\.width) {
            for index in 0..<3 {
              CubicKeyframe(Double(index) * 20, duration: 0.2)
            }
            CubicKeyframe(start.width, duration: 0.3, endVelocity: 0)
          }
          KeyframeTrack(\.height) {
            if isRunning {
              SpringKeyframe(30, duration: 0.4, spring: .snappy, startVelocity: 200)
            } else {
              LinearKeyframe(10, duration: 0.4)
            }
            CubicKeyframe(0, duration: 0.4, startVelocity: 0, endVelocity: 0)
          }
        }

      Toggle("Run", isOn: $isRunning)
    }
    .padding()
  }
}
