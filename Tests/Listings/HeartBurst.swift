import SwiftUI

struct HeartBurst: View {
  @State private var bursts: [Burst] = []
  @State private var trigger = 0

  struct Burst: Identifiable, Equatable {
    let id = UUID()
    let angle = Angle.degrees(.random(in: 0..<360))
    let distance = CGFloat.random(in: 40...120)
  }

  var body: some View {
    ZStack {
      ForEach(bursts) { burst in
        Image(systemName: "heart.fill")
          .foregroundStyle(.pink)
          .transition(BurstTransition(burst: burst))
      }
      Image(systemName: "heart.fill")
        .font(.system(size: 60))
        .foregroundStyle(.red.gradient.shadow(.drop(color: .black.opacity(0.3), radius: 4, y: 2)))
        .keyframeAnimator(initialValue: Pump(), trigger: trigger) { content, value in
          content
            .scaleEffect(x: value.stretch.width, y: value.stretch.height, anchor: .bottom)
            .offset(y: value.lift)
            .rotationEffect(value.angle)
        } keyframes: { _ in
          KeyframeTrack(\.stretch) {
            SpringKeyframe(CGSize(width: 1.3, height: 0.7), duration: 0.12)
            SpringKeyframe(CGSize(width: 0.8, height: 1.25), duration: 0.18, spring: .bouncy)
            SpringKeyframe(CGSize(width: 1, height: 1), spring: .bouncy)
          }
          KeyframeTrack(\.lift) {
            LinearKeyframe(0, duration: 0.12)
            CubicKeyframe(-50, duration: 0.3)
            CubicKeyframe(0, duration: 0.3)
          }
          KeyframeTrack(\.angle) {
            CubicKeyframe(.degrees(-8), duration: 0.2)
            CubicKeyframe(.degrees(8), duration: 0.2)
            CubicKeyframe(.zero, duration: 0.2)
          }
        }
        .onTapGesture {
          trigger += 1
          withAnimation(.easeOut(duration: 0.8)) { bursts = (0..<12).map { _ in Burst() } }
        }
    }
    .frame(width: 300, height: 300)
  }

  struct Pump {
    var stretch = CGSize(width: 1, height: 1)
    var lift = 0.0
    var angle = Angle.zero
  }
}

struct BurstTransition: Transition {
  let burst: HeartBurst.Burst

  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .offset(
        x: phase == .identity ? cos(burst.angle.radians) * burst.distance : 0,
        y: phase == .identity ? sin(burst.angle.radians) * burst.distance : 0
      )
      .opacity(phase == .willAppear ? 1 : phase.isIdentity ? 0 : 0)
      .scaleEffect(phase.isIdentity ? 0.4 : 1)
  }
}
