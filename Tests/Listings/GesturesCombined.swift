import SwiftUI

struct GesturesCombined: View {
  enum DragState {
    case inactive, pressing, dragging(translation: CGSize)
    var translation: CGSize { if case .dragging(let t) = self { return t }; return .zero }
    var isActive: Bool { if case .inactive = self { return false }; return true }
  }
  @GestureState private var dragState = DragState.inactive
  @GestureState private var magnifyBy = 1.0
  @State private var position = CGSize.zero
  @State private var angle = Angle.zero

  var body: some View {
    let longPressDrag = LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture())
      .updating($dragState) { value, state, _ in
        switch value {
        case .first(true): state = .pressing
        case .second(true, let drag): state = .dragging(translation: drag?.translation ?? .zero)
        default: state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        position.width += drag.translation.width
        position.height += drag.translation.height
      }

    return Circle()
      .fill(.blue)
      .overlay(dragState.isActive ? Circle().stroke(.white, lineWidth: 2) : nil)
      .frame(width: 100, height: 100)
      .offset(
        x: position.width + dragState.translation.width,
        y: position.height + dragState.translation.height
      )
      .scaleEffect(magnifyBy)
      .rotationEffect(angle)
      .shadow(radius: dragState.isActive ? 8 : 0)
      .animation(.linear(duration: 0.2), value: dragState.isActive)
      .gesture(longPressDrag)
      .simultaneousGesture(
        MagnifyGesture()
          .updating($magnifyBy) { value, state, _ in state = value.magnification }
          .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
      )
      .onTapGesture(count: 2) {
        withAnimation(.spring) {
          position = .zero; angle = .zero
        }
      }
      .onLongPressGesture(minimumDuration: 1) {
      } onPressingChanged: { _ in
      }
  }
}
