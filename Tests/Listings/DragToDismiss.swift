import SwiftUI

struct DragToDismiss: View {
  @GestureState(resetTransaction: Transaction(animation: .spring)) private var drag = CGSize.zero
  @GestureState private var isPressing = false
  @State private var offset = CGSize.zero
  @State private var isDismissed = false
  @State private var angle = Angle.zero
  @State private var magnification = 1.0

  var body: some View {
    GeometryReader { proxy in
      let insets = proxy.safeAreaInsets
      RoundedRectangle(cornerRadius: 30)
        .fill(.ultraThinMaterial)
        .overlay { Text("Drag me").bold() }
        .frame(width: proxy.size.width * 0.6, height: 200)
        .scaleEffect(isPressing ? 0.95 : magnification)
        .rotationEffect(angle)
        .offset(x: offset.width + drag.width, y: offset.height + drag.height)
        .opacity(isDismissed ? 0 : 1)
        .position(x: proxy.frame(in: .local).midX, y: proxy.size.height / 2 + insets.top)
        .gesture(
          DragGesture(minimumDistance: 5, coordinateSpace: .global)
            .updating($drag) { value, state, transaction in
              state = value.translation
              transaction.isContinuous = true
            }
            .onEnded { value in
              let speed = hypot(value.velocity.width, value.velocity.height)
              if speed > 800 || abs(value.predictedEndTranslation.width) > 300 {
                withAnimation(.spring(.bouncy(duration: 0.6), blendDuration: 0.2)) {
                  offset = value.predictedEndTranslation
                  isDismissed = true
                }
              }
            }
            .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
        )
        .simultaneousGesture(
          MagnifyGesture(minimumScaleDelta: 0.01).onChanged { magnification = $0.magnification }
        )
        .onLongPressGesture(minimumDuration: 0.5, maximumDistance: 20) {
          isDismissed = false
          offset = .zero
        } onPressingChanged: { _ in
        }
        .gesture(
          ExclusiveGesture(
            LongPressGesture().sequenced(before: DragGesture()).updating($isPressing) {
              value, state, _ in
              switch value {
              case .first(true): state = true
              case .second(true, let drag): state = drag == nil
              default: break
              }
            },
            TapGesture(count: 2)))
    }
    .coordinateSpace(.named("stage"))
  }
}
