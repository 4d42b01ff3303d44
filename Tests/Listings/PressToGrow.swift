import SwiftUI

/// Presses of every kind.
struct PressToGrow: View {
  @GestureState private var isDetectingLongPress = false
  @GestureState(resetTransaction: Transaction(animation: .bouncy)) private var pull = CGSize.zero
  @State private var completedLongPress = false
  @State private var isPressing = false
  @State private var taps = 0

  var longPress: some Gesture {
    LongPressGesture(minimumDuration: 1)
      .updating($isDetectingLongPress) { currentState, gestureState, transaction in
        gestureState = currentState
        transaction.animation = Animation.easeIn(duration: 1.0)
      }
      .onEnded { finished in completedLongPress = finished }
  }

  var body: some View {
    VStack(spacing: 20) {
      Circle()
        .fill(isDetectingLongPress ? .red : (completedLongPress ? .green : .blue))
        .frame(width: 100, height: 100)
        .gesture(longPress)
      Capsule()
        .frame(width: isPressing ? 140 : 100, height: 40)
        .onLongPressGesture(minimumDuration: 0.5) {
          taps += 10
        } onPressingChanged: { pressing in
          withAnimation(.snappy) { isPressing = pressing }
        }
      Rectangle()
        .frame(width: 60, height: 60)
        .offset(pull)
        .gesture(DragGesture().updating($pull) { value, state, _ in state = value.translation })
      Text("\(taps)")
        .onTapGesture(count: 2) { withAnimation { taps += 2 } }
        .simultaneousGesture(TapGesture().onEnded { taps += 1 })
    }
  }
}
