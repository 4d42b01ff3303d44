import SwiftUI

/// First a long press, then a drag: states of a gesture in a sequence.
struct DraggableCircle: View {
  enum DragState {
    case inactive
    case pressing
    case dragging(translation: CGSize)

    var translation: CGSize {
      switch self {
      case .inactive, .pressing: return .zero
      case .dragging(let translation): return translation
      }
    }

    var isActive: Bool {
      switch self {
      case .inactive: return false
      case .pressing, .dragging: return true
      }
    }
  }

  @GestureState private var dragState = DragState.inactive
  @State private var position = CGSize.zero

  var body: some View {
    let longPressDrag = LongPressGesture(minimumDuration: 0.3)
      .sequenced(before: DragGesture())
      .updating($dragState) { value, state, transaction in
        switch value {
        case .first(true):
          state = .pressing
        case .second(true, let drag):
          state = .dragging(translation: drag?.translation ?? .zero)
        default:
          state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        position.width += drag.translation.width
        position.height += drag.translation.height
      }

    return Circle()
      .fill(Color.blue)
      .overlay(dragState.isActive ? Circle().stroke(Color.white, lineWidth: 2) : nil)
      .frame(width: 100, height: 100, alignment: .center)
      .offset(
        x: position.width + dragState.translation.width,
        y: position.height + dragState.translation.height
      )
      .animation(nil, value: position)
      .shadow(radius: dragState.isActive ? 8 : 0)
      .animation(.linear(duration: 0.2), value: dragState.isActive)
      .gesture(longPressDrag)
  }
}
